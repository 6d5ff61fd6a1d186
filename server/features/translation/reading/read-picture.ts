import { doubtfulBelow, type LanguageTag } from '#shared/translation-text.ts';
import { isSemitic } from '#shared/writing-systems.ts';
import { recognizeForm } from './boxed-reading.ts';
import { smallCopy } from './components.ts';
import { readNumbers } from './digits/read-numbers.ts';
import { recognize } from './engine.ts';
import { findInkMarks, type InkMark } from './inks/ink-marks.ts';
import { measureInk, type InkBox } from './inks/ink.ts';
import { readStamp, type StampWords } from './inks/stamp-words.ts';
import { engineLanguagesOf, scriptOf } from './languages.ts';
import { layOut, type LayoutBlock } from './layout/blocks.ts';
import { findRules } from './layout/rules.ts';
import { meanConfidence, type Rect, type Word } from './layout/words.ts';
import type { Attempt, ReadBlock } from './page-reading.ts';
import { findPhotos, isInPhoto } from './photos.ts';
import { prepare, type PlacedStamp, type Quarter, type Source } from './picture.ts';
import { toReadBlock, withOpenValue } from './read-block.ts';
import { findSeals, type Seal } from './seals.ts';
import { lookAgain } from './second-look.ts';
import { isZoneLine } from './zone-text.ts';

/** Limits of the doubtful parts that a block keeps. */
const maxDoubtful = 200;
const maxLetters = 200;
const maxLabelWords = 4;

/** Confidence and letters below which the page may be turned. */
const poorBelow = 75;
const poorLetters = 40;
const sureAbove = 70;
/** Confidence of a mark that only its shape suggests. */
const hintConfidence = 60;

const blankPage = {
  via: 'ocr',
  confidence: 0,
  hasZone: false,
  mrz: null,
  sureLetters: 0,
  isPoor: false,
  isBlank: true,
} as const satisfies Partial<Attempt>;

/** Recognizes the text of a scan or photo. */
export async function readPicture(
  source: Source,
  lang: LanguageTag,
  { quarter, width }: { quarter: Quarter; width?: number | undefined },
): Promise<Attempt> {
  const prepared = await prepare(source, { quarter, ...(width !== undefined && { width }) });
  const { picture, placeOf, sheet, flaws } = prepared;
  if (prepared.isBlank) return { ...blankPage, blocks: [], rotation: quarter, sheet };
  // Arabic and Korean lose letters in the mode for sparse text.
  const mode = lang === 'ar' || lang === 'ko' ? 'column' : 'sparse';
  const rules = findRules(picture);
  const engine = { languages: engineLanguagesOf(lang), mode } as const;
  const lines = await (lang === 'ar' ? recognizeForm(picture, rules, engine) : recognize(picture, engine));
  const photos = findPhotos(picture);
  const isOnPaper = (box: Rect) => !isInPhoto(box, photos);
  const all = lines.flatMap((line) => line.words).filter(isOnPaper);
  const stamped: [PlacedStamp, StampWords][] = [];
  for (const stamp of prepared.stamps) stamped.push([stamp, await readStamp(stamp, engineLanguagesOf(lang))]);
  const copy = await smallCopy(picture);
  const seals = findSeals(copy, all).filter(({ box }) => isOnPaper(box));
  const isSealed = (word: Word) => seals.some((seal) => seal.words.includes(word));
  const first = lines.map((line) => line.words.filter((word) => isOnPaper(word) && !isSealed(word)));
  const again = (await lookAgain(picture, first, lang)).flat();
  const words = lang === 'ar' ? readNumbers(picture, again) : again;
  const drawing = { rules, area: picture.width * picture.height };
  const { blocks } = layOut(words, scriptOf(lang), drawing);
  const inked = findInkMarks(copy, { words: words.filter(isSure), taken: [...seals.map(({ box }) => box), ...photos] });
  const confidence = meanConfidence(blocks.flatMap((block) => block.words));
  const letters = blocks.flatMap((block) => block.words).reduce((sum, { text }) => sum + text.length, 0);
  const marks = [...seals.map(({ box }) => box), ...inked, ...photos].map((box): InkBox => ({ ...box, isMark: true }));
  const ink = await measureInk(picture, [...blocks.map(({ box }): InkBox => ({ ...box, isMark: false })), ...marks]);
  return {
    via: 'ocr',
    confidence,
    rotation: quarter,
    hasZone: lines.some(({ text }) => isZoneLine(text)),
    mrz: null,
    sureLetters: first
      .flat()
      .filter(isSure)
      .reduce((sum, { text }) => sum + text.length, 0),
    ink: ink && { ...ink, regions: ink.regions.map((one) => ({ ...one, place: placeOf(one.place) })) },
    sheet,
    ratio: picture.height / picture.width,
    flaws,
    isPoor: meanConfidence(words) < poorBelow || letters < poorLetters,
    blocks: [
      ...blocks.map(toBlock),
      ...seals.map(toMark),
      ...photos.map(toPhoto),
      ...inked.map(toHint),
      ...stamped.map(toStamp),
    ],
  };

  function toBlock(laidOut: LayoutBlock): ReadBlock {
    const block = { ...laidOut, content: withOpenValue(laidOut.content) };
    return toReadBlock(block, { placeOf, doubtful: doubtfulIn(block, lang) });
  }

  function toHint({ mark, ...box }: InkMark): ReadBlock {
    return { content: { kind: 'mark', mark, text: '' }, box: placeOf(box), confidence: hintConfidence, doubtful: [] };
  }

  function toPhoto(box: Rect): ReadBlock {
    const content = { kind: 'mark', mark: 'photo', text: '' } as const;
    return { content, box: placeOf(box), confidence: hintConfidence, doubtful: [] };
  }

  function toMark(seal: Seal): ReadBlock {
    const known = seal.words.filter((word) => isSure(word) && /^\p{L}{3}/u.test(word.text));
    const text = known.map((word) => word.text).join(' ');
    return {
      content: { kind: 'mark', mark: 'seal', text },
      box: placeOf(seal.box),
      confidence: known.length > 0 ? meanConfidence(known) : 100,
      doubtful: [],
    };
  }
}

