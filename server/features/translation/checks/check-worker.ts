import { parentPort } from 'node:worker_threads';
import dictionary from 'dictionary-en';
import nspell from 'nspell';
import type { TextFinding } from '#shared/schemas/studio.ts';
import { checkText, type TextToCheck } from '#shared/translation-checks/check-text.ts';

/** Checks one text at a time. Its dictionary takes a second to build. */

export interface CheckRequest {
  id: number;
  input: Omit<TextToCheck, 'spells'>;
}

export type CheckReply = { id: number; findings: TextFinding[] } | { id: number; failed: string };

const port = parentPort;
if (port === null) throw new Error('texts are checked in a worker thread');

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

function answer({ id, input }: CheckRequest): CheckReply {
  try {
    return { id, findings: checkText({ ...input, spells }) };
  } catch (error) {
    // The name alone: a message could quote the text.
    return { id, failed: error instanceof Error ? error.name : 'unknown' };
  }
}

port.on('message', (request: CheckRequest) => {
  port.postMessage(answer(request));
});
