import type { messages as account } from './en/account.ts';
import type { messages as business } from './en/business.ts';
import type { messages as documents } from './en/documents.ts';
import type { messages as fileCheck } from './en/file-check.ts';
import type { messages as folders } from './en/folders.ts';
import type { messages as frame } from './en/frame.ts';
import type { messages as home } from './en/home.ts';
import type { messages as kinds } from './en/kinds.ts';
import type { messages as live } from './en/live.ts';
import type { messages as meta } from './en/meta.ts';
import type { messages as offer } from './en/offer.ts';
import type { messages as order } from './en/order.ts';
import type { messages as overview } from './en/overview.ts';
import type { messages as parts } from './en/parts.ts';
import type { messages as payments } from './en/payments.ts';
import type { messages as profile } from './en/profile.ts';
import type { messages as proof } from './en/proof.ts';
import type { messages as quote } from './en/quote.ts';
import type { messages as sample } from './en/sample.ts';
import type { messages as sheet } from './en/sheet.ts';
import type { messages as translations } from './en/translations.ts';
import type { messages as verify } from './en/verify.ts';

/**
 * Texts of the interface in ICU message format, by area: a page loads the areas it names. English has the
 * specification's words; every other language must have the same keys, arguments and tags.
 */
export interface AreaMessages {
  account: typeof account;
  business: typeof business;
  documents: typeof documents;
  'file-check': typeof fileCheck;
  folders: typeof folders;
  frame: typeof frame;
  home: typeof home;
  kinds: typeof kinds;
  live: typeof live;
  meta: typeof meta;
  offer: typeof offer;
  order: typeof order;
  overview: typeof overview;
  parts: typeof parts;
  payments: typeof payments;
  profile: typeof profile;
  proof: typeof proof;
  quote: typeof quote;
  sample: typeof sample;
  sheet: typeof sheet;
  translations: typeof translations;
  verify: typeof verify;
}

export type Area = keyof AreaMessages;

/** Messages of another language than English. */
export type Translated<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Translated<T[Key]> };
