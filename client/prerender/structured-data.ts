import { brand } from '#client/lib/brand.ts';
import { content, words } from '#client/ui/words.ts';
import { inHouse } from '#shared/money.ts';
import { ratePerPage, translationTypes } from '#shared/pricing.ts';
import { currencyMark, markOf, marksList } from '#shared/stated-prices.ts';
import { publicUrlMark } from './pages.ts';

/** Schema.org data, which search engines read beside a page's text. */

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
  const t = words('translations');
  return {
    '@type': 'Service',
    name: t('title'),
    provider: { '@id': organizationId },
    offers: translationTypes.map((translationType) => ({
      '@type': 'Offer',
      name: t(`table.services.${translationType}`),
      priceCurrency: currencyMark,
      price: markOf(inHouse(ratePerPage({ translationType, isBankStatement: false }, marksList)), 'en-US', 'decimal'),
      // UN/CEFACT code of the unit “page”.
      eligibleQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'ZP' },
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
