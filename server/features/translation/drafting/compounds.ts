import { parseDates } from '#shared/translation-dates.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { insideSentence } from './han-text.ts';
import { byRule, joined, type Piece } from './pieces.ts';
import { asLatin, listSeparators, maxListed } from './separators.ts';

/** Texts of several parts, each of which is drafted by itself. */

type Translate = (part: string) => Piece | undefined;

/** `Tribunal (Segunda Vara)` */
export function byParentheses(text: string, translate: Translate): Piece | undefined {
  const [, before, inner, after] = /^([^()]*)\(([^()]+)\)([^]*)$/u.exec(text) ?? [];
  if (before === undefined || inner === undefined || after === undefined) return undefined;
  const outside = [before, after].map((part) => (part.trim() === '' ? byRule('') : translate(part.trim())));
  return joined([outside[0], translate(inner), outside[1]], ([first = '', second = '', third = '']) => {
    const tail = /^[.,;:]/.test(third) || third === '' ? third : ` ${third}`;
    return `${first}${first === '' ? '' : ' '}(${second})${tail}`;
  });
}

/** `casado, natural de Santos`: split at the strongest separator outside of dates. */
export function listed(text: string, tag: SourceTag, translate: Translate): Piece | undefined {
  const dates = parseDates(text, tag);
  for (const separator of listSeparators) {
    const parts = text.split(separator);
    const found = [...text.matchAll(separator)];
    const isInDate = found.some(({ index }) => dates.some(({ start, end }) => index > start && index < end));
    if (parts.length < 2 || parts.length > maxListed || isInDate) continue;
    const between = found.map(([sign]) => asLatin(sign));
    const pieces = parts.map((part) => translate(part));
    return joined(pieces, ([first = '', ...rest]) =>
      [first, ...rest.map((target) => insideSentence(target, tag))]
        .map((target, index) => target + (between[index] ?? ''))
        .join(''),
    );
  }
  return undefined;
}
