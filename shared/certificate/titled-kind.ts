import { foldName } from '#shared/spelling.ts';

/** Kind of paper by the words of its title. */

const noun =
  '(?:certificates?|certifications?|records?|extracts?|registrations?|register|entry|decree|deed|act|lines?|license|licence|judge?ment|transcript|statement|card|permit)';
/** Events of civil status, which a register's heading names together and a title alone. */
const civil: Readonly<Record<string, string>> = {
  birth: 'births?|nativity',
  marriage: 'marriages?|matrimony|matrimonial|wedding',
  divorce: 'divorces?',
  death: 'deaths?|decease',
  adoption: 'adoptions?',
};

const otherKinds: readonly [string, RegExp][] = [
  ['single status', /\b(?:single status|no impediment|celibacy|unmarried|marital status|marriageability)\b/],
  ['passport', /\bpassport\b/],
  ['driver license', /\b(?:driv(?:er|ers|er s|ing) (?:license|licence|permit))\b/],
  ['residence', /\b(?:residence|resident|residency)\b/],
  ['police', /\b(?:police|criminal|good conduct|certificate of conduct|judicial record)\b/],
  ['diploma', /\b(?:diploma|degree|completion)\b/],
  ['transcript', /\b(?:transcript|school report|report card|grades)\b/],
  ['enrollment', /\b(?:enrollment|enrolment)\b/],
  ['bank', /\b(?:bank|account) statement\b|\bstatement of account\b/],
  ['tax', /\btax\b|\btaxpayer\b/],
  ['pay', /\b(?:pay ?slip|payslip|payroll)\b/],
  ['medical', /\b(?:medical|vaccination|immunization)\b/],
  ['attorney', /\bpower of attorney\b/],
  ['family', /\bfamily (?:register|record|relation|relations|status|statement|book)\b|\bkoseki\b/],
  ['military', /\bmilitary\b/],
  ['citizenship', /\b(?:citizenship|nationality)\b/],
  ['will', /^(?:last )?will(?: and testament)?$/],
];

const specific = new Set(['single status', 'police', 'diploma', 'family', 'attorney']);

/** Kinds that a line names. With `isLoose`, events of civil status count without the word for a paper. */
function kindsOf(line: string, { isLoose }: { isLoose: boolean }): string[] {
  const text = foldName(line);
  const named = otherKinds.filter(([, pattern]) => pattern.test(text)).map(([kind]) => kind);
  // "Certificate of single status" and "Certificate of no impediment to marriage" name marriage, but prove none.
  if (named.some((kind) => specific.has(kind))) return named;
  const events = Object.entries(civil).filter(([, words]) => {
    const strict = new RegExp(
      `\\b(?:${words}) ${noun}\\b|\\b${noun} (?:of|from|for)(?: (?:the|a))?(?: \\p{L}+)? (?:${words})\\b`,
      'u',
    );
    return strict.test(text) || (isLoose && new RegExp(`\\b(?:${words})\\b`, 'u').test(text));
  });
  return [...events.map(([kind]) => kind), ...named];
}

/** Words that any paper's name may have. */
const common = new Set(
  'certificate certification record records extract card statement letter document documents copy full personal national public official of the and for registration register registry code book'.split(
    ' ',
  ),
);

function significantWords(kind: string): string[] {
  return foldName(kind)
    .split(' ')
    .filter((word) => word.length > 2 && !common.has(word));
}

/** The title that names another kind than `stated`; undefined where they agree or nothing is known. */
export function otherKind(stated: string, titles: readonly string[]): string | undefined {
  for (const isLoose of [false, true]) {
    const named = titles
      .map((title) => ({ title, kinds: kindsOf(title, { isLoose }) }))
      .filter((one) => one.kinds.length > 0);
    const [first] = named;
    if (!first) continue;
    const own = kindsOf(stated, { isLoose: true });
    const words = significantWords(stated);
    const agrees =
      own.length > 0
        ? named.some((one) => one.kinds.some((kind) => own.includes(kind)))
        : words.length === 0 || titles.some((title) => words.some((word) => foldName(title).split(' ').includes(word)));
    return agrees ? undefined : first.title.replaceAll(/\s+/g, ' ').trim();
  }
  return undefined;
}

/** Whether a text has a word of the kind that other papers' names lack, or the kind has no such word. */
export function mentionsKind(stated: string, pages: readonly string[]): boolean {
  const words = significantWords(stated);
  if (words.length === 0) return true;
  const kinds = kindsOf(stated, { isLoose: true });
  return pages.some((page) => {
    const found = new Set(foldName(page).split(' '));
    return (
      words.some((word) => found.has(word)) || kindsOf(page, { isLoose: true }).some((kind) => kinds.includes(kind))
    );
  });
}
