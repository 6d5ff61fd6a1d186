import { getDocument, PasswordException, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { unreadable, unusual, type PageCount, type PageCountReason, type Vote } from './page-tree.ts';
import { isAmbiguousFile, isTruncated } from './pdf-syntax.ts';
import { scanPages } from './scanned-pages.ts';
import { readXrefPages } from './xref-pages.ts';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';

/**
 * Counts pages by three independent readers: an object scan, the cross-reference table and the viewer's engine. Files on which
 * they differ are rejected, since viewers would show other pages than were paid for.
 */

const isPasswordError = (error: unknown): boolean =>
  error instanceof Error && /password|encrypt|crypt/i.test(error.message);

/** The vote of a reader that threw: encrypted, or undefined for an unreadable file. */
function voteOnError(error: unknown): Vote | undefined {
  return isPasswordError(error) ? { ok: false, reason: 'encrypted' } : undefined;
}

const isFinal = (vote: Vote | undefined): vote is Vote & { ok: false } =>
  vote?.ok === false && ['encrypted', 'too-many-pages', 'unusual'].includes(vote.reason);

/** The common count of both readers; one alone decides when the other cannot read the file. */
function combineVotes(scanned: Vote | undefined, indexed: Vote | undefined): Vote {
  const only = scanned ?? indexed;
  if (only === undefined) return unreadable('the file is damaged or is not a PDF');
  if (scanned === undefined || indexed === undefined) return only;
  if (scanned.ok && indexed.ok)
    return scanned.pages === indexed.pages ? scanned : unusual('two readers count differently');
  if (scanned.ok || indexed.ok) return unusual('one reader finds no pages');
  return scanned;
}

/**
 * Counts the pages of a PDF, at most `pagesMax`; a file with an empty user password counts as unencrypted. Time and memory are
 * unbounded: run it only in a process with limits on both.
 */
export async function countPdfPages(bytes: Uint8Array, pagesMax: number): Promise<PageCount> {
  if (isTruncated(bytes)) return unreadable('the end of the file is missing');
  const scan = await scanPages(bytes, pagesMax).catch(voteOnError);
  const scanned = scan && ('vote' in scan ? scan.vote : scan);
  if (isFinal(scanned)) return scanned;
  const indexed = await readXrefPages(bytes, pagesMax).catch(voteOnError);
  if (isFinal(indexed)) return indexed;
  const tree = combineVotes(scanned, indexed);
  if (!tree.ok) return tree;
  const objectStreams = scan && 'objectStreams' in scan ? scan.objectStreams : [];
  if (isAmbiguousFile(bytes, objectStreams)) return unusual('a key of its list of pages has two readings');

  const viewer = await loadViewerPages(bytes, pagesMax);
  if (!viewer.ok) return viewer.reason === 'encrypted' ? viewer : unusual('viewers cannot open it');
  const isAlone = scanned === undefined || indexed === undefined;
  if (viewer.claimed > tree.pages || (isAlone && viewer.shown !== tree.pages))
    return unusual('viewers show other pages');
  return { ok: true, pages: tree.pages, viewerPages: viewer.shown };
}

/** Counts pages by the engine of the product's viewer. */

type ViewerVote = { ok: true; claimed: number; shown: number } | { ok: false; reason: PageCountReason };

/**
 * `claimed` pages by /Count, which the viewer trusts, and `shown` pages that it can load. Loads none when more than `pagesMax`
 * are claimed.
 */
async function loadViewerPages(bytes: Uint8Array, pagesMax: number): Promise<ViewerVote> {
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
