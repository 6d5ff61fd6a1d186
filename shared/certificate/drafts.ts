/** Texts by which a file says of itself that it is not the finished translation. */

const statements: readonly RegExp[] = [
  /not a(n)? (certified |official |finished |real |valid )?translation/,
  /\bis no translation\b/,
  /sandbox (draft|specimen)/,
  /\bdo not (use|deliver|certify|send|distribute|submit)\b/,
  /\bnot for (use|delivery|submission|certification|release|official use|distribution)\b/,
  /\b(machine|automatic|raw|unreviewed|unedited) (translation|translated|output)\b/,
  /\b(translation (pending|goes here|to follow|missing)|placeholder|lorem ipsum|to be translated|untranslated)\b/,
];

/** `draft` is also money and military service. */
const draftWord =
  /(?<!\b(?:bank|sight|demand|time|military|nba|nfl|conscription|banker s|bankers|export|foreign) )\bdrafts?\b(?! (?:number|no|board|notice|card|payable|animal|horse|beer|evasion|registration|lottery|amount|issued))/;

/** Run together as well: a watermark is often spaced letter by letter, or set across lines. */
const statementsRunTogether =
  /notatranslation|notacertifiedtranslation|sandboxdraft|donotuse|donotdeliver|machinetranslation/;

/** What a text says of itself, or undefined for a text that speaks as a translation. */
export function findDraftStatement(text: string): string | undefined {
  const folded = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/(\p{L})[-‐‑]\s*\n\s*(?=\p{L})/gu, '$1');
  const words = folded.split('\n').map(wordsOfLine).join(' ');
  for (const pattern of [...statements, draftWord]) {
    const found = pattern.exec(words);
    if (found) return found[0];
  }
  return statementsRunTogether.exec(folded.replaceAll(/[^\p{L}\p{N}]/gu, ''))?.[0];
}

/** Words by single spaces, `d r a f t` as one. */
function wordsOfLine(line: string): string {
  return line
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .replaceAll(/(?<!\p{L})(?:\p{L} ){3,}\p{L}(?!\p{L})/gu, (spaced) => spaced.replaceAll(' ', ''));
}
