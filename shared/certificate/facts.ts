import { makesClaim, makesClaimAsName } from './claims.ts';
import { lawFinding, type Finding } from './findings.ts';
import { isKnownKind } from './paper-kinds.ts';

/** Facts of the original document that a certificate states, confirmed by its signer. */

/** Marks to suggest, as data: described by their kind, they may name what free text must not claim. */
export const commonMarks = [
  'Round stamp',
  'Rectangular stamp',
  'Official stamp',
  'Embossed seal',
  'Official seal',
  'Revenue stamp',
  'Notary’s stamp',
  'Apostille',
  'Signature',
  'Illegible signature',
  'Electronic signature',
  'Coat of arms',
  'Photograph',
  'Fingerprint',
  'QR code',
  'Barcode',
  'Watermark',
  'Handwritten note',
  'Crossed-out text',
] as const;

const knownMarks: ReadonlySet<string> = new Set(commonMarks);

/** Whether a mark is on the list, which exempts it from the checks of free text. */
function isKnownMark(mark: string): boolean {
  return knownMarks.has(mark);
}

export const factLimits = {
  kind: 60,
  /** A family record may list many people. */
  holders: 12,
  name: 120,
  issuer: 120,
  place: 120,
  registerNumber: 60,
  marks: 12,
  mark: 100,
  pages: 200,
} as const;

export interface CertificateFacts {
  paperKind: string;
  holders: { name: string; nativeName?: string | undefined }[];
  issuer?: string | undefined;
  /** Where the document was issued. */
  place?: string | undefined;
  registerNumber?: string | undefined;
  /** `YYYY-MM-DD`. */
  issuedOn?: string | undefined;
  /** Pages of the document as its reader counts them; the counted ones unless set. */
  pages?: number | undefined;
  /** Stamps, seals and the like on the document. */
  marks?: string[] | undefined;
}

