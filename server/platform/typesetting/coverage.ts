import type { UnprintableLetter } from './print-error.ts';

const normalizable = /[^\u{F900}-\u{FAFF}\u{2F800}-\u{2FA1F}]+/gu;

/**
 * NFC, except for Han compatibility ideographs: NFC replaces them (U+FA19 becomes U+795E), which changes the spelling of
 * a name.
 */
export function composed(text: string): string {
  return text.replaceAll(normalizable, (run) => run.normalize('NFC'));
}

/** NFD, with the same exception. */
export function decomposed(text: string): string {
  return text.replaceAll(normalizable, (run) => run.normalize('NFD'));
}

/** Controls, lone surrogates, private use, unassigned, bidi overrides and isolates, line separators, byte order mark. */
const unprintable = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u202A-\u202E\u2066-\u2069\u2028\u2029\uFEFF]/u;
const invisible = /\p{Default_Ignorable_Code_Point}/u;

export function codePointName(char: string): string {
  return `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

const scriptLanguages: readonly [RegExp, string][] = [
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Lao}/u, 'lo'],
  [/\p{Script=Khmer}/u, 'km'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Bengali}/u, 'bn'],
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Sinhala}/u, 'si'],
  [/\p{Script=Georgian}/u, 'ka'],
  [/\p{Script=Armenian}/u, 'hy'],
  [/\p{Script=Ethiopic}/u, 'am'],
];

/** The language that selects the font of a script which one font of the print has; undefined for other texts. */
export function languageOfScript(text: string): string | undefined {
  return scriptLanguages.find(([script]) => script.test(text))?.[1];
}

/** The unprintable characters in the strings of `value`, each once, with the path of its first occurrence. */
export function findUnprintable(value: unknown, hasGlyph: (codePoint: number) => boolean): UnprintableLetter[] {
  const found = new Map<string, UnprintableLetter>();
  function walk(node: unknown, path: string): void {
    if (typeof node === 'string') {
      for (const char of composed(node)) {
        const isDrawn = !unprintable.test(char) && (invisible.test(char) || hasGlyph(char.codePointAt(0) ?? 0));
        if (!isDrawn && !found.has(char)) found.set(char, { char, codePoint: codePointName(char), path });
      }
    } else if (typeof node === 'object' && node !== null) {
      for (const [key, child] of Object.entries(node)) walk(child, path === '' ? key : `${path}.${key}`);
    }
  }
  walk(value, '');
  return [...found.values()];
}