/** The engine's confidence is too high for lettering on an arc or over text. */
function toStamp([{ place, isRound }, { text, confidence }]: [PlacedStamp, StampWords]): ReadBlock {
  const mark = isRound ? 'seal' : 'stamp';
  return { content: { kind: 'mark', mark, text }, box: place, confidence, doubtful: text === '' ? [] : [text] };
}

/** Speckle yields single letters, and words that the engine doubts. */
function isSure({ text, confidence }: Word): boolean {
  return confidence >= sureAbove && /[\p{L}\p{N}]{2}|\p{Script=Han}|\p{Script=Hangul}/u.test(text);
}

export function doubtfulIn(block: Pick<LayoutBlock, 'content' | 'words'>, lang: LanguageTag): string[] {
  const texts = textsOf(block.content);
  const doubted = block.words
    .filter(({ confidence }) => confidence < doubtfulBelow)
    .flatMap(({ text }) => shownOf(text.normalize('NFC'), texts));
  const { content } = block;
  const isValueOpen = content.kind === 'field' && content.value === '';
  const lost = isValueOpen ? lastWord(content.label) : isSemitic(lang) ? texts.flatMap(lastOfLabel) : [];
  return [...doubted, ...lost].map((text) => text.slice(0, maxLetters)).slice(0, maxDoubtful);
}

function textsOf(content: LayoutBlock['content']): string[] {
  if (content.kind === 'field') return [content.label, content.value];
  return content.kind === 'table' ? content.rows.flat() : [content.text];
}

/** The word, or its pieces where a colon in it parted a label from its value: `No.:4572`. */
function shownOf(word: string, texts: readonly string[]): string[] {
  const isShown = (piece: string) => piece !== '' && texts.some((text) => text.includes(piece));
  return isShown(word) ? [word] : word.split(/[:\uff1a]/u).filter(isShown);
}

function lastWord(text: string): string[] {
  return text.split(' ').slice(-1);
}

/** A label without a value: the Arabic and Hebrew data lose whole numbers. */
function lastOfLabel(text: string): string[] {
  const words = /^[^:]*:$/u.test(text) ? text.split(' ') : [];
  const last = words.at(-1);
  return last === undefined || words.length > maxLabelWords ? [] : [last];
}
