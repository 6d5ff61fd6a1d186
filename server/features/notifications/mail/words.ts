import { createTranslator } from 'use-intl/core';
import { formatTags, type Locale } from '#shared/locales.ts';
import { messages as ar } from '#shared/messages/ar/mails.ts';
import { messages as de } from '#shared/messages/de/mails.ts';
import { messages as en } from '#shared/messages/en/mails.ts';
import { messages as es } from '#shared/messages/es/mails.ts';
import { messages as he } from '#shared/messages/he/mails.ts';
import { messages as ja } from '#shared/messages/ja/mails.ts';
import { messages as ko } from '#shared/messages/ko/mails.ts';
import { messages as pt } from '#shared/messages/pt/mails.ts';
import { isolate } from '#server/features/notifications/one-line.ts';

/** Texts of mails in every language. Values are isolated from the reading direction of their sentence. */

const catalogues = { en, pt, es, de, ar, he, ja, ko } satisfies Record<Locale, object>;

export type MailWords = ReturnType<typeof createTranslator<typeof en>>;

const translators = new Map<Locale, MailWords>();

/** Translator of a language: `t('refund.subject', { amount, number })`. Throws for a message that lacks a value. */
export function mailWords(locale: Locale): MailWords {
  const known = translators.get(locale);
  if (known) return known;
  const translator: unknown = createTranslator({
    locale: formatTags[locale],
    messages: catalogues[locale],
    onError: (error) => {
      throw error;
    },
  });
  const words = new Proxy(translator as MailWords, {
    apply: (target, self, [key, values = {}]: [string, Record<string, unknown>?]): unknown =>
      Reflect.apply(target, self, [key, isolateValues(values)]),
  });
  translators.set(locale, words);
  return words;
}

function isolateValues(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? isolate(value) : value]),
  );
}
