import { deviceName } from '#server/features/auth/device-name.ts';
import { detectType, findPdfHeader, isHeic } from '#server/features/documents/file-type.ts';
import { readImage } from '#server/features/documents/upload/image-size.ts';
import { draftSteps } from '#server/features/translation/drafting/draft.ts';
import { tokenize } from '#server/features/translation/normalize.ts';
import { pairsOf } from '#server/features/translation/pairs.ts';
import { phrasesOf } from '#server/features/translation/phrasebook.ts';
import { nameOf } from '#server/features/translation/reading/passport.ts';
import { splitSentences, toSlots } from '#server/features/translation/segments.ts';
import { bearerOf } from '#server/platform/http/bearer.ts';
import { clientIp } from '#server/platform/http/client-ip.ts';
import { readCookie } from '#server/platform/http/cookies.ts';
import { hasRecentWrite } from '#server/platform/http/recent-write-cookie.ts';
import { redact } from '#server/platform/observability/log.ts';
import { makesClaim } from '#shared/certificate/claims.ts';
import { findDraftStatement, hasUntranslated } from '#shared/certificate/drafts.ts';
import { proposeFacts } from '#shared/certificate/propose-facts.ts';
import { credentialClaims, tidyLines } from '#shared/certificate/signer.ts';
import { canonicalEmail } from '#shared/email.ts';
import { hasAcceptedExtension, sanitizeFilename } from '#shared/files.ts';
import { sourceTags, type SourceTag } from '#shared/languages.ts';
import { readLocaleCookie, resolveLocale, splitLocale } from '#shared/locales.ts';
import { resolveAccess } from '#shared/page-access.ts';
import { slotsOf } from '#shared/phrase.ts';
import { blockContent, textBlock, type BlockContent } from '#shared/schemas/translation-text.ts';
import { foldLetters, foldName } from '#shared/spelling.ts';
import { parseDates } from '#shared/translation-dates.ts';
import { parseNumbers } from '#shared/translation-numbers.ts';
import { textLimits } from '#shared/translation-text.ts';
import { codeGroups, isPossibleCode, isTestCode, normalizeCode } from '#shared/verification-code.ts';

/**
 * Functions on the server's main thread that parse untrusted input, each with the longest text that can reach it. A new
 * one belongs here; `tests/integration/parser-stalls.test.ts` feeds each with the worst texts. What runs in a thread or
 * process of its own is not listed: checks and XLIFF (`WorkThread`), reading and page counting (`WatchedChild`),
 * printing.
 */
export interface OutsideParser {
  name: string;
  /** Characters that reach it. */
  length: number;
  /** A generator yields wherever other calls get their turn. */
  read: (text: string) => unknown;
}

/** Of a request's body. */
const body = 100 * 1024;
/** Of a request's headers, as Node allows. */
const header = 16 * 1024;
const { textMax } = textLimits;

const blockOf = (fields: object): BlockContent =>
  blockContent.parse({
    ...{ id: '00000000-0000-4000-8000-000000000001', page: 1, position: 1, box: null, confidence: null, doubtful: [] },
    ...{ lang: 'pt', dir: 'ltr', state: 'untranslated', draft: null, kind: 'paragraph', source: '', target: '' },
    ...fields,
  });

/** Everything that drafting makes of a text of a block, in each language. */
function draftingOf(lang: SourceTag): OutsideParser[] {
  const phrases = phrasesOf(lang);
  const drafted = (blocks: readonly BlockContent[]) => draftSteps(blocks, { lang, phrases });
  const labels = ['Nome', 'Pais', 'Naturalidade', 'Data de nascimento', 'Endereço', 'Número', 'País'];
  return [
    { name: `numbers, ${lang}`, length: textMax, read: (text) => parseNumbers(text, lang) },
    { name: `dates, ${lang}`, length: textMax, read: (text) => parseDates(text, lang) },
    { name: `words, ${lang}`, length: textMax, read: (text) => tokenize(text, lang) },
    {
      name: `slots, ${lang}`,
      length: textMax,
      read: (text) => toSlots(text, lang, [{ name: 'Ana', nativeName: null }]),
    },
    { name: `a paragraph, ${lang}`, length: 1_000, read: (source) => drafted([blockOf({ lang, source })]) },
    { name: `a long paragraph, ${lang}`, length: textMax, read: (source) => drafted([blockOf({ lang, source })]) },
    {
      name: `fields, ${lang}`,
      length: 1_000,
      read: (value) =>
        drafted(
          labels.map((label) =>
            blockOf({ lang, kind: 'field', source: { label, value }, target: { label: '', value: '' } }),
          ),
        ),
    },
    {
      name: `a label, ${lang}`,
      length: 1_000,
      read: (label) =>
        drafted([blockOf({ lang, kind: 'field', source: { label, value: 'x' }, target: { label: '', value: '' } })]),
    },
    {
      name: `a table, ${lang}`,
      length: 1_000,
      read: (cell) =>
        drafted([blockOf({ lang, kind: 'table', source: { rows: [[cell, cell]] }, target: { rows: [['', '']] } })]),
    },
    {
      name: `a pair of the memory, ${lang}`,
      length: textMax,
      read: (text) => pairsOf([blockOf({ lang, source: text, target: text })], { lang, phrases, names: [] }),
    },
  ];
}

