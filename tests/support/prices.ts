import type { PriceList } from '#shared/schemas/company.ts';

/** The first published list, which every database begins with. */
export const releasePrices: PriceList = {
  currency: 'usd',
  rates: {
    certified: { regular: 1500, bankStatement: 2500, document: 0, word: 0 },
    notarized: { regular: 2000, bankStatement: 3500, document: 0, word: 0 },
  },
  pairs: [],
  rushPercent: 50,
  postageCents: 1500,
  postage: [],
  minimumCents: 0,
  limits: { pages: 50, megabytes: 10 },
};
