import { homeCountry } from './money.ts';
import type { PricedItem } from './pricing.ts';

/** Saved quotes and the documents that are ordered from them. */

/** Fields shared by a quote's line and a document. */
export type QuotedChoices = Required<
  Pick<PricedItem, 'pages' | 'translationType' | 'isBankStatement' | 'speed' | 'isMailed'>
> &
  Pick<PricedItem, 'mailCountry'>;

const keyOf = ({ pages, translationType, isBankStatement, speed, isMailed, mailCountry }: QuotedChoices): string =>
  [pages, translationType, isBankStatement, speed, isMailed && (mailCountry ?? homeCountry)].join(' ');

/** For each of `wanted`, one of `offered` with the same pages and choices, each taken once; undefined where none is left. */
export function matchQuoted<Offered extends QuotedChoices>(
  wanted: readonly QuotedChoices[],
  offered: readonly Offered[],
): (Offered | undefined)[] {
  const left = [...offered];
  return wanted.map((one) => {
    const index = left.findIndex((other) => keyOf(other) === keyOf(one));
    return index < 0 ? undefined : left.splice(index, 1)[0];
  });
}
