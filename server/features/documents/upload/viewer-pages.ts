import { getDocument, PasswordException, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
// Registers the worker globally, so that pdfjs runs it in this process.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import type { PageCountReason } from './page-tree.ts';

/** Counts pages by the engine of the product's viewer. */

type ViewerVote = { ok: true; claimed: number; shown: number } | { ok: false; reason: PageCountReason };

/**
 * `claimed` pages by /Count, which the viewer trusts, and `shown` pages that it can load. Loads none when more than `pagesMax`
 * are claimed.
 */
export async function loadViewerPages(bytes: Uint8Array, pagesMax: number): Promise<ViewerVote> {
  const task = getDocument({
    // Copied: pdfjs transfers the buffer.
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
