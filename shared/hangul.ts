/** A Hangul syllable by the places of its letters in Unicode's order; `final` 0 is none. */
export interface Syllable {
  initial: number;
  vowel: number;
  final: number;
}

const firstSyllable = 0xac_00;
const syllables = 11_172;
const finals = 28;
const perInitial = 21 * finals;

/** Undefined for any other letter. */
export function syllableOf(letter: string): Syllable | undefined {
  const code = (letter.codePointAt(0) ?? 0) - firstSyllable;
  if (code < 0 || code >= syllables) return undefined;
  return {
    initial: Math.floor(code / perInitial),
    vowel: Math.floor((code % perInitial) / finals),
    final: code % finals,
  };
}
