import type { Deps } from '#server/deps.ts';
import { findByAddresses, findReservedAddresses } from '#server/features/auth/imported-customers.ts';
import { findFirmsNamed, findFirmsOf, firmKey } from '#server/features/auth/organizations/queries.ts';
import { findPastReferences } from '#server/features/documents/imported-orders.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { ImportLineState } from '#shared/imports.ts';
import type { FactsOf, PriceList } from '#shared/schemas/company.ts';
import type { ImportFault } from '#shared/schemas/imports.ts';
import type { CustomerRow, FirmRow, ImportRow, OrderRow } from './read-line.ts';

/** Dry run of an import: the action for each row. Computed before the commit, and again within it. */

export type FirmPrices =
  | { kind: 'percent'; percent: number }
  | { kind: 'copy'; prices: PriceList | undefined; discount: FactsOf<'volume-discount'> | undefined };

export interface PlannedRow {
  row: ImportRow;
  state: ImportLineState;
  /** Existing account of the customer, or of the firm's contact. */
  personId?: string | undefined;
  /** Whose past order it is. */
  accountId?: string | undefined;
  prices?: FirmPrices | undefined;
  fault?: Omit<ImportFault, 'line'>;
}

type Planned = Omit<PlannedRow, 'row'>;

/** Rows per query, which bounds how long one result blocks the event loop. */
export const rowsPerStep = 200;

/** Plans up to `rowsPerStep` rows of one kind. */
export async function planRows(
  deps: Pick<Deps, 'company' | 'now'>,
  db: Db | Trx,
  rows: readonly ImportRow[],
): Promise<PlannedRow[]> {
  const emails = [...new Set(rows.map(({ email }) => email))];
  const known = await findByAddresses(db, emails);
  const reserved = await findReservedAddresses(db, { emails, now: deps.now() });
  const firms = rows[0]?.kind === 'customers' ? new Map<string, string>() : await findFirmsOf(db, emails);
  const copied = await findPrices(deps, db, rows);
  const person = (row: ImportRow): Planned => {
    const account = known.get(row.email);
    if (account?.isStaff) return faulty('email', 'This address belongs to somebody of the staff.');
    if (!account && reserved.has(row.email))
      return faulty('email', 'Another account can still return to this address.');
    return account ? { state: 'known', personId: account.id } : { state: 'new' };
  };
  const firm = (row: FirmRow): Planned => {
    const contact = person(row);
    if (contact.fault) return contact;
    const prices = pricesOf(row, copied);
    if (prices === 'missing') return faulty('prices', 'No firm of this name has prices of its own.');
    if (prices === 'ambiguous') return faulty('prices', 'Several firms with prices of their own have this name.');
    const accountId = firms.get(firmKey(row.firm, row.email));
    return { state: accountId === undefined ? 'new' : 'known', personId: contact.personId, accountId, prices };
  };
  const owned = rows.map((row): Planned | undefined => (row.kind === 'orders' ? owner(row) : undefined));
  function owner(row: OrderRow): Planned {
    const account = known.get(row.email);
    if (account?.isStaff) return faulty('email', 'This address belongs to somebody of the staff.');
    if (!account) return faulty('email', 'No customer has this address. Import the customers first.');
    if (row.firm === null) return { state: 'new', accountId: account.id, personId: account.id };
    const accountId = firms.get(firmKey(row.firm, row.email));
    return accountId === undefined
      ? faulty('firm', 'This customer owns no firm of this name. Import the firms first.')
      : { state: 'new', accountId };
  }
  const references = await findPastReferences(
    db,
    rows.flatMap((row, index) => {
      const accountId = owned[index]?.accountId;
      return row.kind === 'orders' && accountId !== undefined ? { accountId, reference: row.reference } : [];
    }),
  );
  return rows.map((row, index) => {
    if (row.kind === 'customers') return { row, ...person(row) };
    if (row.kind === 'firms') return { row, ...firm(row) };
    const planned = owned[index] ?? { state: 'faulty' as const };
    const isKnown = references.has(`${planned.accountId ?? ''} ${row.reference}`);
    return { row, ...planned, ...(isKnown && { state: 'known' as const }) };
  });
}

function faulty(column: 'email' | 'firm' | 'prices', say: string): Planned {
  return { state: 'faulty', fault: { column, say } };
}

type Copied = ReadonlyMap<string, FirmPrices[]>;

/** The prices of the firms that rows name, by name in small letters. */
async function findPrices(
  { company }: Pick<Deps, 'company'>,
  db: Db | Trx,
  rows: readonly ImportRow[],
): Promise<Copied> {
  const names = rows.flatMap((row) => (row.kind === 'firms' && row.pricesOf !== null ? [row.pricesOf] : []));
  const copied = new Map<string, FirmPrices[]>();
  if (names.length === 0) return copied;
  const [lists, discounts] = await Promise.all([company.list('prices'), company.list('volume-discount')]);
  for (const { id, name } of await findFirmsNamed(db, names)) {
    const prices = lists.find(({ scope }) => scope === id)?.facts;
    const discount = discounts.find(({ scope }) => scope === id)?.facts;
    const own = prices?.isWithdrawn ? undefined : prices;
    if (!own && !discount?.steps.length) continue;
    copied.set(name, [...(copied.get(name) ?? []), { kind: 'copy', prices: own, discount }]);
  }
  return copied;
}

function pricesOf(row: FirmRow, copied: Copied): FirmPrices | 'missing' | 'ambiguous' | undefined {
  if (row.percent !== null) return { kind: 'percent', percent: row.percent };
  if (row.pricesOf === null) return undefined;
  const [found, second] = copied.get(row.pricesOf.toLowerCase()) ?? [];
  return second ? 'ambiguous' : (found ?? 'missing');
}

/** Who or what a line is about. */
export function nameOf(row: CustomerRow | FirmRow | OrderRow): string {
  if (row.kind === 'firms') return row.firm;
  return row.kind === 'orders' ? `${row.reference} · ${row.title}` : row.name;
}
