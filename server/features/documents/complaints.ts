import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { findAccount, listStaff } from '#server/features/auth/queries.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { toPage, type PageWindow } from '#server/platform/db/pagination.ts';
import { canAny, staffCapabilities } from '#shared/access.ts';
import { isOutcomeProven } from '#shared/complaints.ts';
import { limits } from '#shared/limits.ts';
import { houseCurrency } from '#shared/money.ts';
import type {
  closeComplaintInput,
  complaintsInput,
  complaintsOutput,
  complaintView,
  openComplaintInput,
  saveComplaintInput,
} from '#shared/schemas/complaints.ts';
import { normalizeCode } from '#shared/verification-code.ts';
import { certifiedPaper } from './paper-columns.ts';
import { lockDocument } from './rows.ts';

/*
 * Complaints about orders as cases: cause, whose work, cost, lesson, end. A refusal by an authority opens one by itself.
 * Promises: one open case for an order; one that ends as reissued or refunded names what was done since it was opened; each change is
 * in the audit log.
 * Never: the customer's words in the audit log, or after the order's erasure.
 */

type Author = Pick<Actor, 'id' | 'role'> & { person: { id: string } };
type View = z.input<typeof complaintView>;
type Saved = z.output<typeof saveComplaintInput>;

/** One page: open cases oldest first, then closed ones newest first. */
export async function listComplaints(
  deps: Deps,
  { page: number, pageSize, ...filter }: z.output<typeof complaintsInput>,
): Promise<z.input<typeof complaintsOutput>> {
  const page = toPage({ page: number, pageSize }, limits.pageSizeStaff);
  const [found, staff] = await Promise.all([selectPage(deps.db, { ...filter, page }), listStaff(deps.db)]);
  const named = staff.map(({ id, name, email }) => ({ id, name: name ?? email }));
  return { ...found, staff: named, page: page.page, pageSize: page.pageSize };
}

/** Opens a complaint with the customer's words. Throws DOCUMENT_NOT_FOUND, COMPLAINT_OPEN, COMPLAINT_ABOUT. */
export async function openComplaint(
  deps: Deps,
  actor: Author,
  { documentId, cause, said, aboutId }: z.output<typeof openComplaintInput>,
): Promise<View> {
  const id = await deps.db.transaction().execute(async (trx) => {
    const document = await lockDocument(trx, documentId);
    if (!document || document.erasureRequestedAt) throw new AppError('DOCUMENT_NOT_FOUND');
    await requireStaff(trx, aboutId);
    const opened = await insertComplaint(trx, {
      ...{ documentId, cause, said, about: aboutId, refusalId: null, openedBy: actor.person.id, openedAt: deps.now() },
      refundedBeforeCents: document.refundedCents,
    });
    if (!opened) throw new AppError('COMPLAINT_OPEN');
    await recordAudit(deps, trx, { event: 'complaint.opened', actor, details: { complaint: opened.id, cause } });
    return opened.id;
  });
  return requireView(deps.db, id);
}

/**
 * Attaches a reported refusal to the order's open case, or opens one. The caller holds the document's lock. Idempotent.
 */
export async function openRefusalComplaint(
  trx: Trx,
  { document, refusalId, now }: { document: { id: string; refundedCents: number }; refusalId: string; now: Date },
): Promise<void> {
  const { id: documentId, refundedCents } = document;
  const opened = await insertComplaint(trx, {
    ...{ documentId, refusalId, cause: 'refused', said: '', openedBy: null, openedAt: now },
    refundedBeforeCents: refundedCents,
  });
  if (opened) return;
  await trx
    .updateTable('complaints')
    .set({ refusalId })
    .where('documentId', '=', documentId)
    .where('closedAt', 'is', null)
    .where('refusalId', 'is', null)
    .execute();
}

/** Sets cause, subject, cost and lesson of an open case. Throws COMPLAINT_NOT_FOUND, COMPLAINT_CLOSED, COMPLAINT_ABOUT. */
export async function saveComplaint(deps: Deps, actor: Author, input: Saved): Promise<View> {
  await deps.db.transaction().execute(async (trx) => {
    await updateFindings(trx, await requireOpen(trx, input.id), input);
    const { id, cause } = input;
    await recordAudit(deps, trx, { event: 'complaint.changed', actor, details: { complaint: id, cause } });
  });
  return requireView(deps.db, input.id);
}

/**
 * Ends a case with its lesson. Repeating the same end is idempotent. Throws COMPLAINT_NOT_FOUND, COMPLAINT_CLOSED, COMPLAINT_ABOUT,
 * COMPLAINT_NOT_REMEDIED where nothing was reissued or refunded as the outcome says.
 */
export async function closeComplaint(
  deps: Deps,
  actor: Author,
  { outcome, ...findings }: z.output<typeof closeComplaintInput>,
): Promise<View> {
  const { id, cause } = findings;
  await deps.db.transaction().execute(async (trx) => {
    const locked = await lockComplaint(trx, id);
    if (locked?.outcome === outcome && locked.closedBy === actor.person.id) return;
    const open = await requireOpen(trx, id);
    const view = await requireView(trx, id);
    if (!isOutcomeProven(outcome, view)) throw new AppError('COMPLAINT_NOT_REMEDIED');
    await updateFindings(trx, open, findings);
    await trx
      .updateTable('complaints')
      .set({ outcome, closedBy: actor.person.id, closedAt: deps.now() })
      .where('id', '=', id)
      .execute();
    await recordAudit(deps, trx, { event: 'complaint.closed', actor, details: { complaint: id, cause, outcome } });
  });
  return requireView(deps.db, id);
}

