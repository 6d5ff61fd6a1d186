import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { publishFacts } from '#server/features/company/publishing.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { decodeText } from '#server/platform/http/csv-records.ts';
import { mapInSlices } from '#server/platform/rate-limit/loop-slices.ts';
import { limits } from '#shared/limits.ts';
import { currencies } from '#shared/money.ts';
import type { BankFormat } from '#shared/received.ts';
import { bankAccounts } from '#shared/schemas/company.ts';
import type {
  bankAccountsOutput,
  bankImportOutput,
  confirmBankImportOutput,
  setBankAccountsInput,
  setBankAccountsOutput,
} from '#shared/schemas/received.ts';
import { endStatementCheckout } from '../fulfilment.ts';
import type { Bookkeeper } from '../receivables.ts';
import { payStatementBy } from '../recording.ts';
import { parseCamt, type ParsedStatement } from './camt.ts';
import { parseBankCsv } from './csv.ts';
import { Matcher } from './matching.ts';
import {
  findImport,
  findLine,
  insertImport,
  insertLines,
  listCertain,
  listKnownKeys,
  listOpenInvoices,
  lockLine,
  updateLine,
} from './queries.ts';
import { keysOf, type StatementLine } from './statement-line.ts';

/*
 * Import of bank statements.
 * Promises: files are imported once, and so are lines that occur in two statements; a line's match is a proposal until
 * a person confirms it; confirming is idempotent, also between two people.
 * Never: an unconfirmed entry; a file whose reading blocks other calls.
 */

type Imported = z.input<typeof bankImportOutput>;

/** Rows per statement: PostgreSQL takes 65,535 parameters. */
const rowsPerInsert = 1_000;
/** Lines confirmed per call; the page repeats the call. */
const confirmedAtOnce = 100;

/** Reads a file and proposes what its credits pay. Throws BANK_FILE_TOO_LARGE, BANK_FILE_UNREADABLE. */
export async function importStatement(
  deps: Deps,
  actor: Bookkeeper,
  { body, filename, format }: { body: AsyncIterable<Buffer>; filename: string; format: BankFormat },
): Promise<Imported> {
  const { parsed, sha256 } = await parseBounded(body, format);
  const credits = parsed.lines.filter(({ isCredit }) => isCredit);
  const debits = parsed.lines.length - credits.length;
  return deps.db.transaction().execute(async (trx) => {
    const now = deps.now();
    const { id: importedBy } = actor.person;
    const made = await insertImport(trx, { filename, format, sha256, importedBy, importedAt: now });
    if (!made) {
      const importId = (await findImport(trx, sha256)) ?? '';
      return { importId, isNew: false, lines: 0, proposed: 0, unmatched: 0, known: credits.length, debits };
    }
    const { lines, known } = await withoutKnown(trx, credits, parsed.account);
    const matcher = new Matcher(await listOpenInvoices(trx));
    const rows = await mapInSlices(lines, ({ line, key, position }) => {
      const { paymentId, ...proposal } = matcher.propose(line);
      const { isCredit: _isCredit, bankReference: _reference, ...stated } = line;
      return { ...stated, ...proposal, proposedPaymentId: paymentId, importId: made.id, position, bankKey: key };
    });
    for (let at = 0; at < rows.length; at += rowsPerInsert) await insertLines(trx, rows.slice(at, at + rowsPerInsert));
    await recordAudit(deps, trx, {
      event: 'bank.imported',
      actor,
      details: { import: made.id, format, lines: rows.length, sha256: sha256.toString('hex') },
    });
    const proposed = rows.filter(({ state }) => state === 'proposed').length;
    return {
      ...{ importId: made.id, isNew: true, lines: rows.length },
      ...{ proposed, unmatched: rows.length - proposed, known, debits },
    };
  });
}

/** Hashes and parses a body as it arrives. */
async function parseBounded(
  body: AsyncIterable<Buffer>,
  format: BankFormat,
): Promise<{ parsed: ParsedStatement; sha256: Buffer }> {
  const hash = createHash('sha256');
  async function* bounded() {
    let bytes = 0;
    for await (const chunk of body) {
      bytes += chunk.length;
      if (bytes > limits.bankFileBytes) throw new AppError('BANK_FILE_TOO_LARGE');
      hash.update(chunk);
      yield chunk;
    }
  }
  const texts = decodeText(bounded());
  const parsed = format === 'csv' ? await parseBankCsv(texts) : await parseCamt(texts);
  return { parsed, sha256: hash.digest() };
}

interface KeyedLine {
  line: StatementLine;
  key: string;
  position: number;
}

