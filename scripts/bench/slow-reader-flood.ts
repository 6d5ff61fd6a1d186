import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { recordFiles } from '#server/features/documents/certificates.ts';
import { makeFileLink } from '#server/features/documents/file-link.ts';
import { startAttacker } from './child.ts';
import type { Customer } from './customers.ts';
import type { BenchEnvironment } from './environment.ts';
import { atMost, median, type Finding } from './goals.ts';
import { get, lookups, runLoad } from './http-cases.ts';
import type { SlowReading } from './slow-readers.ts';
import { withStoredFiles, type StoredFile } from './stored-files.ts';

const address = '10.4.0.1';
/** Signed in at one address, each with its own file and ZIP; together they ask for more than a process sends at a time. */
const people = 24;
const connections = 480;
const rounds = 5;
const seconds = 4;
/** After this long all turns are taken. */
const openingSeconds = 5;
/** As large as files may be. */
const hostileBytes = 9_900_000;
const honestBytes = 1_000_000;
const lookupLoad = { connections: 20, intervalMs: 100, seconds, expectedText: 'TFE' };
const downloadLoad = { connections: 2, intervalMs: 100, seconds, expectedText: '' };

/**
 * Downloads of a customer, and lookups, beside readers of files and ZIPs who take next to nothing, against the same without them:
 * p99 as medians of alternating rounds.
 */
export async function measureSlowReaders(environment: BenchEnvironment): Promise<Finding[]> {
  return withStoredFiles(environment, async ({ product, put }) => {
    const { port } = product;
    const [honest, ...others] = environment.customers.slice(131);
    if (!honest) throw new Error('the environment has too few customers');
    const hostile = others.slice(0, people).map((person) => ({ ...person, ip: address }));
    const large = await put('bench/large.pdf', randomBytes(hostileBytes));
    const small = await put('bench/small.pdf', randomBytes(honestBytes));
    const stored = await storeZip(environment, hostile, large);
    const codes = environment.codes.filter((code) => !stored.has(code));
    const requests = [
      ...(await requestFiles(environment, hostile, large)),
      ...hostile.map(({ cookie, ip }) => get('/files/translations.zip', { cookie, 'x-forwarded-for': ip })),
    ];
    const downloads = await requestFiles(environment, [honest], small);
    const measure = async () => {
      const download = await runLoad(environment, { ...downloadLoad, port, requests: downloads });
      const lookup = await runLoad(environment, { ...lookupLoad, port, requests: lookups(codes) });
      return { download: download.p99, lookup: lookup.p99, memory: product.memory() };
    };
    await measure();
    const quiet: Measured[] = [];
    const beside: Measured[] = [];
    for (let round = 0; round < rounds; round += 1) {
      quiet.push(await measure());
      beside.push(await underSlowReaders({ port, requests }, measure));
    }
    return report(quiet, beside);
  });
}

interface Measured {
  download: number;
  lookup: number;
  memory: number;
}

function report(quiet: readonly Measured[], beside: readonly Measured[]): Finding[] {
  const compared = (['download', 'lookup'] as const).map((name) => {
    const [without, during] = [quiet, beside].map((list) => median(list.map((measured) => measured[name])));
    const [quietMs, floodMs] = [without ?? 0, during ?? 0];
    const goal = `P9 p99 of a ${name} beside slow readers (${floodMs.toFixed(1)} of ${quietMs.toFixed(1)} ms)`;
    return atMost(goal, { must: 3, found: floodMs / quietMs, unit: '×' });
  });
  const megabytes = (list: readonly Measured[]) => Math.max(...list.map(({ memory }) => memory)) / 1024 / 1024;
  const found = `${megabytes(beside).toFixed(0)} of ${megabytes(quiet).toFixed(0)} MB`;
  return [...compared, { goal: 'memory of the process beside slow readers', must: '', found }];
}

async function underSlowReaders<T>(
  { port, requests }: Pick<SlowReading, 'port' | 'requests'>,
  work: () => Promise<T>,
): Promise<T> {
  const attacker = await startAttacker('slow-readers.ts');
  const reading = { port, requests, connections, seconds: 2 * seconds + openingSeconds + 3 } satisfies SlowReading;
  try {
    const [result] = await Promise.all([wait(openingSeconds * 1000).then(work), attacker.request(reading)]);
    return result;
  } finally {
    await attacker.stop();
  }
}

/** Makes the file the original of one document of each person; raw requests of it. */
async function requestFiles({ deps }: BenchEnvironment, owners: readonly Customer[], file: StoredFile) {
  const { rows } = await deps.pool.query<{ id: string; userId: string }>(
    `update documents set file_key = $2, file_size_bytes = $3, file_sha256 = $4
      where id in (select distinct on (user_id) id from documents where user_id = any($1::uuid[]) order by user_id, id)
      returning id, user_id as "userId"`,
    [owners.map(({ id }) => id), file.key, file.sizeBytes, file.sha256],
  );
  return rows.map(({ id, userId }) => {
    const owner = owners.find((one) => one.id === userId);
    const { url } = makeFileLink(deps, { kind: 'original', id, disposition: 'inline' });
    return get(new URL(url).pathname, { cookie: owner?.cookie ?? '', 'x-forwarded-for': owner?.ip ?? '' });
  });
}

/** Makes the file the only delivery of each person, as recorded. Returns their codes, whose files are not in the public log. */
async function storeZip({ deps }: BenchEnvironment, owners: readonly Customer[], file: StoredFile) {
  const ids = owners.map(({ id }) => id);
  await deps.pool.query(
    `with kept as (
      select distinct on (user_id) id from translated_documents where user_id = any($1::uuid[]) order by user_id, id
    )
    update translated_documents set is_deleted = true
      where user_id = any($1::uuid[]) and id not in (select id from kept)`,
    [ids],
  );
  const { rows } = await deps.pool.query<{ code: string }>(
    `update translated_documents
      set translated_file_key = $2, translated_file_size_bytes = $3, translated_file_sha256 = $4
      where user_id = any($1::uuid[]) and not is_deleted
      returning verification_code as code`,
    [ids, file.key, file.sizeBytes, file.sha256],
  );
  await deps.pool.query(
    `insert into certificate_files (certificate_id, sha256, file_key, size_bytes, signature_level)
      select c.id, t.translated_file_sha256, t.translated_file_key, t.translated_file_size_bytes, 'B-B'
      from certificates c join translated_documents t on t.id = c.translation_id
      where t.user_id = any($1::uuid[]) and not t.is_deleted`,
    [ids],
  );
  await recordFiles(deps.db, { certificateId: null });
  return new Set(rows.map(({ code }) => code));
}
