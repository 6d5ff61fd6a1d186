import type { DraftedBlock } from '#server/features/translation/drafting/draft.ts';
import type { PageReading } from '#server/features/translation/reading/reader.ts';
import type { BlockContent, Box } from '#shared/schemas/translation-text.ts';
import { gapMark, hasGap } from '#shared/translation-gaps.ts';
import { markWords } from '#shared/translation-marks.ts';
import { saysSame, textsOf } from '../drafting-papers/held-out.ts';
import type { ReferencePaper } from '../drafting-papers/paper-notation.ts';
import { orderShare, type OrderShare } from '../order-papers/share.ts';
import type { DrawnPage } from '../papers/draw.ts';

/** Compares drafts of a recognized page with its true text. */

export interface DraftJudgement {
  /** Drafted blocks, and blocks of the paper whose text a draft covers completely. */
  drafted: number;
  whole: number;
  blocks: number;
  /** Drafts that say something else, where nothing is shown as doubtful, and where something is. */
  wrong: string[];
  wrongInDoubt: string[];
  order: OrderShare;
  /** Marks of the page, those found in their place, and marks of another kind in the place of one. */
  marks: { all: number; found: number; others: string[] };
}

interface Truth {
  paper: ReferencePaper;
  /** Lettering of marks. */
  aside: string;
  marks: DrawnPage['marks'];
}

/** Edits in letters of the text up to which a read text is one of the page's. */
const maxEdits = 0.3;

export function judgeDrafts(
  { paper, marks, aside }: Truth,
  { blocks }: PageReading,
  drafts: readonly DraftedBlock[],
): DraftJudgement {
  const targets = new Map(drafts.map(({ blockId, target }) => [blockId, target]));
  const texts = paper.blocks.filter(({ block }) => block.kind !== 'mark');
  const said = new Set<Part>();
  const judgement: DraftJudgement = {
    ...{ drafted: 0, whole: 0, blocks: texts.length, wrong: [], wrongInDoubt: [] },
    order: orderShare(truthOf(paper), blocks.map(textOf).join('\n')),
    marks: marksOf(marks, blocks),
  };
  for (const block of blocks) {
    const target = targets.get(block.id);
    if (target === undefined) continue;
    judgement.drafted += 1;
    const faults = block.kind === 'mark' ? markFaults(block, marks) : textFaults(block, target, { texts, said, aside });
    const isDoubtful = block.doubtful.length > 0 || block.isOrderDoubtful === true;
    (isDoubtful ? judgement.wrongInDoubt : judgement.wrong).push(...faults);
  }
  judgement.whole = texts.filter(({ parts }) => parts.every((part) => part.source === '' || said.has(part))).length;
  return judgement;
}

/** Texts of the page in reading order. */
function truthOf({ blocks }: ReferencePaper): string[] {
  const all = blocks.flatMap(({ block, parts }) => (block.kind === 'mark' ? [] : parts.map(({ source }) => source)));
  // A repeated text has no unique place.
  return all.filter((text) => all.filter((other) => other.includes(text)).length === 1);
}

function textOf(block: BlockContent): string {
  return block.kind === 'note' || block.kind === 'mark' ? '' : textsOf(block.source).join(' ');
}

function marksOf(marks: DrawnPage['marks'], blocks: readonly BlockContent[]): DraftJudgement['marks'] {
  const read = blocks.filter((block) => block.kind === 'mark');
  const at = (place: Box) => read.filter(({ box }) => box && isSamePlace(box, place));
  const found = marks.filter(({ mark, place }) => at(place).some((one) => one.mark === mark));
  const others = marks.flatMap(({ mark, place }) =>
    at(place).flatMap((one) => (one.mark === mark ? [] : [`${one.mark} for ${mark}`])),
  );
  return { all: marks.length, found: found.length, others };
}

function isSamePlace(one: Box, other: Box): boolean {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  const least = Math.min(one.width * one.height, other.width * other.height);
  return across > 0 && down > 0 && across * down > 0.4 * least;
}

function markFaults({ mark, box }: BlockContent & { kind: 'mark' }, marks: DrawnPage['marks']): string[] {
  const here = marks.filter(({ place }) => box && isSamePlace(box, place));
  // Fiscal stamps and stamps of rubber are one kind; a signature over a seal is either.
  if (here.some((one) => one.mark === mark)) return [];
  return [`${markWords(mark)} for ${here.map((one) => one.mark).join(' and ') || 'nothing'}`];
}

