import { sql, type Insertable } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { personIdOf } from '#server/features/auth/policy.ts';
import { notify, notifyStaff } from '#server/features/notifications/notify.ts';
import { publishEvent } from '#server/features/notifications/publish-event.ts';
import type { RevisionRequestsTable } from '#server/platform/db/certificate-tables.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { PageWindow } from '#server/platform/db/pagination.ts';
import type { OrderMoney } from '#shared/document-status.ts';
import {
  refusalBar,
  revisionDeadline,
  revisionRefusal,
  type RevisionOutcome,
  type RevisionState,
} from '#shared/revision-requests.ts';
import type {
  CertificateView,
  declineRevisionInput,
  reportMisspellingInput,
  revisionStanding,
} from '#shared/schemas/revisions.ts';
import { findCurrentCertificate, findOwnedPaper } from './certificates.ts';
import { makeFileLink } from './file-link.ts';
import { queueOrderEmail } from './order-mail.ts';
import { findDocument, insertDocumentEvent, lockDocument } from './rows.ts';

/*
 * Misspellings that customers report after delivery.
 * Promises: a request reaches staff in the commit that stores it; its owner is notified of the answer and its reason.
 * Never: two open requests about a document, or one about another customer's document.
 */

/** A document's requests, and whether its owner can make another. The caller has authorized access. */
export async function getRevisionStanding(
  deps: Deps,
  { document, certificate }: { document: OrderMoney & { id: string }; certificate: CertificateView | null },
): Promise<z.input<typeof revisionStanding>> {
  const requests = await listRequests(deps, document.id);
  const issuedAt = certificate && new Date(certificate.issuedAt);
  const revisable = {
    ...document,
    certificate: issuedAt && { issuedAt, isRevoked: certificate.state === 'revoked' },
    hasOpenRequest: requests.some(({ state }) => state === 'open'),
  };
  const hasCase = requests.some(({ kind, state }) => kind === 'refusal' && state === 'open');
  return {
    requests,
    refusal: revisionRefusal(revisable, deps.now()),
    refusedBar: hasCase ? 'REFUSAL_OPEN' : refusalBar(revisable),
    until: issuedAt && revisionDeadline(issuedAt),
  };
}

/**
 * Reports misspellings in the actor's own delivered document. Throws DOCUMENT_NOT_FOUND, TOO_MANY_REVISIONS and the codes of
 * `revisionRefusal`.
 */
export async function reportMisspelling(
  deps: Deps,
  actor: Actor,
  { id, items }: z.output<typeof reportMisspellingInput>,
): Promise<void> {
  if (!(await findDocument(deps.db, { id, userId: actor.id }))) throw new AppError('DOCUMENT_NOT_FOUND');
  await deps.rateLimiter.consume('revisionRequests', actor.id, 'TOO_MANY_REVISIONS');
  await deps.db.transaction().execute(async (trx) => {
    const document = await lockDocument(trx, id);
    if (document?.userId !== actor.id) throw new AppError('DOCUMENT_NOT_FOUND');
    const now = deps.now();
    const certificate = await findCurrentCertificate(trx, id);
    const refusal = revisionRefusal(
      {
        ...document,
        certificate: certificate ? { issuedAt: certificate.issuedAt, isRevoked: certificate.revokedAt !== null } : null,
        hasOpenRequest: false,
      },
      now,
    );
    if (refusal !== null || !certificate) throw new AppError(refusal ?? 'REVISION_NOT_DELIVERED');
    const requestId = await insertRequest(trx, {
      documentId: id,
      requestedBy: actor.id,
      revision: certificate.revision,
      items: JSON.stringify(items),
      createdAt: now,
    });
    if (requestId === undefined) throw new AppError('REVISION_OPEN');
    await insertDocumentEvent(trx, {
      documentId: id,
      event: 'revision.asked',
      actorId: personIdOf(actor),
      actorRole: actor.role,
      details: JSON.stringify({ revision: certificate.revision, items }),
      createdAt: now,
    });
    await notifyStaff(trx, {
      now: deps.now,
      kind: 'revision_asked',
      payload: { documentId: id, filename: document.filename, items: items.length },
    });
  });
}

/** Declines an open request with a reason for its owner. Throws REVISION_NOT_FOUND, REVISION_ANSWERED. */
export async function declineRevision(
  deps: Deps,
  actor: Actor,
  { id, reason }: z.output<typeof declineRevisionInput>,
): Promise<void> {
  const request = await findRequest(deps.db, id);
  if (!request) throw new AppError('REVISION_NOT_FOUND');
  const { documentId } = request;
  await deps.db.transaction().execute(async (trx) => {
    const document = await lockDocument(trx, documentId);
    if (!document) throw new AppError('REVISION_NOT_FOUND');
    const locked = await findRequest(trx, id);
    // Repeating the same answer is idempotent.
    if (locked?.state === 'declined' && locked.answer === reason && locked.answeredBy === actor.id) return;
    if (locked?.state !== 'open') throw new AppError('REVISION_ANSWERED');
    const now = deps.now();
    await closeRequest(trx, { documentId, state: 'declined', answer: reason, answeredBy: actor.id, now });
    await insertDocumentEvent(trx, {
      documentId,
      event: 'revision.declined',
      actorId: personIdOf(actor),
      actorRole: actor.role,
      details: JSON.stringify({ reason }),
      createdAt: now,
    });
    const { to, paper } = await findOwnedPaper(trx, document);
    await notify(trx, { now: deps.now, userId: to.userId, kind: 'revision_declined', payload: paper });
    await queueOrderEmail(deps, trx, {
      ...to,
      template: 'revision-declined',
      payload: { ...paper, verificationCode: document.verificationCode, reason, kind: locked.kind },
    });
  });
}

