import type { NumberParts } from './read-parts.ts';

/** How the one separator of `1.234` is read; `either` where countries of the language differ. */
export type Separators = Readonly<Record<'.' | ',', 'thousands' | 'decimal' | 'either'>> & { ' '?: 'thousands' };

/** Dates and numbers of one language, as its papers write them. One file per language. */
export interface WrittenLanguage {
  /** From January on; empty where months are counted. */
  months: string;
  /** Abbreviations, which count only beside a year. */
  shortMonths: string;
  /** From Monday on, `_` for a space. */
  weekdays: string;
  /** Words between the day and the month, and between the month and the year, without accents. */
  dayWords: string;
  yearWords: string;
  separators: Separators;
  numbers: NumberParts;
}
