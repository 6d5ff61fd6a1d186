import { flushCompileCache } from 'node:module';
import { readFrames } from '#server/platform/processes/frames.ts';
import type { ChildAnswer, ChildRequest } from './page-reading.ts';
import type { Source } from './picture.ts';

/**
 * Child process that reads pages of untrusted files, so that a hostile one crashes this process instead of the server. Reads
 * requests (JSON) from stdin, each followed by its file unless it is the last one again, and sends one message per request.
 */

function answer(message: ChildAnswer): void {
  process.send?.(message);
}

async function handle(request: ChildRequest, file: Uint8Array): Promise<ChildAnswer> {
  if (request.mimetype !== 'application/pdf') return handleSource(request, file);
  // Loaded on demand: photos do not need it.
  const [{ withPdf }, { inkOfPage, readLayer, render }] = await Promise.all([
    import('#server/platform/processes/pdf.ts'),
    import('./pdf-page.ts'),
  ]);
  return withPdf(file, async (pdf) => {
    const page = await pdf.getPage(request.page);
    if (request.kind === 'page') {
      const attempt = await readLayer(page, request.lang);
      if (attempt) return { kind: 'page', attempt };
    }
    if (request.kind === 'ink') {
      return { kind: 'ink', ink: await inkOfPage(page, pdf, request.boxes ?? []) };
    }
    return handleSource(request, await render(page, pdf));
  });
}

async function handleSource({ kind, lang, quarter, width }: ChildRequest, source: Source): Promise<ChildAnswer> {
  // Pictures are measured as they are read.
  if (kind === 'ink') return { kind, ink: null };
  if (kind === 'zone') {
    const { readZone } = await import('./zone.ts');
    return { kind, mrz: await readZone(source, quarter) };
  }
  if (kind === 'page') {
    const { readPicture } = await import('./read-picture.ts');
    return { kind, attempt: await readPicture(source, lang, { quarter, width }) };
  }
  const { findOrientation, voteOrientation } = await import('./orientation.ts');
  return { kind, quarter: kind === 'vote' ? await voteOrientation(source, lang) : await findOrientation(source) };
}

process.on('disconnect', () => process.exit(0));
answer({ kind: 'ready' });
// Flushed early: children are killed, so no exit handler writes the cache.
flushCompileCache();

let request: ChildRequest | undefined;
let file: Uint8Array = new Uint8Array();
for await (const frame of readFrames(process.stdin)) {
  if (request === undefined) {
    request = JSON.parse(frame.toString()) as ChildRequest;
    if (!request.isSameFile) continue;
  } else file = frame;
  try {
    answer(await handle(request, file));
  } catch (error) {
    // Messages of a damaged file may contain its text.
    answer({ kind: 'failed', isUnusable: error instanceof Error && error.name === 'UnusablePicture' });
  }
  request = undefined;
}
