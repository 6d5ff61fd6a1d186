import { sql, type RawBuilder } from 'kysely';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { changeRole } from '#server/features/auth/roles.ts';
import { resetTotp } from '#server/features/auth/second-factor/service.ts';
import { releaseUserAssignments, releaseUserClaims } from '#server/features/documents/review/queries.ts';
import { dueOf } from '#server/features/payments/on-account/queries.ts';
import { setCreditLimit } from '#server/features/payments/on-account/service.ts';
import { releaseRevisions } from '#server/features/revision/leaving.ts';
import { withdrawOffers } from '#server/features/team/offers.ts';
import { releaseParts } from '#server/features/team/parts.ts';
import type { Db } from '#server/platform/db/client.ts';
import { counterSum } from '#server/platform/db/counters.ts';
import { likePattern, type PageWindow } from '#server/platform/db/pagination.ts';
import { cappedCount, isMatching } from '#server/platform/db/search.ts';
import { isStaff } from '#shared/access.ts';
import type { AccountKind, Role } from '#shared/roles.ts';

/*
 * Accounts in the admin's area: roles, lost second factors and credit limits.
 * Promises: each change is in the audit log.
 * Never: an admin who changes their own role or resets their own second factor.
 */

/**
 * Sets a role, effective from the next request; sessions are kept. A user who leaves staff releases their claims.
 * Throws ADMIN_ONLY when the actor lost the role concurrently, OWN_ROLE_LOCKED, USER_NOT_FOUND, ROLE_OF_PERSON.
 */
export async function setUserRole(deps: Deps, actor: Actor, input: { id: string; role: Role }) {
  await deps.db.transaction().execute(async (trx) => {
    const before = await changeRole(deps, trx, actor, { userId: input.id, role: input.role });
    if (!before.isChanged) return;
    if (isStaff(before.role) && !isStaff(input.role)) {
      await releaseUserClaims(trx, input.id);
      await releaseUserAssignments(trx, input.id);
      await withdrawOffers(deps, trx, input.id);
      await releaseRevisions(trx, input.id);
      await releaseParts(deps, trx, input.id);
    }
    await recordAudit(deps, trx, {
      event: 'role.set',
      actor,
      subjectUserId: input.id,
      details: { from: before.role, to: input.role },
    });
  });
  return getUser(deps, input.id);
}

/**
 * Removes another user's second factor and recovery codes, ends the trust in them, and notifies them by mail.
 * Throws OWN_SECOND_FACTOR, USER_NOT_FOUND, SECOND_FACTOR_OFF.
 */
export async function resetSecondFactor(deps: Deps, actor: Actor, { id, reason }: { id: string; reason: string }) {
  if (id === actor.id) throw new AppError('OWN_SECOND_FACTOR');
  await deps.db.transaction().execute(async (trx) => {
    await resetTotp(deps, trx, { userId: id, by: actor });
    await recordAudit(deps, trx, { event: 'secondFactor.reset', actor, subjectUserId: id, details: { reason } });
  });
  return getUser(deps, id);
}

/** Sets the credit limit of an organization. Throws NOT_AN_ORGANIZATION. */
export async function setUserCreditLimit(deps: Deps, actor: Actor, input: { id: string; limitCents: number | null }) {
  await setCreditLimit(deps, actor, input);
  return getUser(deps, input.id);
}

async function getUser(deps: Deps, id: string) {
  const user = await findUser(deps.db, { id, now: deps.now() });
  if (!user) throw new AppError('USER_NOT_FOUND');
  return user;
}

const organizations: RawBuilder<number> = sql<number>`(select count(*) from organizations)`;

/** Accounts that no person signs in to, organizations and sandboxes, all of the role `user`; the counters of roles have them. */
export const impersonalAccounts: RawBuilder<number> = sql<number>`(${organizations}
  + (select count(*) from profiles where owner_id is not null))`;

