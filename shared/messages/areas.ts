import type { EnglishMessages } from './english.gen.ts';

/**
 * Texts of the interface in ICU message format, by area: a page loads the areas it names. English has the
 * specification's words; every other language must have the same keys, arguments and tags.
 */
export type AreaMessages = Omit<EnglishMessages, 'mails' | 'notices' | 'legal'>;

/** Texts that the server alone loads. */
export type MailMessages = EnglishMessages['mails'];
export type NoticeMessages = EnglishMessages['notices'];

export type Area = keyof AreaMessages;

/** Messages of any language. */
export type Translated<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Translated<T[Key]> };