/** Latin letters of European languages and Vietnamese, without homoglyph blocks. */
const kindPattern = /^[A-Za-z\u00c0-\u017f\u1e00-\u1eff][A-Za-z\u00c0-\u017f\u1e00-\u1eff0-9 '’,.()/&-]*$/;
/** With a birth name in parentheses, two names with a slash, and ordinals such as `2.º`. */
export const latinName = /^[\p{Script=Latin}\p{M}](?:[\p{Script=Latin}\p{M} '’ʻʼ`.,·()/-]|\d{1,2}\.?[ªº])*$/u;
/** Joiners are allowed between letters of scripts that use them. */
export const anyName =
  /^[\p{L}\p{M}\p{Nl}](?:[\p{L}\p{M}\p{Nl} '’ʻʼ`.,·・‧־׳״՚՛॰፡()/（）／゠-]|\d{1,2}\.?[ªº]|(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Sinhala}\p{Script=Khmer}\p{M}])[\u200C\u200D](?=[\p{L}\p{M}]))*$/u;

/** A typed name in composed letters, with single spaces. */
export function tidyName(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}

/** Why a tidy name cannot be one of a passport. */
export function passportNameFault(
  name: string,
): 'PASSPORT_NAME_REQUIRED' | 'PASSPORT_NAME_LETTERS' | 'CLIENT_NAME_CLAIM' | undefined {
  if (name === '') return 'PASSPORT_NAME_REQUIRED';
  if (name.length > factLimits.name || !latinName.test(name)) return 'PASSPORT_NAME_LETTERS';
  return makesClaimAsName(name) ? 'CLIENT_NAME_CLAIM' : undefined;
}

/** Why a tidy name cannot be a document's own spelling, which may be empty. */
export function nativeNameFault(name: string): 'NATIVE_NAME_LETTERS' | undefined {
  const isValid = name === '' || (name.length <= factLimits.name && anyName.test(name));
  return isValid ? undefined : 'NATIVE_NAME_LETTERS';
}

const issuerPattern = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} '’.,()/&ºª°·・:#-]*$/u;
const markPattern = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’“”".,:;()/&ºª°№#-]*$/u;
const registerPattern = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} .,/()ºª°№#:;&-]*$/u;

/** Words that vouch for a document instead of naming its kind. */
const vouching = /\b(valid|legally|recogni[sz]ed|admissible|notary|stamped|original and true|true copy)\b/i;

/** All faults of the facts, one finding per rule. `today` is `YYYY-MM-DD`. */
export function findFactFaults(facts: CertificateFacts, today: string): Finding[] {
  return [
    ...kindFaults(facts.paperKind),
    ...holderFaults(facts.holders),
    ...textFaults(facts.issuer, { rule: 'issuer', noun: 'issuer', max: factLimits.issuer, pattern: issuerPattern }),
    ...textFaults(facts.place, { rule: 'place', noun: 'place', max: factLimits.place, pattern: issuerPattern }),
    ...textFaults(facts.registerNumber, {
      rule: 'register-number',
      noun: 'register number',
      max: factLimits.registerNumber,
      pattern: registerPattern,
    }),
    ...(facts.registerNumber && !/\p{N}/u.test(facts.registerNumber)
      ? [lawFinding('register-number.format', 'A register number has at least one digit.')]
      : []),
    ...dateFaults(facts.issuedOn, today),
    ...pageFaults(facts.pages),
    ...markFaults(facts.marks ?? []),
  ];
}

function kindFaults(kind: string): Finding[] {
  if (kind === '') return [lawFinding('kind.missing', 'State what kind of paper this is.')];
  if (isKnownKind(kind)) return [];
  if (kind.length < 3 || kind.length > factLimits.kind || !kindPattern.test(kind)) {
    return [lawFinding('kind.format', `Name the kind of paper in English, in 3 to ${factLimits.kind} letters.`)];
  }
  if (makesClaim(kind) || vouching.test(kind)) {
    return [
      lawFinding('kind.claim', 'Name the kind of paper alone, without saying that anyone approved or certified it.'),
    ];
  }
  return /\.(pdf|jpe?g|png|heic|docx?|tiff?)\b/i.test(kind)
    ? [lawFinding('kind.file-name', 'Name the kind of paper, not the file.')]
    : [];
}

function holderFaults(holders: CertificateFacts['holders']): Finding[] {
  if (holders.length === 0) return [lawFinding('holder.missing', 'Name whose paper this is.')];
  if (holders.length > factLimits.holders) {
    return [lawFinding('holder.many', `Name at most ${factLimits.holders} people.`)];
  }
  const faults = holders.flatMap(({ name, nativeName }) => {
    if (name === '') return [lawFinding('holder.missing', 'Name whose paper this is.')];
    if (name.length > factLimits.name || !latinName.test(name)) {
      return [lawFinding('holder.format', 'Write each name in Latin letters, without digits or signs.')];
    }
    if (nativeName && (nativeName.length > factLimits.name || !anyName.test(nativeName))) {
      return [lawFinding('holder.native-format', 'Write the native spelling in letters, without digits or signs.')];
    }
    return [name, nativeName ?? ''].some(makesClaimAsName)
      ? [lawFinding('holder.claim', 'A name states who the person is, and nothing else.')]
      : [];
  });
  return faults.filter(({ rule }, index) => faults.findIndex((other) => other.rule === rule) === index);
}

function textFaults(
  text: string | undefined,
  { rule, noun, max, pattern }: { rule: string; noun: string; max: number; pattern: RegExp },
): Finding[] {
  if (!text) return [];
  if (text.length > max || !pattern.test(text)) {
    return [lawFinding(`${rule}.format`, `Write the ${noun} in at most ${max} letters and digits, on one line.`)];
  }
  return makesClaim(text)
    ? [lawFinding(`${rule}.claim`, `The ${noun} must not say that anyone approved or certified the translation.`)]
    : [];
}

function dateFaults(issuedOn: string | undefined, today: string): Finding[] {
  if (!issuedOn) return [];
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(issuedOn) && isRealDay(issuedOn);
  if (!isDay || issuedOn < '1800-01-01')
    return [lawFinding('issued-on.format', 'Write the date of issue as a real day.')];
  return issuedOn > today ? [lawFinding('issued-on.future', 'The date of issue is in the future.')] : [];
}

function pageFaults(pages: number | undefined): Finding[] {
  if (pages === undefined || (Number.isInteger(pages) && pages >= 1 && pages <= factLimits.pages)) return [];
  return [lawFinding('pages.format', `State the pages of the document as a number up to ${factLimits.pages}.`)];
}

function markFaults(marks: readonly string[]): Finding[] {
  if (marks.length > factLimits.marks) return [lawFinding('marks.many', `List at most ${factLimits.marks} marks.`)];
  const free = marks.filter((mark) => !isKnownMark(mark));
  const malformed = free.some((mark) => mark.length > factLimits.mark || !markPattern.test(mark));
  if (malformed) {
    return [
      lawFinding('marks.format', `Describe each mark in at most ${factLimits.mark} letters and digits, on one line.`),
    ];
  }
  return free.some(makesClaim)
    ? [lawFinding('marks.claim', 'Describe what a mark shows. Choose an apostille or an official stamp from the list.')]
    : [];
}

/** False for dates outside the calendar, such as February 31. */
export function isRealDay(day: string): boolean {
  const time = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day);
}

/** Initials of a holder for public lookups, without particles: `João Pereira da Silva` → `J. P. S.` */
export function initialsOf(name: string): string {
  const words = name.split(/[\s,]+/);
  const named = words.filter((word) => !/^\p{Ll}+$/u.test(word));
  const letters = (named.length > 0 ? named : words).flatMap((word) => /\p{L}/u.exec(word)?.[0].toUpperCase() ?? []);
  return letters
    .slice(0, 5)
    .map((letter) => `${letter}.`)
    .join(' ');
}

/** A register number for public lookups: its last three characters, but never more than half of it. */
export function maskNumber(number: string): string {
  const letters = Array.from(number.replaceAll(/[^\p{L}\p{N}]/gu, ''));
  const shown = Math.min(3, Math.floor(letters.length / 2));
  return `•••${letters.slice(letters.length - shown).join('')}`;
}
