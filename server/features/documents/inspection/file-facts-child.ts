import { findPdfHeader } from '#server/features/documents/file-type.ts';
import { readFrames } from '#server/platform/processes/frames.ts';
import type { FileFacts } from '#shared/certificate/findings.ts';
import type { ChildAnswer } from './service.ts';

/** Child process that inspects translations, so that a hostile file crashes this process instead of the server. */

process.on('disconnect', () => process.exit(0));

/** The reader for the type of `bytes`. A reader that fails to load ends the process, so that the file is not blamed. */
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
    // Unreadable: the parent answers such a file with undefined facts.
    facts = undefined;
  }
  process.send?.({ facts } satisfies ChildAnswer);
}

for await (const file of readFrames(process.stdin)) await answer(file);
