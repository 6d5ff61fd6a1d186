import type { LanguageTag } from '#shared/translation-text.ts';
import { isEastAsian, isIn, isSemitic } from '#shared/writing-systems.ts';
import { readNumerals } from './digits/read-numerals.ts';
import { recognize, type EngineOptions } from './engine.ts';
import { fromGrey, toGrey, type Picture } from './grey.ts';
import { engineLanguagesOf, lackedLetters, numberLanguageOf } from './languages.ts';
import { around, heightOf, meanConfidence, type Rect, type Word } from './layout/words.ts';
import {
  doubtNumbers,
  doubtNumerals,
  doubtVariants,
  hasDigit,
  isCode,
  settleCloseNumbers,
  settleCodes,
  settleLetters,
  settleNumbers,
  settleWords,
} from './numbers.ts';
import {
  doubtLostNumerals,
  inkHeightIn,
  isInNumeral,
  isNumeral,
  numeralLetters,
  overLostInk,
  rowsOf,
  settleNumerals,
  textOf,
} from './numerals.ts';

/**
 * Reads a second time, each piece alone: numbers with data of another language, codes with the engine that tells letters apart by
 * shape, and what the first reading doubts. The first reading alone is sure of wrong digits.
 */

/** Pages with a lower confidence are rotated or hold no text. */
const hopelessBelow = 55;
/** Words with a lower confidence are read larger; the limit is high, since wrong letters have a high one too. */
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
  /** Letters that the second reading may find. */
  whitelist?: string;
  maxPieces?: number;
  /** Handles pieces beyond the limit. */
  leave?: (words: readonly Word[]) => readonly Word[];
  settle: (first: readonly Word[], again: readonly Word[]) => Word[];
}

export async function lookAgain(picture: Picture, lines: Lines, lang: LanguageTag): Promise<Lines> {
  if (meanConfidence(lines.flat()) < hopelessBelow) return lines.map(doubtNumbers);
  const hasNumerals = isIn(lang, 'Japanese', 'Chinese');
  let settled = isEastAsian(lang) ? lines.map(apart) : lines;
  let known: ReadonlySet<Word> = new Set();
  if (hasNumerals) {
    const rows = rowsOf(settled.flat()).map((row) => overLostInk(picture, row));
    ({ rows: settled, settled: known } = readNumerals(picture, rows));
  }
  for (const pass of passesOf(lang)) settled = await runPass(picture, settled, openTo(pass, known));
  if (hasNumerals) settled = doubtLostNumerals(settled, { settled: known, letterHeight: inkHeightIn(picture) });
  if (lang === 'ja') return settled.map(doubtVariants);
  return isSemitic(lang) ? settled.map((line) => line.map(doubtNumerals)) : settled;
}

function openTo(pass: Pass, known: ReadonlySet<Word>): Pass {
  return { ...pass, isWanted: (word) => !known.has(word) && pass.isWanted(word) };
}

function passesOf(lang: LanguageTag): Pass[] {
  const own: Pass = {
    languages: engineLanguagesOf(lang),
    scale: 1.5,
    isWanted: ({ text, confidence }) => confidence < unsureBelow && /\p{L}{3}/u.test(text) && !hasDigit(text),
    settle: settleWords,
  };
  const languages = numberLanguageOf(lang);
  const isNumber = ({ text }: Word) => hasDigit(text) && !isCode(text);
  const numbers: Pass = {
    languages,
    scale: 1.5,
    isWanted: isNumber,
    // Latin letters next to a number are fragments of the other script.
    ...(isEastAsian(lang) && { whitelist: '0123456789.,-/' }),
    maxPieces: maxNumbers,
    leave: doubtNumbers,
    settle: isEastAsian(lang) ? settleCloseNumbers : settleNumbers,
  };
  const codes: Pass = {
    languages: 'eng',
    kind: 'legacy',
    scale: 1,
    isWanted: ({ text }) => /^[\p{Lu}\d]+$/u.test(text),
    isPiece: (words) => isCode(words.map(({ text }) => text).join('')),
    settle: settleCodes,
  };
  if (isIn(lang, 'Japanese', 'Chinese')) return [own, numeralsOf(lang), numbers, codes];
  const letters = lackedLetters(lang);
  if (!letters) return [own, numbers, codes];
  const lacking: Pass = {
    languages,
    scale: 1.5,
    // Names are included: the engine is confident in `Guemes`.
    isWanted: ({ text }) => /^\p{Lu}.*(?:u|ii)/u.test(text) && !hasDigit(text),
    settle: (first, again) => settleLetters(first, again, letters),
  };
  return [own, lacking, numbers, codes];
}

/** Numbers in kanji, larger and among their letters alone. */
function numeralsOf(lang: LanguageTag): Pass {
  return {
    languages: engineLanguagesOf(lang),
    scale: 1.5,
    isWanted: isInNumeral,
    isPiece: (words) => isNumeral(textOf(words)),
    whitelist: numeralLetters,
    maxPieces: maxNumbers,
    settle: settleNumerals,
  };
}

/** Ends each word where the next begins: without spaces between them the engine's boxes reach over their neighbors. */
function apart(line: readonly Word[]): Word[] {
  return line.map((word, index) => {
    const next = line[index + 1];
    const isBeside = next && next.x0 > word.x0 && next.x0 < word.x1 && next.y0 < word.y1 && next.y1 > word.y0;
    return isBeside ? { ...word, x1: next.x0 } : word;
  });
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

async function readPiece(picture: Picture, piece: Piece, { scale, languages, kind, whitelist }: Pass): Promise<Word[]> {
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
  const lines = await recognize(padded, {
    languages,
    ...(kind && { kind }),
    ...(whitelist && { whitelist }),
    mode: 'line',
    dpi,
  });
  return lines.flatMap(({ words }) => words);
}
