import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { staffColumns } from '#server/features/auth/people.ts';
import { findAccountByEmail } from '#server/features/auth/queries.ts';
import { changeCapabilities, reinstate, suspend, type Holding } from '#server/features/auth/roles.ts';
import { listOpenStaffInvitations } from '#server/features/auth/staff-invitations.ts';
import { releaseUserAssignments, releaseUserClaims } from '#server/features/documents/review/queries.ts';
import { offerByRule } from '#server/features/documents/reviews.ts';
import { readAgreements, notifyFreelancer } from '#server/features/pay/agreement.ts';
import { listTaken, releaseRevisions } from '#server/features/revision/leaving.ts';
import { withdrawImpossible, withdrawOffers } from '#server/features/team/offers.ts';
import { listOwnParts } from '#server/features/team/part-queries.ts';
import { releaseParts } from '#server/features/team/parts.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { capabilitiesOf, staffCapabilities, staffRoles, type Capability } from '#shared/access.ts';
import { dayOf } from '#shared/notarial/acts.ts';
import { isoTime } from '#shared/schemas/common.ts';
import type { HandOver, setCapabilitiesInput, StaffList, StaffMemberView } from '#shared/schemas/staff.ts';

/*
 * The staff: what each member may do, their suspension and the end of their work.
 * Promises: sessions, keys, sockets, push, claims and assignments end in the transaction of the change, which is in the audit log;
 * papers go back to the queue, and are listed for the hand-over.
 * Never: an installation without a manager; a capability that a person granted themselves.
 */

type Changed = { member: StaffMemberView; handOver: HandOver };

/** Current and suspended staff, and open invitations. */
export async function listStaffMembers(deps: Deps, actor: Actor): Promise<StaffList> {
  const [rows, invitations] = await Promise.all([
    selectMembers(deps.db).orderBy('p.name').orderBy('p.email').limit(500).execute(),
    listOpenStaffInvitations(deps.db, deps.now()),
  ]);
  return {
    members: await viewMembers(deps, rows, actor),
    invitations: invitations.map((row) => ({ ...row, expiresAt: row.expiresAt.toISOString() })),
  };
}

/**
 * Sets a member's capabilities and pairs; an empty set ends their work. Without a capability for papers, their papers
 * go back to the queue. Throws ADMIN_ONLY, OWN_CAPABILITIES, LAST_MANAGER, STAFF_NOT_FOUND.
 */
export async function setCapabilities(
  deps: Deps,
  actor: Actor,
  { email, ...change }: z.output<typeof setCapabilitiesInput>,
): Promise<Changed> {
  return changeMember(deps, actor, email, async (trx, userId) => {
    const { capabilities, pairs, office, engagement } = change;
    const before = await changeCapabilities(deps, trx, actor, {
      userId,
      capabilities,
      ...(pairs && { pairs }),
      ...(office !== undefined && { office }),
      ...(engagement && { engagement }),
    });
    if (!capabilities.includes('revise')) await releaseRevisions(trx, userId);
    return {
      event: capabilities.length === 0 ? 'staff.left' : 'staff.changed',
      before,
      details: {
        ...{ from: before.capabilities, to: capabilities, pairs, office },
        ...(engagement && engagement !== before.engagement && { engagement: [before.engagement, engagement] }),
      },
      isFreelanceNow: engagement === 'freelance' && before.engagement !== 'freelance' && capabilities.length > 0,
      frees: !worksOnPapers(capabilities),
    };
  });
}

/** Ends everything of a member at once. Idempotent. Throws ADMIN_ONLY, LAST_MANAGER, STAFF_NOT_FOUND. */
export function suspendStaff(deps: Deps, actor: Actor, { email }: { email: string }): Promise<Changed> {
  return changeMember(deps, actor, email, async (trx, userId) => {
    const before = await suspend(deps, trx, actor, userId);
    return { event: 'staff.suspended', before, details: {}, frees: true, isDone: before.isSuspended };
  });
}

