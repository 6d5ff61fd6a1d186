import { createTranslator } from 'use-intl/core';
import { defaultLocale, formatTags, locales, type Locale } from '#shared/locales.ts';
import type { NoticeMessages } from '#shared/messages/areas.ts';
import { serverTexts } from '#shared/messages/server.gen.ts';
import { formatMoney, inHouse } from '#shared/money.ts';
import type { NotificationKind, NotificationPayload } from '#shared/schemas/notifications.ts';
import { isolate, plainIsolates } from './one-line.ts';
import { paperNameIn } from './paper-names.ts';
import { staffTexts } from './staff-texts.ts';

/** Texts of notifications. Customers get theirs in the language of their profile, staff in English. */

export interface NotificationText {
  title: string;
  message: string;
}

type CustomerKind = Exclude<keyof NoticeMessages, 'push'>;

const catalogues: Record<Locale, Readonly<Record<CustomerKind | 'push', NotificationText>>> = serverTexts.notices;

const translators = new Map<Locale, ReturnType<typeof translatorOf>>();

function translatorOf(locale: Locale) {
  return createTranslator({
    locale: formatTags[locale],
    messages: catalogues[locale],
    onError: (error) => {
      throw error;
    },
  });
}

function words(_area: 'notices', locale: Locale): ReturnType<typeof translatorOf> {
  const translator = translators.get(locale) ?? translatorOf(locale);
  translators.set(locale, translator);
  return translator;
}

type Text<K extends NotificationKind> = (payload: NotificationPayload<K>, locale: Locale) => NotificationText;

/** Values that choose a sentence, which are not printed. */
const selected: ReadonlySet<string> = new Set(['class', 'step', 'way']);

/** A customer's text, given the values in it. */
function translated<K extends CustomerKind>(
  name: K,
  valuesOf: (payload: NotificationPayload<K>, locale: Locale) => Record<string, string | number>,
): Text<K> {
  const kind: CustomerKind = name;
  return (payload, locale) => {
    const t = words('notices', locale);
    const values = Object.fromEntries(
      Object.entries(valuesOf(payload, locale)).map(([key, value]): [string, string | number] => [
        key,
        typeof value === 'string' && !selected.has(key) ? isolate(value) : value,
      ]),
    );
    return {
      title: t(`${kind}.title`),
      message: plainIsolates(t(`${kind}.message`, values), locale),
    };
  };
}

const texts: { [K in NotificationKind]: Text<K> } = {
  ...staffTexts,
  document_approved: translated('document_approved', ({ filename }) => ({ paper: filename })),
  document_rejected: translated('document_rejected', (about, locale) => ({ paper: paperNameIn(locale, about) })),
  translation_ready: translated('translation_ready', (about, locale) => ({ paper: paperNameIn(locale, about) })),
  payment_confirmed: translated('payment_confirmed', ({ totalCents, currency, documents }, locale) => ({
    total: formatMoney({ cents: totalCents, currency }, formatTags[locale]),
    documents,
  })),
  payment_refunded: translated('payment_refunded', ({ amountCents, currency, way }, locale) => ({
    way,
    amount: formatMoney({ cents: amountCents, currency }, formatTags[locale]),
  })),
  order_on_account: translated('order_on_account', ({ totalCents, documents }, locale) => ({
    total: formatMoney(inHouse(totalCents), formatTags[locale]),
    documents,
  })),
  payment_credited: translated('payment_credited', ({ amountCents }, locale) => ({
    amount: formatMoney(inHouse(amountCents), formatTags[locale]),
  })),
  payment_missing: translated('payment_missing', ({ amountCents, currency }, locale) => ({
    amount: formatMoney({ cents: amountCents, currency }, formatTags[locale]),
  })),
  statement_issued: translated('statement_issued', ({ number, totalCents, dueAt }, locale) => ({
    number,
    total: formatMoney(inHouse(totalCents), formatTags[locale]),
    date: longDate(dueAt, locale),
  })),
  statement_overdue: translated('statement_overdue', ({ number, totalCents }, locale) => ({
    number,
    total: formatMoney(inHouse(totalCents), formatTags[locale]),
  })),
  payment_returned: translated('payment_returned', ({ totalCents, currency, receiptNumber }, locale) => ({
    total: formatMoney({ cents: totalCents, currency }, formatTags[locale]),
    receipt: receiptNumber,
  })),
  certificate_revoked: translated('certificate_revoked', (about, locale) => ({
    paper: paperNameIn(locale, about),
    class: about.class,
  })),
  certificate_reissued: translated('certificate_reissued', (about, locale) => ({
    paper: paperNameIn(locale, about),
    revision: String(about.revision),
  })),
  copy_opened: translated('copy_opened', (about, locale) => ({
    paper: paperNameIn(locale, about),
    network: isolate(about.network),
  })),
  revision_declined: translated('revision_declined', (about, locale) => ({ paper: paperNameIn(locale, about) })),
  question_asked: translated('question_asked', ({ filename, questions }) => ({ paper: filename, questions })),
  copy_mailed: translated('copy_mailed', ({ filename, carrier, trackingNumber }) => ({
    paper: filename,
    carrier,
    tracking: trackingNumber,
  })),
  step_sent: translated('step_sent', movedStep),
  step_back: translated('step_back', movedStep),
  step_cancelled: translated('step_cancelled', movedStep),
  sources_leaving: translated('sources_leaving', ({ documents, leavesAt }, locale) => ({
    documents,
    date: longDate(leavesAt, locale),
  })),
  message_received: translated('message_received', ({ filename }) => ({ paper: filename })),
};

function movedStep(
  { filename, step, on }: NotificationPayload<'step_sent' | 'step_back' | 'step_cancelled'>,
  locale: Locale,
) {
  return { paper: filename, step, date: longDate(on, locale) };
}

function longDate(at: string, locale: Locale): string {
  return new Intl.DateTimeFormat(formatTags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at));
}

export function notificationText<K extends NotificationKind>(
  kind: K,
  payload: NotificationPayload<K>,
  locale: Locale = defaultLocale,
): NotificationText {
  return texts[kind](payload, locale);
}

/** The text in each language of its readers. */
export function notificationTexts<K extends NotificationKind>(
  kind: K,
  payload: NotificationPayload<K>,
): Partial<Record<Locale, NotificationText>> {
  const own: readonly Locale[] = Object.hasOwn(staffTexts, kind) ? [defaultLocale] : locales;
  return Object.fromEntries(own.map((locale) => [locale, notificationText(kind, payload, locale)]));
}

/** Says on a device that a translation is ready; names no document. */
export function pushText(locale: Locale): NotificationText {
  const t = words('notices', locale);
  return { title: t('push.title'), message: t('push.message') };
}
