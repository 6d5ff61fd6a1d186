import { Stripe } from 'stripe';
import type { Env } from '#server/env.ts';

/** Maximum age of a reading: after a suspend of the machine, an old one would be wrong. */
const maxReadingAgeMs = 10 * 60_000;

/** Stripe's clock, estimated from the `Date` headers of its responses. */
export interface StripeClock {
  /** Takes the `Date` header of a response; `sentAt` is `elapsed()` at the time of the request. */
  observe(date: string, sentAt: number): void;
  /** Unix time in milliseconds; undefined without a recent response. */
  now(): number | undefined;
  /** Monotonic milliseconds. */
  elapsed(): number;
}

/** `elapsed` is monotonic, so that readings survive changes of the system clock. */
export function createStripeClock(elapsed: () => number = () => performance.now()): StripeClock {
  let reading: { time: number; at: number } | undefined;
  return {
    elapsed,
    observe: (date, sentAt) => {
      const time = Date.parse(date);
      if (Number.isNaN(time)) return;
      // The header truncates to seconds (+ 500 ms on average) and was written halfway through the round trip.
      reading = { time: time + 500, at: (sentAt + elapsed()) / 2 };
    },
    now: () => {
      if (!reading) return undefined;
      const age = elapsed() - reading.at;
      return age > maxReadingAgeMs ? undefined : reading.time + age;
    },
  };
}

/** The webhook endpoint must be set to the same version. */
const apiVersion = '2026-10-28.endive';

/** Stripe's client, for `config.apiUrl` where set. `clock` observes every response. */
export function createStripe(
  config: Pick<Env['stripe'], 'secretKey' | 'apiUrl'>,
  clock: StripeClock = createStripeClock(),
): Stripe {
  const api = config.apiUrl ? new URL(config.apiUrl) : undefined;
  return new Stripe(config.secretKey, {
    apiVersion,
    telemetry: false,
    maxNetworkRetries: 2,
    timeout: 10_000,
    httpClient: observing(Stripe.createNodeHttpClient(), clock),
    ...(api
      ? {
          host: api.hostname,
          port: Number(api.port) || (api.protocol === 'https:' ? 443 : 80),
          protocol: api.protocol === 'https:' ? 'https' : 'http',
        }
      : {}),
  });
}

/** Wraps the HTTP client, since Stripe's response events have no headers. */
function observing(client: Stripe.HttpClient, clock: StripeClock): Stripe.HttpClient {
  return {
    getClientName: () => client.getClientName(),
    makeRequest: async (...request) => {
      const sentAt = clock.elapsed();
      const response = await client.makeRequest(...request);
      const { date } = response.getHeaders();
      if (typeof date === 'string') clock.observe(date, sentAt);
      return response;
    },
  };
}
