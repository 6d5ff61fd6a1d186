import type { SourceTag } from '#shared/translation-text.ts';

/** Numbers before a label or a clause: `1. `, `(2)`, `三、`. */

/** There `2. Klasse` is the second class. */
const withOrdinalPoint: ReadonlySet<SourceTag> = new Set(['de', 'pl', 'tr', 'uk']);
const western = /^\(?(\d{1,2}(?:\.\d{1,2})?)\s?[.)．）](?!\d)\s*(?=[\p{L}(（])/u;
const chinese = /^(?:[（(]([一二三四五六七八九十]{1,3})[)）]|([一二三四五六七八九十]{1,3})、)\s*(?=\p{L})/u;
const ones = '〇一二三四五六七八九';

export interface Numbered {
  /** As English writes it, with its space. */
  number: string;
  rest: string;
}

export function splitNumber(text: string, tag: SourceTag): Numbered | undefined {
  const han = tag === 'zh' || tag === 'zh-Hant' ? chinese.exec(text) : null;
  if (han) {
    const value = chineseValue(han[1] ?? han[2] ?? '');
    return { number: han[1] === undefined ? `${value}. ` : `(${value}) `, rest: text.slice(han[0].length) };
  }
  const found = withOrdinalPoint.has(tag) ? null : western.exec(text);
  if (!found) return undefined;
  const isBracketed = /[)）]/u.test(found[0]);
  const sign = isBracketed ? (found[0].startsWith('(') ? `(${found[1]}) ` : `${found[1]}) `) : `${found[1]}. `;
  return { number: sign, rest: text.slice(found[0].length) };
}

/** Up to 99. */
function chineseValue(text: string): number {
  const [tens, rest] = text.includes('十') ? text.split('十') : ['0', text];
  const ten = tens === '0' ? 0 : tens === '' ? 1 : ones.indexOf(tens ?? '');
  return ten * 10 + Math.max(0, ones.indexOf(rest === '' ? '〇' : (rest ?? '〇')));
}