function selectUsers(db: Db, now: Date) {
  return db
    .selectFrom('profiles as p')
    .leftJoin('credentials as c', 'c.userId', 'p.id')
    .leftJoin('secondFactors as f', 'f.userId', 'p.id')
    .select(['p.id', 'p.name', 'p.email', 'p.phone', 'p.role', 'p.kind', 'p.createdAt', 'p.updatedAt'])
    .select((eb) => [
      eb('c.emailVerifiedAt', 'is not', null).$castTo<boolean>().as('emailVerified'),
      eb
        .selectFrom('bounces as b')
        .where('b.address', '=', sql<string>`lower(p.email)`)
        .where('b.clearedAt', 'is', null)
        .select('b.reason')
        .orderBy('b.reportedAt', 'desc')
        .limit(1)
        .as('emailBounce'),
      eb
        .selectFrom('organizations as o')
        .whereRef('o.accountId', '=', 'p.id')
        .select('o.creditLimitCents')
        .as('creditLimitCents'),
      dueOf(sql.ref('p.id')).as('dueCents'),
      dueOf(sql.ref('p.id'), now).as('overdueCents'),
      eb('f.confirmedAt', 'is not', null).$castTo<boolean>().as('hasSecondFactor'),
      eb
        .selectFrom('documents as d')
        .whereRef('d.userId', '=', 'p.id')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('documents'),
    ]);
}

async function findUser(db: Db, { id, now }: { id: string; now: Date }) {
  const row = await selectUsers(db, now).where('p.id', '=', id).executeTakeFirst();
  return row && toView(row);
}

type UserRow = Awaited<ReturnType<ReturnType<typeof selectUsers>['executeTakeFirstOrThrow']>>;

function toView({ overdueCents, ...user }: UserRow) {
  return { ...user, isOverdue: overdueCents > 0 };
}

interface Filter {
  search: string | undefined;
  role: Role | undefined;
  kind: AccountKind | undefined;
}

function matching(db: Db, { search, role, kind }: Filter) {
  let accounts = db.selectFrom('profiles as p');
  if (role) accounts = accounts.where('p.role', '=', role).where('p.kind', '=', 'person');
  else if (kind) accounts = accounts.where('p.kind', '=', kind);
  if (search) {
    const pattern = likePattern(search);
    accounts = accounts.where((eb) => eb.or([isMatching('p.name', pattern), isMatching('p.email', pattern)]));
  }
  return accounts;
}

/** One page of accounts, newest first, with how many people have each role. */
export async function listUsers(db: Db, params: Filter & { page: PageWindow; now: Date }) {
  const { page, role, kind, search, now } = params;
  const ids = matching(db, params)
    .select('p.id')
    .orderBy('p.createdAt', 'desc')
    .orderBy('p.id')
    .limit(page.pageSize)
    .offset(page.offset);
  const matchCount: RawBuilder<number | null> = search ? cappedCount(matching(db, params)) : sql`null`;
  const [rows, { found, impersonal, ...accounts }] = await Promise.all([
    selectUsers(db, now).where('p.id', 'in', ids).orderBy('p.createdAt', 'desc').orderBy('p.id').execute(),
    db
      .selectNoFrom([
        counterSum('profiles').as('total'),
        counterSum('profiles', { role: 'admin' }).as('admins'),
        counterSum('profiles', { role: 'authenticator' }).as('authenticators'),
        counterSum('profiles', { role: 'user' }).as('users'),
        organizations.as('organizations'),
        impersonalAccounts.as('impersonal'),
        matchCount.as('found'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  const counts = { ...accounts, total: accounts.total - impersonal, users: accounts.users - impersonal };
  const ofRole = { admin: counts.admins, authenticator: counts.authenticators, user: counts.users };
  const ofKind = {
    person: counts.total,
    organization: counts.organizations,
    sandbox: impersonal - counts.organizations,
  };
  const listed = role ? ofRole[role] : kind ? ofKind[kind] : accounts.total;
  return { items: rows.map(toView), counts, total: found ?? listed };
}
