import { houseCurrency, isCurrency, type Currency } from './money.ts';

/** Which of the offered currencies a visitor is shown: the chosen one, or that of the browser's country. */

/** Cookie with the chosen currency, read by pages and by the server. */
export const currencyCookie = 'currency';

/** Value of the choice's cookie in a Cookie header. */
export function readCurrencyCookie(header: string): Currency | undefined {
  const found = new RegExp(`(?:^|;\\s*)${currencyCookie}=(\\w+)`).exec(header)?.[1];
  return isCurrency(found) ? found : undefined;
}

const euroCountries = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');
const currencyOfCountry: Readonly<Record<string, Currency>> = {
  ...Object.fromEntries(euroCountries.map((country) => [country, 'eur' as const])),
  ...{ US: 'usd', GB: 'gbp', BR: 'brl', JP: 'jpy', KR: 'krw', IL: 'ils' },
};
/** Fallback for browser locales without a region: languages spoken mostly in one country. */
const countryOfLanguage: Readonly<Record<string, string>> = { de: 'DE', ja: 'JP', ko: 'KR', he: 'IL', iw: 'IL' };

/** The currency of the first language's country: `pt-BR,pt;q=0.9` is Brazil. Undefined for a country whose currency is not supported. */
export function currencyOfLanguages(acceptLanguage: string): Currency | undefined {
  const [first = ''] = acceptLanguage.slice(0, 500).split(',', 1);
  const [tag = ''] = first.trim().split(';', 1);
  const [language = '', ...parts] = tag.split('-');
  const country = parts.find((part) => /^[A-Za-z]{2}$/.test(part))?.toUpperCase();
  return currencyOfCountry[country ?? countryOfLanguage[language.toLowerCase()] ?? ''];
}

interface CurrencySources {
  /** The switch. */
  cookie?: string | undefined;
  acceptLanguage?: string | undefined;
}

/** The chosen currency, or that of the browser's country, if it is offered; the house's otherwise. */
export function resolveCurrency({ cookie, acceptLanguage }: CurrencySources, offered: readonly Currency[]): Currency {
  const wanted = readCurrencyCookie(cookie ?? '') ?? currencyOfLanguages(acceptLanguage ?? '');
  return wanted !== undefined && offered.includes(wanted) ? wanted : houseCurrency;
}