type Part = ReferencePaper['blocks'][number]['parts'][number];

interface Known {
  texts: ReferencePaper['blocks'];
  said: Set<Part>;
  /** Lettering of marks. */
  aside: string;
}

/** Wordings of a text, and what is said with it: a field may be read as one line. */
interface Meant {
  right: readonly string[];
  parts: readonly Part[];
}

/** Those texts that are nearest to it. */
function meantBy(source: string, texts: Known['texts']): Meant[] {
  const all = texts.flatMap(({ parts }) => {
    const single = parts.map((part) => ({ text: part.source, right: part.right, parts: [part] as readonly Part[] }));
    const [label, value] = parts;
    if (parts.length !== 2 || !label || !value) return single;
    const right = label.right.flatMap((one) => value.right.flatMap((other) => [`${one}: ${other}`, `${one} ${other}`]));
    return [...single, { text: label.source + value.source, right, parts }];
  });
  const near = all.map((one) => ({ ...one, edits: distanceOf(source, one.text) }));
  const least = Math.min(...near.map(({ edits }) => edits));
  return least > maxEdits ? [] : near.filter(({ edits }) => edits === least);
}

function textFaults(block: BlockContent, target: BlockContent['target'], { texts, said, aside }: Known): string[] {
  if (block.kind === 'note') return [];
  if (block.kind === 'field' && typeof target === 'object' && 'label' in target) {
    return fieldFaults(block.source, target, { texts, said, aside });
  }
  const [sources, english] = [textsOf(block.source), textsOf(target)];
  return sources.flatMap((source, index) => {
    const draft = english[index] ?? '';
    if (source.trim() === '' || draft.trim() === gapMark) return [];
    const meant = meantBy(source, texts);
    if (meant.length === 0) return strangeFaults({ source, draft }, { texts, aside });
    const right = meant.find((one) => one.right.some((wording) => saysSame(draft, wording)));
    if (!right) return [`${source} → ${draft}`];
    if (!hasGap(draft)) for (const part of right.parts) said.add(part);
    return [];
  });
}

function fieldFaults(
  source: { label: string; value: string },
  target: { label: string; value: string },
  { texts, said, aside }: Known,
): string[] {
  const meant = texts.filter(({ parts: [label, value] }) => label && value && isRead(source.label, label.source));
  const shown = `${source.label} :: ${source.value} → ${target.label} :: ${target.value}`;
  if (meant.length === 0)
    return strangeFaults({ source: shown, draft: `${target.label} ${target.value}` }, { texts, aside });
  const says = (part: Part | undefined, draft: string) => part?.right.some((one) => saysSame(draft, one)) ?? false;
  if (target.label !== gapMark && !meant.some(({ parts: [label] }) => says(label, target.label))) return [shown];
  if (target.value === gapMark) return [];
  const right = meant.find(({ parts: [, value] }) => says(value, target.value));
  // A line of the form with a colon is read as a field.
  const line = meantBy(`${source.label}${source.value}`, texts).find(({ right: wordings }) =>
    wordings.some((one) => saysSame(`${target.label}: ${target.value}`, one)),
  );
  if (!right && !line) return [shown];
  if (!hasGap(target.label + target.value)) for (const part of right?.parts ?? line?.parts ?? []) said.add(part);
  return [];
}

/** A draft of words that are no text of the page: its numbers at least have to be. */
function strangeFaults(
  { source, draft }: { source: string; draft: string },
  { texts, aside }: Pick<Known, 'texts' | 'aside'>,
): string[] {
  const all = [aside, ...texts.flatMap(({ parts }) => parts.flatMap((part) => [part.source, ...part.right]))].join(' ');
  const strange = (draft.match(/\d+/g) ?? []).filter((number) => !all.includes(number));
  return strange.length > 0 ? [`strange ${strange.join(' ')}: ${source} → ${draft}`] : [];
}

function isRead(read: string, text: string): boolean {
  return distanceOf(read, text) <= maxEdits;
}

/** Edits, as a share of the text's letters. */
function distanceOf(read: string, text: string): number {
  const [one, other] = [lettersOf(read), lettersOf(text)];
  if (one === other) return 0;
  if (Math.abs(one.length - other.length) > maxEdits * other.length) return Infinity;
  return editsOf(one, other) / other.length;
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function editsOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 0; i < one.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j += 1) {
      const same = (row[j] ?? 0) + (one[i] === other[j] ? 0 : 1);
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, same));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