const texts: OutsideParser[] = [
  { name: 'sentences', length: textMax, read: splitSentences },
  { name: 'names folded', length: textMax, read: (text) => [foldName(text), foldLetters(text)] },
  { name: 'claims of a name', length: body, read: makesClaim },
  { name: 'claims of a credential', length: body, read: credentialClaims },
  { name: 'lines of an address', length: body, read: (text) => tidyLines([text]) },
  { name: 'a draft statement', length: body, read: (text) => [findDraftStatement(text), hasUntranslated(text)] },
  {
    name: 'facts of a text',
    length: textMax,
    read: (text) => {
      const fields = { state: 'confirmed', source: text, target: text };
      const rows = { rows: [[text, text]] };
      const blocks = [blockOf(fields), blockOf({ ...fields, kind: 'table', source: rows, target: rows })];
      return proposeFacts(
        blocks.map((block) =>
          textBlock.parse({ ...block, version: 1, confirmedBy: null, confirmedByName: null, confirmedAt: null }),
        ),
        { today: '2026-11-23' },
      );
    },
  },
  { name: 'slots of a phrase', length: body, read: slotsOf },
];

const requests: OutsideParser[] = [
  { name: 'a file name', length: body, read: (text) => [sanitizeFilename(text), hasAcceptedExtension(text)] },
  { name: 'an e-mail address', length: body, read: canonicalEmail },
  {
    name: 'a verification code',
    length: body,
    read: (text) => [normalizeCode(text), isPossibleCode(text), codeGroups(text), isTestCode(text)],
  },
  { name: 'a name of a passport', length: body, read: (text) => nameOf({ firstName: text, lastName: text }) },
  { name: 'a path', length: header, read: (text) => [resolveAccess(null, `/${text}`), splitLocale(`/pt/${text}`)] },
  { name: 'Accept-Language', length: header, read: (acceptLanguage) => resolveLocale({ acceptLanguage }) },
  {
    name: 'Cookie',
    length: header,
    read: (text) => [readCookie(text, 'x'), readLocaleCookie(text), hasRecentWrite(text)],
  },
  { name: 'Authorization', length: header, read: (text) => [bearerOf(text), bearerOf(`Bearer ${text}`)] },
  { name: 'X-Forwarded-For', length: header, read: (text) => [clientIp(text), clientIp(`::ffff:1${text}`)] },
  { name: 'User-Agent', length: header, read: deviceName },
  { name: 'an error’s message', length: body, read: (text) => redact(text) },
];

const files: OutsideParser[] = [
  {
    name: 'the first bytes of a file',
    length: body,
    read: (text) => [findPdfHeader(Buffer.from(text)), isHeic(Buffer.from(text)), detectType(Buffer.from(text))],
  },
  {
    name: 'the structure of a JPEG',
    length: body,
    read: (text) => readImage(Buffer.from(`\u00FF\u00D8\u00FF\u00E0${text}`, 'latin1'), 'image/jpeg'),
  },
  {
    name: 'the structure of a PNG',
    length: body,
    read: (text) => readImage(Buffer.from(`\u0089PNG\r\n\u001A\n\0\0\0\rIHDR${text}`, 'latin1'), 'image/png'),
  },
];

export const outsideParsers: readonly OutsideParser[] = [
  ...requests,
  ...files,
  ...texts,
  ...sourceTags.flatMap((tag) => draftingOf(tag)),
];
