import { createTranslator } from 'use-intl/core';
import { defaultLocale, formatTags, type Locale } from '#shared/locales.ts';
import type { Area, AreaMessages, Translated } from '#shared/messages/areas.ts';

/** Texts of the document's language, which never changes: another language is another document. */

type Translator<A extends Area> = ReturnType<typeof createTranslator<AreaMessages[A]>>;

/** Compiled messages of one area, as the build or the page's HTML has them. */
export type CompiledMessages = Readonly<Record<string, unknown>>;

let current: Locale = defaultLocale;
const loaded = new Map<Area, CompiledMessages>();
const failed = new Map<Area, Error>();
const translators = new Map<Area, unknown>();

/** Switches the language and forgets the loaded texts: once per document, and once per prerendered page. */
export function startLocale(locale: Locale): void {
  current = locale;
  loaded.clear();
  translators.clear();
}

export function currentLocale(): Locale {
  return current;
}

/** Tag for `Intl` formatters: `pt-BR`. */
export function formatTag(): string {
  return formatTags[current];
}

export function addWords(area: Area, messages: CompiledMessages): void {
  loaded.set(area, messages);
  failed.delete(area);
  translators.delete(area);
}

/** Keeps why an area could not be loaded, for the page that shows its texts. */
export function failWords(area: Area, reason: unknown): void {
  failed.set(area, reason instanceof Error ? reason : new Error(String(reason)));
}

export function hasWords(area: Area): boolean {
  return loaded.has(area);
}

/** The loaded areas, for the page's HTML. */
export function loadedWords(): Partial<Record<Area, CompiledMessages>> {
  return Object.fromEntries(loaded);
}

/** Translator of an area that the route has loaded: `words('verify')('title')`. Throws why it could not be loaded. */
export function words<A extends Area>(area: A): Translator<A> {
  const failure = failed.get(area);
  if (failure) throw failure;
  let translator = translators.get(area);
  if (translator === undefined) {
    translator = createTranslator({ locale: formatTags[current], messages: loaded.get(area) ?? {}, onError: report });
    translators.set(area, translator);
  }
  return translator as Translator<A>;
}

/** Texts of an area as they are, where they come as lists. Messages with arguments need `words`. */
export function content<A extends Area>(area: A): Translated<AreaMessages[A]> {
  return loaded.get(area) as Translated<AreaMessages[A]>;
}

function report(error: Error): void {
  console.error(error);
}
