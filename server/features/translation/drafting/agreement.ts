import { roleOf } from '#shared/translation-roles.ts';
import { byRule, type Piece } from './pieces.ts';

/** Consistency of label and value: on a contradiction the label takes its other meaning, or the value stays open. */

const maritalStates = new Set(['Single', 'Married', 'Divorced', 'Widowed', 'Separated']);
const sexes = new Set(['Male', 'Female']);
/** `Estado` is a state of the country, but the marital status next to `casado`. */
const states = /^(?:state|status|condition)$/i;
const dates = /\b(?:date|day|time|hour)\b/i;

const results = /\b(?:grade|score|mark|points|units|credits)\b/i;

/** Headings of one row: next to grades, the word for an occupation means a school subject. */
export function agreeingHeadings(labels: readonly (Piece | undefined)[]): (Piece | undefined)[] {
  if (!labels.some((label) => results.test(label?.target ?? ''))) return [...labels];
  return labels.map((label) => (label && /^occupation$/i.test(label.target) ? { ...label, target: 'Subject' } : label));
}

export function agreeing(label: Piece, value: Piece | undefined): { label: Piece; value: Piece | undefined } {
  const english = value?.target.trim().replace(/\.$/, '') ?? '';
  // `النسبة` is a surname, and a percentage.
  if (english.endsWith('%') && /^surname/i.test(label.target))
    return { label: { ...label, target: label.target.replace(/^surname/i, 'Percentage') }, value };
  const isMarital = maritalStates.has(english);
  if (!isMarital && !sexes.has(english)) return { label, value };
  const colon = label.target.endsWith(':') ? ':' : '';
  const plain = label.target.replace(/:$/, '').trim();
  if (isMarital && states.test(plain)) return { label: { ...label, ...byRule(`Marital status${colon}`) }, value };
  const role = roleOf(plain);
  const isOther = isMarital ? /\b(?:sex|gender)\b/i.test(plain) : /\bmarital status\b/i.test(plain);
  const isContrary = isOther || role.isPlace || role.isNumber || role.isName || role.isAddress || dates.test(plain);
  return { label, value: isContrary ? undefined : value };
}
