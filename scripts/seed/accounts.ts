import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { hashPassword } from '#server/features/auth/password.ts';
import { ensureSigner } from './signers.ts';
import { demoUsers, type DemoUser } from './users.ts';

/** Age of the demo data: accounts are oldest, their orders follow. */
export const demoPeriodMs = 61 * 24 * 60 * 60 * 1000;

export type DemoActors = Record<DemoUser['key'], Actor>;

/** Creates missing demo users; undefined, without changes, in a database that holds only other accounts. */
export async function seedAccounts(deps: Deps): Promise<DemoActors | undefined> {
  const existing = await deps.db.selectFrom('profiles').select('email').execute();
  const emails = new Set(existing.map(({ email }) => email));
  if (emails.size > 0 && !demoUsers.some(({ email }) => emails.has(email))) return undefined;
  const [customer, authenticator, admin] = demoUsers;
  const actors = {
    customer: await ensureUser(deps, customer),
    authenticator: await ensureUser(deps, authenticator),
    admin: await ensureUser(deps, admin),
  };
  const since = new Date(deps.now().getTime() - demoPeriodMs);
  await ensureSigner(deps, actors.authenticator, { signer: 'brooks', since });
  await ensureSigner(deps, actors.admin, { signer: 'whitfield', since });
  return actors;
}

async function ensureUser(deps: Deps, user: DemoUser): Promise<Actor> {
  const { name, email, phone, role } = user;
  const existing = await deps.db.selectFrom('profiles').select('id').where('email', '=', email).executeTakeFirst();
  if (existing) return { id: existing.id, role, name, email };
  const passwordHash = await hashPassword(user.password, user.email);
  const since = new Date(deps.now().getTime() - demoPeriodMs);
  const id = await deps.db.transaction().execute(async (trx) => {
    const inserted = await trx
      .insertInto('profiles')
      .values({ name, email, phone, role, createdAt: since, updatedAt: since })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('credentials')
      .values({ userId: inserted.id, passwordHash, emailVerifiedAt: since, passwordChangedAt: since })
      .execute();
    return inserted.id;
  });
  return { id, role, name, email };
}
