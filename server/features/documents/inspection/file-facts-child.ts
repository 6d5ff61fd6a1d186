import type { FileFacts } from '#shared/certificate/findings.ts';
import { findPdfHeader } from '#server/features/documents/upload/file-type.ts';

/** Child process that inspects translations, so that a hostile file crashes this process instead of the server. */

export type ChildAnswer = { facts: FileFacts | undefined };

process.on('disconnect', () => process.exit(0));

let received: Buffer[] = [];
let bufferedBytes = 0;
let expectedBytes: number | undefined;

/** The reader for the type of `bytes`. A reader that does not load ends the process: that is no fault of the file. */
async function loadReader(bytes: Buffer): Promise<() => Promise<FileFacts>> {
  if (findPdfHeader(bytes) !== undefined) {
    const { readPdfFacts } = await import('./pdf-facts.ts');
    return () => readPdfFacts(new Uint8Array(bytes));
  }
  const { readImageFacts } = await import('./image-facts.ts');
  return () => readImageFacts(bytes);
}

async function answer(bytes: Buffer): Promise<void> {
  const read = await loadReader(bytes);
  let facts: FileFacts | undefined;
  try {
    facts = await read();
  } catch {
    facts = undefined;
  }
  process.send?.({ facts } satisfies ChildAnswer);
}

for await (const chunk of process.stdin) {
  if (!Buffer.isBuffer(chunk)) throw new TypeError('stdin must yield buffers');
  received.push(chunk);
  bufferedBytes += chunk.length;
  if (expectedBytes === undefined && bufferedBytes >= 4) {
    const all = Buffer.concat(received);
    expectedBytes = all.readUInt32BE(0);
    received = [all.subarray(4)];
    bufferedBytes -= 4;
  }
  if (expectedBytes !== undefined && bufferedBytes >= expectedBytes) {
    const file = Buffer.concat(received);
    received = [];
    bufferedBytes = 0;
    expectedBytes = undefined;
    await answer(file);
  }
}
