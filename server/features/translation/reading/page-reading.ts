import type { Box, Sheet, TextPage } from '#shared/schemas/translation-text.ts';
import type { LanguageTag, PhotoFlaw, ReadingMethod, SourceMark } from '#shared/translation-text.ts';
import type { Ink } from './inks/ink.ts';
import type { LayoutContent } from './layout/blocks.ts';
import type { Quarter } from './picture.ts';

/** Messages between the reader and its process, and what a reading yields. */

export type Mrz = NonNullable<TextPage['mrz']>;

/** A block as read, with its place in fractions of the page. */
export interface ReadBlock {
  content: LayoutContent | { kind: 'mark'; mark: SourceMark; text: string };
  box: Box;
  /** The drawn box of a form around it. */
  frame?: Box;
  /** Box of a field's value, without the label. */
  valueBox?: Box;
  confidence: number;
  doubtful: string[];
  /** Whether it is read before or after its neighbor in the row is unknown. */
  isOrderDoubtful?: boolean;
}

/** One attempt at a page. */
export interface Attempt {
  via: ReadingMethod;
  confidence: number;
  rotation: Quarter;
  blocks: ReadBlock[];
  /** Lines look like a machine-readable zone. */
  hasZone: boolean;
  mrz: Mrz | null;
  /** Letters of words that the engine is sure of. */
  sureLetters: number;
  /** Null for a page with next to no ink, undefined while it is not measured. */
  ink?: Ink<Box> | null;
  /** Little or low-confidence text: the page may be rotated. */
  isPoor: boolean;
  /** The page is blank. */
  isBlank?: boolean;
  /** Height of the upright page in widths of it. */
  ratio?: number;
  /** The part of a photo that is the page. */
  sheet?: Sheet | undefined;
  flaws?: PhotoFlaw[];
}

/** A box in fractions of the page. */
export interface PlacedBox {
  box: Box;
  isMark: boolean;
}

export interface ChildRequest {
  kind: 'page' | 'orientation' | 'vote' | 'zone' | 'ink';
  mimetype: string;
  /** From 1. */
  page: number;
  lang: LanguageTag;
  quarter: Quarter;
  /** Shorter side at which the page is recognized, in pixels, where the usual one takes too much memory. */
  width?: number;
  /** Recognized boxes whose ink is measured. */
  boxes?: PlacedBox[];
  /** The file that was sent last is read again. */
  isSameFile: boolean;
}

export type ChildAnswer =
  | { kind: 'ready' }
  | { kind: 'page'; attempt: Attempt }
  | { kind: 'orientation'; quarter: Quarter }
  | { kind: 'vote'; quarter: Quarter }
  | { kind: 'zone'; mrz: Mrz | null }
  | { kind: 'ink'; ink: Ink<Box> | null }
  /** The file could not be opened, or the image is unusable. */
  | { kind: 'failed'; isUnusable: boolean };
