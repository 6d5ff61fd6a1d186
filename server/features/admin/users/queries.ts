import { sql, type RawBuilder } from 'kysely';
import type { Role } from '#shared/roles.ts';
import type { Db } from '#server/db/client.ts';
import { likePattern, type PageWindow } from '#server/db/pagination.ts';
import { cappedCount, isMatching } from '#server/db/search.ts';
import { counterSum } from '#server/db/counters.ts';

/** SQL of all accounts, for admins. */

/** Accounts that no person signs in to, organizations and sandboxes, all of the role `user`; the counters of roles have them. */
export const impersonalAccounts: RawBuilder<number> = sql<number>`((select count(*) from organizations)
  + (select count(*) from profiles where owner_id is not null))`;

function selectUsers(db: Db) {
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

export async function findUser(db: Db, id: string) {
  return selectUsers(db).where('p.id', '=', id).executeTakeFirst();
}

interface Filter {
  search: string | undefined;
  role: Role | undefined;
}

function matching(db: Db, { search, role }: Filter) {
  let people = db.selectFrom('profiles as p');
  if (role) people = people.where('p.role', '=', role);
  if (search) {
    const pattern = likePattern(search);
    people = people.where((eb) => eb.or([isMatching('p.name', pattern), isMatching('p.email', pattern)]));
  }
  return people;
}

/** One page of accounts, newest first, with how many people have each role. */
export async function listUsers(db: Db, params: Filter & { page: PageWindow }) {
  const { page, role, search } = params;
  const ids = matching(db, params)
    .select('p.id')
    .orderBy('p.createdAt', 'desc')
    .orderBy('p.id')
    .limit(page.pageSize)
    .offset(page.offset);
  const matchCount: RawBuilder<number | null> = search ? cappedCount(matching(db, params)) : sql`null`;
  const [items, { found, impersonal, ...accounts }] = await Promise.all([
    selectUsers(db).where('p.id', 'in', ids).orderBy('p.createdAt', 'desc').orderBy('p.id').execute(),
    db
      .selectNoFrom([
        counterSum('profiles').as('total'),
        counterSum('profiles', { role: 'admin' }).as('admins'),
        counterSum('profiles', { role: 'authenticator' }).as('authenticators'),
        counterSum('profiles', { role: 'user' }).as('users'),
        impersonalAccounts.as('impersonal'),
        matchCount.as('found'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  const ofRole = { admin: accounts.admins, authenticator: accounts.authenticators, user: accounts.users };
  const counts = { ...accounts, total: accounts.total - impersonal, users: accounts.users - impersonal };
  return { items, counts, total: found ?? (role ? ofRole[role] : accounts.total) };
}
