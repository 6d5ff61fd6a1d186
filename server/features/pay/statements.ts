import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { lockHeld } from '#server/features/auth/trust-locks.ts';
import { notify, notifyAdmins } from '#server/features/notifications/notify.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { PageWindow } from '#server/platform/db/pagination.ts';
import { dayAt } from '#shared/pay/months.ts';
import { payableOf } from '#shared/pay/self-billing.ts';
import { payStatementNumber, payStatementState, type StatementMessageKind } from '#shared/pay/statements.ts';
import type {
  AnswerStatementInput,
  payStatementsOutput,
  payStatementView,
  payStatementViews,
} from '#shared/schemas/pay.ts';
import { readSelfBilled, type SelfBilled } from './self-billed.ts';
import {
  findStatement,
  insertMessage,
  listOwnStatements,
  listStatements,
  lockStatement,
  updatePaid,
  type StatementRow,
} from './statement-queries.ts';

/*
 * Statements of pay: read, confirmed, disputed, answered, paid.
 * Promises: answers and payments are idempotent; a dispute stays possible after the payment, and is shown.
 * Never: another person's statement, answered as not found; an office answer or payment of the actor's own statement.
 */

type View = z.input<typeof payStatementView>;

/** Statements with the invoices that they are. */
async function viewStatements(deps: Deps, rows: readonly StatementRow[], actor: Actor): Promise<View[]> {
  const invoices = await readSelfBilled(
    deps.db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => viewStatement(row, actor, invoices.get(row.id) ?? null));
}

function viewStatement(row: StatementRow, actor: Actor, billed: SelfBilled | null): View {
  const { earnedCents, adjustedCents, messages } = row;
  const totalCents = earnedCents + adjustedCents;
  return {
    ...row,
    number: payStatementNumber(row),
    totalCents,
    payableCents: payableOf(totalCents, billed),
    invoice: billed,
    state: payStatementState(messages),
    messages: messages.map(({ kind, text, by, at }) => ({ kind, message: text, authorName: by, createdAt: at })),
    isYours: row.userId === actor.id,
  };
}

/** All statements, open disputes first. */
export async function getStatements(
  deps: Deps,
  actor: Actor,
  filter: { view: (typeof payStatementViews)[number]; month?: string | undefined; page: PageWindow },
): Promise<z.input<typeof payStatementsOutput>> {
  const { items, total, disputed } = await listStatements(deps.db, filter);
  const { page, pageSize } = filter.page;
  return { items: await viewStatements(deps, items, actor), total, disputed, page, pageSize };
}

export async function getOwnStatements(deps: Deps, actor: Actor): Promise<{ items: View[] }> {
  const rows = await listOwnStatements(deps.db, actor.id);
  return { items: await viewStatements(deps, rows, actor) };
}

/** A statement the actor may read: their own, or any for bookkeepers. Throws PAY_STATEMENT_NOT_FOUND. */
export async function requireStatement(
  deps: Deps,
  actor: Actor,
  { id, isLedger }: { id: string; isLedger: boolean },
): Promise<View> {
  const row = await findStatement(deps.db, id);
  if (!row || !(isLedger || row.userId === actor.id)) throw new AppError('PAY_STATEMENT_NOT_FOUND');
  const invoices = await readSelfBilled(deps.db, [id]);
  return viewStatement(row, actor, invoices.get(id) ?? null);
}

/** Confirms or disputes an own statement. Throws PAY_STATEMENT_NOT_FOUND, TOO_MANY_COMMENTS. */
export async function answerStatement(
  deps: Deps,
  actor: Actor,
  { id, answer, message }: AnswerStatementInput,
): Promise<View> {
  await deps.rateLimiter.consume('comments', actor.id, 'TOO_MANY_COMMENTS');
  const kind = answer === 'confirm' ? 'confirmed' : 'disputed';
  await deps.db.transaction().execute(async (trx) => {
    const locked = await lockStatement(trx, id);
    if (locked?.userId !== actor.id) throw new AppError('PAY_STATEMENT_NOT_FOUND');
    const last = (await findStatement(trx, id))?.messages.at(-1);
    if (last?.kind === kind && last.text === message) return;
    await say(deps, trx, { actor, statement: locked, kind, message });
    if (kind === 'confirmed') return;
    const payload = { number: payStatementNumber(locked), name: locked.payeeName };
    await notifyAdmins(trx, { now: deps.now, kind: 'pay_disputed', payload });
  });
  return requireStatement(deps, actor, { id, isLedger: false });
}

