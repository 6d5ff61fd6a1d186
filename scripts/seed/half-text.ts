import { randomUUID } from 'node:crypto';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { findReviewByDocument } from '#server/features/documents/review/queries.ts';
import { confirmBlocks } from '#server/features/translation/studio/service.ts';
import { getText, replaceReading } from '#server/features/translation/text.ts';
import type { BlockContent, Box, TextPage } from '#shared/schemas/translation-text.ts';
import { birthInSpanish } from './civil-papers.ts';
import { linesOf, sheet } from './scans.ts';
import type { Ordered } from './steps.ts';

const paper = birthInSpanish;

/** Reads the Spanish paper without the reader, and confirms half of its text. Does nothing once blocks are confirmed. */
export async function finishHalf(deps: Deps, { id }: Ordered, actor: Actor): Promise<void> {
  const review = await findReviewByDocument(deps.db, id);
  if (review?.status !== 'pending') return;
  const known = await getText(deps, review.id);
  if (known.progress.confirmed > 0) return;
  const blocks = blocksOf();
  await replaceReading(deps, { reviewId: review.id, pages: [{ page, blocks }] });
  const { version, blocks: read } = await getText(deps, review.id);
  const drafted = read.filter(({ state }) => state === 'drafted').map((block) => block.id);
  const blockIds = drafted.slice(0, Math.ceil(drafted.length / 2));
  await confirmBlocks(deps, actor, { id: review.id, version, saveId: randomUUID(), blockIds, isConfirmed: true });
}

const page: TextPage = {
  page: 1,
  isBlank: false,
  state: 'read',
  via: 'layer',
  confidence: 100,
  rotation: 0,
  lang: 'es',
  reason: null,
  mrz: null,
};

/** Places of the paper's lines in fractions of the sheet. */
function boxOf(texts: readonly string[]): Box | null {
  const lines = linesOf(paper).filter(({ text }) => texts.includes(text));
  const [first] = lines;
  if (!first) return null;
  const width = (line: (typeof lines)[number]): number => line.text.length * line.size * 0.5;
  const left = first.isCentered ? (sheet.width - width(first)) / 2 : first.x;
  const right = Math.max(...lines.map((line) => (line.isCentered ? left : line.x) + width(line)));
  return {
    x: left / sheet.width,
    y: (first.y - first.size) / sheet.height,
    width: Math.min(1, (right - left) / sheet.width),
    height: (first.size * 1.3) / sheet.height,
  };
}

function blocksOf(): BlockContent[] {
  let position = 0;
  const place = (texts: readonly string[]) => {
    position += 1;
    const shared = { id: randomUUID(), page: 1, position, box: boxOf(texts), confidence: 100, doubtful: [] };
    return { ...shared, lang: 'es' as const, dir: 'ltr' as const };
  };
  const drafted = { state: 'drafted' as const, draft: { from: 'phrasebook' as const, detail: null, similarity: null } };
  const open = { state: 'untranslated' as const, draft: null };
  const paragraph = (source: string): BlockContent => ({
    ...place([source]),
    ...open,
    kind: 'paragraph',
    source,
    target: '',
  });
  return [
    ...paper.office.map(paragraph),
    { ...place([paper.title]), ...drafted, kind: 'heading', source: paper.title, target: paper.titleInEnglish },
    ...paper.entries.map(({ label, value, english: [labelInEnglish, valueInEnglish] }): BlockContent => ({
      ...place([label, value]),
      ...drafted,
      kind: 'field',
      source: { label, value },
      target: { label: labelInEnglish, value: valueInEnglish },
    })),
    ...[...paper.closing, paper.signer].map(paragraph),
    { ...place([]), ...drafted, kind: 'mark', mark: 'signature', source: '', target: '[Signature]' },
  ];
}
