import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue } from '#shared/errors.ts';
import {
  defaultLocale,
  directionOf,
  locales,
  localizePath,
  readLocaleCookie,
  resolveLocale,
  splitLocale,
} from '#shared/locales.ts';
import { translatedModules } from '../../scripts/words/areas.ts';
import { catalogueFaults, errorFaults, figureFaults, flatten, type Catalogue } from '../../scripts/words/faults.ts';
import { readUsage } from '../../scripts/words/sources.ts';
import { statedFaults, withNames } from '../../scripts/words/stated.ts';

/** Languages of the interface: addresses, the visitor's language, and the catalogue. */

const root = path.resolve(import.meta.dirname, '../..');
const areas = fs
  .readdirSync(path.join(root, 'shared/messages/en'))
  .map((name) => name.replace(/\.json$/, ''))
  .filter((area) => area !== 'errors');

async function read(locale: string, area: string): Promise<Catalogue> {
  const file = path.join(root, `shared/messages/${locale}/${area}.json`);
  return ((await import(file, { with: { type: 'json' } })) as { default: Catalogue }).default;
}

describe('addresses', () => {
  test.each([
    ['/pt', { locale: 'pt', path: '/' }],
    ['/pt/verify', { locale: 'pt', path: '/verify' }],
    ['/ar/verify/TFE7K2M9QXR', { locale: 'ar', path: '/verify/TFE7K2M9QXR' }],
    ['/verify', { locale: undefined, path: '/verify' }],
    ['/en/verify', { locale: undefined, path: '/en/verify' }],
    ['/pt/dashboard', { locale: undefined, path: '/pt/dashboard' }],
    ['/ptarmigan', { locale: undefined, path: '/ptarmigan' }],
    ['//pt/verify', { locale: undefined, path: '//pt/verify' }],
  ])('%s', (address, expected) => {
    expect(splitLocale(address)).toEqual(expected);
  });

  test('the specification’s addresses stay English, and pages of signed-in users have no other', () => {
    expect(localizePath(defaultLocale, '/verify')).toBe('/verify');
    expect(localizePath('pt', '/verify')).toBe('/pt/verify');
    expect(localizePath('pt', '/')).toBe('/pt');
    expect(localizePath('pt', '/dashboard')).toBe('/dashboard');
  });
});

describe('the visitor’s language', () => {
  test.each([
    ['nothing known', {}, 'en'],
    ['the browser, by weight', { acceptLanguage: 'fr;q=0.9, en;q=0.4, pt-BR;q=0.8' }, 'pt'],
    ['a language that is refused', { acceptLanguage: 'de;q=0, fr' }, 'en'],
    ['a header that is none', { acceptLanguage: ';;q=,*' }, 'en'],
    ['the switch before the browser', { cookie: 'ar', acceptLanguage: 'pt' }, 'ar'],
    ['a switch to a language that is not offered', { cookie: 'xx', acceptLanguage: 'pt' }, 'pt'],
    ['the profile before the switch', { profile: 'es', cookie: 'ar' }, 'es'],
  ])('%s', (_case, sources, expected) => {
    expect(resolveLocale(sources)).toBe(expected);
  });

  test('the cookie is found among others', () => {
    expect(readLocaleCookie('sid=1; locale=de; theme=dark')).toBe('de');
    expect(readLocaleCookie('mylocale=de')).toBeUndefined();
  });

  test('Arabic reads from the right', () => {
    expect(locales.filter((locale) => directionOf(locale) === 'rtl')).toContain('ar');
    expect(directionOf('pt')).toBe('ltr');
  });
});

