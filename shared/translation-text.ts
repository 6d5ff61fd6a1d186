import { sourceTags, typedTags, type TypedTag } from './languages.ts';
import { isSemitic } from './writing-systems.ts';

/** Words of the translation text: kinds, states and limits of blocks, shared by schemas, checks, studio and printing. */

export { languageTags, sourceTags, type SourceTag } from './languages.ts';
export { languageNames } from './writing-systems.ts';
/** Language of a block: a source language, or English for text that is in English on the source. */
export const languageTagList = [...sourceTags, 'en'] as const;
export type LanguageTag = (typeof languageTagList)[number];

/** Language of a stored page or block: one that the product reads, or one that a person types. */
export type TextTag = LanguageTag | TypedTag;
export const textTags: readonly TextTag[] = [...languageTagList, ...Object.values(typedTags), 'und'];

/** Whether the reader, the checks of words and the number and date rules know the language. */
export function isReadTag(tag: TextTag): tag is LanguageTag {
  return languageTagList.some((known) => known === tag);
}

export const directions = ['ltr', 'rtl'] as const;
export type Direction = (typeof directions)[number];

const typedFromRight: ReadonlySet<TextTag> = new Set<TypedTag>(['fa', 'fa-AF', 'ps', 'ur', 'ckb']);

export function directionOf(tag: TextTag): Direction {
  return typedFromRight.has(tag) || (isReadTag(tag) && isSemitic(tag)) ? 'rtl' : 'ltr';
}

export const blockKinds = ['heading', 'paragraph', 'field', 'table', 'mark', 'note'] as const;
export type BlockKind = (typeof blockKinds)[number];

/** Marks on the source other than text. */
export const sourceMarks = [
  'seal',
  'stamp',
  'signature',
  'emblem',
  'photo',
  'fingerprint',
  'barcode',
  'handwriting',
  'erasure',
  'illegible',
  'blank',
] as const;
export type SourceMark = (typeof sourceMarks)[number];

export const blockStates = ['untranslated', 'drafted', 'edited', 'confirmed'] as const;
export type BlockState = (typeof blockStates)[number];

export const draftOrigins = ['memory', 'phrasebook', 'rule', 'engine', 'workflow'] as const;
export type DraftOrigin = (typeof draftOrigins)[number];

/** `queued` and `reading` last as long as the job, `typed` pages have none; the others are its outcomes. */
export const readingStates = ['queued', 'reading', 'read', 'unreadable', 'failed', 'typed'] as const;

/** `blank`: only paper was found, which a person confirms. `busy`: no capacity; reading is retried automatically. */
export const readingCauses = ['blank', 'busy'] as const;

/** Letters out of focus, light reflected by the paper, a sheet that reaches beyond the picture. */
export const photoFlaws = ['blurred', 'glare', 'cut'] as const;
export type PhotoFlaw = (typeof photoFlaws)[number];

export const readingMethods = ['layer', 'ocr'] as const;
export type ReadingMethod = (typeof readingMethods)[number];

/** Percent below which a word's reading is shown as doubtful. */
export const doubtfulBelow = 80;

/** Type of a recognized box. */
export const sourceBoxParts = ['block', 'row', 'ink'] as const;

/** Share of a page's ink from which connected ink without a box has to be answered for. */
export const inkRegionShare = 0.0015;

/** Limits of one text; longer input is refused with the field's name. */
export const textLimits = {
  /** Characters of one text, label, value or cell. */
  textMax: 10_000,
  rowsMax: 200,
  columnsMax: 20,
  blocksPerPage: 600,
  blocks: 5_000,
  /** Changes of one save. */
  changesMax: 600,
  /** Characters of an imported file. */
  fileMax: 4_000_000,
} as const;
