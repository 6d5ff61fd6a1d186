import { collectionLimits } from '#shared/memory-collections.ts';
import type { MemoryPair } from '../collection-queries.ts';
import { BrokenEntry, isEnglish, languageOf, parseElement, sourceTagOf, tidyText } from './read-element.ts';

/** TMX 1.1 to 1.4b: units of a translation memory. */

export const tmxNames = { roots: ['tmx'], elements: ['tu'] } as const;

/** Elements whose content is code of another program, not text. */
const codes = new Set(['bpt', 'ept', 'ph', 'it', 'ut', 'sub']);

/**
 * Pairs of a unit, one for each language that is sold; none where it has no English, or no such language. Throws BrokenEntry.
 */
export function readTmxUnit(xml: string): MemoryPair[] {
  const texts: { language: string; text: string }[] = [];
  let language = '';
  let inCode = 0;
  let text: string | undefined;
  parseElement(xml, {
    open(tag) {
      if (tag.name === 'tuv') language = languageOf(tag);
      if (tag.name === 'seg') text = '';
      if (text !== undefined && codes.has(tag.name)) inCode += 1;
    },
    text(part) {
      if (text !== undefined && inCode === 0) text += part;
    },
    close(closed) {
      if (text !== undefined && codes.has(closed)) inCode -= 1;
      if (closed !== 'seg' || text === undefined) return;
      texts.push({ language, text: tidyText(text) });
      text = undefined;
    },
  });
  return pairsOf(texts);
}

function pairsOf(texts: readonly { language: string; text: string }[]): MemoryPair[] {
  if (texts.length < 2) throw new BrokenEntry('It has text in one language alone.');
  if (texts.some(({ language }) => language === '')) throw new BrokenEntry('A text of it names no language.');
  const english = texts.find(({ language }) => isEnglish(language));
  if (!english) return [];
  const pairs = texts.flatMap(({ language, text }) => {
    const lang = sourceTagOf(language);
    return lang === undefined ? [] : [{ lang, source: text, target: english.text }];
  });
  if (pairs.some(({ source, target }) => source === '' || target === ''))
    throw new BrokenEntry('A text of it is empty.');
  if (
    pairs.some(
      (pair) => pair.source.length > collectionLimits.sourceMax || pair.target.length > collectionLimits.targetMax,
    )
  )
    throw new BrokenEntry('A text of it is longer than a sentence may be.');
  return pairs;
}

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** The beginning of a TMX 1.4 file. */
export function tmxHead(version: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<tmx version="1.4">
<header creationtool="memory-export" creationtoolversion="${escapeXml(version)}" datatype="plaintext" segtype="sentence" adminlang="en" srclang="*all*" o-tmf="none"/>
<body>
`;
}

export function tmxUnit({ lang, source, target }: MemoryPair): string {
  return `<tu><tuv xml:lang="${lang}"><seg>${escapeXml(source)}</seg></tuv><tuv xml:lang="en"><seg>${escapeXml(target)}</seg></tuv></tu>\n`;
}

export const tmxEnd = '</body>\n</tmx>\n';
