import { createTranslator } from 'use-intl/core';
import { formatTags, type Locale } from '#shared/locales.ts';
import type { MailMessages, Translated } from '#shared/messages/areas.ts';
import { serverTexts } from '#shared/messages/server.gen.ts';
import { isolate } from '../one-line.ts';

/** Texts of mails in every language. Values are isolated from the reading direction of their sentence. */

const catalogues: Readonly<Record<Locale, Translated<MailMessages>>> = serverTexts.mails;

export type MailWords = ReturnType<typeof createTranslator<MailMessages>>;

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
