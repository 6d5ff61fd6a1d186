import { sql, type QueryExecutorProvider } from 'kysely';
import { readBaselineCatalogue, type ProductSchema } from './catalogue-files.ts';
import { compareCatalogues, readCatalogueIn } from './catalogue.ts';
import { IncompatibleDatabase } from './errors.ts';
import type { Migration } from './files.ts';
import { addRecord, createRecords, readFormerNames } from './records.ts';

/*
 * Databases from before 1.0.0. Its migrations produce the same schema, so a fully migrated database counts as migrated
 * to 1.0.0. The old migration record stays for processes of the earlier version that still run.
 */

/** The migrations of the last version before 1.0.0. */
export const formerMigrations: readonly string[] = [
  '0001-extensions-and-functions',
  '0002-accounts',
  '0003-folders',
  '0004-documents',
  '0005-reviews',
  '0006-translations',
  '0007-payments',
  '0008-notifications-and-mail',
  '0009-translation-workflow',
  '0010-rate-limits',
  '0011-audit',
  '0012-counters',
  '0013-certificates',
  '0014-signing-keys',
  '0015-signers',
  '0016-recipients',
  '0016a-certificate-terms',
  '0017-notary',
  '0018-revisions',
  '0019-certificate-log',
  '0020-translation-texts',
  '0021-text-edits',
  '0023-translation-memory',
  '0024-phrase-overrides',
  '0025-people',
  '0027-conversation',
  '0028-certified-facts',
  '0029-certificate-search',
  '0029a-notarized-revisions',
  '0031-promises',
  '0031a-mailings',
  '0032-public-signers',
  '0033-papers',
  '0034-customer-data',
  '0036-queue-indexes',
  '0037-message-mails',
  '0037-passkeys-and-push',
  '0038-people-languages',
  '0038-thumbnail-tries',
  '0039-accounts-and-keys',
  '0040-webhooks',
  '0041-organizations',
  '0041a-quotes',
  '0042-idempotency-keys',
  '0043-sandboxes',
  '0044-invoices',
  '0045-orders-on-account',
];

/** Columns that edits of 0045 renamed after it had run on some databases: the former name, by table. */
export const formerColumns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  payments: { overdue_told_at: 'overdue_notified_at' },
};

/** A migration of 1.0.0, by its number instead of a time. */
const baseline = /^\d{4}-\D/;

/** Names of the migrations that 1.0.0 began with. */
export function listBaseline<M extends { name: string }>(migrations: readonly M[]): M[] {
  return migrations.filter(({ name }) => baseline.test(name));
}

/**
 * Repairs what edits of landed migrations left behind, compares the schema with that of 1.0.0 and records its migrations.
 * Returns their names. Throws IncompatibleDatabase with what is missing or differs.
 */
export async function bridge(
  trx: QueryExecutorProvider,
  migrations: readonly Migration[],
  schema: ProductSchema,
): Promise<string[]> {
  requireComplete((await readFormerNames(trx, schema)) ?? []);
  await repair(trx, schema);
  const expected = await readBaselineCatalogue(schema);
  const { missing, changed } = compareCatalogues(expected, await readCatalogueIn(trx, schema));
  const faults = [...missing.map((name) => `lacks ${name}`), ...changed.map((name) => `has another ${name}`)];
  if (faults.length > 0) throw new IncompatibleDatabase(listSome(faults));
  await createRecords(trx, schema);
  const steps = listBaseline(migrations);
  for (const migration of steps) await addRecord(trx, schema, migration);
  return steps.map(({ name }) => name);
}

/** Lists the first few of many names. */
function listSome(faults: readonly string[]): string {
  const shown = faults.slice(0, 5).join(', ');
  return faults.length > 5 ? `${shown} and ${faults.length - 5} more` : shown;
}

function requireComplete(names: readonly string[]): void {
  const known = new Set(formerMigrations);
  const foreign = names.find((name) => !known.has(name));
  if (foreign !== undefined) throw new IncompatibleDatabase(`its migration ${foreign} is unknown`);
  const missing = formerMigrations.filter((name) => !names.includes(name));
  if (missing.length > 0)
    throw new IncompatibleDatabase(`${missing.length} of its migrations did not run (${missing[0]})`);
}

async function repair(trx: QueryExecutorProvider, schema: string): Promise<void> {
  for (const [table, columns] of Object.entries(formerColumns)) {
    for (const [former, name] of Object.entries(columns)) await renameColumn(trx, { schema, table, former, name });
  }
  const kinds = sql.table(`${schema}.profiles`);
  await sql`create index if not exists profiles_by_kind on ${kinds} (kind, created_at desc, id) where kind <> 'person'`.execute(
    trx,
  );
  // An edit of 0034 includes erased documents again, for the counts in a customer's list.
  const { rows } = await sql<{ isPartial: boolean }>`
    select indpred is not null as "isPartial" from pg_index where indexrelid = to_regclass(${`${schema}.documents_by_user`})`.execute(
    trx,
  );
  if (rows[0]?.isPartial !== true) return;
  await sql`drop index ${sql.table(`${schema}.documents_by_user`)}`.execute(trx);
  await sql`create index documents_by_user on ${sql.table(`${schema}.documents`)} (user_id, created_at desc)
    include (status_group, erasure_requested_at)`.execute(trx);
}

async function renameColumn(
  trx: QueryExecutorProvider,
  { schema, table, former, name }: { schema: string; table: string; former: string; name: string },
): Promise<void> {
  const { rows } = await sql`
    select from pg_attribute where attrelid = to_regclass(${`${schema}.${table}`}) and attname = ${former}
      and not attisdropped`.execute(trx);
  if (rows.length === 0) return;
  await sql`alter table ${sql.table(`${schema}.${table}`)} rename column ${sql.ref(former)} to ${sql.ref(name)}`.execute(
    trx,
  );
}