/** Restores the capabilities of a suspended member. Throws ADMIN_ONLY, STAFF_NOT_SUSPENDED, STAFF_NOT_FOUND. */
export function reinstateStaff(deps: Deps, actor: Actor, { email }: { email: string }): Promise<Changed> {
  return changeMember(deps, actor, email, async (trx, userId) => {
    await reinstate(deps, trx, actor, userId);
    return { event: 'staff.reinstated', details: {}, frees: false };
  });
}

/** Work that a person would hand over today. Throws STAFF_NOT_FOUND. */
export async function getHandOver(deps: Deps, { email }: { email: string }): Promise<HandOver> {
  const account = await findAccountByEmail(deps.db, email);
  const isMember = account && (account.suspendedAt !== null || staffRoles.includes(account.role));
  if (!isMember) throw new AppError('STAFF_NOT_FOUND');
  return readHandOver(deps.db, account.id, deps.now());
}

interface Change {
  event: 'staff.changed' | 'staff.suspended' | 'staff.reinstated' | 'staff.left';
  before?: Holding;
  details: Record<string, unknown>;
  /** Whether claims and assignments are released. */
  frees: boolean;
  /** The change was already made, so nothing is recorded. */
  isDone?: boolean;
  /** Became a freelancer, so offers without an acceptance of the agreement are withdrawn. */
  isFreelanceNow?: boolean;
}

async function changeMember(
  deps: Deps,
  actor: Actor,
  email: string,
  change: (trx: Trx, userId: string) => Promise<Change>,
): Promise<Changed> {
  const account = await findAccountByEmail(deps.db, email);
  if (!account) throw new AppError('STAFF_NOT_FOUND');
  const { id: userId } = account;
  const handedOver = await deps.db.transaction().execute(async (trx) => {
    const { event, details, frees, isDone = false, isFreelanceNow = false } = await change(trx, userId);
    const list = await readHandOver(trx, userId, deps.now());
    if (isDone) return list;
    if (frees) {
      await releaseUserClaims(trx, userId);
      await releaseUserAssignments(trx, userId);
      await withdrawOffers(deps, trx, userId);
      await releaseRevisions(trx, userId);
      await releaseParts(deps, trx, userId);
      const assigned = list.papers.filter(({ isAssigned }) => isAssigned);
      await offerByRule(
        deps,
        trx,
        assigned.map(({ reviewId }) => reviewId),
      );
    }
    const papers = frees ? list.papers.map(({ documentId }) => documentId) : [];
    await recordAudit(deps, trx, { event, actor, subjectUserId: userId, details: { ...details, papers } });
    if (isFreelanceNow) {
      await withdrawImpossible(deps, trx, userId);
      await notifyFreelancer(deps, trx, userId);
    }
    return list;
  });
  const [member] = await viewMembers(deps, await selectMembers(deps.db, userId).execute(), actor);
  if (!member) throw new AppError('STAFF_NOT_FOUND');
  return { member, handOver: handedOver };
}

function worksOnPapers(own: readonly Capability[]): boolean {
  return own.some((capability) => capability === 'translate' || capability === 'revise' || capability === 'certify');
}

