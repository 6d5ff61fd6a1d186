import { createTranslator } from 'use-intl/core';
import { formatTags, type Locale } from '#shared/locales.ts';
import type { MailMessages, Translated } from '#shared/messages/areas.ts';
import { serverTexts } from '#shared/messages/server.gen.ts';
import { isolate } from '../one-line.ts';

/** Texts of mails in every language. Values are isolated from the reading direction of their sentence. */

const catalogues: Readonly<Record<Locale, Translated<MailMessages>>> = serverTexts.mails;

export type MailWords = ReturnType<typeof createTranslator<MailMessages>>;

const translators = new Map<Locale, MailWords>();

/** Texts by group and key, as a catalogue has them. */
export type MailTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The product's texts of a language. */
export function mailCatalogue(locale: Locale): Translated<MailMessages> {
  return catalogues[locale];
}

/** The texts of a language with some worded by the house; `services.certified` names a text within one. */
export function wordedMails(locale: Locale, own: MailTexts): MailWords {
  const messages = structuredClone(catalogues[locale]) as Record<string, unknown>;
  for (const [group, texts] of Object.entries(own)) {
    for (const [key, text] of Object.entries(texts)) setText(messages, [group, ...key.split('.')], text);
  }
  return translatorOf(locale, messages);
}

/** Sets a text at its path; paths that the catalogue no longer has are ignored. */
function setText(tree: Record<string, unknown>, [key = '', ...rest]: readonly string[], text: string): void {
  const value = tree[key];
  if (rest.length === 0) {
    if (typeof value === 'string') tree[key] = text;
  } else if (typeof value === 'object' && value !== null) {
    setText(value as Record<string, unknown>, rest, text);
  }
}

/** Translator of a language: `t('refund.subject', { amount, number })`. Throws for a message that lacks a value. */
export function mailWords(locale: Locale): MailWords {
  const known = translators.get(locale);
  if (known) return known;
  const made = translatorOf(locale, catalogues[locale]);
  translators.set(locale, made);
  return made;
}

function translatorOf(locale: Locale, messages: object): MailWords {
  const translator: unknown = createTranslator({
    locale: formatTags[locale],
    messages: messages as MailMessages,
    onError: (error) => {
      throw error;
    },
  });
  return new Proxy(translator as MailWords, {
    apply: (target, self, [key, values = {}]: [string, Record<string, unknown>?]): unknown =>
      Reflect.apply(target, self, [key, isolateValues(values)]),
  });
}

function isolateValues(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? isolate(value) : value]),
  );
}
