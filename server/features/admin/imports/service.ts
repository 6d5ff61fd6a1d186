import { createHash, type Hash } from 'node:crypto';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { endUnprovedPasswords, unusablePasswordHash } from '#server/features/auth/guests.ts';
import { insertCustomers, inviteCustomer } from '#server/features/auth/imported-customers.ts';
import { insertFirm, lockFirmImports } from '#server/features/auth/organizations/queries.ts';
import { publishFacts } from '#server/features/company/publishing.ts';
import { insertPastOrders, type NewPastOrder } from '#server/features/documents/imported-orders.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { type ImportKind, importLimits } from '#shared/imports.ts';
import { limits } from '#shared/limits.ts';
import type { ImportResult } from '#shared/schemas/imports.ts';
import { parseImport } from './parse.ts';
import { nameOf, planRows, rowsPerStep, type FirmPrices, type PlannedRow } from './plan.ts';
import { addToImport, findImport, finishImport, insertImport } from './queries.ts';
import type { CustomerRow, FirmRow, ImportRow } from './read-line.ts';

/*
 * Import of customers, firms and past orders.
 * Promises: a dry run reports the effect of each line and writes nothing; a list with a fault is not imported; imports
 * are idempotent per line, also under concurrency and after an interruption; an invitation is queued with its account.
 * Never: a change to existing rows or staff accounts; a past order priced by the house's list.
 */

type Importer = Pick<SignedInActor, 'id' | 'role' | 'person'>;

interface Sent {
  kind: ImportKind;
  filename: string;
  csv: AsyncIterable<Buffer>;
  /** Of the press; absent in a dry run. */
  key: string | undefined;
  withInvitations: boolean;
}

/** Checks a list, and imports it with `key` if it has no fault. Throws IMPORT_TOO_LARGE, IMPORT_HEADER, IDEMPOTENCY_MISMATCH. */
export async function takeImport(deps: Deps, actor: Importer, sent: Sent): Promise<ImportResult> {
  const { kind, filename, key, withInvitations } = sent;
  const digest = createHash('sha256').update(`${kind} ${String(withInvitations)}\n`);
  const { rows, faults } = await parseImport(kind, bounded(sent.csv, digest));
  const lines: ImportResult['lines'] = [];
  for (let at = 0; at < rows.length; at += rowsPerStep) {
    for (const { row, state, fault } of await planRows(deps, deps.db, rows.slice(at, at + rowsPerStep))) {
      lines.push({ line: row.line, state, name: nameOf(row), email: row.email });
      if (fault && faults.length < limits.bulkFaults) faults.push({ line: row.line, ...fault });
    }
  }
  const checked = { kind, lines, faults: faults.toSorted((one, other) => one.line - other.line) };
  if (key === undefined || faults.length > 0 || rows.length === 0) return { ...checked, done: null };
  const { id: importedBy } = actor.person;
  const made = {
    ...{ kind, filename, idempotencyKey: key, sha256: digest.digest(), withInvitations, lines: rows.length },
    ...{ importedBy, importedAt: deps.now() },
  };
  const found = (await insertImport(deps.db, made)) ?? (await findImport(deps.db, { importedBy, idempotencyKey: key }));
  if (!found?.sha256.equals(made.sha256)) throw new AppError('IDEMPOTENCY_MISMATCH');
  const importId = found.id;
  if (!found.finishedAt) await importRows(deps, actor, { importId, rows, withInvitations, filename });
  const { created, invited } = (await findImport(deps.db, { importedBy, idempotencyKey: key })) ?? found;
  return { ...checked, done: { importId, created, invited } };
}

/** At most `importLimits.bytes` of a body, added to the hash. */
async function* bounded(csv: AsyncIterable<Buffer>, digest: Hash): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of csv) {
    bytes += chunk.length;
    if (bytes > importLimits.bytes) throw new AppError('IMPORT_TOO_LARGE');
    digest.update(chunk);
    yield chunk;
  }
}

interface Running {
  importId: string;
  withInvitations: boolean;
  filename: string;
}

