import { indexPages } from './indexed-pages.ts';
import { unreadable, unusual, type PageCount, type Vote } from './page-tree.ts';
import { isAmbiguousFile, isCutOff } from './pdf-syntax.ts';
import { scanPages } from './scanned-pages.ts';
import { loadViewerPages } from './viewer-pages.ts';

/**
 * Counts pages as they are seen. Three readers that share no rule look at the same bytes: one scans every object, one follows
 * the cross-reference table, one is the viewer's engine. Where they differ, somebody would see other pages than were paid
 * for, and the file is refused.
 */

const isPasswordError = (error: unknown): boolean =>
  error instanceof Error && /password|encrypt|crypt/i.test(error.message);

/** Undefined when the reader cannot read the file at all. */
function onFailure(error: unknown): Vote | undefined {
  return isPasswordError(error) ? { ok: false, reason: 'encrypted' } : undefined;
}

const isFinal = (vote: Vote | undefined): vote is Vote & { ok: false } =>
  vote?.ok === false && ['encrypted', 'too-many-pages', 'unusual'].includes(vote.reason);

/** What both readers of the tree say, if they agree; one alone is believed where the other cannot read the file. */
function agree(scanned: Vote | undefined, indexed: Vote | undefined): Vote {
  const only = scanned ?? indexed;
  if (only === undefined) return unreadable('the file is damaged or is not a PDF');
  if (scanned === undefined || indexed === undefined) return only;
  if (scanned.ok && indexed.ok)
    return scanned.pages === indexed.pages ? scanned : unusual('two readers count differently');
  if (scanned.ok || indexed.ok) return unusual('one reader finds no pages');
  return scanned;
}

/**
 * Pages of a PDF, at most `pagesMax`. Runs to the end of whatever the file asks for: call it only where time and memory are
 * watched. Needs no password for a file that opens without one.
 */
export async function countPdfPages(bytes: Uint8Array, pagesMax: number): Promise<PageCount> {
  if (isCutOff(bytes)) return unreadable('the end of the file is missing');
  const scan = await scanPages(bytes, pagesMax).catch(onFailure);
  const scanned = scan && ('vote' in scan ? scan.vote : scan);
  if (isFinal(scanned)) return scanned;
  const indexed = await indexPages(bytes, pagesMax).catch(onFailure);
  if (isFinal(indexed)) return indexed;
  const tree = agree(scanned, indexed);
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
