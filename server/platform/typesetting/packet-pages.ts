import { PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfString, type PDFPage, type PdfRef } from '@libpdf/core';
import sharp from 'sharp';
import { packetImageBytes } from './packet-limits.ts';
import { PrintError } from './print-error.ts';
import type { PacketJob, PacketPaper, PacketSection, Printed } from './print-job.ts';
import { linesOf, missingTexts } from './read-back.ts';
import { prepareSource } from './source-file.ts';

/** Joins the papers of a packet behind a cover that lists them, with bookmarks. Pages are copied, not redrawn. */

/** US Letter, in points. */
const sheet = { width: 612, height: 792, margin: 18 };
/** Long side of a placed photo: 300 dpi on Letter. */
const maxSide = 3300;
const qualities = [88, 75, 60, 40];
/** 60 papers take five sheets. */
const maxCoverPages = 12;

interface PlacedSection {
  label: string;
  /** 1-based pages of the body; null where the file could not be joined. */
  place: { first: number; last: number; page: PDFPage } | null;
}

interface Cover {
  isPrintable: (text: string) => boolean;
  compileCover: (data: object) => Promise<Uint8Array>;
}

/** Throws PrintError: `source-unreadable` for a certified file that cannot be joined. */
export async function joinPacket(job: PacketJob, { isPrintable, compileCover }: Cover): Promise<Printed> {
  const joined = PDF.create();
  const papers: { paper: PacketPaper; sections: PlacedSection[] }[] = [];
  for (const paper of job.packetPapers) {
    const sections: PlacedSection[] = [];
    for (const section of paper.sections) {
      const first = joined.getPageCount() + 1;
      const pages = await copySection(joined, section);
      const [page] = pages;
      const place = page ? { first, last: first + pages.length - 1, page } : null;
      sections.push({ label: section.label, place });
    }
    papers.push({ paper, sections });
  }
  const bodyPages = joined.getPageCount();
  const printable = (text: string): string => [...text].filter(isPrintable).join('');
  const describe = (coverPages: number) => ({
    ...job,
    title: printable(job.title),
    packetPapers: papers.map(({ paper, sections }) => ({
      number: paper.number,
      title: printable(paper.title),
      code: paper.code,
      note: paper.note,
      sections: sections.map(({ label, place }) => describeSection(label, place, coverPages)),
    })),
    elsewhere: job.elsewhere.map((paper) => ({ ...paper, title: printable(paper.title) })),
  });
  const cover = await printCover((coverPages) => compileCover(describe(coverPages)));
  const coverPages = await joined.copyPagesFrom(
    cover,
    cover.getPages().map((_page, index) => index),
    { insertAt: 0, includeAnnotations: false },
  );
  addBookmarks(joined, [
    { title: 'Cover list', page: coverPages[0], children: [] },
    ...papers.map(({ paper, sections }) => ({
      title: `${paper.number}. ${paper.title}`,
      page: sections.find(({ place }) => place)?.place?.page,
      children: sections.map(({ label, place }) => ({ title: label, page: place?.page, children: [] })),
    })),
  ]);
  joined.setTitle(job.title, { showInWindowTitleBar: true });
  joined.setAuthor(job.brand);
  const pdf = await joined.save({ useXRefStream: true });
  const texts = describe(coverPages.length).packetPapers.flatMap(({ title, code }) => [title, code]);
  await verifyPacket(pdf, { coverPages: coverPages.length, bodyPages, texts });
  return { pdf, pages: coverPages.length + bodyPages, sourcePages: bodyPages, copyPages: 0, toBeSigned: null };
}

function describeSection(label: string, place: PlacedSection['place'], coverPages: number) {
  if (!place) return { label, pages: 'cannot be joined; please attach it separately' };
  const [first, last] = [place.first + coverPages, place.last + coverPages];
  return { label, pages: first === last ? `page ${first}` : `pages ${first}–${last}` };
}

/** Printed again where the list runs over to further pages, since they shift the page numbers in it. */
async function printCover(print: (coverPages: number) => Promise<Uint8Array>): Promise<PDF> {
  for (let expected = 1; expected <= maxCoverPages;) {
    const cover = await PDF.load(await print(expected));
    const found = cover.getPageCount();
    if (found <= expected) return cover;
    expected = found;
  }
  throw new PrintError('template', 'the cover has too many pages');
}

