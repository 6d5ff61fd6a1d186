import './die-with-parent.ts';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { call, lookups, runLoad } from './bench/http-cases.ts';
import { withEnvironment, type BenchEnvironment } from './bench/environment.ts';
import { startObjectStore } from './sandbox/object-store.ts';
import { judge, type Sample } from './soak/figures.ts';
import { takeSamples } from './soak/samples.ts';
import { comeAndGo, upload } from './soak/visitors.ts';

/*
 * Whether a process that works for long keeps what it no longer needs: lookups and signed-in lists at a third of what it
 * can do, windows that come and go, files now and then. `npm run soak -- --minutes 30`. Ends non-zero when memory grows by
 * more than a megabyte a minute after the first time, when descriptors or handles grow, when an answer is not as it has to
 * be, or when the process ends, as it does when a promise is rejected and nobody listens.
 */

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } });
const minutes = Number(values.minutes);
const share = 0.3;
const connections = 16;
const holds = '"result"';
const list = `?input=${encodeURIComponent(JSON.stringify({ page: 1, pageSize: 50 }))}`;

function ordinaryCalls({ codes, customers }: BenchEnvironment): string[] {
  const signedIn = customers.flatMap(({ cookie }) =>
    [`documents.list${list}`, 'notifications.unreadCount'].map((procedure) => call(procedure, { headers: { cookie } })),
  );
  return [...lookups(codes.slice(0, 2 * signedIn.length)), ...signedIn];
}

function say({ minute, megabytes, descriptors, handles }: Sample): void {
  const at = `${Math.round(minute)}`.padStart(3);
  console.log(`${at} min  ${megabytes.toFixed(1)} MB  ${descriptors} descriptors  ${handles} handles`);
}

async function soak(stand: BenchEnvironment): Promise<boolean> {
  const { product } = stand;
  const requests = ordinaryCalls(stand);
  const limit = await runLoad(stand, { port: product.port, requests, holds, connections, seconds: 10 });
  const perSecond = share * limit.perSecond;
  console.log(`${limit.perSecond.toFixed(0)} requests a second is all it can do; now ${perSecond.toFixed(0)}`);
  const every = (1000 * connections) / perSecond;

  const ending = new AbortController();
  const { signal } = ending;
  const load = runLoad(stand, { port: product.port, requests, holds, connections, every, seconds: 60 * minutes });
  const visits = [comeAndGo(stand, signal), upload(stand, signal)];
  const sampled = takeSamples(product, { signal, onMinute: say });
  // What fails ends everything at once.
  const result = await Promise.race([load, Promise.all([...visits, sampled]).then(() => load)]).finally(() =>
    ending.abort(),
  );
  const [windows, uploads] = await Promise.all(visits);
  const warmUp = Math.min(5, minutes / 3);
  const verdict = judge(await sampled, warmUp);
  console.log(
    `${result.perSecond.toFixed(0)} requests a second, ${windows} windows, ${uploads} uploads; p99 ${result.p99.toFixed(1)} ms`,
  );
  console.log(
    `after ${warmUp.toFixed(1)} min: memory ${verdict.megabytesPerMinute.toFixed(2)} MB/min, ` +
      `descriptors ${verdict.moreDescriptors.toFixed(1)} more, handles ${verdict.moreHandles.toFixed(1)} more ` +
      `(${verdict.samples} samples): ${verdict.isGood ? 'it keeps nothing' : 'IT GROWS'}`,
  );
  return verdict.isGood;
}

const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'soak-'));
const store = await startObjectStore({ dir });
try {
  const isGood = await withEnvironment(soak, {
    S3_ENDPOINT: store.endpoint,
    S3_REGION: store.region,
    S3_BUCKET: store.bucket,
    S3_ACCESS_KEY_ID: store.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.secretAccessKey,
    // A line a request would fill the disk in half an hour.
    LOG_LEVEL: 'warn',
  });
  process.exitCode = isGood ? 0 : 1;
} finally {
  await store.stop();
  await fs.rm(dir, { recursive: true, force: true });
}
