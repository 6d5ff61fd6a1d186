import fc from 'fast-check';
import { expect, test } from 'vitest';
import { windows1252 } from '#server/features/payments/invoices/datev.ts';
import { element, xmlDocument } from '#server/platform/http/xml.ts';
import { splitTax, taxTotals, type Tax } from '#shared/tax.ts';

/** Tax that prices contain, and what files of it are made of. */

const tax = fc.constantFrom<Tax>(
  { category: 'S', rate: 2300 },
  { category: 'S', rate: 600 },
  { category: 'AE', rate: 0 },
  { category: 'O', rate: 0 },
);
const line = fc.record({ tax, grossCents: fc.integer({ min: 0, max: 10_000_000 }) });

test('net and tax of the lines add up to the total, and to the exact tax of each rate', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const split = splitTax(lines.map((one) => ({ ...one.tax, grossCents: one.grossCents })));
      for (const one of split) expect(one.netCents + one.taxCents).toBe(one.grossCents);
      for (const { rate, grossCents, netCents, taxCents } of taxTotals(split)) {
        expect(netCents).toBe(Math.round((grossCents * 10_000) / (10_000 + rate)));
        // BR-CO-17, within the cent that a price with tax leaves.
        expect(Math.abs(taxCents - Math.round((netCents * rate) / 10_000))).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('text in XML is escaped, and cannot hold what XML cannot', () => {
  const xml = xmlDocument(element('Name', { id: '"<' }, 'Reis & \u0000<Souza>'));
  expect(xml).toContain('Reis &#x26; &#x3C;Souza>');
  expect(xml).not.toContain('\u0000');
});

test('letters outside of the code page lose their accents', () => {
  expect([...windows1252('€ß–Ł日ā')]).toEqual([0x80, 0xdf, 0x96, 0x3f, 0x3f, 0x61]);
});
