import { createTranslator } from 'use-intl/core';
import { formatTags, type Locale } from '#shared/locales.ts';
import type { AreaMessages, Translated } from '#shared/messages/areas.ts';
import { serverTexts } from '#shared/messages/server.gen.ts';
import {
  sentenceOf,
  sentenceSpace,
  stateTimeFormat,
  type OrderState,
  type Say,
  type StatePart,
} from '#shared/order-state.ts';
import { isolate, plainIsolates } from './one-line.ts';

/** The state of an order in the language and time zone of its owner, for mails, push messages and the API. */

const catalogues: Readonly<Record<Locale, Translated<AreaMessages['states']>>> = serverTexts.states;

type StateWords = ReturnType<typeof createTranslator<AreaMessages['states']>>;

const translators = new Map<Locale, StateWords>();

function translatorOf(locale: Locale): StateWords {
  const known = translators.get(locale);
  if (known) return known;
  const translator: StateWords = createTranslator({
    locale: formatTags[locale],
    messages: catalogues[locale],
    onError: (error) => {
      throw error;
    },
  });
  translators.set(locale, translator);
  return translator;
}

/** Formats by language and zone: making one costs a hundred times as much as using it, and a list needs fifty. */
const formats = new Map<string, Intl.DateTimeFormat>();
const maxFormats = 500;

function formatOf(tag: string, options: Intl.DateTimeFormatOptions & { timeZone: string }): Intl.DateTimeFormat {
  const key = `${tag} ${options.timeZone} ${options.timeZoneName ?? ''}`;
  const known = formats.get(key);
  if (known) return known;
  if (formats.size >= maxFormats) formats.clear();
  const format = new Intl.DateTimeFormat(tag, options);
  formats.set(key, format);
  return format;
}

/** `Sun, Nov 23, 10:37 PM New York Time`; in UTC where the zone is unknown. */
export function stateTime(at: string, { locale, timeZone = 'UTC' }: { locale: Locale; timeZone?: string | undefined }) {
  const time = formatOf(formatTags[locale], { ...stateTimeFormat, timeZone }).format(new Date(at));
  return `${time} ${zoneName(new Date(at), locale, timeZone)}`;
}

/** A zone by its place, which readers know, unlike its abbreviations. */
function zoneName(at: Date, locale: Locale, timeZone: string): string {
  if (timeZone === 'UTC') return timeZone;
  // American English alone has abbreviations for its own zones.
  const tag = locale === 'en' ? 'en-001' : formatTags[locale];
  const parts = formatOf(tag, { timeZone, timeZoneName: 'shortGeneric' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** The sentences about a state, or one part of them. */
export function stateText(
  { says }: Pick<OrderState, 'says'>,
  reader: { locale: Locale; timeZone?: string | undefined },
  part?: StatePart,
): string {
  const { locale } = reader;
  const t = translatorOf(locale);
  const voice = {
    say: (key: Say['say'], { time, count }: { time: string; count: number }) => t(key, { time: isolate(time), count }),
    time: (at: string) => stateTime(at, reader),
    space: sentenceSpace(locale),
  };
  return plainIsolates(sentenceOf(says, voice, part), locale);
}
