import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { streamZip, type ZipEntry } from '#server/platform/http/zip.ts';
import { readZip } from '../support/zip.ts';

const lastModified = new Date('2026-11-30T12:00:00Z');
const endless = () => new Readable({ read: () => undefined });

async function* entriesOf(inputs: Record<string, ZipEntry['input']>): AsyncGenerator<ZipEntry> {
  for (const [name, input] of Object.entries(inputs)) yield { name, input, lastModified };
}

test('holds each entry as it was', async () => {
  const zip = await buffer(streamZip(entriesOf({ 'a.txt': 'a', 'b.bin': Readable.from([Buffer.from('b')]) })));
  const files = readZip(zip);
  expect(Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, bytes.toString()]))).toEqual({
    'a.txt': 'a',
    'b.bin': 'b',
  });
});

test('a reader who leaves closes the file that was being sent', async () => {
  const sent = endless();
  sent.push(Buffer.from('first bytes'));
  const zip = streamZip(entriesOf({ 'large.pdf': sent }));
  for await (const chunk of zip as AsyncIterable<Uint8Array>) if (Buffer.from(chunk).includes('first bytes')) break;
  if (!sent.closed) await once(sent, 'close');
  expect(sent.destroyed).toBe(true);
});

test('a file that ends early, and an entry that cannot be opened, fail the reader', async () => {
  const cut = endless();
  cut.push(Buffer.from('first bytes'));
  setImmediate(() => cut.destroy(new Error('the store is gone')));
  await expect(buffer(streamZip(entriesOf({ 'large.pdf': cut })))).rejects.toThrow('the store is gone');
  async function* refused(): AsyncGenerator<ZipEntry> {
    yield* entriesOf({ 'a.txt': 'a' });
    throw new Error('no such file');
  }
  await expect(buffer(streamZip(refused()))).rejects.toThrow('no such file');
});