/** Imports rows in batches, one transaction each; rows that exist by now are skipped. */
async function importRows(
  deps: Deps,
  actor: Importer,
  { rows, ...running }: Running & { rows: readonly ImportRow[] },
): Promise<void> {
  const { importId } = running;
  // Sorted, so that two lists at once lock addresses in the same order.
  const sorted = rows.toSorted((one, other) => (one.email < other.email ? -1 : 1));
  // All accounts share one hash that matches no password, since hashing once per row takes minutes.
  const unusableHash = await unusablePasswordHash(actor.person.id);
  for (let at = 0; at < sorted.length; at += rowsPerStep) {
    await deps.db.transaction().execute(async (trx) => {
      if (sorted[0]?.kind === 'firms') await lockFirmImports(trx);
      const planned = await planRows(deps, trx, sorted.slice(at, at + rowsPerStep));
      const made = await insertRows(deps, trx, { actor, planned, unusableHash, ...running });
      await addToImport(trx, { id: importId, ...made });
    });
  }
  await deps.db.transaction().execute(async (trx) => {
    const done = await finishImport(trx, { id: importId, now: deps.now() });
    if (!done) return;
    const details = { import: importId, kind: sorted[0]?.kind ?? '', lines: sorted.length, ...done };
    await recordAudit(deps, trx, { event: 'import.done', actor, details });
  });
}

interface Step extends Running {
  actor: Importer;
  planned: readonly PlannedRow[];
  unusableHash: string;
}

async function insertRows(deps: Deps, trx: Trx, step: Step): Promise<{ created: number; invited: number }> {
  const fresh = step.planned.filter(({ state }) => state === 'new');
  await endUnprovedPasswords(
    deps,
    trx,
    fresh.flatMap(({ personId }) => personId ?? []),
  );
  const orders = fresh.flatMap(({ row, accountId }): NewPastOrder[] => {
    if (row.kind !== 'orders' || accountId === undefined) return [];
    const { reference, orderedOn, title, amountCents, currency } = row;
    return [{ accountId, importId: step.importId, reference, orderedOn, title, amountCents, currency }];
  });
  if (orders.length > 0) return { created: await insertPastOrders(trx, orders), invited: 0 };
  const people = new Map<string, CustomerRow | FirmRow>();
  for (const { row, personId } of fresh) {
    if (row.kind !== 'orders' && personId === undefined && !people.has(row.email)) people.set(row.email, row);
  }
  const { unusableHash } = step;
  const ids = await insertCustomers(deps, trx, { customers: [...people.values()], unusableHash });
  const firms = await insertFirms(deps, trx, { ...step, fresh, ids });
  if (step.withInvitations) {
    for (const [email, id] of ids) await inviteCustomer(deps, trx, { id, email, name: people.get(email)?.name ?? '' });
  }
  const isOfFirms = step.planned[0]?.row.kind === 'firms';
  return { created: isOfFirms ? firms : ids.size, invited: step.withInvitations ? ids.size : 0 };
}

/** Inserts new firms with their contacts and prices; returns how many. */
async function insertFirms(
  deps: Deps,
  trx: Trx,
  { fresh, ids, ...step }: Step & { fresh: readonly PlannedRow[]; ids: ReadonlyMap<string, string> },
): Promise<number> {
  const createdAt = deps.now();
  let count = 0;
  for (const { row, personId, prices } of fresh) {
    const contactId = personId ?? ids.get(row.email);
    // Registered between plan and insert: a repeated import finds the row and skips it.
    if (row.kind !== 'firms' || contactId === undefined) continue;
    const { firm: name, billingAddress, country, vatId } = row;
    const contact = { id: contactId, email: row.email };
    const scope = await insertFirm(trx, { name, contact, billingAddress, country, vatId, createdAt });
    if (prices) await publishPrices(deps, trx, { ...step, scope, prices });
    count += 1;
  }
  return count;
}

async function publishPrices(
  deps: Deps,
  trx: Trx,
  { actor, filename, scope, prices }: Pick<Step, 'actor' | 'filename'> & { scope: string; prices: FirmPrices },
): Promise<void> {
  const publication = { scope, basedOn: 0, reason: `Imported: ${filename}`, publishedBy: actor.person.id };
  const discount = prices.kind === 'copy' ? prices.discount : { steps: [{ fromPages: 0, percent: prices.percent }] };
  if (discount) await publishFacts(deps, trx, { kind: 'volume-discount', facts: discount, ...publication });
  const list = prices.kind === 'copy' ? prices.prices : undefined;
  if (list) await publishFacts(deps, trx, { kind: 'prices', facts: list, ...publication });
  await recordAudit(deps, trx, {
    event: 'facts.published',
    actor,
    details: { kind: list ? 'prices' : 'volume-discount', scope, version: 1, reason: publication.reason },
  });
}
