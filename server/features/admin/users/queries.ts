import { sql, type RawBuilder } from 'kysely';
import type { AccountKind, Role } from '#shared/roles.ts';
import type { Db } from '#server/platform/db/client.ts';
import { likePattern, type PageWindow } from '#server/platform/db/pagination.ts';
import { cappedCount, isMatching } from '#server/platform/db/search.ts';
import { counterSum } from '#server/platform/db/counters.ts';
import { dueOf } from '#server/features/payments/on-account/queries.ts';

/** SQL of all accounts, for admins. */

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

export async function findUser(db: Db, { id, now }: { id: string; now: Date }) {
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
