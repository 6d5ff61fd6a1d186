import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { sourceTags, type SourceTag } from '#shared/translation-text.ts';

/** One entry of a TMX or TBX file, parsed by itself. */

/** Reason for skipping an entry, for staff. */
export class BrokenEntry extends Error {}

export interface ElementHandlers {
  open: (tag: SaxesTagPlain) => void;
  text: (text: string) => void;
  close: (name: string) => void;
}

/** Parses an element. Throws BrokenEntry for malformed XML. */
export function parseElement(xml: string, { open, text, close }: ElementHandlers): void {
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('error', (error) => {
    throw new BrokenEntry(`It is no valid XML: ${error.message.replaceAll(/\s+/g, ' ').slice(0, 120)}`);
  });
  parser.on('opentag', open);
  parser.on('text', text);
  parser.on('cdata', text);
  parser.on('closetag', ({ name }) => close(name));
  parser.write(xml).close();
}

/** Language of an element: `pt-BR` and `PT_br` are pt. */
export function languageOf({ attributes }: SaxesTagPlain): string {
  return (attributes['xml:lang'] ?? attributes['lang'] ?? '').toLowerCase().replaceAll('_', '-');
}

/** Text as one line: white space of XML is layout. */
export function tidyText(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .normalize('NFC');
}

/** The language that is sold; undefined for any other. */
export function sourceTagOf(language: string): SourceTag | undefined {
  const [base] = language.split('-');
  if (base === 'zh' && /-(?:tw|hk|mo|hant)\b/.test(language)) return 'zh-Hant';
  return sourceTags.find((tag) => tag === (base === 'iw' ? 'he' : base));
}

export function isEnglish(language: string): boolean {
  return language === 'en' || language.startsWith('en-');
}
