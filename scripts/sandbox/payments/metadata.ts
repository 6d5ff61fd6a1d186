import type Stripe from 'stripe';
import { invalidRequest } from './errors.ts';

const maxKeys = 50;
const maxKeyLength = 40;
const maxValueLength = 500;

/** Validates metadata against Stripe's limits; drops keys with empty values. */
export function readMetadata(given: Stripe.Emptyable<Stripe.MetadataParam> | undefined): Stripe.Metadata {
  if (given === undefined || given === null || given === '') return {};
  const entries = Object.entries(given).flatMap(([key, value]): [string, string][] => [[key, String(value ?? '')]]);
  if (entries.length > maxKeys) {
    throw invalidRequest(`You can only have ${maxKeys} metadata keys.`, { param: 'metadata' });
  }
  for (const [key, value] of entries) {
    if (key.length > maxKeyLength) {
      const message = `Metadata keys can have up to ${maxKeyLength} characters, but you passed in a key that is ${key.length} characters. Invalid key: ${key}`;
      throw invalidRequest(message, { param: 'metadata' });
    }
    if (value.length > maxValueLength) {
      const message = `Metadata values can have up to ${maxValueLength} characters, but you passed in a value that is ${value.length} characters. Invalid value: ${value}`;
      throw invalidRequest(message, { param: 'metadata' });
    }
  }
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}