describe('the catalogue', () => {
  const english = {
    pages: '{count, plural, one {# page} other {# pages}}',
    figure: { number: '95%' },
    go: '<b>Go</b>',
  };
  const arabic = '{count, plural, zero {#} one {#} two {#} few {#} many {#} other {#}}';
  test.each([
    ['a missing key', { pages: arabic, figure: { number: '95%' } }, 'go is missing'],
    [
      'a key that English lacks',
      { pages: arabic, figure: { number: '95%' }, go: '<b>x</b>', old: 'x' },
      'old is not in',
    ],
    ['another argument', { pages: '{n, number}', figure: { number: '95%' }, go: '<b>x</b>' }, 'pages takes n'],
    ['a missing tag', { pages: arabic, figure: { number: '95%' }, go: 'x' }, 'go takes nothing'],
    ['a missing plural', { ...english, pages: english.pages }, 'pages has no form for zero, two, few, many'],
    ['another figure', { pages: arabic, figure: { number: '59%' }, go: '<b>x</b>' }, 'figure.number is 59%'],
    ['an empty text', { pages: arabic, figure: { number: '95%' }, go: ' ' }, 'go is empty'],
  ])('%s is a fault', (_case, own, fault) => {
    expect(catalogueFaults('ar', english, own).join('\n')).toContain(fault);
  });

  test('a value that is no text is the one of English', () => {
    const stars = { testimonials: [{ rating: 5, quote: 'Good' }] };
    expect(figureFaults(stars, { testimonials: [{ rating: 5, quote: 'Gut' }] })).toEqual([]);
    expect(figureFaults(stars, { testimonials: [{ rating: 4, quote: 'Gut' }] })).toEqual([
      'testimonials.0.rating is not 5',
    ]);
  });

  test('English says what the rules say', async () => {
    const payments = await read('en', 'payments');
    const [name] = flatten(payments).filter(([key]) => key === 'receipt.mailedCopy');
    const other = JSON.parse(
      JSON.stringify(payments)
        .replaceAll(`"${name?.[1] ?? ''}"`, '"A copy"')
        .replaceAll('7 days', '9 days'),
    ) as Catalogue;
    expect(statedFaults('payments', payments)).toEqual([]);
    expect(statedFaults('payments', other)).toEqual([
      expect.stringContaining('receipt.mailedCopy is “A copy”'),
      expect.stringContaining('cancelled.kept lacks “7 days”'),
    ]);
    expect(flatten(withNames('payments', other))).toContainEqual(name);
  });

  test('an error takes the placeholders of English', () => {
    const texts = { TOTAL: 'The total is {total}.' };
    expect(errorFaults(texts, { TOTAL: 'O total é {total}.' })).toEqual([]);
    expect(errorFaults(texts, { TOTAL: 'O total é {soma}.' })).toEqual(['TOTAL takes other placeholders than English']);
    expect(errorFaults(texts, { OTHER: 'x' })).toEqual(['OTHER is not an error']);
  });

  test('a text outside the catalogue is found, and a used key is known', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'words-'));
    const source = `const t = words('verify');\nexport const a = <p title={t('title')}>Not in the catalogue</p>;\n`;
    fs.writeFileSync(path.join(folder, 'page.tsx'), source);
    const { keys, literals } = readUsage(folder, ['.']);
    fs.rmSync(folder, { recursive: true });
    expect(literals).toEqual(['page.tsx:2 Not in the catalogue']);
    const used = (key: string) => (keys.get('verify') ?? []).some((pattern) => pattern.test(key));
    expect([used('title'), used('heading')]).toEqual([true, false]);
  });

  test('a translated page shows no component with texts of its own, as the printed receipt once did', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'words-'));
    fs.writeFileSync(path.join(folder, 'sheet.tsx'), 'export const sheet = <th>Amount</th>;\n');
    const literalsOf = (translated: string[]) => readUsage(folder, ['.'], new Set(translated)).literals;
    expect([literalsOf([]), literalsOf(['sheet.tsx'])]).toEqual([[], ['sheet.tsx:1 Amount']]);
    fs.rmSync(folder, { recursive: true });
    const shown = [...translatedModules(root)];
    expect(shown).toEqual(
      expect.arrayContaining(['client/ui/data/receipt-sheet.tsx', 'client/routes/_public/index.tsx']),
    );
    expect(shown.filter((file) => file.includes('authenticator/studio'))).toEqual([]);
  });

  test.each(locales)(
    '%s calls a service and a mailed copy by one name on pages, receipts and mails',
    async (locale) => {
      const textsOf = async (area: string) => new Map(flatten(await read(locale, area)));
      const [offer, payments, mails, verify, order] = await Promise.all(
        ['offer', 'payments', 'mails', 'verify', 'order'].map(textsOf),
      );
      for (const service of ['certified', 'notarized']) {
        const names = [
          offer?.get(`services.${service}.label`),
          payments?.get(`receipt.service.${service}`),
          mails?.get(`receipt.services.${service}`),
          verify?.get(`record.types.${service}`),
        ];
        expect(new Set(names)).toEqual(new Set([names[0]]));
        const bank = payments?.get(`receipt.service.${service}BankStatement`);
        expect(mails?.get(`receipt.services.${service}Bank`)).toBe(bank);
      }
      const copies = [
        order?.get('mailing.label'),
        payments?.get('receipt.mailedCopy'),
        mails?.get('receipt.mailedCopy'),
      ];
      expect(new Set(copies).size).toBe(1);
    },
  );

  test.each(locales)('%s has every text with the same arguments', async (locale) => {
    for (const area of areas) {
      const faults = catalogueFaults(locale, await read('en', area), await read(locale, area));
      expect([area, faults]).toEqual([area, []]);
    }
  });

  test('each text on the list for native readers exists', async () => {
    const list = fs.readFileSync(path.join(root, 'shared/messages/REVIEW.md'), 'utf8');
    const listed = [...list.matchAll(/^\| `([\w-]+)\.([\w.]+)`/gm)];
    expect(listed.length).toBeGreaterThan(30);
    for (const [, area = '', key = ''] of listed) {
      const keys = area === 'errors' ? Object.keys(catalogue) : flatten(await read('en', area)).map(([name]) => name);
      expect([area, key, keys.some((name) => name === key || name.startsWith(`${key}.`))]).toEqual([area, key, true]);
    }
  });

  /**
   * Small numbers are words in some languages, and months are numbers in others. The frame writes hours of the day in each
   * country's way.
   */
  test.each(locales)('%s promises the prices, limits and times of English', async (locale) => {
    const numbersIn = (text: string) =>
      [...text.replaceAll(/\{[^{}]*\}/g, '').matchAll(/\d+/g)].map(Number).filter((number) => number > 2);
    for (const area of areas.filter((one) => one !== 'frame')) {
      const own = new Map(flatten(await read(locale, area)));
      for (const [key, text] of flatten(await read('en', area))) {
        const numbers = numbersIn(own.get(key) ?? '');
        const promised = numbersIn(text);
        expect([key, promised.filter((number) => !numbers.includes(number))]).toEqual([key, []]);
        expect([key, numbers.filter((number) => number > 9 && !promised.includes(number))]).toEqual([key, []]);
      }
    }
  });
});
