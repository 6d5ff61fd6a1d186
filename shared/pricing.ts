import { limits } from './limits.ts';

/** What an order costs. The form, the server, the checkout, the receipt and the tests all ask here. */

export const translationTypes = ['certified', 'notarized'] as const;
export type TranslationType = (typeof translationTypes)[number];

export const translationTypeLabel = {
  certified: 'Certified Translation',
  notarized: 'Notarized Translation',
} as const satisfies Record<TranslationType, string>;

/** Dollars per page, in cents. */
const rates = {
  certified: { regular: 1500, bankStatement: 2500 },
  notarized: { regular: 2000, bankStatement: 3500 },
} as const satisfies Record<TranslationType, { regular: number; bankStatement: number }>;

export interface PricedItem {
  readonly pages: number;
  readonly translationType: TranslationType;
  readonly isBankStatement: boolean;
}

export interface QuoteLine {
  pages: number;
  rateCents: number;
  totalCents: number;
}

export interface Quote {
  lines: QuoteLine[];
  totalCents: number;
  currency: 'usd';
}

/** Cents per page. */
export function ratePerPage(item: Pick<PricedItem, 'translationType' | 'isBankStatement'>): number {
  const rate = rates[item.translationType];
  return item.isBankStatement ? rate.bankStatement : rate.regular;
}

/** What a bank statement adds per page, in cents: 10 dollars certified, 15 notarized. */
export function bankStatementSurcharge(translationType: TranslationType): number {
  return rates[translationType].bankStatement - rates[translationType].regular;
}

/** What a notarized order cost more than a certified one, in cents: given back where no notarial act is performed. */
export function notarizationCents(item: Pick<PricedItem, 'pages' | 'isBankStatement'>): number {
  const { isBankStatement, pages } = item;
  return (
    pages *
    (ratePerPage({ translationType: 'notarized', isBankStatement }) -
      ratePerPage({ translationType: 'certified', isBankStatement }))
  );
}

/** Prices an order: one line an item, in the order given. Throws RangeError on a page count outside 1 to 50. */
export function quote(items: readonly PricedItem[]): Quote {
  const lines = items.map((item) => {
    if (!Number.isInteger(item.pages) || item.pages < limits.pagesMin || item.pages > limits.pagesMax) {
      throw new RangeError(`pages must be a whole number from ${limits.pagesMin} to ${limits.pagesMax}`);
    }
    const rateCents = ratePerPage(item);
    return { pages: item.pages, rateCents, totalCents: rateCents * item.pages };
  });
  return { lines, totalCents: lines.reduce((sum, line) => sum + line.totalCents, 0), currency: 'usd' };
}
