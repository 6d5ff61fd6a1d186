/** Services that are sold, apart from their prices: the first load of every page knows these ids, from the addresses of lists. */

export const translationTypes = ['certified', 'notarized'] as const;
export type TranslationType = (typeof translationTypes)[number];
