import dictionary from 'dictionary-en';
import nspell from 'nspell';
import { answerWork } from '#server/platform/processes/work-thread.ts';
import { checkText, type TextToCheck } from '#shared/translation-checks/check-text.ts';

/** Checks one text at a time. Its dictionary takes a second to build. */

export type CheckInput = Omit<TextToCheck, 'spells'>;

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

answerWork((input: CheckInput) => checkText({ ...input, spells }));
