/** Imports from another system as CSV. */

export const importKinds = ['customers', 'firms', 'orders'] as const;
export type ImportKind = (typeof importKinds)[number];

export const importColumns = [
  'name',
  'email',
  'phone',
  'language',
  'firm',
  'address',
  'country',
  'vatId',
  'discount',
  'prices',
  'reference',
  'date',
  'title',
  'amount',
  'currency',
] as const;
export type ImportColumn = (typeof importColumns)[number];

/** Column names in the file's header. */
export const importColumnLabels = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  language: 'Language',
  firm: 'Firm',
  address: 'Address',
  country: 'Country',
  vatId: 'VAT ID',
  discount: 'Discount',
  prices: 'Prices',
  reference: 'Reference',
  date: 'Date',
  title: 'Title',
  amount: 'Amount',
  currency: 'Currency',
} as const satisfies Record<ImportColumn, string>;

interface ImportShape {
  label: string;
  needed: readonly ImportColumn[];
  optional: readonly ImportColumn[];
}

/** Columns of each kind of file; those that are needed have a value in every line. */
export const importShapes = {
  customers: { label: 'Customers', needed: ['name', 'email'], optional: ['phone', 'language'] },
  firms: {
    label: 'Firms',
    needed: ['firm', 'name', 'email'],
    optional: ['phone', 'language', 'address', 'country', 'vatId', 'discount', 'prices'],
  },
  orders: {
    label: 'Past orders',
    needed: ['email', 'reference', 'date', 'title', 'amount', 'currency'],
    optional: ['firm'],
  },
} as const satisfies Record<ImportKind, ImportShape>;

/** Of one list. */
export const importLimits = { lines: 5_000, bytes: 2 * 1024 * 1024 } as const;

/** Outcome of a line. */
export const importLineStates = ['new', 'known', 'faulty'] as const;
export type ImportLineState = (typeof importLineStates)[number];
