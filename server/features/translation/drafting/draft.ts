import { runInSlices } from '#server/platform/rate-limit/loop-slices.ts';
import type { BlockContent, DraftNote } from '#shared/schemas/translation-text.ts';
import { gapMark } from '#shared/translation-gaps.ts';
import { markWords } from '#shared/translation-marks.ts';
import { roleOf } from '#shared/translation-roles.ts';
import { isReadTag } from '#shared/translation-text.ts';
import { isLatin } from '#shared/writing-systems.ts';
import { partOf } from '../form-fit.ts';
import { agreeing } from './agreement.ts';
import { isMoreThanGaps, partialText } from './partial.ts';
import { byRule, joined, noteOf, type Piece } from './pieces.ts';
import { draftTable } from './table.ts';
import { createTranslator, type Sources, type Translator } from './translate.ts';

export interface DraftedBlock {
  blockId: string;
  /** In the shape of the block's kind. */
  target: BlockContent['target'];
  draft: DraftNote;
}

/**
 * Drafts of blocks, each with its origin. Nothing is invented: a part that is not known is a gap, and a block of which too little is
 * known is left out. The block's own language counts, where it is the order's.
 */
export function draftBlocks(blocks: readonly BlockContent[], sources: Sources): DraftedBlock[] {
  const steps = draftSteps(blocks, sources);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** The same, in steps of one text: a dense page takes longer than a request may wait. */
export function* draftSteps(blocks: readonly BlockContent[], sources: Sources): Generator<undefined, DraftedBlock[]> {
  const translator = createTranslator(sources);
  const formed: Formed = (id, part) => {
    const target = sources.form?.targets.get(partOf(id, part));
    const detail = `Form: ${sources.form?.name ?? ''}`;
    return target === undefined ? undefined : { target, from: 'phrasebook', detail, similarity: null };
  };
  const drafts: DraftedBlock[] = [];
  for (const block of blocks) {
    yield;
    if (block.state !== 'untranslated' && block.state !== 'drafted') continue;
    const isOwn = block.lang === sources.lang;
    const filled =
      block.lang === 'en' ? copyBlock(block) : isOwn ? yield* draftBlock(block, translator, formed) : undefined;
    if (filled === undefined || isEmpty(filled.target)) continue;
    drafts.push({ blockId: block.id, target: filled.target, draft: noteOf(filled.pieces) });
  }
  return drafts;
}

interface Filled {
  target: BlockContent['target'];
  pieces: readonly Piece[];
}

type Formed = (id: string, part: Parameters<typeof partOf>[1]) => Piece | undefined;

function* draftBlock(
  block: BlockContent,
  translator: Translator,
  formed: Formed,
): Generator<undefined, Filled | undefined> {
  switch (block.kind) {
    case 'heading':
    case 'paragraph': {
      const whole = formed(block.id, 'text') ?? translator.text(block.source);
      if (whole === undefined) yield;
      const piece = whole ?? partialText(block.source, translator);
      return piece && { target: piece.target, pieces: [piece] };
    }
    case 'field':
      return yield* draftField(block, translator, formed(block.id, 'label'));
    case 'table':
      return yield* draftTable(block.source.rows, withForm(translator, block, formed));
    case 'mark': {
      const piece = draftMark(block, translator);
      return piece && { target: piece.target, pieces: [piece] };
    }
    case 'note':
      return undefined;
  }
}

/** Drafts label and value separately. */
function* draftField(
  { source, confidence, doubtful, lang }: BlockContent & { kind: 'field' },
  translator: Translator,
  formed: Piece | undefined,
): Generator<undefined, Filled | undefined> {
  const known = formed
    ? withColon(formed, source.label)
    : source.label.trim() === ''
      ? byRule('')
      : translator.label(source.label);
  yield;
  // A value without a label could be anything: data alone is carried over.
  const isBlank = source.value.trim() === '';
  const found = isBlank
    ? emptyValue(confidence)
    : isMisread(source.value, { doubtful, lang }) ||
        isStrayNumber(source.value, { doubtful, label: known?.target ?? '' })
      ? undefined
      : known
        ? valueOf(source.value, known, translator)
        : translator.data(source.value);
  const { label, value } = known ? agreeing(known, found) : { label: known, value: found };
  const target = { label: label?.target ?? gapMark, value: value?.target ?? gapMark };
  const pieces = [label, value].filter((piece) => piece !== undefined);
  return isMoreThanGaps(target.label + target.value) ? { target, pieces } : undefined;
}

function withColon(piece: Piece, source: string): Piece {
  const isMissing = /[:：]\s*$/.test(source) && !piece.target.endsWith(':');
  return isMissing ? { ...piece, target: `${piece.target}:` } : piece;
}

/** Cells that the form knows are its labels. */
function withForm(translator: Translator, block: BlockContent & { kind: 'table' }, formed: Formed): Translator {
  const cells = new Map<string, Piece>();
  for (const [r, row] of block.source.rows.entries())
    for (const [c, cell] of row.entries()) {
      const piece = formed(block.id, `${r}.${c}`);
      if (piece) cells.set(cell, piece);
    }
  if (cells.size === 0) return translator;
  const of = (text: string): Piece | undefined => cells.get(text);
  return {
    text: (text) => of(text) ?? translator.text(text),
    label: (text) => of(text) ?? translator.label(text),
    value: (text, role) => of(text) ?? translator.value(text, role),
    data: (text) => translator.data(text),
    frame: (text) => translator.frame(text),
  };
}

function valueOf(text: string, label: Piece, translator: Translator): Piece | undefined {
  const role = roleOf(label.target);
  const isData = role.isName || role.isPlace || role.isAddress || role.isNumber;
  return translator.value(text, role) ?? (isData ? undefined : partialText(text, translator));
}

/** Latin letters of which the reader is unsure, on a paper of another script, are its letters misread: no name to copy. */
function isMisread(value: string, { doubtful, lang }: Pick<BlockContent, 'doubtful' | 'lang'>): boolean {
  const isForeign = isReadTag(lang) && !isLatin(lang);
  const words = value.match(/\p{Script=Latin}{2,}/gu) ?? [];
  return isForeign && !/\d/.test(value) && words.some((word) => doubtful.some((one) => one.includes(word)));
}

/** A doubtful number in the field of a name or place: letters misread as digits. */
function isStrayNumber(value: string, { doubtful, label }: { doubtful: readonly string[]; label: string }): boolean {
  if (/\p{L}/u.test(value) || !doubtful.some((one) => value.includes(one))) return false;
  const { isName, isPlace } = roleOf(label);
  return isName || isPlace;
}

/** A value that a text layer leaves empty is empty; after OCR it may have been missed. */
function emptyValue(confidence: number | null): Piece | undefined {
  return confidence === 100 ? byRule('') : undefined;
}

function draftMark(block: BlockContent & { kind: 'mark' }, translator: Translator): Piece | undefined {
  const words = block.source.trim();
  if (words === '') return byRule(markWords(block.mark));
  const plain = words.replaceAll(/\s+/g, ' ').replaceAll(/[[\]]/g, '');
  // The kind of mark is known even if its inscription is not.
  const inside = translator.text(plain) ?? partialText(plain, translator) ?? byRule(gapMark);
  return joined([inside], ([text = '']) => markWords(block.mark, text.replaceAll(/[[\]]/g, '')));
}

/** English on the source is copied. */
function copyBlock(block: BlockContent): Filled | undefined {
  if (block.kind === 'note' || block.kind === 'mark') return undefined;
  return { target: block.source, pieces: [byRule('', { detail: 'English on the source' })] };
}

function isEmpty(target: BlockContent['target']): boolean {
  if (typeof target === 'string') return target.trim() === '';
  if ('rows' in target) return target.rows.flat().every((cell) => cell.trim() === '');
  return target.label.trim() === '' && target.value.trim() === '';
}

/**
 * Segments that phrasebook, rules and memory leave open, for look-ups in memory and engine. Runs in slices of the event
 * loop.
 */
export async function listSegments(
  blocks: readonly BlockContent[],
  sources: Omit<Sources, 'memory' | 'engine'>,
): Promise<{ asked: string[]; open: string[] }> {
  const asked = new Set<string>();
  const open = new Set<string>();
  const steps = draftSteps(blocks, {
    ...sources,
    memory: (segment) => {
      asked.add(segment);
      return undefined;
    },
    engine: (segment) => {
      open.add(segment);
      return undefined;
    },
  });
  await runInSlices(steps);
  return { asked: [...asked], open: [...open] };
}
