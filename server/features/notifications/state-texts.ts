import { createTranslator } from 'use-intl/core';
import { formatTags, type Locale } from '#shared/locales.ts';
import ar from '#shared/messages/ar/states.json' with { type: 'json' };
import type { AreaMessages, Translated } from '#shared/messages/areas.ts';
import de from '#shared/messages/de/states.json' with { type: 'json' };
import en from '#shared/messages/en/states.json' with { type: 'json' };
import es from '#shared/messages/es/states.json' with { type: 'json' };
import he from '#shared/messages/he/states.json' with { type: 'json' };
import ja from '#shared/messages/ja/states.json' with { type: 'json' };
import ko from '#shared/messages/ko/states.json' with { type: 'json' };
import pt from '#shared/messages/pt/states.json' with { type: 'json' };
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

const catalogues: Readonly<Record<Locale, Translated<AreaMessages['states']>>> = { en, pt, es, de, ar, he, ja, ko };

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

/** `Sun, Nov 23, 10:37 PM EST`; in UTC where the zone is unknown. */
export function stateTime(at: string, { locale, timeZone = 'UTC' }: { locale: Locale; timeZone?: string | undefined }) {
  const format = new Intl.DateTimeFormat(formatTags[locale], { ...stateTimeFormat, timeZone, timeZoneName: 'short' });
  return format.format(new Date(at));
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
