import { searchChoice, searchText } from '#client/lib/search.ts';
import { locales, type Locale } from '#shared/locales.ts';

/** Search parameters of the house's pages: which of several facts is edited. Every route loads this file: it names no texts. */

export interface ChoiceProps<Search> {
  search: Search;
  onChange: (change: Partial<Search>) => void;
}

export interface LegalSearch {
  text?: string | undefined;
  language?: Locale | undefined;
}

export interface MailsSearch {
  group?: string | undefined;
  language?: Locale | undefined;
}

export interface CalendarSearch {
  office?: string | undefined;
}

export interface ClaimsSearch {
  claim?: string | undefined;
}

export function readLegalSearch(search: Record<string, unknown>): LegalSearch {
  return { text: searchText(search['text']), language: searchChoice(search['language'], locales) };
}

export function readMailsSearch(search: Record<string, unknown>): MailsSearch {
  return { group: searchText(search['group']), language: searchChoice(search['language'], locales) };
}

export function readCalendarSearch(search: Record<string, unknown>): CalendarSearch {
  return { office: searchText(search['office']) };
}

export function readClaimsSearch(search: Record<string, unknown>): ClaimsSearch {
  return { claim: searchText(search['claim']) };
}
