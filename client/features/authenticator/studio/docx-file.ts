import {
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
  type ISectionOptions,
} from 'docx';
import type { TextBlock, TextPage } from '#shared/schemas/translation-text.ts';

/** The English as a Word file, page by page, for editing elsewhere. It is loaded on demand and never delivered. */

export interface DocxText {
  title: string;
  sourceLanguage: string;
  pages: readonly { page: TextPage; blocks: readonly TextBlock[] }[];
}

type Child = Paragraph | Table;

export async function makeDocx({ title, sourceLanguage, pages }: DocxText): Promise<Blob> {
  const sections = pages.map(({ page, blocks }): ISectionOptions => {
    const heading = `Translation from ${sourceLanguage} · page ${page.page} of ${pages.length} of the original`;
    const body = page.isBlank ? [new Paragraph('[Blank page]')] : blocks.flatMap(childrenOf);
    return {
      children: [new Paragraph({ children: [new TextRun({ text: heading, size: 17, color: '475063' })] }), ...body],
    };
  });
  return Packer.toBlob(new Document({ title, sections }));
}

function childrenOf(block: TextBlock): Child[] {
  switch (block.kind) {
    case 'heading':
      return linesOf(block.target).map((text) => new Paragraph({ text, heading: HeadingLevel.HEADING_2 }));
    case 'field':
      return [fieldOf(block.target)];
    case 'table':
      // Word joins tables that follow each other.
      return [tableOf(block.target.rows), new Paragraph('')];
    case 'mark':
      return linesOf(block.target).map((text) => new Paragraph({ children: [new TextRun({ text, italics: true })] }));
    case 'note':
      return linesOf(block.target).map((text) => new Paragraph(`Translator’s note: ${text}`));
    case 'paragraph':
      return linesOf(block.target).map((text) => new Paragraph({ text, spacing: { after: 120 } }));
  }
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

function fieldOf({ label, value }: { label: string; value: string }): Paragraph {
  const runs = [
    new TextRun({ text: label === '' || value === '' ? label : `${label}: `, color: '475063' }),
    ...valueOf(value),
  ];
  return new Paragraph({ children: runs, spacing: { after: 60 } });
}

/** Lines of one paragraph. */
function valueOf(text: string): TextRun[] {
  return text.split('\n').map((line, index) => new TextRun({ text: line, ...(index > 0 && { break: 1 }) }));
}

function tableOf(rows: readonly (readonly string[])[]): Table {
  const columns = Math.max(1, ...rows.map((row) => row.length));
  const cellOf = (text: string): TableCell =>
    new TableCell({
      width: { size: 100 / columns, type: WidthType.PERCENTAGE },
      children: [new Paragraph({ children: valueOf(text) })],
    });
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map((row) => new TableRow({ children: row.map(cellOf) })),
  });
}
