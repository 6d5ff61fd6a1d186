import { typedTags } from '#shared/languages.ts';

/** Places of an answer that hold a block, which is one of six kinds. */
const kinds = [0, 1, 2, 3, 4, 5];
const textCalls = ['textChanges', 'saveText', 'confirmBlocks', 'restoreBlock', 'readSource', 'draftText', 'importText'];
/** Answers with the language of a page or block of a text. */
const textAnswers = [
  ...kinds.slice(0, 4).map((kind) => `/documents/sheet answers .pages[].lines[]|${kind}.lang`),
  '/authenticator/text answers .pages[].lang',
  ...kinds.map((kind) => `/authenticator/text answers .blocks[]|0|${kind}.lang`),
  ...['sourceBoxes', 'answerBox'].flatMap((call) =>
    kinds.map((kind) => `/authenticator/${call} answers .pages[].boxes[].content|${kind}.lang`),
  ),
  ...textCalls.flatMap((call) => [
    ...kinds.map((kind) => `/authenticator/${call} answers .changed[]|0|${kind}.lang`),
    `/authenticator/${call} answers .pages[].lang`,
  ]),
  ...['before', 'after'].flatMap((side) =>
    kinds.map((kind) => `/authenticator/textDiff answers .changes[].${side}|0|0|${kind}.lang`),
  ),
];
const languageAnswers = [
  ...textAnswers,
  ...['phrases', 'memory', 'memoryCandidates'].map((call) => `/authenticator/${call} answers .items[].lang`),
];

/** Answers with the language of a form, which came later. */
const formAnswers = ['forms answers .items[].lang', 'form answers .form.lang'].map(
  (answer) => `/authenticator/${answer}`,
);

/** Answers with an order, whose money may be on hold. */
const orderAnswers = [
  ...['create', 'get', 'update', 'updateStatus', 'reportMisspelling', 'askPaperStep', 'withdrawPaperStep'].map(
    (call) => `/documents/${call} answers `,
  ),
  '/documents/savePeople answers ',
  '/documents/list answers .items[]',
  ...['processSession', 'openOrder'].map((call) => `/payments/${call} answers .documents[]`),
  '/payments/cancelOrder answers ',
  '/authenticator/uploadForClient answers ',
];
const heldAnswers = [
  ...orderAnswers,
  '/admin/documents answers .items[]',
  '/admin/documentDetails answers ',
  '/authenticator/queue answers .items[]',
  ...['assign', 'get', 'claim', 'release', 'retryTranslation'].map((call) => `/authenticator/${call} answers `),
];

/** Answers with a currency that was always `usd`. */
const currencyAnswers = [
  ...['get', 'reportMisspelling', 'askPaperStep', 'withdrawPaperStep', 'savePeople'].map(
    (call) => `/documents/${call} answers .quote.currency`,
  ),
  ...['quote', 'orderPrice', 'saveQuote', 'invoice'].map((call) => `/payments/${call} answers .currency`),
  ...['quotes', 'invoices'].map((call) => `/payments/${call} answers .items[].currency`),
  '/payments/cancelOrder answers .quote.currency',
  '/files/documents/{id} answers .quote.currency',
  '/files/invoices.json answers .items[].currency',
];

/** Answers with the address of a mailed copy. */
const addressAnswers = [
  ...['get', 'reportMisspelling', 'askPaperStep', 'withdrawPaperStep', 'savePeople'].map(
    (call) => `/documents/${call} answers .mailing|0.address`,
  ),
  '/payments/cancelOrder answers .mailing|0.address',
  '/authenticator/mailings answers .items[].address',
];
const wider = String.raw`pattern ^\d{5}(-\d{4})?$ became ^[0-9A-Za-z -]{0,12}$`;

/**
 * Changes of the public API that break clients on purpose, in the words of the check. A change counts from its date on, which
 * is a new version in `server/public-api/versions.ts`.
 */
