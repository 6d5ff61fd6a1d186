import type { Selectable, Updateable } from 'kysely';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { rateNow, type BaseRate } from '#server/features/company/exchange-rates.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { DocumentsTable } from '#server/platform/db/tables.ts';
import { nextStatus } from '#shared/document-status.ts';
import { runEffects } from './effects.ts';
import { promiseColumns } from './promise-columns.ts';
import { promiseNow } from './promise.ts';
import { lockDocument } from './rows.ts';
import { changeStatus, type Transition } from './status-change.ts';

type Document = Selectable<DocumentsTable>;

/** Changes a document's status with all that follows from it. Throws the codes of `changeStatus`. */
export function transition(deps: Deps, trx: Trx, change: Transition): Promise<Document> {
  const isOrder = change.event === 'pay' || change.event === 'submitFree';
  return changeStatus(deps, trx, change, {
    effects: runEffects,
    ...(isOrder && { keep: (document: Document) => keptOf(deps, trx, { change, document }) }),
  });
}

/** Runs the transition if the table allows it; else changes nothing and returns undefined. */
export async function transitionIfAllowed(deps: Deps, trx: Trx, change: Transition): Promise<Document | undefined> {
  const document = await lockDocument(trx, change.documentId);
  if (!document) throw new AppError('DOCUMENT_NOT_FOUND');
  const status = nextStatus(document.status, change.event, change.as, change.target);
  return status ? transition(deps, trx, change) : undefined;
}

/** An order keeps the rate of its payment or of now, its calendar and, where one is made, its promise. */
async function keptOf(
  deps: Deps,
  trx: Trx,
  { change, document }: { change: Transition; document: Document },
): Promise<{ rate: BaseRate; columns: Updateable<DocumentsTable> }> {
  const rate = change.rate ?? (await rateNow(deps, trx, document.currency));
  const now = deps.now();
  const { times, isPromised, calendarVersionId } = await promiseNow(deps, document);
  const columns = {
    calendarVersionId,
    ...(change.event === 'pay' && { paymentStatus: 'paid' as const, chargedCents: change.chargedCents ?? 0 }),
    orderedAt: now,
    ...(isPromised && promiseColumns(times, now)),
  };
  return { rate, columns };
}
