import { Stripe } from 'stripe';
import type { Env } from '../env.ts';

/** The official client; only its host changes when another server speaks Stripe's API. */
export function createStripe(config: Env['stripe']): Stripe {
  const api = config.apiUrl ? new URL(config.apiUrl) : undefined;
  return new Stripe(config.secretKey, {
    telemetry: false,
    maxNetworkRetries: 2,
    timeout: 10_000,
    ...(api
      ? {
          host: api.hostname,
          port: Number(api.port) || (api.protocol === 'https:' ? 443 : 80),
          protocol: api.protocol === 'https:' ? 'https' : 'http',
        }
      : {}),
  });
}