export const intendedBreaks: readonly { date: string; change: string; reason: string }[] = [
  ...['getSessionInfo answers .paymentStatus', 'list answers .items[].status', 'receipt answers .status'].map(
    (answer) => onAccount(`/payments/${answer}: due is new`),
  ),
  onAccount('/admin/documentDetails answers .payments[].status: due is new'),
  onAccount('/payments/invoices answers .items[].state: due, overdue is new'),
  onAccount('/payments/invoice answers .state: due, overdue is new'),
  onAccount('/files/invoices.json answers .items[].state: due, overdue is new'),
  ...['/documents/list answers .counts', '/admin/overview answers .statuses'].map((answer) => ({
    date: '2026-11-24',
    change: `${answer}.*: type integer became none`,
    reason: 'Answers are as before: the description names each key instead of any.',
  })),
  ...languageAnswers.map((answer) => ({
    date: '2026-11-24',
    change: `${answer}: fr, it, pl, uk, zh is new`,
    reason: 'Source languages that are sold from this day on; orders in them are the caller’s own.',
  })),
  ...[...languageAnswers, ...formAnswers].map((answer) => ({
    date: '2026-11-24',
    change: `${answer}: ro, nl, tr, vi, zh-Hant is new`,
    reason: 'Source languages that are sold from this day on; orders in them are the caller’s own.',
  })),
  ...textAnswers.map((answer) => typedByPerson(`${answer}: ${[...Object.values(typedTags), 'und'].join(', ')} is new`)),
  ...['text', ...textCalls].map((call) => typedByPerson(`/authenticator/${call} answers .pages[].state: typed is new`)),
  ...['offer', 'chooseCurrency'].map((call) => ({
    date: '2026-11-24',
    change: `/documents/${call} answers .prices.list.pairs[].source: Romanian, Dutch, Turkish, Vietnamese, Chinese (Traditional) is new`,
    reason: 'Source languages that are sold from this day on.',
  })),
  {
    date: '2026-11-24',
    change:
      '/documents/offer answers .prices.list.pairs[].source: French, Italian, Polish, Ukrainian, Chinese (Simplified) is new',
    reason: 'Source languages that are sold from this day on.',
  },
  ...[
    ...addressAnswers.flatMap((address) => [`${address}.state:  is new`, `${address}.zip: ${wider}`]),
    ...['create', 'update'].map((call) => `/documents/${call} takes .mailing|0.zip: ${wider}`),
  ].map((change) => ({
    date: '2026-11-24',
    change,
    reason: 'Copies are mailed abroad, where the list has postage; addresses of the caller’s own orders.',
  })),
  ...[': source became optional', '.unit: document, word is new'].map((change) => ({
    date: '2026-11-24',
    change: `/documents/offer answers .prices.list.pairs[]${change}`,
    reason: 'Rates of offices, fees per document and rates per word, once the house publishes them.',
  })),
  ...currencyAnswers.flatMap((answer) =>
    [`${answer}: const usd became none`, `${answer}: usd, eur, gbp, brl, jpy, krw, ils is new`].map(inCurrency),
  ),
  ...['list', 'receipt'].map((call) =>
    inCurrency(
      `/payments/${call} answers ${call === 'list' ? '.items[]' : ''}.currency: usd, eur, gbp, brl, jpy, krw, ils is new`,
    ),
  ),
  ...[
    ...heldAnswers.map((answer) => `${answer}.paymentHold|0: underpaid is new`),
    ...orderAnswers.map((answer) => `${answer}.state.says[].say: is.underpaid, is.owed is new`),
  ].map((change) => ({
    date: '2026-11-24',
    change,
    reason: 'Orders that several transfers or checks paid, one of which was taken back: no key pays by them.',
  })),
  inCurrency('/documents/offer answers .prices.list.currency: eur, gbp, brl, jpy, krw, ils is new'),
  inCurrency('/payments/account answers .bank|0.currency: eur, gbp, brl, jpy, krw, ils is new'),
];

function typedByPerson(change: string) {
  return {
    date: '2026-11-24',
    change,
    reason: 'Papers in languages that a person types, which the desk sells.',
  };
}

/** Answers whose amounts were in dollars. */
function inCurrency(change: string) {
  return {
    date: '2026-11-24',
    change,
    reason: 'Prices in another currency, once the house publishes a list and the account chooses it.',
  };
}

function onAccount(change: string) {
  return { date: '2026-11-23', change, reason: 'Orders on account, of organizations that an admin allows them.' };
}
