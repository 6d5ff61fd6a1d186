import { Stripe } from 'stripe';
import type { Env } from '#server/env.ts';

/** Milliseconds that Stripe's latest word on the time counts: after a pause of the machine nothing else would correct it. */
const clockCounts = 10 * 60_000;

/** What time it is at Stripe, as far as its own answers said. */
export interface StripeClock {
  /** Takes the `Date` of an answer; `asked` is what `elapsed` said when the question went out. */
  observe(date: string, asked: number): void;
  /** Milliseconds since 1970; undefined where no answer came of late. */
  now(): number | undefined;
  /** Milliseconds since some fixed moment. */
  elapsed(): number;
}

/** `elapsed` never jumps, so that what was heard stays right when our own clock is set. */
export function createStripeClock(elapsed: () => number = () => performance.now()): StripeClock {
  let heard: { time: number; at: number } | undefined;
  return {
    elapsed,
    observe: (date, asked) => {
      const time = Date.parse(date);
      if (Number.isNaN(time)) return;
      // The header is cut off to whole seconds; half of the way there and back is ours.
      heard = { time: time + 500, at: (asked + elapsed()) / 2 };
    },
    now: () => {
      if (!heard) return undefined;
      const since = elapsed() - heard.at;
      return since > clockCounts ? undefined : heard.time + since;
    },
  };
}

/** The shape of answers and events this code was written for; the endpoint's own version is set to the same. */
const apiVersion = '2026-10-28.endive';

/** The official client; only its host changes when another server speaks Stripe's API. `clock` hears every answer. */
export function createStripe(config: Env['stripe'], clock: StripeClock = createStripeClock()): Stripe {
  const api = config.apiUrl ? new URL(config.apiUrl) : undefined;
  return new Stripe(config.secretKey, {
    apiVersion,
    telemetry: false,
    maxNetworkRetries: 2,
    timeout: 10_000,
    httpClient: listening(Stripe.createNodeHttpClient(), clock),
    ...(api
      ? {
          host: api.hostname,
          port: Number(api.port) || (api.protocol === 'https:' ? 443 : 80),
          protocol: api.protocol === 'https:' ? 'https' : 'http',
        }
      : {}),
  });
}

/** The library's own events of answers leave their headers out. */
function listening(client: Stripe.HttpClient, clock: StripeClock): Stripe.HttpClient {
  return {
    getClientName: () => client.getClientName(),
    makeRequest: async (...request) => {
      const asked = clock.elapsed();
      const answer = await client.makeRequest(...request);
      const { date } = answer.getHeaders();
      if (typeof date === 'string') clock.observe(date, asked);
      return answer;
    },
  };
}
