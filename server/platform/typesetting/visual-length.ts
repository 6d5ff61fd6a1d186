/** In Latin letters: Han, kana and hangul are twice as wide, Arabic letters narrower, signs above a letter have no width. */
export function visualLength(text: string): number {
  const count = (letters: RegExp): number => text.match(letters)?.length ?? 0;
  const wide = count(/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  return text.length + wide - count(/\p{M}/gu) - 0.3 * count(/\p{Script=Arabic}/gu);
}
