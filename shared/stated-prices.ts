import { limits } from './limits.ts';
import { decimalOf, formatMoney, minorUnitsOf, type Currency, type Money } from './money.ts';
import { bankStatementSurcharge, ratePerPage, speedSurcharge, translationTypes } from './pricing.ts';
import type { PriceList } from './schemas/company.ts';

/**
 * Prices in prerendered pages: the build leaves a placeholder for each, which the server fills from the list in force.
 */

/** Fields of a published list for both server and browser. */
export interface ShownPrices {
  id: string;
  version: number;
  list: PriceList;
  /** Currencies that customers can choose among; absent from lists that a browser kept before. */
  offered?: readonly Currency[];
}

/** Placeholder list for prerendered pages: every amount is distinct and so identifies its price. */
export const marksList: PriceList = {
  currency: 'usd',
  rates: {
    certified: { regular: 10_000_000, bankStatement: 20_000_100, document: 0, word: 0 },
    notarized: { regular: 30_000_000, bankStatement: 50_000_900, document: 0, word: 0 },
  },
  pairs: [],
  rushPercent: 37,
  postageCents: 70_000_000,
  postage: [],
  minimumCents: 0,
  limits: { pages: limits.pagesMax, megabytes: limits.fileBytes / 1024 / 1024 },
};

/** Amounts that pages state, by name. */
function amountsOf(list: PriceList): Map<string, number> {
  const choices = translationTypes.flatMap((translationType) =>
    [false, true].map((isBankStatement) => ({ translationType, isBankStatement })),
  );
  const nameOf = (kind: string, { translationType, isBankStatement }: (typeof choices)[number]) =>
    `${kind}.${translationType}.${isBankStatement ? 'bankStatement' : 'regular'}`;
  return new Map([
    ...choices.map((choice): [string, number] => [nameOf('rate', choice), ratePerPage(choice, list)]),
    ...choices.map((choice): [string, number] => [
      nameOf('rush', choice),
      speedSurcharge({ ...choice, speed: 'rush' }, list),
    ]),
    ...translationTypes.map((translationType): [string, number] => [
      `bank.${translationType}`,
      bankStatementSurcharge({ translationType }, list),
    ]),
    ['postage', list.postageCents],
  ]);
}

const marked = new Map([...amountsOf(marksList)].map(([name, cents]) => [cents, name]));

/** `$15`, with cents where there are any: `$15.50`. */
export function formatRate(money: Money, tag: string): string {
  return formatMoney(money, tag, { isWhole: money.cents % minorUnitsOf(money.currency) === 0 });
}

/** The mark of an amount of `marksList`. Throws for an amount outside the list, which the server could not fill in. */
export function markOf({ cents }: Money, tag: string, style: 'short' | 'full' | 'decimal'): string {
  const name = marked.get(cents);
  if (name === undefined)
    throw new Error(`a page rendered ahead states ${String(cents)}, which is no price of the list`);
  return `%PRICE:${name}:${tag}:${style}%`;
}

export const percentMark = '%PRICE:rushPercent%';
/** `USD`, as programs read it. */
export const currencyMark = '%PRICE:currency%';
/** Stands for the list itself, as data of the page. */
export const listMark = '%PRICES%';

/** A page with the prices of a list. Throws for a mark that no price has. */
export function fillPrices(html: string, prices: ShownPrices): string {
  const { list } = prices;
  const amounts = amountsOf(list);
  return html
    .replaceAll(
      /%PRICE:([\w.]+):([\w-]+):(short|full|decimal)%/g,
      (_mark, name: string, tag: string, style: string) => {
        const cents = amounts.get(name);
        if (cents === undefined) throw new Error(`no price is called ${name}`);
        const money = { cents, currency: list.currency };
        if (style === 'decimal') return decimalOf(money);
        return style === 'short' ? formatRate(money, tag) : formatMoney(money, tag);
      },
    )
    .replaceAll(percentMark, String(list.rushPercent))
    .replaceAll(currencyMark, list.currency.toUpperCase())
    .replaceAll(listMark, () => JSON.stringify(prices).replaceAll('<', '\\u003c'));
}
