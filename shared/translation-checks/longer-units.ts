import { spellNumber } from '#shared/numerals/english-words.ts';
import type { FoundNumber } from '#shared/translation-numbers.ts';

/** Numbers of units that English counts in others: weeks of days, years of lustrums. */

/** Nouns of several years or things, whose number English multiplies: `tres lustros`, fifteen years. */
const longerUnits: readonly [pattern: RegExp, factor: number][] = [
  [/^\s?(?:lustros?|lustri|quinqu[eê]nios?|quinquenios?|quinquenni)(?!\p{L})/iu, 5],
  [/^\s?(?:trienios?|triênios?|triénios?|trienni|trimestres?|trimestri|Quartale?n?)(?!\p{L})/iu, 3],
  [/^\s?(?:bienios?|biênios?|biénios?|bienni)(?!\p{L})/iu, 2],
  [/^\s?(?:semestres?|semestri|Semester)(?!\p{L})/iu, 6],
  [/^\s?(?:décadas?|decenios?|decênios?|décennies?|decenni|Jahrzehnten?)(?!\p{L})/iu, 10],
  [/^\s?(?:docenas?|dúzias?|douzaines?|dozzine|Dutzend|tuziny?)(?!\p{L})/iu, 12],
];

/** Nouns that hold a number English writes apart: `un cuatrimestre`, a four-month term. */
const nounsOfNumbers: readonly [pattern: RegExp, value: number][] = [
  [/bimestr/iu, 2],
  [/trimestr|trienn?i|Quartal/iu, 3],
  [/[cq]uatrimestr|quadrimestr/iu, 4],
  [/quin(?:qu|qü)en|lustro/iu, 5],
  [/semestr/iu, 6],
  [
    /pół roku|półrocz|halbe[sn]? Jahr|halbj[aä]hr|medio año|meio ano|mezzo anno|demi-année|пів ?року|півріч|半年|반년|نصف (?:سنة|عام)|חצי שנה/iu,
    6,
  ],
  [
    /anderthalb Jahr|año y medio|ano e meio|an et demi|anno e mezzo|półtora roku|півтора рок|一年半|سنة ونصف|שנה וחצי/iu,
    18,
  ],
  [/octogen/iu, 80],
  [/quinzen|quincen|quinzaine/iu, 15],
];

export function isOfLongerUnit(value: number, after: string, target: string): boolean {
  const factor = longerUnits.find(([pattern]) => pattern.test(after))?.[1];
  if (factor === undefined) return false;
  const wanted = value * factor;
  return new RegExp(`(?<![\\d.,])${wanted}(?!\\d)|\\b${spellNumber(wanted)}\\b`, 'i').test(target);
}

/** As `isOfLongerUnit`, for the numbers of the English. */
export function longerValues(source: string, known: readonly FoundNumber[]): ReadonlySet<number> {
  const values = known.flatMap(({ candidates, end }) => {
    const factor = longerUnits.find(([pattern]) => pattern.test(source.slice(end, end + 16)))?.[1];
    return factor === undefined ? [] : candidates.map((one) => Number(one) * factor);
  });
  const named = nounsOfNumbers.flatMap(([pattern, value]) => (pattern.test(source) ? [value] : []));
  return new Set([...values, ...named]);
}

/** `cada quince días`, every two weeks. */
export function isWeeksOfDays(weeks: number, after: string, known: readonly FoundNumber[]): boolean {
  if (!/^[ -]weeks?\b/i.test(after)) return false;
  return known.some(({ candidates }) => candidates.some((days) => [weeks * 7, weeks * 7 + 1].includes(Number(days))));
}
