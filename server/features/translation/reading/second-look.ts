import type { LanguageTag } from '#shared/translation-text.ts';
import { recognize, type EngineOptions } from './engine.ts';
import { fromGrey, toGrey, type Picture } from './grey.ts';
import { engineLanguagesOf, lackedLetters, numberLanguageOf } from './languages.ts';
import { around, heightOf, meanConfidence, type Rect, type Word } from './layout/words.ts';
import {
  doubtNumbers,
  doubtNumerals,
  hasDigit,
  isCode,
  settleCodes,
  settleLetters,
  settleNumbers,
  settleWords,
} from './numbers.ts';

/**
 * Reads a second time, each piece alone: numbers with data of another language, codes with the engine that tells letters apart by
 * shape, and what the first reading doubts. The first reading alone is sure of wrong digits.
 */

/** Pages below stand on their side or head, or hold no text. */
const hopelessBelow = 55;
/** Words below are read larger: the engine is sure of wrong letters, too. */
const unsureBelow = 90;
/** Pieces of one page and pass; numbers come in statements of account. */
const maxPieces = 60;
const maxNumbers = 120;
/** Paper around a piece on the page and around its picture, in heights of it. */
const sideways = 0.5;
const upwards = 0.15;
const rim = 0.5;
/** Gap between words of one number, in heights of them. */
const maxGap = 0.8;
const dpi = 300;

/** The words of each line of a page, in any order. */
export type Lines = readonly (readonly Word[])[];

interface Pass extends EngineOptions {
  scale: number;
  /** Words that are read again; those side by side as one piece. */
  isWanted: (word: Word) => boolean;
  /** False for pieces of wanted words that need no second look. */
  isPiece?: (words: readonly Word[]) => boolean;
  maxPieces?: number;
  /** What becomes of pieces beyond that. */
  leave?: (words: readonly Word[]) => readonly Word[];
  settle: (first: readonly Word[], again: readonly Word[]) => Word[];
}

export async function lookAgain(picture: Picture, lines: Lines, lang: LanguageTag): Promise<Lines> {
  if (meanConfidence(lines.flat()) < hopelessBelow) return lines.map(doubtNumbers);
  let settled = lines;
  for (const pass of passesOf(lang)) settled = await runPass(picture, settled, pass);
  return lang === 'he' || lang === 'ar' ? settled.map((line) => line.map(doubtNumerals)) : settled;
}

function passesOf(lang: LanguageTag): Pass[] {
  const own: Pass = {
    languages: engineLanguagesOf(lang),
    scale: 1.5,
    isWanted: ({ text, confidence }) => confidence < unsureBelow && /\p{L}{3}/u.test(text) && !hasDigit(text),
    settle: settleWords,
  };
  const languages = numberLanguageOf(lang);
  if (languages === undefined) return [own];
  const isNumber = ({ text }: Word) => hasDigit(text) && !isCode(text);
  const numbers: Pass = {
    languages,
    scale: 1.5,
    isWanted: isNumber,
    maxPieces: maxNumbers,
    leave: doubtNumbers,
    settle: settleNumbers,
  };
  const codes: Pass = {
    languages: 'eng',
    kind: 'legacy',
    scale: 1,
    isWanted: ({ text }) => /^[\p{Lu}\d]+$/u.test(text),
    isPiece: (words) => isCode(words.map(({ text }) => text).join('')),
    settle: settleCodes,
  };
  const letters = lackedLetters(lang);
  if (!letters) return [own, numbers, codes];
  const lacking: Pass = {
    languages,
    scale: 1.5,
    // Names: the engine is sure of `Guemes`.
    isWanted: ({ text }) => /^\p{Lu}.*(?:u|ii)/u.test(text) && !hasDigit(text),
    settle: (first, again) => settleLetters(first, again, letters),
  };
  return [own, lacking, numbers, codes];
}

interface Piece extends Rect {
  words: readonly Word[];
}

async function runPass(picture: Picture, lines: Lines, pass: Pass): Promise<Lines> {
  const { maxPieces: max = maxPieces, leave = (words) => words } = pass;
  const pieces = lines.flatMap((line) => piecesOf(line, pass));
  const settled = new Map<Word, readonly Word[]>();
  for (const [index, piece] of pieces.entries()) {
    const [head, ...rest] = piece.words;
    if (!head) continue;
    settled.set(
      head,
      index < max ? pass.settle(piece.words, await readPiece(picture, piece, pass)) : leave(piece.words),
    );
    for (const word of rest) settled.set(word, []);
  }
  return pieces.length === 0 ? lines : lines.map((line) => line.flatMap((word) => settled.get(word) ?? [word]));
}

/** Runs of wanted words from left to right, each with half of the space around it. */
function piecesOf(line: readonly Word[], { isWanted, isPiece = () => true }: Pass): Piece[] {
  const row = line.toSorted((a, b) => a.x0 - b.x0);
  const runs: Word[][] = [];
  row.forEach((word, index) => {
    if (!isWanted(word)) return;
    const last = row[index - 1];
    const run = last && runs.find((words) => words.includes(last));
    if (run && word.x0 - last.x1 < maxGap * heightOf(word)) run.push(word);
    else runs.push([word]);
  });
  return runs.filter(isPiece).map((words) => {
    const { x0, y0, x1, y1 } = around(words);
    const height = y1 - y0;
    const [before, after] = [row.findLast((word) => word.x1 <= x0), row.find((word) => word.x0 >= x1)];
    const left = Math.min(sideways * height, before ? (x0 - before.x1) / 2 : Infinity);
    const right = Math.min(sideways * height, after ? (after.x0 - x1) / 2 : Infinity);
    return { words, x0: x0 - left, x1: x1 + right, y0: y0 - upwards * height, y1: y1 + upwards * height };
  });
}

async function readPiece(picture: Picture, piece: Piece, { scale, languages, kind }: Pass): Promise<Word[]> {
  const left = Math.max(0, Math.round(piece.x0));
  const top = Math.max(0, Math.round(piece.y0));
  const width = Math.min(picture.width, Math.round(piece.x1)) - left;
  const height = Math.min(picture.height, Math.round(piece.y1)) - top;
  if (width < 4 || height < 8) return [];
  const enlarged = await toGrey(
    fromGrey(picture)
      .extract({ left, top, width, height })
      .resize({ width: Math.round(width * scale), kernel: 'cubic' }),
  );
  const space = Math.round(rim * enlarged.height);
  const padded = await toGrey(
    fromGrey(enlarged).extend({ top: space, bottom: space, left: space, right: space, background: '#fff' }),
  );
  const lines = await recognize(padded, { languages, ...(kind && { kind }), mode: 'line', dpi });
  return lines.flatMap(({ words }) => words);
}
