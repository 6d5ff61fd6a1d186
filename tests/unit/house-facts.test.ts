import { describe, expect, test } from 'vitest';
import { parseLegal } from '#server/features/company/legal-markdown.ts';
import { sampleLegalTexts } from '#server/features/company/legal-texts.ts';
import { placeholdersOf, wordingFaults } from '#server/features/notifications/mail/wording.ts';
import { legalPages, legalPlaceholders, placeholderFaults, type LegalPlaceholder } from '#shared/legal.ts';
import { locales } from '#shared/locales.ts';
import { promiseFor } from '#shared/promise/clock.ts';
import { clockOf, defaultOfficeCalendar, promisedMsOf } from '#shared/promise/office-calendar.ts';
import { officeCalendar, type OfficeCalendar } from '#shared/schemas/calendar.ts';
import { claim } from '#shared/schemas/claims.ts';
import { siteColors } from '#shared/schemas/site.ts';
import { contrastOf, tokensOf } from '#shared/site-colors.ts';
import { claimsIn, noClaims, type ShownClaims } from '#shared/site-view.ts';
import { sampleClaim } from '../support/company-access.ts';

/** Rules of the house's published facts. */

const hourMs = 60 * 60 * 1000;

describe('the two colors', () => {
  test('are refused where their text could not be read', () => {
    expect(siteColors.safeParse({ primary: '#1d3d6b', accent: '#85601b' }).success).toBe(true);
    const pale = siteColors.safeParse({ primary: '#7fb2ff', accent: '#85601b' });
    expect(pale.error?.issues.map(({ path }) => path)).toEqual([['primary']]);
    expect(siteColors.safeParse({ primary: 'red;}body{', accent: '#85601b' }).success).toBe(false);
  });

  test.each(['#1d3d6b', '#5b1d6b', '#000000', '#006b3c'])('%s is readable in both themes', (primary) => {
    const { light, dark } = tokensOf({ primary, accent: '#85601b' });
    expect(contrastOf(light['primary'] ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
    for (const surface of ['#10161f', '#18202b', '#0b1017']) {
      expect(contrastOf(dark['primary'] ?? '', surface)).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(dark['brass'] ?? '', surface)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrastOf(dark['on-primary'] ?? '', dark['primary'] ?? '')).toBeGreaterThanOrEqual(4.5);
  });
});

describe('claims', () => {
  const samples: ShownClaims = {
    ...noClaims,
    figures: {
      'translations.hero': [{ number: '10,000+', label: 'documents' }],
      'home.hero': [{ number: '95%', label: 'success' }],
    },
    samples: ['translations.hero', 'home.hero'],
  };
  const shown = (change: object, today = '2026-11-24') =>
    claimsIn('en', { claims: [claim.parse({ ...sampleClaim, ...change })], samples: noClaims, today }).figures;

  test('replace the samples of their place, and leave those of others', () => {
    const view = claimsIn('en', { claims: [sampleClaim], samples, today: '2026-11-24' });
    expect(view.figures['translations.hero']).toEqual([{ number: '1,204', label: 'documents delivered' }]);
    expect(view.samples).toEqual(['home.hero']);
  });

  test.each([
    ['without a source', { source: '' }],
    ['without a day', { observedOn: null }],
    ['after its last day', { validUntil: '2026-11-23' }],
    ['once withdrawn', { isWithdrawn: true }],
    ['in a language that it is not written in', { words: { pt: { number: '1.204', label: 'documentos' } } }],
  ])('show nothing %s', (_case, change) => expect(shown(change)).toEqual({}));

  test('of a person need their consent', () => {
    const letter = {
      ...{ form: 'testimonial', rating: 5, place: 'translations.testimonials' },
      words: { en: { name: 'Ana P.', from: 'Boston', text: 'It was ready the next morning.' } },
    };
    const view = (consent: string) =>
      claimsIn('en', {
        claims: [claim.parse({ ...sampleClaim, ...letter, consent })],
        samples: noClaims,
        today: '2026-11-24',
      }).testimonials;
    expect(view('')).toEqual({});
    expect(view('Mail of 2026-10-02')).toMatchObject({ 'translations.testimonials': [{ name: 'Ana P.' }] });
  });
});

describe('legal texts', () => {
  const values = Object.fromEntries(legalPlaceholders.map((name) => [name, `<${name}>*`])) as Record<
    LegalPlaceholder,
    string
  >;

  test('hold no markup, no script and no link that runs one', () => {
    const blocks = parseLegal(
      '## A\n\n<script>alert(1)</script>\n\nSee [x](javascript:alert(1)) [y](https://a.example) [z](//evil.example)\n\n- {legalName} **b**',
      values,
    );
    const links = JSON.stringify(blocks).match(/"href":"[^"]*"/g);
    expect(links).toEqual(['"href":"https://a.example"']);
    expect(blocks.at(-1)).toMatchObject({
      kind: 'list',
      items: [[{ parts: [{ kind: 'text', text: '<legalName>* ' }, { kind: 'strong' }] }]],
    });
  });

  test.each([
    ['{legalNam}', '{legalNam} is unknown'],
    ['{legalName} {', 'a brace is not closed'],
    ['nothing', '{legalName} is missing'],
  ])('with %s are refused', (text, fault) => expect(placeholderFaults(text, 'terms')).toContain(fault));

  test.each(locales)('that the release brings in %s are whole', (locale) => {
    for (const page of legalPages) {
      const { markdown } = sampleLegalTexts[locale][page];
      expect(placeholderFaults(markdown, page)).toEqual([]);
      const headings = (text: string) => text.match(/^## /gm)?.length;
      expect(headings(markdown)).toBe(headings(sampleLegalTexts.en[page].markdown));
      if (locale !== 'en' && page !== 'imprint') expect(markdown).not.toBe(sampleLegalTexts.en[page].markdown);
    }
  });
});

describe('promised times', () => {
  const nineToFive = { from: 9 * 60, to: 17 * 60 };
  const office: OfficeCalendar = {
    ...defaultOfficeCalendar,
    hours: [null, nineToFive, nineToFive, nineToFive, nineToFive, nineToFive, null],
    rules: {
      standard: { firstPages: 5, hours: 8, furtherPages: 5, furtherHours: 4 },
      rush: { firstPages: 5, hours: 4, furtherPages: 5, furtherHours: 2 },
    },
    exceptions: [
      {
        speed: 'rush',
        source: 'Arabic',
        service: null,
        rule: { firstPages: 5, hours: 6, furtherPages: 5, furtherHours: 6 },
      },
      {
        speed: 'rush',
        source: null,
        service: 'notarized',
        rule: { firstPages: 50, hours: 16, furtherPages: 5, furtherHours: 0 },
      },
    ],
  };

  test('grow with the pages: the first 5 in 8 hours, each further 5 in 4 more', () => {
    const hours = [1, 5, 6, 10, 11, 50].map((pages) => promisedMsOf(office, { speed: 'standard', pages }) / hourMs);
    expect(hours).toEqual([8, 8, 12, 12, 16, 44]);
  });

  test('take the exception that names most', () => {
    const rush = (order: object) => promisedMsOf(office, { speed: 'rush', pages: 5, ...order }) / hourMs;
    expect([rush({}), rush({ source: 'Arabic' }), rush({ service: 'notarized' })]).toEqual([4, 6, 16]);
    expect(rush({ source: 'Arabic', service: 'notarized' }), 'the language').toBe(6);
  });

  test('50 Arabic pages paid on a Saturday night are not promised for Sunday', () => {
    const order = { speed: 'rush', pages: 50, source: 'Arabic' } as const;
    const { dueAt } = promiseFor({
      ...{ speed: 'rush', paidAt: new Date('2026-10-25T02:00:00Z') },
      calendar: clockOf(office),
      promisedMs: promisedMsOf(office, order),
    });
    // 60 working hours from Monday on, over the clock change of November 1: seven days and a half of eight hours.
    expect(dueAt.toISOString()).toBe('2026-11-04T18:00:00.000Z');
  });

  test('skip closed days, and count a holiday on which the office works', () => {
    const due = (change: Partial<OfficeCalendar>) =>
      promiseFor({
        ...{ speed: 'standard', paidAt: new Date('2026-11-25T14:00:00Z') },
        calendar: clockOf({ ...office, ...change }),
        promisedMs: 12 * hourMs,
      }).dueAt.toISOString();
    expect(due({})).toBe('2026-11-27T18:00:00.000Z');
    expect(due({ openDays: ['2026-11-26'] })).toBe('2026-11-26T18:00:00.000Z');
    expect(due({ closedDays: ['2026-11-27'] })).toBe('2026-11-30T18:00:00.000Z');
  });

  test('a calendar that never opens, or has an unknown zone, is refused', () => {
    const closed = office.hours.map(() => null);
    expect(officeCalendar.safeParse({ ...office, hours: closed }).success).toBe(false);
    expect(officeCalendar.safeParse({ ...office, timeZone: 'Mars/Olympus' }).success).toBe(false);
  });
});

describe('wording of mails', () => {
  test('keeps the placeholders of the product’s text', () => {
    expect(placeholdersOf('{hours, plural, one {# hour} other {# hours}} for {name}')).toEqual(['hours', 'name']);
    const faults = (text: string) => wordingFaults('confirm', 'en', { texts: { text } }).map(({ message }) => message);
    expect(faults('Welcome to {brand}.')).toEqual([]);
    expect(faults('Welcome.')).toEqual(['{brand} is missing.']);
    expect(faults('Welcome to {brand}, {name}.')).toEqual(['{name} is unknown.']);
    expect(faults('Welcome to {brand')).toEqual(['A brace or a placeholder is not written as {name}.']);
  });
});
