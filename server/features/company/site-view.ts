import type { Deps } from '#server/deps.ts';
import { resolveCurrency } from '#shared/currency-choice.ts';
import { legalPages, type LegalPage } from '#shared/legal.ts';
import { locales } from '#shared/locales.ts';
import type { Locale } from '#shared/locales.ts';
import { houseCurrency } from '#shared/money.ts';
import { isStaffPath } from '#shared/page-access.ts';
import type { Claim } from '#shared/schemas/claims.ts';
import { isoTime } from '#shared/schemas/common.ts';
import type { ShownLegalText } from '#shared/schemas/legal.ts';
import type { PublicSite } from '#shared/site-view.ts';
import type { ShownPrices } from '#shared/stated-prices.ts';
import type { CompanyFacts } from './facts.ts';
import { showLegalText } from './legal-texts.ts';
import { offeredCurrencies, pricesOf } from './prices.ts';

/** Everything published that the public pages are rendered with. */
export interface PublishedSite {
  site: PublicSite;
  /** Claims in force, valid or not. */
  claims: Claim[];
  /** Claims end by their day. */
  today: string;
}

export async function readPublishedSite(deps: Pick<Deps, 'company' | 'now'>): Promise<PublishedSite> {
  const [{ version: _version, sender: _sender, ...site }, claims] = await Promise.all([
    deps.company.site(),
    deps.company.list('claim'),
  ]);
  return {
    site,
    claims: claims.map(({ facts }) => facts),
    today: deps.now().toISOString().slice(0, 10),
  };
}

/** Every legal page in every language. */
export function readLegalTexts(deps: Pick<Deps, 'company' | 'env'>): Promise<ShownLegalText[]> {
  return Promise.all(legalPages.flatMap((page) => locales.map((locale) => legalView(deps, page, locale))));
}

async function legalView(
  deps: Pick<Deps, 'company' | 'env'>,
  page: LegalPage,
  locale: Locale,
): Promise<ShownLegalText> {
  const { validFrom, ...text } = await showLegalText(deps, page, locale);
  return { ...text, validFrom: validFrom && isoTime(validFrom) };
}

/** What decides about the currency of a page's prices. */
interface PageVisitor {
  url: string;
  headers: { cookie?: string | undefined; 'accept-language'?: string | undefined };
}

/** The list that a visitor's page states: by their choice, or the browser's country. Staff's pages state the house's first one. */
export async function shownPrices(company: CompanyFacts, { url, headers }: PageVisitor): Promise<ShownPrices> {
  const offered = await offeredCurrencies(company);
  const { cookie, 'accept-language': acceptLanguage } = headers;
  const currency = isStaffPath(url) ? houseCurrency : resolveCurrency({ cookie, acceptLanguage }, offered);
  const { id, version, facts } = await company.inForce('prices', pricesOf({ id: '', currency }));
  return { id, version, list: facts, offered };
}
