import type Stripe from 'stripe';
import { invalidRequest } from './errors.ts';

const mostKeys = 50;
const longestKey = 40;
const longestValue = 500;

/** Metadata within Stripe's limits; an empty value leaves its key out. */
export function readMetadata(given: Stripe.Emptyable<Stripe.MetadataParam> | undefined): Stripe.Metadata {
  if (given === undefined || given === null || given === '') return {};
  const entries = Object.entries(given).flatMap(([key, value]): [string, string][] => [[key, String(value ?? '')]]);
  if (entries.length > mostKeys) {
    throw invalidRequest(`You can only have ${mostKeys} metadata keys.`, { param: 'metadata' });
  }
  for (const [key, value] of entries) {
    if (key.length > longestKey) {
      const message = `Metadata keys can have up to ${longestKey} characters, but you passed in a key that is ${key.length} characters. Invalid key: ${key}`;
      throw invalidRequest(message, { param: 'metadata' });
    }
    if (value.length > longestValue) {
      const message = `Metadata values can have up to ${longestValue} characters, but you passed in a value that is ${value.length} characters. Invalid value: ${value}`;
      throw invalidRequest(message, { param: 'metadata' });
    }
  }
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}
