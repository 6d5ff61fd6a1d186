import type { LanguageTag } from '#shared/translation-text.ts';
import { smallCopy } from './components.ts';
import { readNumbers } from './digits/read-numbers.ts';
import { doubtfulIn } from './doubts.ts';
import { recognize } from './engine.ts';
import { findInkMarks, type InkMark } from './ink-marks.ts';
import { measureInk, type InkBox } from './ink.ts';
import { readStamp, type StampWords } from './inks/stamp-words.ts';
import { engineLanguagesOf, scriptOf } from './languages.ts';
import { layOut, type LayoutBlock, type LayoutContent } from './layout/blocks.ts';
import { findRules } from './layout/rules.ts';
import { meanConfidence, type Word } from './layout/words.ts';
import type { Attempt, ReadBlock } from './page-reading.ts';
import { prepare, type PlacedStamp, type Quarter, type Source } from './picture.ts';
import { findSeals, type Seal } from './seals.ts';
import { lookAgain } from './second-look.ts';
import { isZoneLine } from './zone-text.ts';

/** Confidence and letters below which the page may be turned. */
const poorBelow = 75;
const poorLetters = 40;
const sureAbove = 70;
/** Of a mark that its shape alone suggests. */
const hintConfidence = 60;
const maxLabelWords = 5;

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
  const lines = await recognize(picture, { languages: engineLanguagesOf(lang), mode });
  const all = lines.flatMap((line) => line.words);
  const stamped: [PlacedStamp, StampWords][] = [];
  for (const stamp of prepared.stamps) stamped.push([stamp, await readStamp(stamp, engineLanguagesOf(lang))]);
  const copy = await smallCopy(picture);
  const seals = findSeals(copy, all);
  const isSealed = (word: Word) => seals.some((seal) => seal.words.includes(word));
  const first = lines.map((line) => line.words.filter((word) => !isSealed(word)));
  const again = (await lookAgain(picture, first, lang)).flat();
  const words = lang === 'ar' ? readNumbers(picture, again) : again;
  const drawing = { rules: findRules(picture), area: picture.width * picture.height };
  const { blocks } = layOut(words, scriptOf(lang), drawing);
  const inked = findInkMarks(copy, { words: words.filter(isSure), taken: seals.map(({ box }) => box) });
  const confidence = meanConfidence(blocks.flatMap((block) => block.words));
  const letters = blocks.flatMap((block) => block.words).reduce((sum, { text }) => sum + text.length, 0);
  const marks = [...seals.map(({ box }) => box), ...inked].map((box): InkBox => ({ ...box, isMark: true }));
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
    flaws,
    isPoor: meanConfidence(words) < poorBelow || letters < poorLetters,
    blocks: [...blocks.map(toBlock), ...seals.map(toMark), ...inked.map(toHint), ...stamped.map(toStamp)],
  };

  function toBlock({ content: laidOut, box, ...block }: LayoutBlock): ReadBlock {
    const content = withValue(laidOut);
    return {
      content,
      box: placeOf(box),
      confidence: block.confidence,
      doubtful: doubtfulIn({ ...block, content }, lang),
      ...(block.isOrderDoubtful && { isOrderDoubtful: true }),
    };
  }

  function toStamp([{ place, isRound }, { text, confidence }]: [PlacedStamp, StampWords]): ReadBlock {
    const mark = isRound ? 'seal' : 'stamp';
    // Lettering on an arc and over text is read less surely than its confidence says.
    return { content: { kind: 'mark', mark, text }, box: place, confidence, doubtful: text === '' ? [] : [text] };
  }

  function toHint({ mark, ...box }: InkMark): ReadBlock {
    return { content: { kind: 'mark', mark, text: '' }, box: placeOf(box), confidence: hintConfidence, doubtful: [] };
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

/** A label alone is a field whose value was not read, so that no draft of it counts as whole. */
function withValue(content: LayoutContent): LayoutContent {
  if (content.kind !== 'paragraph') return content;
  const [, label] = /^([^:\uff1a]{1,60}?)\s*[:\uff1a]$/u.exec(content.text) ?? [];
  const isLabel = label !== undefined && /\p{L}/u.test(label) && label.split(' ').length <= maxLabelWords;
  return isLabel ? { kind: 'field', label, value: '' } : content;
}

/** Speckle yields single letters, and words that the engine doubts. */
function isSure({ text, confidence }: Word): boolean {
  return confidence >= sureAbove && /[\p{L}\p{N}]{2}|\p{Script=Han}|\p{Script=Hangul}/u.test(text);
}
