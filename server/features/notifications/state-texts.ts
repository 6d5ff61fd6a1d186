import { createTranslator } from 'use-intl/core';
import { memoized } from '#server/memoize.ts';
import { formatTags, type Locale } from '#shared/locales.ts';
import type { AreaMessages, Translated } from '#shared/messages/areas.ts';
import { serverTexts } from '#shared/messages/server.gen.ts';
import { formatMoney, type Money } from '#shared/money.ts';
import {
  sentenceOf,
  sentenceSpace,
  stateTimeFormat,
  type OrderState,
  type Say,
  type StatePart,
  type StateVoice,
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

const formats = memoized<Intl.DateTimeFormat>(500);
const sentences = memoized<string>(5_000);
const times = memoized<string>(5_000);
const texts = memoized<string>(10_000);

/** Making a format costs a hundred times as much as using it. */
function formatOf(tag: string, options: Intl.DateTimeFormatOptions & { timeZone: string }): Intl.DateTimeFormat {
  const key = `${tag} ${options.timeZone} ${options.timeZoneName ?? ''}`;
  return formats(key, () => new Intl.DateTimeFormat(tag, options));
}

/** `Sun, Nov 23, 10:37 PM New York Time`; in UTC where the zone is unknown. */
export function stateTime(at: string, { locale, timeZone = 'UTC' }: { locale: Locale; timeZone?: string | undefined }) {
  return times(`${locale} ${timeZone} ${at}`, () => {
    const time = formatOf(formatTags[locale], { ...stateTimeFormat, timeZone }).format(new Date(at));
    // ICU writes U+202F before AM and PM; one of them makes a response a two-byte string, which is sent at twice the cost.
    return `${time.replaceAll('\u202f', ' ')} ${zoneName(new Date(at), locale, timeZone)}`;
  });
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
export function stateText({ says }: Pick<OrderState, 'says'>, reader: Reader, part?: StatePart): string {
  let key = `${reader.locale} ${reader.timeZone ?? ''} ${part ?? ''}`;
  for (const { say, at = '', count = '', money } of says) {
    key += ` ${say} ${at} ${count}`;
    if (money) key += ` ${money.cents} ${money.currency}`;
  }
  return texts(key, () => makeText(says, reader, part));
}

interface Reader {
  locale: Locale;
  timeZone?: string | undefined;
}

function makeText(says: readonly Say[], reader: Reader, part: StatePart | undefined): string {
  const { locale } = reader;
  const t = translatorOf(locale);
  const voice = {
    say: (...[key, { time, count, amount }]: Parameters<StateVoice['say']>) =>
      sentences(`${locale} ${key} ${count} ${time} ${amount}`, () => t(key, { time: isolate(time), count, amount })),
    time: (at: string) => stateTime(at, reader),
    money: (money: Money) => formatMoney(money, formatTags[locale]),
    space: sentenceSpace(locale),
  };
  return plainIsolates(sentenceOf(says, voice, part), locale);
}
