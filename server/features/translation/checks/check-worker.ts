import dictionary from 'dictionary-en';
import nspell from 'nspell';
import { answerWork } from '#server/platform/processes/work-thread.ts';
import type { TextFinding } from '#shared/schemas/studio.ts';
import { checkText, type TextToCheck } from '#shared/translation-checks/check-text.ts';
import type { Term } from '#shared/translation-checks/consistency.ts';

/**
 * Checks one text at a time. Its dictionary takes a second to build. The phrases of each language are kept under the name of
 * their list: thousands of them would be copied with each text, and what is built of them built again.
 */

/** A list of phrases; the terms are left out where the thread may have it. */
export interface NamedPhrases {
  lang: string;
  list: number;
  terms?: readonly Term[];
}

export type CheckInput = Omit<TextToCheck, 'spells' | 'phrases'> & { phrases: NamedPhrases | null };

/** The findings; undefined if the phrases have to be sent. */
export type CheckAnswer = TextFinding[] | undefined;

const english = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));
const known = new Map<string, boolean>();
/** Words whose answer is kept. */
const maxKnown = 20_000;

function spells(word: string): boolean {
  const found = known.get(word);
  if (found !== undefined) return found;
  const isRight = english.correct(word);
  if (known.size < maxKnown) known.set(word, isRight);
  return isRight;
}

const lists = new Map<string, { list: number; terms: readonly Term[] }>();
const none: readonly Term[] = [];

function termsOf({ lang, list, terms }: NamedPhrases): readonly Term[] | undefined {
  if (terms) lists.set(lang, { list, terms });
  const kept = lists.get(lang);
  return kept?.list === list ? kept.terms : undefined;
}

answerWork(({ phrases: named, ...input }: CheckInput): CheckAnswer => {
  const phrases = named === null ? none : termsOf(named);
  return phrases && checkText({ ...input, phrases, spells });
});
