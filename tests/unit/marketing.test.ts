import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import frame from '#shared/messages/en/frame.json' with { type: 'json' };
import landing from '#shared/messages/en/home.json' with { type: 'json' };
import meta from '#shared/messages/en/meta.json' with { type: 'json' };
import translations from '#shared/messages/en/translations.json' with { type: 'json' };
import verify from '#shared/messages/en/verify.json' with { type: 'json' };

const root = path.resolve(import.meta.dirname, '../..');

/** Every string in a value, however deep. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Sources of all user-facing text, without comments and the words that translations are compared with. */
function clientSources(): { file: string; text: string }[] {
  return ['client', 'shared', 'server/features/notifications']
    .flatMap((folder) =>
      fs.readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .filter(
      (file) =>
        /\.tsx?$|\/messages\/en\/.*\.json$/.test(file) &&
        !/\.stories\.|routeTree|translation-checks\/things/.test(file),
    )
    .map((file) => ({
      file,
      text: fs.readFileSync(path.join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''),
    }));
}

const publicTexts = [...stringsIn(landing), ...stringsIn(translations), ...stringsIn(meta)];

describe('advertised services can be ordered', () => {
  test.each([
    ['PayPal', /paypal/i],
    ['express delivery', /\bexpress\b(?!')|same[- ]day/i],
  ])('%s appears in no product text', (_offer, pattern) => {
    const found = clientSources().filter(({ text }) => pattern.test(text));
    expect(found.map(({ file }) => file)).toEqual([]);
  });

  test('rush and mailed copies are advertised at the prices of the list', () => {
    const rush = publicTexts.filter((text) => /\brush\b/i.test(text));
    expect(rush.length).toBeGreaterThan(0);
    for (const text of rush) expect(text).toContain('{percent}% more per page');
    const copies = publicTexts.filter((text) => /printed cop/i.test(text));
    expect(copies.length).toBeGreaterThan(0);
    for (const text of copies) expect(text).toContain('{price} per document');
  });

  test('offers notarization only while a notary is available', () => {
    const offers = publicTexts.filter((text) => /notari[sz]ation/i.test(text) && !/not available/i.test(text));
    expect(offers).toEqual([]);
    const priceList = fs.readFileSync(path.join(root, 'client/routes/_public/-translations/pricing.tsx'), 'utf8');
    expect(priceList).toContain('condition: pricing.conditions[type]');
    expect(translations.pricing.conditions.notarized).toMatch(/not available/);
  });
});

describe('figures are unambiguous', () => {
  test('every figure has a label that defines it, with the same value on every page', () => {
    const figures = [
      ...landing.hero.figures,
      ...landing.about.figures,
      ...landing.stories.figures,
      ...translations.hero.figures,
    ];
    const numbersOf = new Map<string, Set<string>>();
    for (const { number, label } of figures) numbersOf.set(label, (numbersOf.get(label) ?? new Set()).add(number));
    for (const [label, numbers] of numbersOf) expect([label, [...numbers]]).toEqual([label, [[...numbers][0]]]);
    // Two figures count students and two are durations: the label states the period or the scope.
    for (const { number, label } of figures) {
      if (number === '500+') expect(label).toContain('in 2024');
      if (number === '95%') expect(label).toContain('overall');
      if (number === '24h') expect(label).toContain('one page');
      if (number.includes('months')) expect(label).toContain('initial application');
    }
    expect(landing.facts.studentsSince).toBe('Students since 2016');
  });

  test('defines a page by the file, never by word count alone', () => {
    const words = publicTexts.filter((text) => text.includes('250 words'));
    expect(words.length).toBeGreaterThan(0);
    for (const text of words) expect(text).toMatch(/page of your file.*typical page has about 250 words/);
  });

  test('writes ranges with an en dash and one turnaround', () => {
    const turnaround = publicTexts.filter((text) => /hours?\b/i.test(text) && /turnaround/i.test(text));
    for (const text of turnaround) expect(text).toContain('24–48 hours');
    expect(publicTexts.filter((text) => /\d-\d+ (months|hours)/.test(text))).toEqual([]);
  });

  test('states the hours of each support channel once, and never promises more', () => {
    expect(frame.contact.officeHours).toBe('Mon-Fri 9AM-6PM EST');
    const found = clientSources().filter(({ text }) =>
      /['"]24\/7 support['"]|day and night|within minutes['"]/.test(text),
    );
    expect(found.map(({ file }) => file)).toEqual([]);
  });
});

test('the verification page has one "What it shows" section, which does not claim that names are hidden', () => {
  expect(verify.info.filter(({ title }) => title === 'What it shows')).toHaveLength(1);
  expect(JSON.stringify(verify)).not.toContain('It shows no names');
});

describe('one spelling', () => {
  test('spells "email" without a hyphen in all user-facing text', () => {
    const found = clientSources().flatMap(({ file, text }) =>
      /\be-mail/i.test(text) ? [`${file}: ${/.*\be-mail.*/i.exec(text)?.[0].trim() ?? ''}`] : [],
    );
    expect(found).toEqual([]);
  });

  test('uses American spelling on the public pages', () => {
    const british =
      /\b(licen[c]es?\b|specialis(e|ing)|organis|recognis|colour|favour|cent(re|red)\b|cheque|acknowledgement)/i;
    expect(publicTexts.filter((text) => british.test(text))).toEqual([]);
  });
});
