import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import type { Actor } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import type { Db } from '#server/platform/db/client.ts';
import { isOwnPaper, reachesPaper } from '#server/platform/db/paper-reach.ts';
import { can, readsEverything, type Capability } from '#shared/access.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { procedures } from './procedures.ts';
import { capabilitiesFor } from './staff-procedures.ts';

/*
 * Whether a member with individual capabilities may access the paper that a call names. Runs before every procedure of
 * `authenticator`; a paper out of reach is reported as missing.
 */

type Path = Extract<keyof typeof procedures, `authenticator.${string}`>;

interface Named {
  /** The reviews `r` that the input's value names. */
  where: (value: string) => RawBuilder<boolean>;
  field: string;
  absent: ErrorCode;
  /** Only the reader's own papers count. */
  isOwn?: true;
}

const review: Named = { field: 'id', absent: 'REVIEW_NOT_FOUND', where: (id) => sql`r.id = ${id}::uuid` };
const question: Named = {
  field: 'id',
  absent: 'QUESTION_NOT_FOUND',
  where: (id) => sql`r.id = (select q.review_id from block_questions q where q.id = ${id}::uuid)`,
};
const comment: Named = {
  field: 'id',
  absent: 'COMMENT_NOT_FOUND',
  where: (id) => sql`r.id = (select c.review_id from block_comments c where c.id = ${id}::uuid)`,
};
const certificate: Named = {
  field: 'verificationCode',
  absent: 'CERTIFICATE_NOT_FOUND',
  where: (code) =>
    sql`r.document_id = (select d.id from documents d where d.verification_code = upper(btrim(${code})))`,
};
const delivery: Named = {
  field: 'id',
  absent: 'REVIEW_NOT_FOUND',
  where: (id) =>
    sql`r.document_id = (select t.original_document_id from translated_documents t where t.id = ${id}::uuid)`,
};
const request: Named = {
  field: 'id',
  absent: 'REVISION_NOT_FOUND',
  where: (id) => sql`r.document_id = (select q.document_id from revision_requests q where q.id = ${id}::uuid)`,
};
const client: Named = {
  field: 'userId',
  absent: 'CLIENT_LOOKUP_FAILED',
  isOwn: true,
  where: (id) => sql`r.user_id = ${id}::uuid`,
};

/**
 * The input field that names each call's paper. Null: the query limits rows itself, or no customer's paper is involved.
 * `everybody`: lists of all customers, which members with individual capabilities see only with those below.
 */
