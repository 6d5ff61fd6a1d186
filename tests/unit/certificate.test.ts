import { describe, expect, test } from 'vitest';
import {
  describeCertificate,
  languageOfName,
  type PrintedCertificate,
} from '#server/features/certification/certificate.ts';
import { composed, findUnprintable } from '#server/platform/typesetting/coverage.ts';
import { PrintQueue } from '#server/platform/typesetting/print-queue.ts';
import { paperBrand, wholeCertificate, wholeFacts } from '../support/certificates.ts';

function describePaper(changes: Partial<PrintedCertificate> = {}) {
  const source = { bytes: new Uint8Array(), mimetype: 'application/pdf' } as const;
  return describeCertificate(paperBrand, { ...wholeCertificate, ...changes }, { source });
}

describe('what a certificate says', () => {
  test('titles it with the kind of paper and expects every name and the code to be readable', () => {
    const holders = [{ name: 'João da Conceição', nativeName: '山田 花子' }];
    const { paper, expected } = describePaper({ facts: { ...wholeFacts, holders } });
    expect(paper.certificate.title).toBe('Certified translation of a birth certificate');
    expect(paper.certificate.facts[0]).toMatchObject({ label: 'Document', value: 'Birth certificate' });
    expect(paper.title).toBe('Certified translation: Birth certificate');
    for (const text of [
      'João da Conceição',
      '山田 花子',
      'Maria Gonçalves',
      'São Paulo, Brazil',
      'Coat of arms',
      'TFE7K2Q9M',
    ]) {
      expect(expected).toContain(text);
    }
    expect(paper.certificate.statement[0]).toMatch(/^I, Maria Gonçalves, am competent to translate from Portuguese/);
    expect(paper.notice).toBeNull();
  });

  test('calls a correction one, and nothing else', () => {
    expect(describePaper({ isCorrection: true }).paper.certificate.subtitle).toMatch(/^Corrected translation/);
    expect(JSON.stringify(describePaper().paper)).not.toMatch(/correct(ed|ion)/i);
  });

  test('never mentions a notary', () => expect(JSON.stringify(describePaper())).not.toMatch(/notar/i));

  test('marks a specimen', () => expect(describePaper({ isSpecimen: true }).paper.notice).toBe('Sandbox specimen'));
});

test.each([
  ['김민준', 'Portuguese', 'ko'],
  ['ガルシア マリア', 'Portuguese', 'ja'],
  ['髙橋', 'Japanese', 'ja'],
  ['欧阳', 'Chinese (Simplified)', 'zh'],
  ['محمد', 'Arabic', 'ar'],
  ['گلپری', 'Persian', 'fa'],
  ['דוד', 'Hebrew', 'he'],
  ['Stamp: משרד הפנים', 'Hebrew', 'en'],
  ['Nguyễn', 'Vietnamese', 'en'],
])('letter forms of %s from %s: %s', (name, sourceLanguage, expected) =>
  expect(languageOfName(name, sourceLanguage)).toBe(expected),
);

describe('characters that cannot be printed', () => {
  const hasLatin = (codePoint: number): boolean => codePoint < 0x250;

  test('are named with code point and path, each once', () => {
    const found = findUnprintable({ facts: [{ value: 'Ana ꦲ ꦲ' }], code: 'ꦲ' }, hasLatin);
    expect(found).toEqual([{ char: 'ꦲ', codePoint: 'U+A9B2', path: 'facts.0.value' }]);
  });

  test.each([
    ['control', 'a\u0000b', 'U+0000'],
    ['override', 'a\u202Eb', 'U+202E'],
    ['isolate', 'a\u2066b', 'U+2066'],
    ['lone surrogate', 'a\uD800b', 'U+D800'],
    ['private use', 'a\uE000b', 'U+E000'],
    ['line separator', 'a\u2028b', 'U+2028'],
  ])('%s', (_name, value, codePoint) =>
    expect(findUnprintable({ value }, () => true)).toMatchObject([{ codePoint, path: 'value' }]),
  );

  test('do not include joiners, which have no glyph of their own', () =>
    expect(findUnprintable('a\u200Cb\u200Dc', hasLatin)).toEqual([]));
});

test('composes accents but keeps compatibility ideographs', () => {
  expect(composed('João \uFA19')).toBe('João \uFA19');
  expect('\uFA19'.normalize('NFC')).not.toBe('\uFA19');
});

test('the queue alternates between owners', () => {
  const queue = new PrintQueue<string>();
  for (const item of ['a1', 'a2', 'a3']) queue.add('a', item);
  queue.add('b', 'b1');
  expect(Array.from({ length: 5 }, () => queue.take())).toEqual(['a1', 'b1', 'a2', 'a3', undefined]);
  expect(queue.size).toBe(0);
});
