/**
 * Ukrainian names as passports spell them: Cabinet resolution 55 of 2010, which differs from ICAO Doc 9303 at the start of words and
 * in `зг` alone.
 */

const letters: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'h',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'y',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ь: '',
  ю: 'iu',
  я: 'ia',
};
const initial: Readonly<Record<string, string>> = { є: 'ye', ї: 'yi', й: 'y', ю: 'yu', я: 'ya' };

const word = /[\p{Script=Cyrillic}'’ʼ]+/gu;

/** Romanized name; undefined if it has letters outside of the Ukrainian alphabet, as Russian names do. */
export function passportName(name: string): string | undefined {
  const made = name.replaceAll(word, (part) => spelledWord(part) ?? part);
  return /\p{Script=Cyrillic}/u.test(made) ? undefined : made;
}

function spelledWord(text: string): string | undefined {
  const plain = text.normalize('NFC').replaceAll(/['’ʼ]/g, '');
  const isCapitals = plain.length > 1 && plain === plain.toUpperCase();
  let made = '';
  for (const [index, letter] of [...plain].entries()) {
    const lower = letter.toLowerCase();
    const isAfterZ = lower === 'г' && plain[index - 1]?.toLowerCase() === 'з';
    const latin = isAfterZ ? 'gh' : ((index === 0 ? initial[lower] : undefined) ?? letters[lower]);
    if (latin === undefined) return undefined;
    const isUpper = letter !== lower;
    made += isCapitals ? latin.toUpperCase() : isUpper ? latin.charAt(0).toUpperCase() + latin.slice(1) : latin;
  }
  return made;
}