const papers: Readonly<Record<Path, Named | null | 'everybody'>> = {
  'authenticator.text': review,
  'authenticator.textChecks': review,
  'authenticator.sourceBoxes': review,
  'authenticator.answerBox': review,
  'authenticator.effort': review,
  'authenticator.recordEffort': review,
  'authenticator.textChanges': review,
  'authenticator.onText': review,
  'authenticator.saveText': review,
  'authenticator.confirmBlocks': review,
  'authenticator.restoreBlock': review,
  'authenticator.matches': review,
  'authenticator.concordance': review,
  'authenticator.readSource': review,
  'authenticator.draftText': review,
  'authenticator.textVersions': review,
  'authenticator.textDiff': review,
  'authenticator.exportText': review,
  'authenticator.importText': review,
  'authenticator.previewText': review,
  'authenticator.conversation': review,
  'authenticator.askCustomer': review,
  'authenticator.withdrawQuestion': question,
  'authenticator.messages': review,
  'authenticator.sendMessage': review,
  'authenticator.markMessagesRead': review,
  'authenticator.addComment': review,
  'authenticator.resolveComment': comment,
  'authenticator.assign': review,
  'authenticator.assignees': review,
  'authenticator.myWork': null,
  'authenticator.offers': null,
  'authenticator.answerOffer': null,
  'authenticator.passOn': review,
  'authenticator.parts': review,
  'authenticator.splitPaper': review,
  'authenticator.finishPart': review,
  'authenticator.revision': review,
  'authenticator.submitForRevision': review,
  'authenticator.withdrawRevision': review,
  'authenticator.takeRevision': review,
  'authenticator.releaseRevision': review,
  'authenticator.returnRevision': review,
  'authenticator.passRevision': review,
  'authenticator.markRevisionError': review,
  'authenticator.removeRevisionError': review,
  'authenticator.workingTime': null,
  'authenticator.saveWorkingTime': null,
  'authenticator.addAbsence': null,
  'authenticator.removeAbsence': null,
  'authenticator.phrases': null,
  'authenticator.editPhrase': null,
  'authenticator.forms': null,
  'authenticator.form': null,
  'authenticator.editForm': null,
  'authenticator.retireForm': null,
  'authenticator.retirePhrase': null,
  'authenticator.memory': null,
  'authenticator.editMemory': null,
  'authenticator.retireMemory': null,
  'authenticator.memoryCandidates': null,
  'authenticator.markMemory': null,
  'authenticator.overview': null,
  'authenticator.counters': null,
  'authenticator.queue': null,
  'authenticator.neighbours': null,
  'authenticator.get': review,
  'authenticator.claim': review,
  'authenticator.release': review,
  'authenticator.inspect': review,
  'authenticator.reviewLink': review,
  'authenticator.retryTranslation': review,
  'authenticator.approve': review,
  'authenticator.supplyTranslation': review,
  'authenticator.sendCorrection': review,
  'authenticator.revoke': certificate,
  'authenticator.reissue': certificate,
  'authenticator.revisions': 'everybody',
  'authenticator.declineRevision': request,
  'authenticator.notarialOrder': review,
  'authenticator.openAct': review,
  'authenticator.recordAct': review,
  'authenticator.returnToReview': review,
  'authenticator.journal': null,
  'authenticator.history': null,
  'authenticator.deliveryLink': delivery,
  'authenticator.clientInfo': client,
  'authenticator.signerProfile': null,
  'authenticator.updateSignerProfile': null,
  'authenticator.credentials': null,
  'authenticator.saveCredential': null,
  'authenticator.withdrawCredential': null,
  'authenticator.earnings': null,
  'authenticator.statements': null,
  'authenticator.answerStatement': null,
  'authenticator.billing': null,
  'authenticator.saveBilling': null,
  'authenticator.acceptSelfBilling': null,
  'authenticator.endSelfBilling': null,
  'authenticator.agreement': null,
  'authenticator.acceptAgreement': null,
  'authenticator.agreementCopy': null,
  'authenticator.signerKey': null,
  'authenticator.makeSignerKey': null,
  'authenticator.importSignerKey': null,
  'authenticator.revokeSignerKey': null,
  'authenticator.mailings': 'everybody',
  'authenticator.sendMailing': 'everybody',
  'authenticator.paperSteps': 'everybody',
  'authenticator.sendPaperStep': 'everybody',
  'authenticator.returnPaperStep': 'everybody',
  'authenticator.cancelPaperStep': 'everybody',
  'authenticator.uploadForClient': null,
};
const table = new Map(Object.entries(papers));
const unlimited: readonly Capability[] = ['desk', 'manage', 'audit'];

/** Throws PERMISSION_DENIED for a list of everybody's customers, and as for a missing row when the paper is out of reach. */
export async function requireReach(
  db: Db,
  actor: Actor,
  { path, readInput }: { path: string; readInput: () => Promise<unknown> },
): Promise<void> {
  if (!path.startsWith('authenticator.') || readsEverything(actor)) return;
  const granting = capabilitiesFor(path);
  if (unlimited.some((capability) => granting.includes(capability) && can(actor, capability))) return;
  const named = table.get(path);
  if (named === 'everybody' || named === undefined) throw new AppError('PERMISSION_DENIED');
  if (named === null) return;
  const input = z.record(z.string(), z.unknown()).safeParse(await readInput());
  const value = z.string().safeParse(input.data?.[named.field]);
  // The procedure's input refuses a malformed id.
  if (!value.success || (named.field !== 'verificationCode' && !z.uuid().safeParse(value.data).success)) return;
  const which = named.where(value.data);
  const wanted = named.isOwn ? sql<boolean>`${which} and ${isOwnPaper(actor, 'r')}` : which;
  if (!(await isReached(db, actor, wanted))) throw new AppError(named.absent);
}

/** The same for the review of a file. Throws REVIEW_NOT_FOUND. */
export async function requireReview(db: Db, actor: Actor, id: string): Promise<void> {
  if (!(await isReached(db, actor, review.where(id)))) throw new AppError(review.absent);
}

/** Whether the actor reaches one of the reviews `r` of a condition. */
export async function isReached(db: Db, actor: Actor, which: RawBuilder<boolean>): Promise<boolean> {
  const reach = reachesPaper(actor, 'r');
  if (reach === undefined) return true;
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from documents_to_be_verified r where ${which} and ${reach}) as found`.execute(db);
  return rows[0]?.found ?? false;
}
