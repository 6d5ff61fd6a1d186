import { doubtfulBelow, type LanguageTag } from '#shared/translation-text.ts';
import type { LayoutBlock } from './layout/blocks.ts';

/** What of a block is doubtful, as its text shows it. */

const maxDoubtful = 200;
const maxLetters = 200;
const maxLabelWords = 4;

export function doubtfulIn(block: Pick<LayoutBlock, 'content' | 'words'>, lang: LanguageTag): string[] {
  const texts = textsOf(block.content);
  const doubted = block.words
    .filter(({ confidence }) => confidence < doubtfulBelow)
    .flatMap(({ text }) => shownOf(text.normalize('NFC'), texts));
  const { content } = block;
  const isValueLost = content.kind === 'field' && content.value === '';
  const lost = isValueLost
    ? lastOfLabel(`${content.label}:`).map((word) => word.slice(0, -1))
    : lang === 'ar' || lang === 'he'
      ? texts.flatMap(lastOfLabel)
      : [];
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

/** A label without a value: the Arabic and Hebrew data lose whole numbers. */
function lastOfLabel(text: string): string[] {
  const words = /^[^:]*:$/u.test(text) ? text.split(' ') : [];
  const last = words.at(-1);
  return last === undefined || words.length > maxLabelWords ? [] : [last];
}
