import {
  actKindWords,
  identificationWords,
  type ActKind,
  type Appearance,
  type Identification,
  type Venue,
} from './acts.ts';
import { ruleOf, venueLines } from './states.ts';
import { venueTime, zoneOf } from './zones.ts';

/** Text of the sheet on which a translator swears to a translation before a notary. Pure. */

/** Additions of an electronic act to the sheet. */
export interface SheetAct {
  /** When the notary completed it. */
  at: Date;
  /** When the translator swore and signed. */
  swornAt: Date;
  identification: Identification;
  appearance: Appearance;
}

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
  act: SheetAct | null;
}

export interface SheetText {
  heading: string;
  venue: string[];
  statement: string[];
  /** Under the translator's signature: when it was made. */
  signed: string[];
  notice: string | null;
  certificateHeading: string;
  certificate: string[];
  /** Under the notary's signature: when the act was completed, and how the translator appeared. */
  completed: string[];
}

const blank = '____________________';
const shortBlank = '________';

function ordinal(day: number): string {
  const suffix = day % 100 >= 11 && day % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${suffix}`;
}

function dateParts(at: Date, venue: Venue) {
  const timeZone = zoneOf(venue);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(at);
  return {
    date: part({ dateStyle: 'long' }),
    day: ordinal(Number(part({ day: 'numeric' }))),
    month: part({ month: 'long' }),
    year: part({ year: 'numeric' }),
  };
}

const blankParts = { date: blank, day: shortBlank, month: blank, year: shortBlank };

/** The translator's statement, sworn or acknowledged before the notary. */
export function statementOf({
  kind,
  signerName,
  paperKind,
  holders,
  sourceLanguage,
  targetLanguage,
}: Pick<SheetFacts, 'kind' | 'signerName' | 'paperKind' | 'holders' | 'sourceLanguage' | 'targetLanguage'>): string[] {
  const opening = kind === 'jurat' ? 'being duly sworn or affirmed, state' : 'declare';
  const whose = holders.length > 0 ? ` of ${holders.join(', ')}` : '';
  return [
    `I, ${signerName}, ${opening} that I am competent to translate from ${sourceLanguage} into ` +
      `${targetLanguage}, and that the attached translation of the document “${paperKind}”${whose} is, to the best of my ` +
      'knowledge and belief, complete and accurate.',
  ];
}

const headingOf = (kind: ActKind) => (kind === 'jurat' ? 'Translator’s Affidavit' : 'Translator’s Declaration');

/** The instrument as the journal names it. */
export function instrumentOf(kind: ActKind, paperKind: string): string {
  return `${headingOf(kind)}: translation of a document “${paperKind}”`;
}

export function describeSheet(facts: SheetFacts): SheetText {
  const { kind, venue, signerName, notaryName, act } = facts;
  const rule = ruleOf(venue.state);
  const values: Readonly<Record<string, string>> = {
    ...(act ? dateParts(act.at, venue) : blankParts),
    signer: signerName,
    notary: notaryName,
    identification: act ? identificationWords[act.identification].printed : blank,
    presence: act?.appearance.kind === 'remote' ? 'online notarization' : 'physical presence',
  };
  return {
    heading: headingOf(kind),
    venue: venueLines(venue),
    statement: statementOf(facts),
    signed: act
      ? [`${kind === 'jurat' ? 'Sworn and signed' : 'Acknowledged and signed'} ${venueTime(act.swornAt, venue)}`]
      : [],
    notice: rule.notice ?? null,
    certificateHeading: actKindWords[kind].label,
    certificate: rule.wording[kind].map((text) =>
      text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole),
    ),
    completed: act ? [`Completed ${venueTime(act.at, venue)}`, appearanceLine(act.appearance)] : [],
  };
}

function appearanceLine(appearance: Appearance): string {
  return appearance.kind === 'remote'
    ? `The translator appeared by a recorded session of sound and picture, reference ${appearance.reference}`
    : 'The translator appeared in person';
}
