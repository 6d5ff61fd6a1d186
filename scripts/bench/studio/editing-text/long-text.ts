import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { findReviewByDocument } from '#server/features/documents/reviews.ts';
import { createDocument } from '#server/features/documents/service.ts';
import { uploadDocument } from '#server/features/documents/upload/service.ts';
import { getText, replaceReading } from '#server/features/translation/text.ts';
import { createDocumentInput } from '#shared/schemas/documents.ts';
import type { BlockContent, TextPage } from '#shared/schemas/translation-text.ts';

/** A review whose text has 50 pages of 30 blocks, as a long court file has. */

export const pageCount = 50;
export const blocksPerPage = 30;

export interface LongText {
  reviewId: string;
  /** By page, in reading order. */
  blocks: BlockContent[];
}

/** Orders the file and writes its text in the reader's place. */
export async function insertLongText(deps: Deps, staff: Actor): Promise<LongText> {
  const input = createDocumentInput.parse({
    filename: 'proceedings.pdf',
    translationType: 'certified',
    isBankStatement: false,
    sourceLanguage: 'Portuguese',
    clientName: 'João da Conceição',
    idempotencyKey: randomUUID(),
  });
  const { id: documentId } = await createDocument(deps, staff, input);
  const bytes = await printPages();
  const body = { stream: Readable.from([bytes]), contentLength: String(bytes.length), network: 'bench' };
  await uploadDocument(deps, staff, { documentId, body });
  const review = await findReviewByDocument(deps.db, documentId);
  if (!review) throw new Error('the order has no review');
  const pages = Array.from({ length: pageCount }, (_, index) => ({
    page: readPage(index + 1),
    blocks: blocksOf(index + 1),
  }));
  // The text begins when it is first asked for.
  await getText(deps, review.id);
  await replaceReading(deps, { reviewId: review.id, pages });
  return { reviewId: review.id, blocks: pages.flatMap(({ blocks }) => blocks) };
}

function printPages(): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', autoFirstPage: false });
  const bytes = buffer(document);
  for (let page = 1; page <= pageCount; page += 1) {
    document.addPage().fontSize(16).text(`Autos, folha ${page}`).moveDown().fontSize(11);
    document.text('Certifico que o assento de nascimento consta do livro deste registro civil. '.repeat(30));
  }
  document.end();
  return bytes;
}

function readPage(page: number): TextPage {
  return {
    page,
    isBlank: false,
    state: 'read',
    via: 'ocr',
    confidence: 93,
    rotation: 0,
    lang: 'pt',
    reason: null,
    mrz: null,
  };
}

const sentence = 'I certify that the entry of birth stands in the book of this civil registry. ';
const sourceSentence = 'Certifico que o assento de nascimento consta do livro deste registro civil. ';

function blocksOf(page: number): BlockContent[] {
  return Array.from({ length: blocksPerPage }, (_, index) => blockAt(page, index));
}

/** One heading, one table, one seal and one long paragraph; the rest are fields and short paragraphs. */
function blockAt(page: number, index: number): BlockContent {
  const common = {
    id: randomUUID(),
    page,
    position: index + 1,
    box: { x: 0.1, y: 0.05 + (index * 0.9) / blocksPerPage, width: 0.8, height: 0.7 / blocksPerPage },
    confidence: 93,
    doubtful: index % 7 === 0 ? ['assento'] : [],
    lang: 'pt',
    dir: 'ltr',
    state: 'drafted',
    draft: { from: 'phrasebook', detail: null, similarity: null },
  } as const satisfies Partial<BlockContent>;
  const block = { ...common, doubtful: [...common.doubtful] };
  switch (index) {
    case 0:
      return { ...block, kind: 'heading', source: `Autos, folha ${page}`, target: `Proceedings, sheet ${page}` };
    case 1:
      return { ...block, kind: 'paragraph', source: sourceSentence.repeat(25), target: sentence.repeat(25) };
    case 15: {
      const rows = Array.from({ length: 6 }, (_, row) => [
        `${row + 1}`,
        'Marriage',
        `June ${page}, 2014`,
        'Book B-112',
      ]);
      return { ...block, kind: 'table', source: { rows }, target: { rows } };
    }
    case 29:
      return { ...block, kind: 'mark', mark: 'seal', source: '', target: '[Round seal: Civil Registry Office]' };
    default: {
      if (index % 4 === 0) return { ...block, kind: 'paragraph', source: sourceSentence, target: sentence };
      const source = { label: `Nome ${index}`, value: `JOÃO DA CONCEIÇÃO ${page}` };
      return { ...block, kind: 'field', source, target: { label: `Name ${index}`, value: source.value } };
    }
  }
}
