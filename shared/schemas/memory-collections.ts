import { z } from 'zod';
import {
  collectionKinds,
  collectionLevels,
  collectionLimits,
  importStates,
  matchOrigins,
  termStatuses,
} from '#shared/memory-collections.ts';
import { sourceTags } from '#shared/translation-text.ts';
import { id, paged, pageInput, rule, timestamp } from './common.ts';

/** Imported translation memories and glossaries, and lookups in them. */

const lang = z.enum(sourceTags);
const count = z.number().int();

export const collectionView = z.object({
  id,
  kind: z.enum(collectionKinds),
  name: z.string(),
  /** The customer or firm that the collection is limited to; null for all. */
  accountId: id.nullable(),
  accountName: z.string().nullable(),
  accountEmail: z.string().nullable(),
  level: z.enum(collectionLevels),
  entries: count,
  createdAt: timestamp,
});
export type CollectionView = z.infer<typeof collectionView>;

export const collectionsOutput = z.object({ items: z.array(collectionView) });

const name = z.string().trim().min(1, rule('COLLECTION_NAME_REQUIRED')).max(collectionLimits.nameMax);

/** Kind and account of one that is there stay as they are. */
export const saveCollectionInput = z.object({
  id: id.optional(),
  kind: z.enum(collectionKinds),
  name,
  level: z.enum(collectionLevels).default('answer'),
  accountId: id.nullable().default(null),
});
export type SaveCollectionInput = z.infer<typeof saveCollectionInput>;

export const importFault = z.object({ unit: count, line: count, name: z.string().nullable(), reason: z.string() });

export const importView = z.object({
  id,
  filename: z.string(),
  state: z.enum(importStates),
  /** Entries in the file; added; without English or a language that is sold; broken. */
  units: count,
  added: count,
  foreignUnits: count,
  broken: count,
  faults: z.array(importFault),
  startedAt: timestamp,
  importedByName: z.string().nullable(),
});
export type ImportView = z.infer<typeof importView>;

export const importsInput = z.object({ collectionId: id });
export const importsOutput = z.object({ items: z.array(importView) });

/** Answer of `PUT /files/collections/{id}`. */
export const importFileOutput = z.object({
  importId: id,
  units: count,
  added: count,
  foreignUnits: count,
  broken: count,
  faults: z.array(importFault),
});

export const termsInput = z.object({ ...pageInput, collectionId: id });
export type TermsInput = z.infer<typeof termsInput>;

export const termView = z.object({
  id,
  lang,
  source: z.string(),
  target: z.string(),
  status: z.enum(termStatuses),
  note: z.string().nullable(),
});
export type TermView = z.infer<typeof termView>;
export const termsOutput = paged(termView);

const term = z.string().trim().min(1, rule('TERM_EMPTY')).max(collectionLimits.termMax);

export const saveTermInput = z.object({
  id: id.optional(),
  collectionId: id,
  lang,
  source: term,
  target: term,
  status: z.enum(termStatuses).default('preferred'),
  note: z.string().trim().max(500).nullable().default(null),
});
export type SaveTermInput = z.infer<typeof saveTermInput>;

export const removeTermInput = z.object({ id, collectionId: id });

/** `part`: `text`, `label`, `value`, or `row.column` of a table. */
export const matchesInput = z.object({
  id,
  blockId: id,
  part: z.string().regex(/^(?:text|label|value|\d{1,3}\.\d{1,2})$/),
});
export type MatchesInput = z.infer<typeof matchesInput>;

export const matchView = z.object({
  /** The sentence looked up, and whether it is the whole text. */
  segment: z.string(),
  isWhole: z.boolean(),
  /** The found sentence and its translation. */
  source: z.string(),
  target: z.string(),
  from: z.enum(matchOrigins),
  /** Of the collection, the engine, or the phrase's note. */
  name: z.string().nullable(),
  /** How like the sentence is; null for an engine's answer. */
  percent: z.number().int().nullable(),
});
export type MatchView = z.infer<typeof matchView>;
export const matchesOutput = z.object({ source: z.string(), items: z.array(matchView).max(collectionLimits.matches) });

export const concordanceInput = z.object({ id, text: z.string().trim().min(2).max(200) });
export type ConcordanceInput = z.infer<typeof concordanceInput>;

const line = z.object({ source: z.string(), target: z.string() });
const namedLine = line.extend({ name: z.string().nullable() });
export const concordanceOutput = z.object({
  phrasebook: z.array(namedLine),
  memory: z.array(namedLine),
  collections: z.array(namedLine),
  /** Confirmed texts of delivered papers that the caller may open. */
  delivered: z.array(line.extend({ reviewId: id, filename: z.string(), confirmedByName: z.string().nullable() })),
});
export type ConcordanceOutput = z.infer<typeof concordanceOutput>;
