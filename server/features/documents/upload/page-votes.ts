import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import { PDF, PdfArray, PdfBool, PdfDict, PdfName, type PdfObject, PdfRef } from '@libpdf/core';
import { getDocument, PasswordException, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type PageCount, type PageCountReason, unreadable, unusual, type Vote, walkPageTree } from './page-tree.ts';
import { hasRivalDocuments, isAmbiguousFile, isTruncated } from './pdf-syntax.ts';

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

/** Decoded contents of the object streams, as Latin-1 text. */
function* unpackedObjects(context: PDFContext): Generator<string> {
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || object.dict.get(PDFName.of('Type')) !== PDFName.of('ObjStm')) continue;
    yield Buffer.from(decodePDFRawStream(object).decode()).toString('latin1');
  }
}

/** Whether a key is empty or has control characters: readers that end a name at its first NUL take it for another key. */
function hasOddKey(dict: PDFDict): boolean {
  return dict.keys().some((key) => {
    const name = key.decodeText();
    return name === '' || [...name].some((letter) => letter < ' ');
  });
}

/**
 * Counts pages by scanning every object instead of the cross-reference table: the last definition wins, and a node without
 * /Kids is a page regardless of /Type.
 */
async function scanPages(
  bytes: Uint8Array,
  pagesMax: number,
): Promise<{ vote: Vote; objectStreams: Iterable<string> }> {
  const { context } = await PDFDocument.load(bytes, {
    password: '',
    updateMetadata: false,
    parseSpeed: Number.POSITIVE_INFINITY,
  });
  const catalog = context.lookup(context.trailerInfo.Root);
  if (catalog instanceof PDFDict && hasOddKey(catalog)) {
    return { vote: unusual('its catalog has a key with two readings'), objectStreams: [] };
  }
  const vote = walkPageTree<PDFObject>(
    {
      root: catalog instanceof PDFDict ? catalog.get(PDFName.of('Pages')) : undefined,
      key: (node) => (node instanceof PDFRef ? node.tag : undefined),
      read: (node) => {
        const dict = context.lookup(node);
        if (!(dict instanceof PDFDict) || hasOddKey(dict)) return undefined;
        if (!dict.has(PDFName.of('Kids'))) return { page: true };
        const kids = dict.lookup(PDFName.of('Kids'));
        return kids instanceof PDFArray ? { page: false, kids: kids.asArray() } : undefined;
      },
    },
    pagesMax,
  );
  return { vote, objectStreams: unpackedObjects(context) };
}

/**
 * Counts pages by the cross-reference table and /Type. Nodes without a type are judged by /Kids; other types are rejected.
 */
async function readXrefPages(bytes: Uint8Array, pagesMax: number): Promise<Vote> {
  const pdf = await PDF.load(bytes);
  const { context } = pdf;
  const resolve = (object: PdfObject | undefined) =>
    object instanceof PdfRef ? (context.resolve(object) ?? undefined) : object;
  const catalog = context.catalog.getDict();

  // Viewers that rebuild a broken table differ in which of several documents they choose.
  if (pdf.recoveredViaBruteForce && hasRivalDocuments(bytes)) return unusual('it holds more than one document');
  const needsRendering = resolve(catalog.get('NeedsRendering'));
  if (needsRendering instanceof PdfBool && needsRendering.value)
    return unusual('it is a form that draws its own pages');
  if (resolve(catalog.get('Collection')) instanceof PdfDict) return unusual('it is a collection of files');

  return walkPageTree<PdfObject>(
    {
      root: catalog.get('Pages'),
      key: (node) => (node instanceof PdfRef ? `${node.objectNumber} ${node.generation}` : undefined),
      read: (node) => {
        const dict = resolve(node);
        if (!(dict instanceof PdfDict)) return undefined;
        const type = resolve(dict.get('Type'));
        const kids = resolve(dict.get('Kids'));
        const isTyped = type !== undefined;
        if (isTyped && !(type instanceof PdfName)) return undefined;
        // Readers that look for kids first count those.
        if (type?.value === 'Page') return kids === undefined ? { page: true } : undefined;
        if (kids instanceof PdfArray && (!isTyped || type.value === 'Pages')) return { page: false, kids: [...kids] };
        return isTyped || kids !== undefined ? undefined : { page: true };
      },
    },
    pagesMax,
  );
}