async function readHandOver(db: Db | Trx, userId: string, now: Date): Promise<HandOver> {
  const papers = await db
    .selectFrom('documentsToBeVerified as r')
    .select(['r.id as reviewId', 'r.documentId', 'r.filename', 'r.sourceLanguage', 'r.dueAt'])
    .select((eb) => [
      eb('r.claimedBy', 'is not distinct from', userId).$castTo<boolean>().as('isClaimed'),
      eb('r.assignedTo', 'is not distinct from', userId).$castTo<boolean>().as('isAssigned'),
    ])
    .where('r.status', '=', 'pending')
    .where((eb) => eb.or([eb('r.claimedBy', '=', userId), eb('r.assignedTo', '=', userId)]))
    .orderBy('r.dueAt')
    .orderBy('r.id')
    .limit(1000)
    .execute();
  const counts = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('notarialRequests as q')
        .select((of) => of.fn.countAll<number>().as('count'))
        .where('q.certifiedBy', '=', userId)
        .where('q.closedAt', 'is', null)
        .$asScalar()
        .$notNull()
        .as('withNotary'),
      eb
        .selectFrom('notaryCommissions as c')
        .select((of) => of.fn.countAll<number>().as('count'))
        .where('c.userId', '=', userId)
        .where('c.endedAt', 'is', null)
        .where('c.expiresOn', '>=', dayOf(now))
        .$asScalar()
        .$notNull()
        .as('commissions'),
      eb
        .selectFrom('staffInvitations as i')
        .select((of) => of.fn.countAll<number>().as('count'))
        .where('i.invitedBy', '=', userId)
        .where('i.acceptedAt', 'is', null)
        .where('i.revokedAt', 'is', null)
        .$asScalar()
        .$notNull()
        .as('invitations'),
    ])
    .executeTakeFirstOrThrow();
  const revisions = await listTaken(db, userId);
  const parts = await listOwnParts(db, userId);
  const dated = <Of extends { dueAt: Date }>({ dueAt, ...rest }: Of) => ({ ...rest, dueAt: dueAt.toISOString() });
  return {
    papers: papers.map(dated),
    revisions: revisions.map(dated),
    parts: parts.map(({ id: reviewId, documentId, filename, dueAt, fromPage, toPage, doneAt }) =>
      dated({ reviewId, documentId, filename, dueAt, fromPage, toPage, isDone: doneAt !== null }),
    ),
    ...counts,
  };
}

function selectMembers(db: Db, userId?: string) {
  const members = db
    .selectFrom('profiles as p')
    .leftJoin('credentials as c', 'c.userId', 'p.id')
    .leftJoin('secondFactors as f', 'f.userId', 'p.id')
    .select(staffColumns)
    .select(['c.lastSignInAt', 'f.confirmedAt as secondFactorAt'])
    .select((eb) =>
      eb
        .selectFrom('documentsToBeVerified as r')
        .select((of) => of.fn.countAll<number>().as('count'))
        .where('r.status', '=', 'pending')
        .where((of) => of.or([of('r.claimedBy', '=', of.ref('p.id')), of('r.assignedTo', '=', of.ref('p.id'))]))
        .$asScalar()
        .$notNull()
        .as('papers'),
    );
  // Finds a person right after the end of their work as well.
  if (userId !== undefined) return members.where('p.id', '=', userId);
  return members.where((eb) => eb.or([eb('p.role', 'in', staffRoles), eb('p.suspendedAt', 'is not', null)]));
}

type Row = Awaited<ReturnType<ReturnType<typeof selectMembers>['executeTakeFirstOrThrow']>>;

async function viewMembers(deps: Deps, rows: readonly Row[], actor: Actor): Promise<StaffMemberView[]> {
  const agreements = await readAgreements(deps, deps.db, rows);
  return rows.map((row) => {
    const { standing = 'not-needed', accepted = [] } = agreements.get(row.id) ?? {};
    const agreement = {
      standing,
      accepted: accepted.map(({ acceptedAt, ...one }) => ({ ...one, acceptedAt: isoTime(acceptedAt) })),
    };
    return { ...toView(row, actor), agreement };
  });
}

function toView(
  { capabilities: own, workPairs, secondFactorAt, ...row }: Row,
  actor: Actor,
): Omit<StaffMemberView, 'agreement'> {
  const isSuspended = row.suspendedAt !== null;
  const held = isSuspended ? (own ?? []) : capabilitiesOf({ role: row.role, capabilities: own });
  return {
    ...row,
    capabilities: staffCapabilities.filter((capability) => held.includes(capability)),
    isNamed: own === null,
    pairs: workPairs,
    suspendedAt: row.suspendedAt?.toISOString() ?? null,
    lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
    hasSecondFactor: secondFactorAt !== null,
    isYou: row.id === actor.id,
  };
}