async function withoutKnown(
  trx: Trx,
  credits: readonly StatementLine[],
  account: string,
): Promise<{ lines: KeyedLine[]; known: number }> {
  const keys = keysOf(credits, account);
  const known = await listKnownKeys(trx, keys);
  const keyed = credits.map((line, index) => ({ line, key: keys[index] ?? '', position: index + 1 }));
  const lines = keyed.filter(({ key }) => !known.has(key));
  return { lines, known: credits.length - lines.length };
}

/**
 * Confirms what a line pays: the proposal, or another statement. Throws BANK_LINE_NOT_FOUND, BANK_LINE_UNMATCHED, WRONG_CURRENCY and
 * the codes of `payStatementBy`.
 */
export async function confirmLine(
  deps: Deps,
  actor: Bookkeeper,
  { lineId, statementId }: { lineId: string; statementId?: string | undefined },
): Promise<void> {
  const known = await findLine(deps.db, lineId);
  const target = statementId ?? known?.proposedPaymentId;
  if (!known || known.state === 'ignored') throw new AppError('BANK_LINE_NOT_FOUND');
  if (known.state === 'confirmed') return;
  if (!target) throw new AppError('BANK_LINE_UNMATCHED');
  await endStatementCheckout(deps, target);
  await deps.db.transaction().execute(async (trx) => {
    const line = await lockLine(trx, lineId);
    if (line?.state === 'confirmed') return;
    if (!line || line.state === 'ignored') throw new AppError('BANK_LINE_NOT_FOUND');
    const currency = currencies.find((one) => one.toUpperCase() === line.currency);
    if (!currency) throw new AppError('WRONG_CURRENCY');
    const { entryId } = await payStatementBy(deps, trx, {
      actor,
      input: {
        ...{ statementId: target, amount: { cents: line.amountCents, currency }, method: 'bank' },
        ...{ receivedOn: line.bookedOn, reference: line.reference.slice(0, 140), idempotencyKey: lineId },
      },
    });
    const values = { state: 'confirmed', receivedId: entryId, proposedPaymentId: target } as const;
    await updateLine(trx, lineId, { ...values, decidedBy: actor.person.id, decidedAt: deps.now() });
  });
}

/** Confirms lines whose number and amount match, some at a time; `left` are those that remain. */
export async function confirmCertain(
  deps: Deps,
  actor: Bookkeeper,
  { importId }: { importId: string },
): Promise<z.input<typeof confirmBankImportOutput>> {
  const { ids, count } = await listCertain(deps.db, { importId, limit: confirmedAtOnce });
  let confirmed = 0;
  for (const lineId of ids) {
    await confirmLine(deps, actor, { lineId });
    confirmed += 1;
  }
  return { confirmed, left: count - confirmed };
}

/** Sets a line aside that pays nothing here. Throws BANK_LINE_NOT_FOUND. */
export async function ignoreLine(deps: Deps, actor: Bookkeeper, { lineId }: { lineId: string }): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const line = await lockLine(trx, lineId);
    if (!line || line.state === 'confirmed') throw new AppError('BANK_LINE_NOT_FOUND');
    if (line.state === 'ignored') return;
    await updateLine(trx, lineId, { state: 'ignored', decidedBy: actor.person.id, decidedAt: deps.now() });
    await recordAudit(deps, trx, {
      event: 'bank.ignored',
      actor,
      details: { line: lineId, amountCents: line.amountCents, currency: line.currency },
    });
  });
}

/** Where the house takes transfers, one account for each currency, published like its other facts. */
export async function getBankAccounts({ company }: Deps): Promise<z.input<typeof bankAccountsOutput>> {
  const { facts, version } = await company.inForce('bank-accounts');
  return { accounts: facts.accounts, version };
}

/** Throws BANK_ACCOUNT_FAULTY, FACTS_CHANGED. */
export async function setBankAccounts(
  deps: Deps,
  actor: SignedInActor,
  { accounts, basedOn, reason }: z.output<typeof setBankAccountsInput>,
): Promise<z.input<typeof setBankAccountsOutput>> {
  const checked = bankAccounts.safeParse({ accounts });
  if (!checked.success) throw new AppError('BANK_ACCOUNT_FAULTY');
  return deps.db.transaction().execute(async (trx) => {
    const facts = { kind: 'bank-accounts', facts: checked.data, basedOn, reason } as const;
    const published = await publishFacts(deps, trx, { ...facts, publishedBy: actor.person.id });
    // The numbers are in the version itself.
    await recordAudit(deps, trx, {
      event: 'bankAccounts.published',
      actor,
      details: { version: published.version, reason },
    });
    return published;
  });
}
