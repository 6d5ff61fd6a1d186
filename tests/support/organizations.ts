import { randomUUID } from 'node:crypto';
import { readSession } from '#server/features/auth/session.ts';
import type { MemberRole } from '#shared/roles.ts';
import { buildUser, type BuiltUser } from './factories.ts';
import type { Harness } from './harness.ts';

/** Organizations, and people who act for them. */

/** The user as their session is now: the account and role may have changed. */
export async function asNow(h: Harness, user: BuiltUser): Promise<BuiltUser> {
  const session = await readSession(h.deps, user.cookie);
  if (!session.user) throw new Error('the session has ended');
  return { ...user, ...session.user };
}

/** An organization with its owner, who acts for it. */
export async function buildOrganization(
  h: Harness,
  { name = 'Reis & Souza LLP', ...options }: { name?: string; owner?: BuiltUser } = {},
) {
  const person = options.owner ?? (await buildUser(h));
  const { id } = await h.caller(person).auth.createOrganization({ name });
  return { id, owner: await asNow(h, person) };
}

/** A person who joined an organization and acts for it. */
export async function buildMember(
  h: Harness,
  { organization, role = 'member', person }: { organization: { id: string }; role?: MemberRole; person?: BuiltUser },
): Promise<BuiltUser> {
  const member = person ?? (await buildUser(h, { email: `member-${randomUUID().slice(0, 8)}@people.example` }));
  await h.db
    .insertInto('organizationMembers')
    .values({ accountId: organization.id, userId: member.person.id, role, createdAt: h.deps.now() })
    .execute();
  await h.caller(member).auth.switchAccount({ accountId: organization.id });
  return asNow(h, member);
}
