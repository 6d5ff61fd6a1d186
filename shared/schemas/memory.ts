import { z } from 'zod';
import { privateTopics } from '#shared/translation-checks/private-topics.ts';
import { sourceTags } from '#shared/translation-text.ts';
import { id, paged, pageInput, timestamp } from './common.ts';
import { phraseTarget } from './phrases.ts';

/** The translation memory as staff see and change it. Sources and targets hold slots in place of names, dates and numbers. */

const lang = z.enum(sourceTags);

export const memoryInput = z.object({ ...pageInput, lang: lang.default('pt'), isRetired: z.boolean().default(false) });
export type MemoryInput = z.infer<typeof memoryInput>;

export const memoryView = z.object({
  id,
  lang,
  source: z.string(),
  target: z.string(),
  /** Deliveries that confirmed the pair. */
  confirmations: z.number().int(),
  /** Texts that were drafted with it. */
  uses: z.number().int(),
  isRetired: z.boolean(),
  /** Marked as a phrase by staff; the others were found in papers of different customers. */
  isMarked: z.boolean(),
  lastUsedAt: timestamp.nullable(),
});
export type MemoryView = z.infer<typeof memoryView>;

export const memoryOutput = paged(memoryView);

/** `seen` is the target that the caller saw; another one since then is a conflict. */
export const editMemoryInput = z.object({ id, seen: z.string().max(2000), target: phraseTarget });
export type EditMemoryInput = z.infer<typeof editMemoryInput>;

export const retireMemoryInput = z.object({ id, isRetired: z.boolean() });
export type RetireMemoryInput = z.infer<typeof retireMemoryInput>;

export const candidatesInput = z.object({ ...pageInput, lang: lang.default('pt') });
export type CandidatesInput = z.infer<typeof candidatesInput>;

/** A confirmed sentence that is not offered to other customers yet. It is deleted with the documents that hold it. */
export const candidateView = z.object({
  id,
  lang,
  source: z.string(),
  target: z.string(),
  /** Number of customers whose papers contain it. */
  customers: z.number().int(),
  /** Protected topic of its words; only staff can admit such a sentence. */
  topic: z.enum(privateTopics).nullable(),
});
export type CandidateView = z.infer<typeof candidateView>;

export const candidatesOutput = paged(candidateView);

export const markMemoryInput = z.object({ id });
export type MarkMemoryInput = z.infer<typeof markMemoryInput>;
