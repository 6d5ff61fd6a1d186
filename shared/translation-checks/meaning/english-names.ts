import { foldLetters } from '#shared/spelling.ts';

/** `Brittany spaniel`, `European Shorthair cat`: breeds have English names of their own. */
export function isOfBreed(word: string, target: string): boolean {
  const place = target.indexOf(word);
  return (
    animals.test(target.slice(place + word.length, place + word.length + 40)) ||
    /\bBreed: (?:\p{L}+ ){0,3}$/u.test(target.slice(Math.max(0, place - 48), place))
  );
}

const animals =
  /^(?: \p{L}+){0,1} (?:cats?|dogs?|horses?|pon(?:y|ies)|mares?|stallions?|cattle|cows?|bulls?|sheep|goats?|pigs?|rabbits?|hens?|spaniels?|terriers?|shepherds?|retrievers?|(?:grey)?hounds?|pointers?|setters?|poodles?|mastiffs?|collies?|sheepdogs?|(?:short|long)hairs?)(?!\p{L})/iu;

/** Towns and rivers whose English name is not written as their own, and which dictionaries lack. */
const oldNames: readonly (readonly [english: string, own: string])[] = [
  ['heligoland', 'helgoland'],
  ['brunswick', 'braunschweig'],
  ['basle', 'basel'],
  ['berne', 'bern'],
  ['lyons', 'lyon'],
  ['marseilles', 'marseille'],
  ['corunna', 'coruna'],
  ['saragossa', 'zaragoza'],
  ['leghorn', 'livorno'],
  ['cassel', 'kassel'],
  ['constance', 'konstanz'],
  ['carinthia', 'karnten'],
  ['styria', 'steiermark'],
  ['thuringia', 'thuringen'],
  ['swabia', 'schwaben'],
  ['franconia', 'franken'],
  ['pomerania', 'pommern'],
  ['gascony', 'gascogne'],
  ['savoy', 'savoie'],
  ['apulia', 'puglia'],
  ['latium', 'lazio'],
  ['trent', 'trento'],
  ['mantua', 'mantova'],
  ['padua', 'padova'],
  ['syracuse', 'siracusa'],
  ['biscay', 'vizcaya'],
  ['flushing', 'vlissingen'],
  ['zealand', 'zeeland'],
  ['frisia', 'friesland'],
  ['treves', 'trier'],
];

/** Whether a name of the English is the old one of a name of the source, which is written without other signs. */
export const isOldName = (word: string, source: string) =>
  oldNames.some(([english, own]) => foldLetters(word) === english && source.includes(own));

/** Whether the English has the old name of a place of the source. */
export const hasOldName = (own: string, target: ReadonlySet<string>) =>
  oldNames.some(([english, word]) => foldLetters(own) === word && target.has(english));
