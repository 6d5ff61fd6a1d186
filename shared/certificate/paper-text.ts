import type { BlockContent, TextPage } from '#shared/schemas/translation-text.ts';

/** The text that a certificate certifies, as its facts are compared with it. */

export interface PaperText {
  /** English of each page, in lines. */
  pages: readonly string[];
  /** Headings and the lines a paper begins with, which name its kind. */
  titles: readonly string[];
  /** Source texts of the pages; empty for a file, whose source was not read. */
  sources: readonly string[];
  /** False where letters were read from a picture: a name that is not found may have been misread. */
  isExact: boolean;
}

/** Lines at the start of a file's first page that are searched for its title. */
const titleLines = 15;
/** Blocks at the start of a text that are searched for its title, in addition to headings. */
const titleBlocks = 6;
const titleWords = 12;

/** Normal form for hashing and storage: NFC, single spaces, form feeds between pages, no characters that PostgreSQL rejects. */
export function canonicalText({ pages }: Pick<PaperText, 'pages'>): string {
  const tidy = (page: string) =>
    page
      .toWellFormed()
      .normalize('NFC')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/\p{Cc}/gu, '');
  return pages.map((page) => tidy(page).trim()).join('\f');
}

/** Pages without a letter or digit, from 1. */
export function pagesWithoutText({ pages }: Pick<PaperText, 'pages'>): number[] {
  return pages.flatMap((page, index) => (/[\p{L}\p{N}]/u.test(page) ? [] : [index + 1]));
}

/** Of a file, from the text of its pages. */
export function textOfPages(pages: readonly string[], { isExact }: { isExact: boolean }): PaperText {
  const lines = (pages[0] ?? '').split('\n').filter((line) => line.trim() !== '');
  return { pages, titles: lines.slice(0, titleLines).filter(isTitle), sources: [], isExact };
}

/** Of the studio, page by page of the original. A page that a person states to be blank says so, as it is printed. */
export function textOfBlocks({
  pages,
  blocks,
}: {
  pages: readonly Pick<TextPage, 'page' | 'isBlank'>[];
  blocks: readonly BlockContent[];
}): PaperText {
  const count = Math.max(0, ...[...pages, ...blocks].map(({ page }) => page));
  const blank = new Set(pages.filter(({ isBlank }) => isBlank).map(({ page }) => page));
  const texts = Array.from({ length: count }, (_, index) => {
    const own = blocks.filter(({ page }) => page === index + 1).map((block) => wordsOf(block).target);
    const text = own.filter((line) => line.trim() !== '').join('\n');
    return text === '' && blank.has(index + 1) ? '[Blank page]' : text;
  });
  const headings = blocks.filter(({ kind }) => kind === 'heading');
  const first = blocks.slice(0, titleBlocks).filter(({ kind }) => kind === 'paragraph');
  return {
    pages: texts,
    titles: [...headings, ...first].flatMap((block) => wordsOf(block).target.split('\n')).filter(isShort),
    sources: blocks.map((block) => wordsOf(block).source).filter((source) => source !== ''),
    isExact: true,
  };
}

/** Excludes labels with their values from titles. */
function isTitle(line: string): boolean {
  return isShort(line) && !line.includes(':');
}

function isShort(line: string): boolean {
  const words = line.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return words > 0 && words <= titleWords;
}

function wordsOf(block: BlockContent): { source: string; target: string } {
  switch (block.kind) {
    case 'field': {
      const { source, target } = block;
      return { source: `${source.label}: ${source.value}`, target: `${target.label}: ${target.value}` };
    }
    case 'table':
      return { source: rowsOf(block.source.rows), target: rowsOf(block.target.rows) };
    case 'note':
      return { source: '', target: block.target };
    case 'heading':
    case 'paragraph':
    case 'mark':
      return { source: block.source, target: block.target };
  }
}

function rowsOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.join(' ')).join('\n');
}
