import { getDocument, PasswordException, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
// Makes itself known to the other module, which then runs it in this process instead of a worker.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import type { PageCountReason } from './page-tree.ts';

/** The engine of the product's own viewer. */

export type ViewerVote = { ok: true; claimed: number; shown: number } | { ok: false; reason: PageCountReason };

/**
 * How many pages the viewer says there are, and how many of them it can load. Loads none when it claims more than
 * `pagesMax`: it believes a PDF's own /Count.
 */
export async function loadViewerPages(bytes: Uint8Array, pagesMax: number): Promise<ViewerVote> {
  const task = getDocument({
    // Takes over the memory it is given.
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
  });
  try {
    const document = await task.promise;
    const claimed = Math.max(0, document.numPages);
    let shown = 0;
    for (let page = 1; page <= claimed && claimed <= pagesMax; page += 1) {
      shown += await document.getPage(page).then(
        () => 1,
        () => 0,
      );
    }
    return { ok: true, claimed, shown };
  } catch (error) {
    return { ok: false, reason: error instanceof PasswordException ? 'encrypted' : 'unreadable' };
  } finally {
    await task.destroy();
  }
}
