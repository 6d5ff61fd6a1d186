import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ownOf, readDraft, rowsOf, textsOf } from '#client/features/admin/prices/price-draft.ts';
import { PriceSheet } from '#client/features/admin/prices/price-sheet.tsx';
import { linesOf } from '#shared/price-lines.ts';
import { releasePrices } from '../support/prices.ts';

/** The price list as a spreadsheet. */

let place: HTMLElement;
let root: Root;

const published = textsOf({ ...releasePrices, lines: linesOf(releasePrices) });

function Sheet() {
  const [draft, setDraft] = useState(published);
  return (
    <PriceSheet
      rows={rowsOf(ownOf(draft))}
      currency="usd"
      draft={draft}
      published={published}
      wrong={readDraft(draft, 'usd').wrong}
      onChange={(key, text) => setDraft((before) => ({ ...before, [key]: text }))}
    />
  );
}

beforeEach(() => {
  place = document.createElement('main');
  document.body.append(place);
  root = createRoot(place);
  root.render(<Sheet />);
});
afterEach(() => {
  root.unmount();
  place.remove();
});

const cell = (name: string): HTMLInputElement => {
  const found = place.querySelector<HTMLInputElement>(`input[aria-label^="${name}"]`);
  if (!found) throw new Error(`no cell ${name}`);
  return found;
};
const typed = () => ({ ...published, 'certified page': cell('Certified Translation, page').value });
const focused = () => document.activeElement?.getAttribute('aria-label');

test('arrows and Enter move between cells, also where a row has one', async () => {
  await expect.poll(() => place.querySelector('input')).not.toBeNull();
  cell('Certified Translation, page').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('Certified Translation, bank statement page, dollars');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(focused()).toBe('Rush, amount, percent');
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('Notarized Translation, page, dollars');
});

test('typing replaces a cell, Escape takes it back, and what differs shows what is published', async () => {
  await expect.poll(() => place.querySelector('input')).not.toBeNull();
  cell('Certified Translation, page').focus();
  await userEvent.keyboard('18');
  expect(cell('Certified Translation, page').value).toBe('18');
  expect(place.textContent).toContain('Now $15.00');
  await userEvent.keyboard('{Escape}');
  expect(cell('Certified Translation, page').value).toBe('15.00');
  expect(place.textContent).not.toContain('Now ');
  await userEvent.keyboard('17.50{Enter}');
  expect(focused()).toBe('Notarized Translation, page, dollars');
  expect(readDraft(typed(), 'usd').list).toMatchObject({ rates: { certified: { regular: 1750 } } });
});

test.each(['', '-1', '0.005', '0.10', 'a lot', '99999999'])('“%s” is no rate', async (text) => {
  await expect.poll(() => place.querySelector('input')).not.toBeNull();
  await userEvent.fill(cell('Certified Translation, page'), text);
  expect(cell('Certified Translation, page').getAttribute('aria-invalid')).toBe('true');
  expect(readDraft(typed(), 'usd').list).toBeUndefined();
});

test('offices, countries and fees are lines of the list', () => {
  const own = { ...published, 'certified page @lisbon': '12', 'mailing document PT': '24', 'notarized document': '10' };
  expect(ownOf(own)).toEqual({ languages: [], offices: ['lisbon'], countries: ['PT'] });
  expect(readDraft(own, 'usd').list).toMatchObject({
    pairs: [{ office: 'lisbon', translationType: 'certified', unit: 'regular', rate: 1200 }],
    postage: [{ country: 'PT', cents: 2400 }],
    rates: { notarized: { document: 1000 } },
  });
  expect(readDraft({ ...published, 'limit pages': '51' }, 'usd').list).toBeUndefined();
});

test('a language without a rate of its own costs what every language costs', () => {
  const own = { ...published, 'certified page Japanese': '26', 'notarized page Japanese': '' };
  expect(readDraft(own, 'usd').list?.pairs).toEqual([
    { source: 'Japanese', translationType: 'certified', unit: 'regular', rate: 2600 },
  ]);
});
