import type { SourceTag } from '#shared/translation-text.ts';
import { tokenize } from './normalize.ts';

/**
 * MinHash bands of a sentence: two sentences have one in common the likelier, the more words they share (96 % at three words of four).
 */

const bandCount = 7;
/** Smallest hashes of one band. */
const rows = 2;
const offset = 0x81_1c_9d_c5;
const prime = 0x01_00_01_93;

function hash(text: string, seed: number): number {
  let value = offset ^ seed;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), prime);
  value = Math.imul(value ^ (value >>> 15), 0x2c_1b_3c_6d);
  return (value ^ (value >>> 13)) | 0;
}

/** `scope` keeps the bands of one account apart from all others. Numbers count as one word. */
export function bandsOf(text: string, { lang, scope }: { lang: SourceTag; scope: string | null }): number[] {
  const words = new Set(tokenize(text, lang).map(({ key }) => (/\p{Nd}/u.test(key) ? '#' : key)));
  if (words.size === 0) return [];
  const base = [...words].map((word) => hash(word, 0));
  return Array.from({ length: bandCount }, (_band, band) => {
    const least = Array.from({ length: rows }, (_row, row) => smallest(base, band * rows + row + 1));
    return hash(`${lang} ${scope ?? ''} ${String(band)} ${least.join(' ')}`, 0);
  });
}

function smallest(hashes: readonly number[], seed: number): number {
  const factor = Math.imul(seed, 0x9e_37_79_b1) | 1;
  let least = Infinity;
  for (const value of hashes) {
    const mixed = Math.imul(value ^ (value >>> 16) ^ factor, factor);
    least = Math.min(least, (mixed ^ (mixed >>> 15)) | 0);
  }
  return least;
}
