/** Labels and limits of memories and glossaries imported from files. */

/** A memory holds sentences (TMX), a glossary terms (TBX). */
export const collectionKinds = ['memory', 'glossary'] as const;
export type CollectionKind = (typeof collectionKinds)[number];

/** Required response to an unused term. */
export const collectionLevels = ['answer', 'advice'] as const;
export type CollectionLevel = (typeof collectionLevels)[number];

export const importStates = ['running', 'done', 'failed'] as const;
export type ImportState = (typeof importStates)[number];

export const termStatuses = ['preferred', 'admitted', 'forbidden'] as const;
export type TermStatus = (typeof termStatuses)[number];

/** An entry of a file that was left out. */
export interface ImportFault {
  /** Its number in the file, and the line on which it starts, from 1. */
  unit: number;
  line: number;
  /** The id that the file gives it. */
  name: string | null;
  reason: string;
}

/** Where a match comes from. */
export const matchOrigins = ['phrasebook', 'memory', 'own', 'collection', 'engine'] as const;
export type MatchOrigin = (typeof matchOrigins)[number];

export const collectionLimits = {
  /** Bytes of a file. */
  fileBytes: 1024 * 1024 * 1024,
  /** Characters of an entry in the file. */
  unitMax: 200_000,
  sourceMax: 2_000,
  targetMax: 4_000,
  termMax: 200,
  nameMax: 120,
  /** Faults that are named; all are counted. */
  faultsNamed: 100,
  /** Alternatives of a text, one for each key from 1 to 9. */
  matches: 9,
  /** Percent from which a similar sentence is offered. */
  leastPercent: 50,
  /** Lines of each group of the concordance. */
  concordance: 20,
} as const;
