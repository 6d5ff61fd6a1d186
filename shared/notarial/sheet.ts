import { actKindWords, identificationWords, type ActKind, type Identification, type Venue } from './acts.ts';
import { ruleOf, venueLines } from './states.ts';

/** Text of the sheet on which a translator swears to a translation before a notary. Pure. */

export interface SheetFacts {
  kind: ActKind;
  venue: Venue;
  /** The translator. */
  signerName: string;
  notaryName: string;
  /** Certified title of the document. */
  paperKind: string;
  holders: readonly string[];
  sourceLanguage: string;
  targetLanguage: string;
  /** Null leaves blanks for a sheet that is signed in ink. */
  act: { at: Date; identification: Identification } | null;
}

export interface SheetText {
  heading: string;
  venue: string[];
  statement: string[];
  notice: string | null;
  certificateHeading: string;
  certificate: string[];
}

const blank = '____________________';
const shortBlank = '________';

function ordinal(day: number): string {
  const suffix = day % 100 >= 11 && day % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${suffix}`;
}

function dateParts(at: Date) {
  return {
    date: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(at),
    day: ordinal(at.getUTCDate()),
    month: new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(at),
    year: String(at.getUTCFullYear()),
  };
}

const blankParts = { date: blank, day: shortBlank, month: blank, year: shortBlank };

/** The translator's statement, sworn or acknowledged before the notary. */
function statementOf({ kind, signerName, paperKind, holders, sourceLanguage, targetLanguage }: SheetFacts): string[] {
  const opening = kind === 'jurat' ? 'being duly sworn or affirmed, state' : 'declare';
  const whose = holders.length > 0 ? ` of ${holders.join(', ')}` : '';
  return [
    `I, ${signerName}, ${opening} that I am competent to translate from ${sourceLanguage} into ` +
      `${targetLanguage}, and that the attached translation of the document “${paperKind}”${whose} is, to the best of my ` +
      'knowledge and belief, complete and accurate.',
  ];
}

export function describeSheet(facts: SheetFacts): SheetText {
  const { kind, venue, signerName, notaryName, act } = facts;
  const rule = ruleOf(venue.state);
  const values: Readonly<Record<string, string>> = {
    ...(act ? dateParts(act.at) : blankParts),
    signer: signerName,
    notary: notaryName,
    identification: act ? identificationWords[act.identification].printed : blank,
  };
  return {
    heading: kind === 'jurat' ? 'Translator’s Affidavit' : 'Translator’s Declaration',
    venue: venueLines(venue),
    statement: statementOf(facts),
    notice: rule.notice ?? null,
    certificateHeading: actKindWords[kind].label,
    certificate: rule.wording[kind].map((text) =>
      text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole),
    ),
  };
}
