import { PDF, PdfArray, PdfDict, PdfName, PdfRef, type PdfObject } from '@libpdf/core';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRef, type PDFObject } from '@cantoo/pdf-lib';

/**
 * Counts pages by walking the page tree; a PDF's own /Count is never read. Two readers look at the same bytes: one follows
 * the cross-reference table as viewers do, the other scans every object. A file that tells them different things was
 * made to be counted wrong, and is refused.
 */

export type PageCountReason =
  'encrypted' | 'no-pages' | 'too-many-pages' | 'unreadable' | 'too-costly' | 'unreadable-image';

export type PageCount = { ok: true; pages: number } | { ok: false; reason: PageCountReason; detail?: string };

/** A node as the walk sees it. `kids` are unresolved; `key` tells two references to one object apart from two objects. */
export interface PageTree<Node> {
  root: Node | undefined;
  key: (node: Node) => string | undefined;
  read: (node: Node) => { page: true } | { page: false; kids: readonly Node[] } | undefined;
}

/** More nodes than this is no document of 50 pages: it is a tree built to keep us busy. */
const nodesMax = 100_000;

const unreadable = (detail: string): PageCount => ({ ok: false, reason: 'unreadable', detail });

/**
 * Leaves below the root, counted as often as the tree shows them. Stops at `pagesMax + 1` leaves, at a loop, at a node that
 * is neither a page nor a list of pages, and after 100,000 nodes. Does not recurse, so depth costs no stack.
 */
export function walkPageTree<Node>(tree: PageTree<Node>, pagesMax: number): PageCount {
  if (tree.root === undefined) return unreadable('the file has no list of pages');
  const path: { key: string | undefined; kids: readonly Node[]; next: number }[] = [
    { key: undefined, kids: [tree.root], next: 0 },
  ];
  const onPath = new Set<string>();
  let pages = 0;
  for (let visited = 0; visited <= nodesMax;) {
    const branch = path.at(-1);
    if (branch === undefined) return pages === 0 ? { ok: false, reason: 'no-pages' } : { ok: true, pages };
    const node = branch.kids[branch.next++];
    if (node === undefined) {
      path.pop();
      if (branch.key !== undefined) onPath.delete(branch.key);
      continue;
    }
    visited += 1;
    const key = tree.key(node);
    if (key !== undefined && onPath.has(key)) return unreadable('the list of pages refers to itself');
    const found = tree.read(node);
    if (found === undefined) return unreadable('the list of pages is damaged');
    if (found.page) {
      pages += 1;
      if (pages > pagesMax) return { ok: false, reason: 'too-many-pages' };
      continue;
    }
    if (key !== undefined) onPath.add(key);
    path.push({ key, kids: found.kids, next: 0 });
  }
  return unreadable('the list of pages is too complicated');
}

/** A page has no kids, a list of pages has them; a node that claims to be both is counted differently by every viewer. */
function classify<Node>(type: string | undefined, kids: readonly Node[] | undefined) {
  if (kids !== undefined) return type === 'Page' ? undefined : { page: false as const, kids };
  return type === 'Pages' ? { page: false as const, kids: [] } : { page: true as const };
}

/** The reader that scans every object of the file, in order, and lets the last definition win. */
async function scannedTree(bytes: Uint8Array): Promise<PageTree<PDFObject>> {
  const { context } = await PDFDocument.load(bytes, {
    password: '',
    updateMetadata: false,
    parseSpeed: Number.POSITIVE_INFINITY,
  });
  const catalog = context.lookup(context.trailerInfo.Root);
  return {
    root: catalog instanceof PDFDict ? catalog.get(PDFName.of('Pages')) : undefined,
    key: (node) => (node instanceof PDFRef ? node.tag : undefined),
    read: (node) => {
      const dict = context.lookup(node);
      if (!(dict instanceof PDFDict)) return undefined;
      const type = dict.lookup(PDFName.of('Type'));
      const kids = dict.lookup(PDFName.of('Kids'));
      if (kids !== undefined && !(kids instanceof PDFArray)) return undefined;
      return classify(type instanceof PDFName ? type.decodeText() : undefined, kids?.asArray());
    },
  };
}

/** The reader that follows the cross-reference table, as viewers do; it scans only where that table is broken. */
async function indexedTree(bytes: Uint8Array): Promise<PageTree<PdfObject>> {
  const { context } = await PDF.load(bytes);
  const resolve = (object: PdfObject | undefined) =>
    object instanceof PdfRef ? (context.resolve(object) ?? undefined) : object;
  return {
    root: context.catalog.getDict().get('Pages'),
    key: (node) => (node instanceof PdfRef ? `${node.objectNumber} ${node.generation}` : undefined),
    read: (node) => {
      const dict = resolve(node);
      if (!(dict instanceof PdfDict)) return undefined;
      const type = resolve(dict.get('Type'));
      const kids = resolve(dict.get('Kids'));
      if (kids !== undefined && !(kids instanceof PdfArray)) return undefined;
      return classify(type instanceof PdfName ? type.value : undefined, kids && [...kids]);
    },
  };
}

function isPasswordError(error: unknown): boolean {
  return error instanceof Error && /password|encrypt|crypt/i.test(error.message);
}

async function walk<Node>(tree: Promise<PageTree<Node>>, pagesMax: number): Promise<PageCount | undefined> {
  try {
    return walkPageTree(await tree, pagesMax);
  } catch (error) {
    return isPasswordError(error) ? { ok: false, reason: 'encrypted' } : undefined;
  }
}

/**
 * Pages of a PDF, at most `pagesMax`. Runs to the end of whatever the file asks for: call it only where time and memory are
 * watched. Needs no password for a file that opens without one.
 */
export async function countPdfPages(bytes: Uint8Array, pagesMax: number): Promise<PageCount> {
  const scanned = await walk(scannedTree(bytes), pagesMax);
  if (scanned?.ok === false && (scanned.reason === 'encrypted' || scanned.reason === 'too-many-pages')) return scanned;
  const indexed = await walk(indexedTree(bytes), pagesMax);
  if (indexed === undefined || scanned === undefined) {
    return indexed ?? scanned ?? unreadable('the file is damaged or is not a PDF');
  }
  if (scanned.ok && indexed.ok && scanned.pages !== indexed.pages) {
    return unreadable('the file describes its pages in two different ways');
  }
  return scanned.ok ? indexed : scanned;
}
