import '../run/die-with-parent.ts';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { withEnvironment, type BenchEnvironment } from '../bench/environment.ts';
import { call, lookups, runLoad } from '../bench/http-cases.ts';
import { startObjectStore } from '../sandbox/object-store.ts';
import { judge, type Sample } from './figures.ts';
import { metricsToken, takeSamples } from './samples.ts';
import { connectRepeatedly, uploadRepeatedly } from './visitors.ts';

/*
 * Leak test: one server process at a third of its capacity (lookups, signed-in lists, sockets, uploads) for `--minutes`.
 * Exits non-zero when memory, descriptors or handles grow after warm-up, on a wrong response, or when the process exits.
 */

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } });
const minutes = Number(values.minutes);
const loadShare = 0.3;
const connections = 16;
const expectedText = '"result"';
const list = `?input=${encodeURIComponent(JSON.stringify({ page: 1, pageSize: 50 }))}`;

function ordinaryCalls({ codes, customers }: BenchEnvironment): string[] {
  const signedIn = customers.flatMap(({ cookie }) =>
    [`documents.list${list}`, 'notifications.unreadCount'].map((procedure) => call(procedure, { headers: { cookie } })),
  );
  return [...lookups(codes.slice(0, 2 * signedIn.length)), ...signedIn];
}

function printSample({ minute, megabytes, descriptors, handles }: Sample): void {
  const at = `${Math.round(minute)}`.padStart(3);
  console.log(`${at} min  ${megabytes.toFixed(1)} MB  ${descriptors} descriptors  ${handles} handles`);
}

async function soak(environment: BenchEnvironment): Promise<boolean> {
  const { product } = environment;
  const requests = ordinaryCalls(environment);
  const limit = await runLoad(environment, { port: product.port, requests, expectedText, connections, seconds: 10 });
  const perSecond = loadShare * limit.perSecond;
  console.log(`${limit.perSecond.toFixed(0)} requests/s at capacity; soaking at ${perSecond.toFixed(0)}`);
  const intervalMs = (1000 * connections) / perSecond;

  const ending = new AbortController();
  const { signal } = ending;
  const load = runLoad(environment, {
    port: product.port,
    requests,
    expectedText,
    connections,
    intervalMs,
    seconds: 60 * minutes,
  });
  const visitors = [connectRepeatedly(environment, signal), uploadRepeatedly(environment, signal)];
  const sampled = takeSamples(product, { signal, onMinute: printSample });
  // The first failure ends all work.
  const result = await Promise.race([load, Promise.all([...visitors, sampled]).then(() => load)]).finally(() =>
    ending.abort(),
  );
  const [windows, uploads] = await Promise.all(visitors);
  const warmUp = Math.min(5, minutes / 3);
  const verdict = judge(await sampled, warmUp);
  console.log(
    `${result.perSecond.toFixed(0)} requests/s, ${windows} sockets, ${uploads} uploads; p99 ${result.p99.toFixed(1)} ms`,
  );
  console.log(
    `after ${warmUp.toFixed(1)} min: memory ${verdict.megabytesPerMinute.toFixed(2)} MB/min, ` +
      `descriptors +${verdict.moreDescriptors.toFixed(1)}, handles +${verdict.moreHandles.toFixed(1)} ` +
      `(${verdict.samples} samples): ${verdict.isGood ? 'no leak' : 'LEAK'}`,
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
    METRICS_TOKEN: metricsToken,
    // One log line per request would fill the disk.
    LOG_LEVEL: 'warn',
  });
  process.exitCode = isGood ? 0 : 1;
} finally {
  await store.stop();
  await fs.rm(dir, { recursive: true, force: true });
}
