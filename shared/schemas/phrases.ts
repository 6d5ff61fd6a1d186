import { z } from 'zod';
import { phraseFilters, phraseKinds, slotsOf } from '#shared/phrase.ts';
import { sourceTags } from '#shared/translation-text.ts';
import { paged, pageInput, rule, timestamp } from './common.ts';

/** The phrasebooks as staff see and edit them. */

const lang = z.enum(sourceTags);
const source = z.string().min(1).max(500);

export const phrasesInput = z.object({
  ...pageInput,
  lang: lang.default('pt'),
  filter: z.enum(phraseFilters).default('all'),
});
export type PhrasesInput = z.infer<typeof phrasesInput>;

export const phraseView = z.object({
  lang,
  source,
  /** Offered to translators. */
  target: z.string(),
  /** Of the file, before staff edited it. */
  defaultTarget: z.string(),
  kind: z.enum(phraseKinds),
  country: z.string().nullable(),
  note: z.string().nullable(),
  isRetired: z.boolean(),
  /** Segments that the phrase drafted. */
  uses: z.number().int(),
  changedByName: z.string().nullable(),
  changedAt: timestamp.nullable(),
});
export type PhraseView = z.infer<typeof phraseView>;

export const phrasesOutput = paged(phraseView);

/** English as staff write it. */
export const phraseTarget = z
  .string()
  .trim()
  .min(1, rule('PHRASE_EMPTY'))
  .max(1000)
  .regex(/^\P{C}*$/u, rule('PHRASE_UNPRINTABLE'));

/** `seen` is the target that the caller saw; another one since then is a conflict. */
export const editPhraseInput = z
  .object({
    lang,
    source,
    seen: z.string().max(1000),
    target: phraseTarget,
  })
  .refine(({ source: from, target }) => slotsOf(from).toSorted().join() === slotsOf(target).toSorted().join(), {
    path: ['target'],
    message: rule('PHRASE_SLOTS'),
  });
export type EditPhraseInput = z.infer<typeof editPhraseInput>;

export const retirePhraseInput = z.object({ lang, source, isRetired: z.boolean() });
export type RetirePhraseInput = z.infer<typeof retirePhraseInput>;