async function copySection(joined: PDF, section: PacketSection): Promise<PDFPage[]> {
  try {
    return section.file.mimetype === 'application/pdf'
      ? await copyPdf(joined, section)
      : [await placeImage(joined, section.file.bytes)];
  } catch (error) {
    if (section.isOptional) return [];
    throw error instanceof PrintError ? error : new PrintError('source-unreadable', String(error));
  }
}

async function copyPdf(joined: PDF, { file, pageCounts, range, isOptional }: PacketSection): Promise<PDFPage[]> {
  // Uploads have form values and annotations, which copied pages lose; delivered files have none that show.
  const bytes = isOptional ? (await prepareSource(file, 'source')).bytes : file.bytes;
  const source = await PDF.load(bytes);
  const total = source.getPageCount();
  if (pageCounts && !pageCounts.includes(total)) {
    throw new PrintError('source-unreadable', `${total} pages, expected ${pageCounts.join(' or ')}`);
  }
  const [first, end] = range ?? [0, total];
  const indices = Array.from({ length: end - first }, (_, index) => first + index);
  return joined.copyPagesFrom(source, indices, { includeAnnotations: false });
}

/** On one sheet, upright or across, whichever shows it larger. */
async function placeImage(joined: PDF, bytes: Uint8Array): Promise<PDFPage> {
  const upright = sharp(bytes, { limitInputPixels: 40_000_000, failOn: 'error' })
    .rotate()
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true });
  let encoded: Buffer | undefined;
  for (const quality of qualities) {
    encoded = await upright.clone().jpeg({ quality }).toBuffer();
    if (encoded.length <= packetImageBytes) break;
  }
  if (!encoded) throw new PrintError('image-size', 'the photo has no encoding');
  const image = joined.embedJpeg(encoded);
  const isWide = image.width > image.height;
  const [width, height] = isWide ? [sheet.height, sheet.width] : [sheet.width, sheet.height];
  const scale = Math.min((width - 2 * sheet.margin) / image.width, (height - 2 * sheet.margin) / image.height);
  const [w, h] = [image.width * scale, image.height * scale];
  const page = joined.addPage({ width, height });
  page.drawImage(image, { x: (width - w) / 2, y: (height - h) / 2, width: w, height: h });
  return page;
}

interface Bookmark {
  title: string;
  page: PDFPage | undefined;
  children: readonly Bookmark[];
}

function addBookmarks(pdf: PDF, bookmarks: readonly Bookmark[]): void {
  const root = PdfDict.of({ Type: PdfName.of('Outlines') });
  const rootRef = pdf.register(root);
  linkBookmarks(pdf, { parent: root, parentRef: rootRef, bookmarks });
  const catalog = pdf.getCatalog();
  catalog.set('Outlines', rootRef);
  catalog.set('PageMode', PdfName.of('UseOutlines'));
}

function linkBookmarks(
  pdf: PDF,
  { parent, parentRef, bookmarks }: { parent: PdfDict; parentRef: PdfRef; bookmarks: readonly Bookmark[] },
): void {
  const items = bookmarks.flatMap(({ title, page, children }) => {
    if (!page) return [];
    const dict = PdfDict.of({
      Title: PdfString.fromString(title),
      Parent: parentRef,
      Dest: PdfArray.of(page.ref, PdfName.of('Fit')),
    });
    return [{ dict, ref: pdf.register(dict), children }];
  });
  for (const [index, { dict, ref, children }] of items.entries()) {
    const [previous, next] = [items[index - 1], items[index + 1]];
    if (previous) dict.set('Prev', previous.ref);
    if (next) dict.set('Next', next.ref);
    linkBookmarks(pdf, { parent: dict, parentRef: ref, bookmarks: children });
  }
  const [first, last] = [items.at(0), items.at(-1)];
  if (!first || !last) return;
  parent.set('First', first.ref);
  parent.set('Last', last.ref);
  parent.set('Count', PdfNumber.of(items.length));
}

/** Reads the finished file: all pages, and every title and code on the cover. */
async function verifyPacket(
  pdf: Uint8Array,
  { coverPages, bodyPages, texts }: { coverPages: number; bodyPages: number; texts: readonly string[] },
): Promise<void> {
  const document = await PDF.load(pdf);
  const found = document.getPageCount();
  if (found !== coverPages + bodyPages) throw new PrintError('read-back', `${found} pages over ${bodyPages} placed`);
  const missing = missingTexts(linesOf(document.getPages().slice(0, coverPages)), texts);
  if (missing.length > 0) throw new PrintError('read-back', `${missing.length} of ${texts.length} texts are missing`);
}