/** A further revision that was issued in place of the current one. */
export interface Reissued {
  document: { id: string; userId: string; filename: string; verificationCode: string };
  revision: number;
  reason: string;
  answeredBy: string;
  now: Date;
}

/** Answers a document's open request with the revision that corrects it, and tells its owner. */
export async function notifyReissued(deps: Deps, trx: Trx, reissued: Reissued): Promise<void> {
  const { document, revision, reason, answeredBy, now } = reissued;
  const { id: documentId, verificationCode } = document;
  await closeRequest(trx, { documentId, state: 'done', answer: null, answeredBy, outcome: 'corrected', now });
  const { to, paper } = await findOwnedPaper(trx, document);
  const payload = { ...paper, revision };
  await publishEvent(trx, {
    now: deps.now,
    accountId: document.userId,
    type: 'translation.completed',
    data: { documentId, verificationCode, revision },
  });
  await notify(trx, { now: deps.now, userId: to.userId, kind: 'certificate_reissued', payload });
  await queueOrderEmail(deps, trx, {
    ...to,
    template: 'certificate-reissued',
    payload: { ...payload, verificationCode, reason },
  });
}

/** Inserts a request; undefined while one about the same document is open. */
export async function insertRequest(trx: Trx, values: Insertable<RevisionRequestsTable>): Promise<string | undefined> {
  const row = await trx
    .insertInto('revisionRequests')
    .values(values)
    .onConflict((conflict) => conflict.column('documentId').where('state', '=', sql.lit('open')).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

const viewColumns = [
  'q.id',
  'q.revision',
  'q.items',
  'q.kind',
  'q.state',
  'q.dueAt',
  'q.outcome',
  'q.letterKey',
  'q.answer',
  'q.answeredAt',
  'q.createdAt',
] as const;

/** A request with a link to its letter instead of the letter's key. */
function withLetter<Row extends { id: string; letterKey: string | null }>(deps: Deps, { letterKey, ...row }: Row) {
  const target = { kind: 'letter', id: row.id, disposition: 'inline' } as const;
  return { ...row, letterUrl: letterKey === null ? null : makeFileLink(deps, target).url };
}

/** A document's requests, newest first. */
export async function listRequests(deps: Deps, documentId: string) {
  const rows = await deps.db
    .selectFrom('revisionRequests as q')
    .select(viewColumns)
    .where('q.documentId', '=', documentId)
    .orderBy('q.createdAt', 'desc')
    .execute();
  return rows.map((row) => withLetter(deps, row));
}

/** One page of open requests: refusals by their due time, then misspellings, oldest first. */
export async function listOpenRequests(deps: Deps, { page }: { page: PageWindow }) {
  const open = deps.db
    .selectFrom('revisionRequests as q')
    .innerJoin('translatedDocuments as t', 't.originalDocumentId', 'q.documentId')
    .innerJoin('profiles as p', 'p.id', 't.userId')
    .where('q.state', '=', 'open');
  const [rows, { total }] = await Promise.all([
    open
      .select(viewColumns)
      .select(['q.documentId', 't.reviewId', 't.certifiedFilename as filename', 't.paperKind', 't.verificationCode'])
      .select(['p.name as userName', 'p.email as userEmail'])
      .orderBy(sql`q.due_at nulls last`)
      .orderBy('q.createdAt')
      .orderBy('q.id')
      .limit(page.pageSize)
      .offset(page.offset)
      .execute(),
    open.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items: rows.map((row) => withLetter(deps, row)), total };
}

async function findRequest(db: Db, id: string) {
  return db.selectFrom('revisionRequests').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Answers a document's open request; undefined when there is none. */
export async function closeRequest(
  trx: Trx,
  params: {
    documentId: string;
    state: Exclude<RevisionState, 'open'>;
    answer: string | null;
    answeredBy: string | null;
    outcome?: RevisionOutcome;
    now: Date;
  },
) {
  const { documentId, state, answer, answeredBy, outcome = null, now } = params;
  return trx
    .updateTable('revisionRequests')
    .set({ state, answer, answeredBy, outcome, answeredAt: now })
    .where('documentId', '=', documentId)
    .where('state', '=', 'open')
    .returning(['id', 'requestedBy'])
    .executeTakeFirst();
}