/** The office's answer to a dispute. Throws PAY_STATEMENT_NOT_FOUND, PAY_OWN, PAY_NOT_DISPUTED, PERMISSION_DENIED. */
export async function answerDispute(
  deps: Deps,
  actor: Actor,
  { id, message }: { id: string; message: string },
): Promise<View> {
  await deps.db.transaction().execute(async (trx) => {
    const statement = await lockOthers(trx, actor, id);
    const last = (await findStatement(trx, id))?.messages.at(-1);
    const isAgain = last?.kind === 'answered' && last.text === message;
    if (last?.kind !== 'disputed' && !isAgain) throw new AppError('PAY_NOT_DISPUTED');
    if (isAgain) return;
    await say(deps, trx, { actor, statement, kind: 'answered', message });
    await tell(deps, trx, statement, 'answered');
  });
  return requireStatement(deps, actor, { id, isLedger: true });
}

/** The earliest time zone: a payment's day is by the payer's clock, whose zone is unknown. */
const earliestZone = 'Pacific/Kiritimati';

/** Records the payment. Throws PAY_STATEMENT_NOT_FOUND, PAY_OWN, PAY_PAID_LATER, PAY_STATEMENT_PAID, PERMISSION_DENIED. */
export async function markStatementPaid(
  deps: Deps,
  actor: Actor,
  { id, paidOn, reference }: { id: string; paidOn: string; reference: string },
): Promise<View> {
  if (paidOn > dayAt(deps.now(), earliestZone)) throw new AppError('PAY_PAID_LATER');
  await deps.db.transaction().execute(async (trx) => {
    const statement = await lockOthers(trx, actor, id);
    if (statement.paidOn === paidOn && statement.reference === reference) return;
    if (statement.paidAt !== null) throw new AppError('PAY_STATEMENT_PAID');
    await updatePaid(trx, { id, paidOn, reference, paidBy: actor.id, paidAt: deps.now() });
    await recordAudit(deps, trx, {
      event: 'payStatement.paid',
      actor,
      subjectUserId: statement.userId,
      details: { number: payStatementNumber(statement), paidOn, reference },
    });
    await tell(deps, trx, statement, 'paid');
  });
  return requireStatement(deps, actor, { id, isLedger: true });
}

/** Locks another person's statement for a bookkeeper; refuses the actor's own. */
async function lockOthers(trx: Trx, actor: Actor, id: string) {
  await lockHeld(trx, actor.id, 'account');
  const statement = await lockStatement(trx, id);
  if (!statement) throw new AppError('PAY_STATEMENT_NOT_FOUND');
  if (statement.userId === actor.id) throw new AppError('PAY_OWN');
  return statement;
}

type Statement = Pick<StatementRow, 'id' | 'userId' | 'year' | 'number'>;

/** Adds a message; the caller holds the statement's lock. */
async function say(
  deps: Deps,
  trx: Trx,
  said: { actor: Actor; statement: Statement; kind: StatementMessageKind; message: string },
): Promise<void> {
  const { actor, statement, kind, message } = said;
  await insertMessage(trx, {
    statementId: statement.id,
    authorId: actor.id,
    kind,
    message,
    createdAt: deps.now(),
  });
  await recordAudit(deps, trx, {
    event: `payStatement.${kind}`,
    actor,
    subjectUserId: statement.userId,
    details: { number: payStatementNumber(statement) },
  });
}

async function tell(deps: Deps, trx: Trx, statement: Statement, change: 'answered' | 'paid'): Promise<void> {
  const payload = { number: payStatementNumber(statement), change };
  await notify(trx, { now: deps.now, userId: statement.userId, kind: 'pay_statement', payload });
}
