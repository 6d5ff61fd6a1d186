import { expect, test } from 'vitest';
import { parseImport } from '#server/features/admin/imports/parse.ts';
import { importKinds } from '#shared/imports.ts';
import { hostileCsv, hostileCsvs } from '../support/hostile-csv.ts';
import { leastOf, longestTurn } from '../support/loop-turns.ts';

// Imports are parsed in slices of the event loop, whatever was sent.

const maxStallMs = 40;
const headers = {
  customers: 'Name,Email',
  firms: 'Firm,Name,Email',
  orders: 'Email,Reference,Date,Title,Amount,Currency',
};

async function* chunksOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += 64 * 1024) yield await Promise.resolve(bytes.subarray(at, at + 64 * 1024));
}

const cases = importKinds.flatMap((kind) => hostileCsvs.map((shape) => ({ kind, shape })));

test.each(cases)('a hostile list of $kind ($shape) delays nobody', async ({ kind, shape }) => {
  const body = hostileCsv(shape, 100 * 1024)
    .toString()
    .replace(/^.*\n/, `${headers[kind]}\n`);
  const parse = () => parseImport(kind, chunksOf(Buffer.from(body))).catch(() => undefined);
  expect(await leastOf(async () => (await longestTurn(parse)).stallMs, maxStallMs)).toBeLessThan(maxStallMs);
});
