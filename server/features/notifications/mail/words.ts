import { createTranslator } from 'use-intl/core';
import { formatTags, type Locale } from '#shared/locales.ts';
import ar from '#shared/messages/ar/mails.json' with { type: 'json' };
import type { MailMessages, Translated } from '#shared/messages/areas.ts';
import de from '#shared/messages/de/mails.json' with { type: 'json' };
import en from '#shared/messages/en/mails.json' with { type: 'json' };
import es from '#shared/messages/es/mails.json' with { type: 'json' };
import he from '#shared/messages/he/mails.json' with { type: 'json' };
import ja from '#shared/messages/ja/mails.json' with { type: 'json' };
import ko from '#shared/messages/ko/mails.json' with { type: 'json' };
import pt from '#shared/messages/pt/mails.json' with { type: 'json' };
import { isolate } from '../one-line.ts';

/** Texts of mails in every language. Values are isolated from the reading direction of their sentence. */

const catalogues: Readonly<Record<Locale, Translated<MailMessages>>> = { en, pt, es, de, ar, he, ja, ko };

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
