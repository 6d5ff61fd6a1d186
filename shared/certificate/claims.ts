/**
 * Claims that free text on a certificate must not make: approval by an authority, a notarial act, more than a translation.
 * Matched after folding, which undoes spacing, accents, homoglyphs and digits used as letters.
 */

/** Homoglyphs of Latin letters that NFKD does not decompose. */
const homoglyphs: Readonly<Record<string, string>> = {
  // Cyrillic
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  ғ: 'f',
  ԍ: 'g',
  һ: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  ӏ: 'l',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  г: 'r',
  ѕ: 's',
  т: 't',
  у: 'y',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
  з: 'z',
  и: 'n',
  п: 'n',
  я: 'r',
  // Greek
  α: 'a',
  β: 'b',
  ϲ: 'c',
  δ: 'd',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  μ: 'm',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  σ: 'o',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ω: 'w',
  ζ: 'z',
  γ: 'y',
  // Latin with strokes and dots, small capitals
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ŧ: 't',
  ħ: 'h',
  ƒ: 'f',
  ƶ: 'z',
  ƀ: 'b',
  ɇ: 'e',
  ɍ: 'r',
  ɨ: 'i',
  ɩ: 'i',
  ɪ: 'i',
  ᴀ: 'a',
  ʙ: 'b',
  ᴄ: 'c',
  ᴅ: 'd',
  ᴇ: 'e',
  ꜰ: 'f',
  ɢ: 'g',
  ʜ: 'h',
  ᴊ: 'j',
  ᴋ: 'k',
  ʟ: 'l',
  ᴍ: 'm',
  ɴ: 'n',
  ᴏ: 'o',
  ᴘ: 'p',
  ʀ: 'r',
  ꜱ: 's',
  ᴛ: 't',
  ᴜ: 'u',
  ᴠ: 'v',
  ᴡ: 'w',
  ʏ: 'y',
  ᴢ: 'z',
  ɑ: 'a',
  ɡ: 'g',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'p',
  // Digits and signs as letters
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '€': 'e',
};

/** Words that claim an act or an authority in any context. */
const claimingWords: readonly RegExp[] = [
  /^notari[sz]/,
  /^notariad[ao]/,
  /^apostil/,
  /^uscis$/,
  /^(eoir|ircc|ukvi|dhs)$/,
  /^certif(y|ies|ied|ying)$/,
  /^certificad[ao]s?$/,
  /^officials?(ly)?$/,
  /^ofici(al|almente|ais)$/,
  /^amtlich/,
  /^beglaubigt/,
  /^approv(e|ed|es|al)$/,
  /^(aprovad|aprobad)[ao]$/,
  /^authenticat/,
  /^autenticad[ao]$/,
  /^verified$/,
  /^validated$/,
  /^legali[sz](ed|ation|ad[ao])$/,
  /^(endors|accredit|authori[sz]|guarante|ratif|attest)(e|i)?(d|es|ed|s|y|ment|ation)$/,
  /^sworn$/,
  /^juramentad[ao]$/,
  /^accepted$/,
  /^genuine$/,
  /^sealed$/,
];

const claimingPhrases: readonly RegExp[] = [
  /\bnotary public\b/,
  /\b(homeland security|immigration service|citizenship and immigration)/,
  /\b(government|embassy|consulate|court|department) (of .{1,200} )?(recogni[sz]|seal|stamp)/,
  /\bvalid (for|until|in|as)\b/,
  /\bus cis\b/,
];

/** Matched with all spaces removed; long enough to avoid false positives across word boundaries. */
const spacedClaims =
  /notari[sz]ed|notarypublic|apostille|certifiedby|certifiedtrue|authenticated|approvedby|officially/;

/** Lower case without combining marks, format characters and homoglyphs. */
function fold(text: string): string {
  const bare = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}\p{Cf}]/gu, '');
  return Array.from(bare, (letter) => homoglyphs[letter] ?? letter).join('');
}

/** The words of a text, and words spelled with gaps (`n o t a r y`, `n.o.t.a.r.y`) joined. */
function wordsOf(folded: string): string[] {
  const plain = folded.split(/[^\p{L}]+/u).filter(Boolean);
  const joined = folded.split(/\s+/).map((word) => word.replaceAll(/[^\p{L}]/gu, ''));
  const runs = plain
    .map((word) => (word.length <= 2 ? word : ` ${word} `))
    .join('')
    .split(' ');
  return [...plain, ...joined, ...runs].filter(Boolean);
}

/** Longer than any text that is checked: what is longer is refused by its own limit. */
const longest = 10_000;

/** Whether a text claims what only an authority may state. */
export function makesClaim(text: string): boolean {
  const folded = fold(text.slice(0, longest));
  const words = wordsOf(folded);
  if (words.some((word) => claimingWords.some((pattern) => pattern.test(word)))) return true;
  const phrase = folded.split(/[^\p{L}]+/u).join(' ');
  return (
    claimingPhrases.some((pattern) => pattern.test(phrase)) || spacedClaims.test(folded.replaceAll(/[^\p{L}]/gu, ''))
  );
}

const officialName = /(?<![\p{L}\p{M}])officials?(?![\p{L}\p{M}])/giu;
/** Words that never occur in a name with the surname Official. */
const besideClaim =
  /(?<![\p{L}\p{M}])(act|birth|by|cert\p{L}*|cop(y|ies)|deed|death|divorce|document\p{L}*|for|from|is|licen[cs]e|marriage|of|only|paper|passport|record|seal|stamp|the|transl\p{L}*|true|use|version)(?![\p{L}\p{M}])/iu;

/** Whether a name claims something. Official is a surname as well, so it is allowed next to other names. */
export function makesClaimAsName(name: string): boolean {
  const others = name.slice(0, longest).normalize('NFKC').replaceAll(officialName, ' ');
  const isSurname = /\p{L}{2}/u.test(others) && !besideClaim.test(others);
  return makesClaim(isSurname ? others : name);
}
