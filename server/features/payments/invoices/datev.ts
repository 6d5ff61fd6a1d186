import type { BooksInput } from '#shared/exports.ts';
import { decimalOf, type Money } from '#shared/money.ts';
import type { InvoiceDetails } from '#shared/schemas/invoices.ts';
import type { Seller } from '#shared/schemas/seller.ts';

/**
 * Invoices and credit notes as a posting batch that DATEV imports (EXTF 700, category 21, format 13): a posting for each rate of
 * an invoice. Windows-1252, semicolons, decimal commas, texts in quotation marks.
 */

/** Fields of a posting in their order, up to the last one that is filled. */
const columns = [
  ...[
    'Umsatz (ohne Soll/Haben-Kz)',
    'Soll/Haben-Kennzeichen',
    'WKZ Umsatz',
    'Kurs',
    'Basis-Umsatz',
    'WKZ Basis-Umsatz',
  ],
  ...['Konto', 'Gegenkonto (ohne BU-Schlüssel)', 'BU-Schlüssel', 'Belegdatum', 'Belegfeld 1', 'Belegfeld 2', 'Skonto'],
  ...[
    'Buchungstext',
    'Postensperre',
    'Diverse Adressnummer',
    'Geschäftspartnerbank',
    'Sachverhalt',
    'Zinssperre',
    'Beleglink',
  ],
  ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap((index) => [
    `Beleginfo - Art ${String(index)}`,
    `Beleginfo - Inhalt ${String(index)}`,
  ]),
  ...['KOST1 - Kostenstelle', 'KOST2 - Kostenstelle', 'Kost-Menge', 'EU-Land u. UStID (Bestimmung)'],
  'EU-Steuersatz (Bestimmung)',
] as const;

/** A text field, without the characters that the format forbids; `max` as the field has it. */
function text(value: string, max: number): string {
  const plain = value.replaceAll(/[\p{C}]+/gu, ' ').trim();
  return `"${plain.slice(0, max).replaceAll('"', '""')}"`;
}

/** Positive, with a comma. */
function amount(money: Money): string {
  return decimalOf(money).replace('.', ',');
}

const dayOf = (date: string) => date.slice(0, 10).replaceAll('-', '');

export type DatevSeller = Seller & { datev: NonNullable<Seller['datev']> };

/** The two lines before the postings. */
export function datevHead(seller: DatevSeller, { from, to }: BooksInput, now: Date): string {
  const { adviser, client, revenueAccount } = seller.datev;
  const created = now
    .toISOString()
    .replaceAll(/[-:.TZ]/g, '')
    .slice(0, 17);
  const fields = [
    ...[
      '"EXTF"',
      '700',
      '21',
      '"Buchungsstapel"',
      '13',
      created,
      '',
      '"RE"',
      '""',
      '""',
      String(adviser),
      String(client),
    ],
    ...[`${from.slice(0, 4)}0101`, String(revenueAccount.length), dayOf(from), dayOf(to)],
    ...[text(`Invoices ${from} ${to}`, 30), '""', '1', '0', '0', '"EUR"', '', '""', '', '', '""', '', '', '""', '""'],
  ];
  return `${fields.join(';')}\r\n${columns.join(';')}\r\n`;
}

/** A posting for each rate. Amounts contain the tax, whose key DATEV takes from the revenue account or its client's settings. */
export function datevPostings({ datev }: DatevSeller, invoice: InvoiceDetails): string {
  const isCredit = invoice.kind === 'credit-note';
  return invoice.taxes
    .map(({ netCents, taxCents, rate, category }) => {
      const vatId = category === 'AE' ? (invoice.buyer?.vatId ?? '') : '';
      const fields: Partial<Record<(typeof columns)[number], string>> = {
        'Umsatz (ohne Soll/Haben-Kz)': amount({ cents: netCents + taxCents, currency: invoice.currency }),
        'Soll/Haben-Kennzeichen': isCredit ? '"H"' : '"S"',
        'WKZ Umsatz': text(invoice.currency.toUpperCase(), 3),
        Konto: datev.debtorAccount,
        'Gegenkonto (ohne BU-Schlüssel)': datev.revenueAccount,
        Belegdatum: `${invoice.issuedAt.slice(8, 10)}${invoice.issuedAt.slice(5, 7)}`,
        'Belegfeld 1': text(invoice.number, 36),
        'Belegfeld 2': text(isCredit ? (invoice.invoiceNumber ?? '') : '', 12),
        Buchungstext: text(invoice.customerName, 60),
        'EU-Land u. UStID (Bestimmung)': text(vatId, 15),
        'EU-Steuersatz (Bestimmung)': category === 'S' ? (rate / 100).toFixed(2).replace('.', ',') : '',
      };
      return `${columns.map((name) => fields[name] ?? '').join(';')}\r\n`;
    })
    .join('');
}

/** Code points of Windows-1252 between 0x80 and 0x9f, which Latin-1 does not have. */
const extra = new Map(
  Array.from('€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ', (letter, index) => [letter, 0x80 + index]),
);

/** What the code page lacks is written without its accents, or as a question mark. */
export function windows1252(value: string): Buffer {
  const bytes = Array.from(value, (letter) => {
    const known = extra.get(letter) ?? letter.codePointAt(0) ?? 0x3f;
    if (known < 0x80 || (known >= 0xa0 && known <= 0xff) || extra.has(letter)) return known;
    const plain = letter.normalize('NFD').codePointAt(0) ?? 0x3f;
    return plain < 0x80 ? plain : 0x3f;
  });
  return Buffer.from(bytes);
}
