/** Statements by which a file declares itself a draft or untranslated. */

const draftStatements: readonly RegExp[] = [
  /not a(n)? (certified |official |finished |real |valid )?translation/,
  /\bis no translation\b/,
  /sandbox (draft|specimen)/,
  /\bdo not (use|deliver|certify|send|distribute|submit)\b/,
  /\bnot for (use|delivery|submission|certification|release|official use|distribution)\b/,
  /\b(machine|automatic|raw|unreviewed|unedited) (translation|translated|output)\b/,
  /\b(translation (pending|goes here|to follow|missing)|placeholder|lorem ipsum|to be translated|untranslated)\b/,
];

/** Excludes bank drafts, military drafts and the like. */
const draftWord =
  /(?<!\b(?:bank|sight|demand|time|military|nba|nfl|conscription|banker s|bankers|export|foreign) )\bdrafts?\b(?! (?:number|no|board|notice|card|payable|animal|horse|beer|evasion|registration|lottery|amount|issued))/;

/** Matched without spaces, since watermarks are often letter-spaced or broken across lines. */
const joinedStatements =
  /notatranslation|notacertifiedtranslation|sandboxdraft|donotuse|donotdeliver|machinetranslation/;

/** The draft statement found in a text; undefined for a finished translation. */
export function findDraftStatement(text: string): string | undefined {
  const folded = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/(\p{L})[-‐‑][^\S\n]*\n\s*(?=\p{L})/gu, '$1');
  const words = folded.split('\n').map(wordsOfLine).join(' ');
  for (const pattern of [...draftStatements, draftWord]) {
    const found = pattern.exec(words);
    if (found) return found[0];
  }
  return joinedStatements.exec(folded.replaceAll(/[^\p{L}\p{N}]/gu, ''))?.[0];
}

/** Whether a text has a part that a draft left in its source language, marked as such; line breaks may cut the mark. */
export function hasUntranslated(text: string): boolean {
  return /\[untranslated:/i.test(text.replaceAll(/[\s\p{Cf}]+/gu, ''));
}

/** Words separated by single spaces; letter-spaced words (`d r a f t`) are joined. */
function wordsOfLine(line: string): string {
  return line
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .replaceAll(/(?<!\p{L})(?:\p{L} ){3,}\p{L}(?!\p{L})/gu, (spaced) => spaced.replaceAll(' ', ''));
}
