import { brand } from '#client/lib/brand.ts';
import { content, words } from '#client/ui/words.ts';
import { locales, type Locale } from '#shared/locales.ts';
import { inHouse } from '#shared/money.ts';
import { ratePerPage, translationTypes } from '#shared/pricing.ts';
import { currencyMark, markOf, marksList } from '#shared/stated-prices.ts';
import { publicUrlMark } from './pages.ts';

/** What search engines and shared links read of a page beside its text: schema.org data, and languages by their Open Graph names. */

export const openGraphLocales = {
  en: 'en_US',
  pt: 'pt_BR',
  es: 'es_LA',
  de: 'de_DE',
  ar: 'ar_AR',
  he: 'he_IL',
  ja: 'ja_JP',
  ko: 'ko_KR',
} as const satisfies Record<Locale, string>;

export function otherOpenGraphLocales(locale: Locale): string[] {
  return locales.filter((one) => one !== locale).map((one) => openGraphLocales[one]);
}

type Node = Readonly<Record<string, unknown>>;

/** The data of a page whose texts are loaded; the server fills in its prices. Undefined for pages that have none. */
export function structuredDataOf(path: string): Node | undefined {
  if (path === '/') return graph([organization(), questions(content('home').faq.questions)]);
  if (path !== '/translations') return undefined;
  return graph([organization(), service(), questions(content('translations').faq.questions)]);
}

function graph(nodes: readonly Node[]): Node {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

const organizationId = `${publicUrlMark}/#organization`;

function organization(): Node {
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: brand.name,
    legalName: brand.legalName,
    url: `${publicUrlMark}/`,
    logo: `${publicUrlMark}/icon-512.png`,
    email: brand.supportEmail,
    telephone: brand.supportPhone,
  };
}

/** The price of a page is that of the list in force. */
function service(): Node {
  const offer = words('offer');
  return {
    '@type': 'Service',
    name: words('translations')('title'),
    provider: { '@id': organizationId },
    offers: translationTypes.map((translationType) => ({
      '@type': 'Offer',
      name: offer(`services.${translationType}.label`),
      description: offer(`services.${translationType}.description`),
      priceCurrency: currencyMark,
      price: markOf(inHouse(ratePerPage({ translationType, isBankStatement: false }, marksList)), 'en-US', 'decimal'),
      eligibleQuantity: { '@type': 'QuantitativeValue', value: 1, unitText: offer('pages', { count: 1 }) },
    })),
  };
}

function questions(asked: readonly { readonly question: string; readonly answer: string }[]): Node {
  return {
    '@type': 'FAQPage',
    mainEntity: asked.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
