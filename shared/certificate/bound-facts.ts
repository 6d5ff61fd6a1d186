import { readTagOf } from '#shared/languages.ts';
import type { SpelledName } from '#shared/spelling.ts';
import { parseDates } from '#shared/translation-dates.ts';
import { compactName, hasPhrase, isSpelledBySheet, namesPerson } from './bound-names.ts';
import type { CertificateFacts } from './facts.ts';
import { answerFinding, lawFinding, type Finding } from './findings.ts';
import { pagesWithoutText, type PaperText } from './paper-text.ts';
import { mentionsKind, otherKind } from './titled-kind.ts';

/*
 * Facts of a certificate compared with the text that it certifies.
 * Promises: a fact that the text does not state is a finding; a holder whom an exact text does not name blocks everybody.
 * Never: a refusal without an override because of letters read from a picture.
 */

export interface Certified {
  facts: CertificateFacts;
  text: PaperText;
  /** The customer's spelling sheet. */
  people: readonly SpelledName[];
  sourceLanguage: string;
}

/** Facts that the text does not confirm. A text without words gives one finding, which requires a reason. */
export function findUnboundFacts(certified: Certified): Finding[] {
  const { text } = certified;
  const silent = pagesWithoutText(text);
  if (silent.length === text.pages.length) {
    const say =
      'The file has no text to compare the certificate with. State how you compared names, dates and numbers.';
    return [answerFinding('text.missing', say)];
  }
  return [
    ...silent.map((page) =>
      answerFinding('text.page-empty', `Page ${page} of the translation has no text and no mark. State why.`, { page }),
    ),
    ...holderFindings(certified),
    ...kindFindings(certified),
    ...issuerFindings(certified),
    ...registerFindings(certified),
    ...dateFindings(certified),
  ];
}

function holderFindings({ facts, text, people }: Certified): Finding[] {
  const { pages, sources, isExact } = text;
  const missing = facts.holders.filter(
    ({ name }) =>
      name !== '' && !pages.some((page) => namesPerson(page, name)) && !isSpelledBySheet(name, { people, sources }),
  );
  const misspelled = facts.holders.filter(({ nativeName }) => {
    if (!nativeName || sources.length === 0) return false;
    const wanted = compactName(nativeName);
    return ![...sources, ...pages].some((source) => compactName(source).includes(wanted));
  });
  const names = missing.map(({ name }) => `“${name}”`).join(', ');
  const spellings = misspelled.map(({ nativeName = '' }) => `“${nativeName}”`).join(', ');
  const say = `${names} is not in the text that is certified. Name whom the paper names.`;
  const unread = `${names} was not found among the letters read from the file’s pictures. Compare, and state where the name stands.`;
  return [
    ...(missing.length === 0
      ? []
      : [isExact ? lawFinding('holder.not-in-text', say) : answerFinding('holder.not-in-text', unread)]),
    ...(misspelled.length === 0
      ? []
      : [answerFinding('holder.native-not-in-text', `${spellings} is not in the source. Correct it, or state why.`)]),
  ];
}

function kindFindings({ facts: { paperKind }, text }: Certified): Finding[] {
  if (paperKind === '') return [];
  const title = otherKind(paperKind, text.titles);
  if (title !== undefined) {
    const say = `The text is titled “${shorten(title)}”, the certificate says “${paperKind}”. Correct it, or state why.`;
    return [answerFinding('kind.differs', say)];
  }
  if (mentionsKind(paperKind, text.pages)) return [];
  return [answerFinding('kind.differs', `The text does not call itself “${paperKind}”. Correct it, or state why.`)];
}

function issuerFindings({ facts: { issuer }, text: { pages } }: Certified): Finding[] {
  if (!issuer || pages.some((page) => hasPhrase(page, issuer) || hasWords(page, issuer))) return [];
  return [answerFinding('issuer.not-in-text', `The issuer “${issuer}” is not in the text. Correct it, or state why.`)];
}

/** Whether a page has every longer word and every number of `phrase`, as where an address stands between them. */
function hasWords(page: string, phrase: string): boolean {
  const words = phrase.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => word.length > 2 || /\p{N}/u.test(word));
  return telling.length > 1 && telling.every((word) => hasPhrase(page, word));
}

function registerFindings({ facts: { registerNumber }, text: { pages, sources } }: Certified): Finding[] {
  if (!registerNumber) return [];
  const number = registerNumber.replace(/^(?:n[ºo°]\.?|nr\.?|num(?:ber)?\.?|№|#)\s*(?=\P{L})/iu, '');
  if ([...pages, ...sources].some((text) => hasPhrase(text, number))) return [];
  const say = `The register number “${registerNumber}” is not in the text. Correct it, or state why.`;
  return [answerFinding('register-number.not-in-text', say)];
}

/** In any written form: `March 3, 1999`, `03/03/1999`, `1999-03-03`, and as the source writes it. */
function dateFindings({ facts: { issuedOn }, text: { pages, sources }, sourceLanguage }: Certified): Finding[] {
  if (!issuedOn) return [];
  const tag = readTagOf(sourceLanguage);
  const dates = [
    ...pages.flatMap((page) => parseDates(page, 'en')),
    ...(tag ? sources.flatMap((source) => parseDates(source, tag)) : []),
  ];
  if (dates.some(({ candidates }) => candidates.includes(issuedOn))) return [];
  return [
    answerFinding(
      'issued-on.not-in-text',
      `The date of issue ${issuedOn} is not in the text. Correct it, or state why.`,
    ),
  ];
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