/** Erases the free text of an order's complaints; cause, subject and cost stay for the reports. */
export async function eraseComplaints(trx: Trx, documentId: string): Promise<void> {
  await trx.updateTable('complaints').set({ said: '', lesson: '' }).where('documentId', '=', documentId).execute();
}

async function requireStaff(trx: Trx, id: string | null): Promise<void> {
  if (id === null) return;
  const person = await findAccount(trx, id);
  if (!person || !canAny(person, staffCapabilities)) throw new AppError('COMPLAINT_ABOUT');
}

async function requireOpen(trx: Trx, id: string) {
  const locked = await lockComplaint(trx, id);
  if (!locked) throw new AppError('COMPLAINT_NOT_FOUND');
  if (locked.closedAt !== null) throw new AppError('COMPLAINT_CLOSED');
  return locked;
}

async function requireView(db: Db, id: string): Promise<View> {
  const view = await selectViews(db).where('c.id', '=', id).executeTakeFirst();
  if (!view) throw new AppError('COMPLAINT_NOT_FOUND');
  return view;
}

function lockComplaint(trx: Trx, id: string) {
  return trx.selectFrom('complaints').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

interface NewComplaint {
  documentId: string;
  refusalId: string | null;
  cause: Saved['cause'];
  said: string;
  about?: string | null;
  refundedBeforeCents: number;
  openedBy: string | null;
  openedAt: Date;
}

/** Returns undefined if the order has an open complaint. */
function insertComplaint(trx: Trx, values: NewComplaint) {
  return trx
    .insertInto('complaints')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
}

async function updateFindings(
  trx: Trx,
  { about }: { about: string | null },
  { id, cause, aboutId, cost, lesson }: Saved,
): Promise<void> {
  // The person concerned may have left the staff in the meantime.
  if (aboutId !== about) await requireStaff(trx, aboutId);
  await trx
    .updateTable('complaints')
    .set({ cause, about: aboutId, costCents: cost?.cents ?? null, costCurrency: cost?.currency ?? null, lesson })
    .where('id', '=', id)
    .execute();
}

function selectViews(db: Db) {
  return db
    .selectFrom('complaints as c')
    .innerJoin('documents as d', 'd.id', 'c.documentId')
    .innerJoin('profiles as owner', 'owner.id', 'd.userId')
    .leftJoin('profiles as subject', 'subject.id', 'c.about')
    .leftJoin('profiles as opener', 'opener.id', 'c.openedBy')
    .leftJoin('profiles as closer', 'closer.id', 'c.closedBy')
    .select(['c.id', 'c.documentId', 'c.cause', 'c.said', 'c.lesson', 'c.costCents', 'c.openedAt', 'c.closedAt'])
    .select(['c.outcome', 'c.about as aboutId', 'd.filename', 'd.verificationCode'])
    .select((eb) => [
      certifiedPaper('d.id'),
      eb.fn.coalesce('d.clientName', 'owner.name').as('customerName'),
      eb.fn.coalesce('subject.name', 'subject.email').as('aboutName'),
      eb.fn.coalesce('opener.name', 'opener.email').as('openedByName'),
      eb.fn.coalesce('closer.name', 'closer.email').as('closedByName'),
      eb.fn.coalesce('c.costCurrency', eb.val(houseCurrency)).as('currency'),
      eb.ref('d.currency').as('orderCurrency'),
      eb
        .fn<number>('greatest', [eb.lit(0), eb('d.refundedCents', '-', eb.ref('c.refundedBeforeCents'))])
        .as('refundedCents'),
      eb
        .exists(
          eb
            .selectFrom('certificates as f')
            .select('f.id')
            .whereRef('f.documentId', '=', 'c.documentId')
            .where('f.revision', '>', 1)
            .whereRef('f.issuedAt', '>=', 'c.openedAt'),
        )
        .$castTo<boolean>()
        .as('isReissued'),
    ]);
}

type Filter = Pick<z.output<typeof complaintsInput>, 'state' | 'cause' | 'documentId' | 'search'>;

async function selectPage(db: Db, { state, cause, documentId, search, page }: Filter & { page: PageWindow }) {
  const filtered = selectViews(db)
    .$if(state === 'open', (query) => query.where('c.closedAt', 'is', null))
    .$if(state === 'closed', (query) => query.where('c.closedAt', 'is not', null))
    .$if(cause !== undefined, (query) => query.where('c.cause', '=', cause ?? 'other'))
    .$if(documentId !== undefined, (query) => query.where('c.documentId', '=', documentId ?? ''))
    .$if(search !== undefined && search !== '', (query) =>
      query.where('d.verificationCode', '=', normalizeCode(search ?? '')),
    );
  const [items, { total }] = await Promise.all([
    filtered
      .orderBy((eb) => eb('c.closedAt', 'is not', null))
      .orderBy((eb) => eb.case().when('c.closedAt', 'is', null).then(eb.ref('c.openedAt')).end())
      .orderBy('c.openedAt', 'desc')
      .orderBy('c.id')
      .limit(page.pageSize)
      .offset(page.offset)
      .execute(),
    filtered
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { items, total };
}
