import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { updateEmail } from '#server/features/auth/queries.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { rateLimits } from '#shared/rate-limits.ts';
import { mailsTo, proveSession, tokensMailedTo } from '../support/accounts.ts';
import { buildDocument, buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { openSocket, socketUrl } from '../support/live.ts';
import { asNow, buildMember, buildOrganization } from '../support/organizations.ts';
import { throughHttp } from '../support/transports.ts';

// Organizations: members, invitations, and acting for one.

const refusal = (code: ErrorCode) => ({ cause: { code } });

const h = useHarness();
beforeAll(async () => {
  await h.listen();
});
beforeEach(() => h.deps.pool.query('delete from rate_limits'));

async function invite(owner: BuiltUser, email: string, role: 'owner' | 'member' | 'billing' = 'member') {
  await h.caller(owner).auth.inviteMember({ email, role });
  return (await tokensMailedTo(h, email, 'organization-invitation')).at(-1) ?? '';
}

const rolesOf = async (owner: BuiltUser) =>
  Object.fromEntries(
    (await h.caller(owner).auth.organizationMembers()).members.map(({ id, role }) => [id, role] as const),
  );

describe('an invitation', () => {
  test('makes the person whose address it names a member, and is mailed without a token in the database', async () => {
    const { id, owner } = await buildOrganization(h);
    const ben = await buildUser(h, { name: 'Ben Lima' });
    const token = await invite(owner, ben.email);
    await h.runJobs();
    const [mail] = await h.mails(ben.email);
    expect(mail?.text).toContain(`/dashboard/invitation?token=${token}`);

    expect(await h.caller(ben).auth.invitation({ token })).toMatchObject({
      organization: 'Reis & Souza LLP',
      role: 'member',
    });
    expect(await h.caller(ben).auth.acceptInvitation({ token })).toEqual({ id, name: 'Reis & Souza LLP' });
    const now = await asNow(h, ben);
    expect(now).toMatchObject({ id, name: 'Reis & Souza LLP', member: 'member', person: { id: ben.id } });
    expect(await rolesOf(owner)).toEqual({ [owner.person.id]: 'owner', [ben.id]: 'member' });
    expect(await mailsTo(h, owner.person.email)).toContain('organization-changed');
  });

  test('reaches an address a few times an hour, whoever sends it', async () => {
    const organizations = [await buildOrganization(h), await buildOrganization(h)];
    const { email } = await buildUser(h);
    const send = (at: number) =>
      h.caller(organizations[at % 2]?.owner ?? null).auth.inviteMember({ email, role: 'member' });
    for (let sent = 0; sent < rateLimits.invitationsByInbox.points; sent += 1) await send(sent);
    for (const at of [0, 1]) await expect(send(at)).rejects.toMatchObject(refusal('TOO_MANY_INVITATIONS'));
    const { owner } = await buildOrganization(h);
    expect(await invite(owner, (await buildUser(h)).email)).not.toBe('');
  });

  test('is counted before a connection is held: counting takes another, which calls that wait may have used up', async () => {
    const { owner } = await buildOrganization(h);
    const { email } = await buildUser(h);
    const { rateLimiter } = h.deps;
    const consume = rateLimiter.consume.bind(rateLimiter);
    const held: number[] = [];
    const counting = vi.spyOn(rateLimiter, 'consume').mockImplementation(async (...counted) => {
      const { rows } = await h.deps.pool.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity
          where datname = current_database() and state = 'idle in transaction'`,
      );
      held.push(...rows.map(({ count }) => count));
      return consume(...counted);
    });
    onTestFinished(() => counting.mockRestore());
    await h.caller(owner).auth.inviteMember({ email, role: 'member' });
    expect(held).toEqual([0, 0]);
  });

  test('is refused when used twice, by another person, withdrawn, replaced, or after a week', async () => {
    const { owner } = await buildOrganization(h);
    const [ben, eve] = [await buildUser(h), await buildUser(h)];
    const accept = (user: BuiltUser, token: string) => h.caller(user).auth.acceptInvitation({ token });

    const used = await invite(owner, ben.email);
    await expect(accept(eve, used)).rejects.toMatchObject(refusal('INVITATION_FOR_ANOTHER'));
    await accept(ben, used);
    await expect(accept(ben, used)).rejects.toMatchObject(refusal('INVITATION_USED'));

    const replaced = await invite(owner, eve.email);
    const withdrawn = await invite(owner, eve.email);
    await expect(accept(eve, replaced)).rejects.toMatchObject(refusal('INVITATION_INVALID'));
    const [open] = (await h.caller(owner).auth.organizationMembers()).invitations;
    await h.caller(owner).auth.revokeInvitation({ id: open?.id ?? '' });
    await expect(accept(eve, withdrawn)).rejects.toMatchObject(refusal('INVITATION_INVALID'));

    const late = await invite(owner, eve.email);
    h.setNow(new Date(Date.now() + limits.invitationMs + 1000));
    await expect(accept(eve, late)).rejects.toMatchObject(refusal('INVITATION_EXPIRED'));
    h.setNow(null);
    await expect(accept(eve, 'made-up')).rejects.toMatchObject(refusal('INVITATION_INVALID'));
  });

  test('is accepted once by two requests at once', async () => {
    const { owner } = await buildOrganization(h);
    const ben = await buildUser(h);
    const token = await invite(owner, ben.email);
    const answers = await Promise.allSettled([1, 2].map(() => h.caller(ben).auth.acceptInvitation({ token })));
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('cannot be sent by a member, nor to one, nor without a recent proof', async () => {
    const organization = await buildOrganization(h);
    const member = await buildMember(h, { organization });
    const input = { email: member.person.email, role: 'member' } as const;
    await expect(h.caller(member).auth.inviteMember(input)).rejects.toMatchObject(refusal('MEMBER_DENIED'));
    await expect(h.caller(organization.owner).auth.inviteMember(input)).rejects.toMatchObject(
      refusal('MEMBER_ALREADY'),
    );
    h.setNow(new Date(Date.now() + limits.recentProofMs + 1000));
    await expect(h.caller(organization.owner).auth.inviteMember(input)).rejects.toMatchObject(refusal('PROOF_NEEDED'));
    // The person's own password is the proof.
    await h.caller(organization.owner).auth.prove({ password: organization.owner.password });
    await expect(h.caller(organization.owner).auth.inviteMember(input)).rejects.toMatchObject(
      refusal('MEMBER_ALREADY'),
    );
    h.setNow(null);
  });
});

describe('acting for an organization', () => {
  test('its documents and matters are every member’s, and nobody else’s', async () => {
    const organization = await buildOrganization(h);
    const colleague = await buildMember(h, { organization });
    const [stranger, other] = [await buildUser(h), await buildOrganization(h, { name: 'Other' })];
    const document = await buildDocument(h, { owner: { id: organization.id }, status: 'processing' });
    const matter = await h.caller(colleague).folders.create({ name: 'Souza naturalization', reference: ' 2026-104 ' });
    expect(matter).toMatchObject({ reference: '2026-104' });

    for (const member of [organization.owner, colleague]) {
      expect((await h.caller(member).documents.list({})).items.map(({ id }) => id)).toEqual([document.id]);
      expect(await h.caller(member).folders.list()).toMatchObject({
        items: [{ id: matter.id, reference: '2026-104' }],
      });
    }
    const outside = [stranger, other.owner, { ...colleague, ...colleague.person, member: null }];
    for (const user of outside) {
      expect((await h.caller(user).documents.list({})).items).toEqual([]);
      await expect(h.caller(user).documents.get({ id: document.id })).rejects.toMatchObject(
        refusal('DOCUMENT_NOT_FOUND'),
      );
    }
  });

  test('who opened a file is named by person', async () => {
    const organization = await buildOrganization(h);
    const colleague = await buildMember(h, { organization });
    const document = await buildDocument(h, { owner: { id: organization.id }, status: 'processing', withFile: true });
    const { url } = await h.caller(colleague).documents.fileLink({ kind: 'original', id: document.id });
    expect((await fetch(url, { headers: { cookie: colleague.cookie } })).status).toBe(200);
    const read = async (user: BuiltUser) => (await h.caller(user).documents.accesses({ id: document.id })).items;
    expect(await read(colleague)).toMatchObject([{ who: 'you', name: null }]);
    expect(await read(organization.owner)).toMatchObject([{ who: 'member', name: colleague.person.name }]);
  });

  test('each role may do its own', async () => {
    const organization = await buildOrganization(h);
    const member = await buildMember(h, { organization });
    const billing = await buildMember(h, { organization, role: 'billing' });
    const order = () => ({
      filename: 'birth.pdf',
      translationType: 'certified' as const,
      idempotencyKey: randomUUID(),
    });
    await h.caller(member).documents.create(order());
    await expect(h.caller(billing).documents.create(order())).rejects.toMatchObject(refusal('MEMBER_DENIED'));
    await h.caller(billing).payments.list({});
    await expect(h.caller(member).payments.list({})).rejects.toMatchObject(refusal('MEMBER_DENIED'));
    await expect(h.caller(member).auth.profile()).rejects.toMatchObject(refusal('MEMBER_DENIED'));
    await expect(h.caller(member).auth.renameOrganization({ name: 'Mine' })).rejects.toMatchObject(
      refusal('MEMBER_DENIED'),
    );
  });

  test('a session can be switched to no organization that its person is no member of', async () => {
    const { id } = await buildOrganization(h);
    const eve = await buildUser(h);
    await expect(h.caller(eve).auth.switchAccount({ accountId: id })).rejects.toMatchObject(
      refusal('ORGANIZATION_NOT_FOUND'),
    );
    // Not even by the row itself.
    await h.db.updateTable('sessions').set({ accountId: id }).where('id', '=', eve.sessionId).execute();
    expect(await asNow(h, eve)).toMatchObject({ id: eve.id, member: null });
  });

  test('switching back leads to the person’s own account', async () => {
    const { id, owner } = await buildOrganization(h);
    await h.caller(owner).auth.switchAccount({ accountId: null });
    expect(await asNow(h, owner)).toMatchObject({ id: owner.person.id, member: null, hasOrganizations: true });
    expect(await h.caller(owner).auth.organizations()).toEqual({
      items: [{ id, name: 'Reis & Souza LLP', role: 'owner', isCurrent: true }],
    });
  });

  test('costs a session no additional statement', async () => {
    const { owner } = await buildOrganization(h);
    const count = async (user: BuiltUser) => {
      const query = vi.spyOn(h.deps.pool, 'connect');
      await throughHttp(h, { path: 'auth.session', kind: 'query', input: undefined, cookie: user.cookie });
      const calls = query.mock.calls.length;
      query.mockRestore();
      return calls;
    };
    expect(await count(owner)).toBe(await count(await buildUser(h)));
  });
});

describe('a member who leaves', () => {
  test('falls back to their own account at once, and their socket closes for a new one', async () => {
    const organization = await buildOrganization(h);
    const ben = await buildMember(h, { organization });
    const { socket, closed } = await openSocket(socketUrl(h.env.publicUrl), { cookie: ben.cookie });
    expect(socket.readyState).toBe(1);
    await h.db
      .insertInto('apiKeys')
      .values({
        id: randomUUID(),
        accountId: organization.id,
        createdBy: ben.person.id,
        name: 'Import',
        mode: 'live',
        role: 'user',
        keyHash: Buffer.from(randomUUID()),
        hint: 'abc',
        scopes: ['documents:read'],
        createdAt: h.deps.now(),
      })
      .execute();
    await h.caller(organization.owner).auth.removeMember({ id: ben.person.id });
    expect(await closed).toBe(4002);
    expect(await asNow(h, ben)).toMatchObject({ id: ben.person.id, member: null });
    expect(
      (await throughHttp(h, { path: 'auth.organizationMembers', kind: 'query', input: undefined, cookie: ben.cookie }))
        .code,
    ).toBe('ORGANIZATION_NEEDED');
    const keys = h.db.selectFrom('apiKeys').select('revokedAt').where('createdBy', '=', ben.person.id);
    expect((await keys.executeTakeFirstOrThrow()).revokedAt).not.toBeNull();
    expect(await mailsTo(h, ben.person.email)).toContain('organization-changed');
  });

  test('the last owner stays, also when two owners remove each other at once', async () => {
    const organization = await buildOrganization(h);
    const { owner } = organization;
    await expect(h.caller(owner).auth.leaveOrganization()).rejects.toMatchObject(refusal('LAST_OWNER'));
    await expect(h.caller(owner).auth.changeMemberRole({ id: owner.person.id, role: 'member' })).rejects.toMatchObject(
      refusal('LAST_OWNER'),
    );

    const second = await buildMember(h, { organization, role: 'owner' });
    const removals = await Promise.allSettled([
      h.caller(owner).auth.removeMember({ id: second.person.id }),
      h.caller(second).auth.removeMember({ id: owner.person.id }),
    ]);
    expect(removals.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const left = await h.db
      .selectFrom('organizationMembers')
      .select('role')
      .where('accountId', '=', organization.id)
      .execute();
    expect(left).toEqual([{ role: 'owner' }]);
  });

  test('the account’s mail moves to another owner, and follows an owner’s new address', async () => {
    const organization = await buildOrganization(h);
    const second = await buildMember(h, { organization, role: 'owner' });
    const address = async () =>
      (await h.db.selectFrom('profiles').select('email').where('id', '=', organization.id).executeTakeFirstOrThrow())
        .email;
    expect(await address()).toBe(organization.owner.person.email);
    await h.caller(organization.owner).auth.leaveOrganization();
    expect(await address()).toBe(second.person.email);
    await h.db
      .transaction()
      .execute((trx) => updateEmail(trx, { userId: second.person.id, email: 'new@people.example', now: h.deps.now() }));
    expect(await address()).toBe('new@people.example');
  });

  test('audit entries name the person', async () => {
    const organization = await buildOrganization(h);
    const ben = await buildMember(h, { organization });
    await h.caller(organization.owner).auth.changeMemberRole({ id: ben.person.id, role: 'billing' });
    const entry = h.db.selectFrom('staffEvents').selectAll().where('subjectUserId', '=', ben.person.id);
    expect(await entry.executeTakeFirstOrThrow()).toMatchObject({
      event: 'member.changed',
      actorId: organization.owner.person.id,
      details: { organizationId: organization.id, role: 'billing' },
    });
  });
});

describe('the end of accounts', () => {
  test('the last owner’s own account is kept until the organization is handed over or closed', async () => {
    const { owner } = await buildOrganization(h);
    await h.caller(owner).auth.switchAccount({ accountId: null });
    const person = await asNow(h, owner);
    await expect(h.caller(person).auth.deleteAccount({ email: person.email })).rejects.toMatchObject(
      refusal('LAST_OWNER_OF'),
    );
  });

  test('an owner closes the organization with everything in it; its members keep their accounts', async () => {
    const organization = await buildOrganization(h);
    const ben = await buildMember(h, { organization });
    const document = await buildDocument(h, { owner: { id: organization.id }, status: 'completed' });
    await h.caller(organization.owner).folders.create({ name: 'Matter', reference: '1' });
    await expect(h.caller(ben).auth.deleteAccount({ email: ben.person.email })).rejects.toMatchObject(
      refusal('MEMBER_DENIED'),
    );
    await h.caller(organization.owner).auth.deleteAccount({ email: organization.owner.person.email });
    await h.runJobs();
    expect(await asNow(h, ben)).toMatchObject({ id: ben.person.id, member: null, hasOrganizations: false });
    expect(await asNow(h, organization.owner)).toMatchObject({ id: organization.owner.person.id, member: null });
    const rows = await h.deps.pool.query(
      `select (select erased_at is not null from profiles where id = $1) as account,
        (select erased_at is not null from documents where id = $2) as document,
        (select count(*)::int from folders where user_id = $1) as folders`,
      [organization.id, document.id],
    );
    expect(rows.rows).toEqual([{ account: true, document: true, folders: 0 }]);
  });

  test('a member’s deletion ends their membership and erases their invitations', async () => {
    const organization = await buildOrganization(h);
    const ben = await buildMember(h, { organization });
    await h.caller(ben).auth.switchAccount({ accountId: null });
    const person = await asNow(h, ben);
    await proveSession(h, person);
    await h.caller(person).auth.deleteAccount({ email: person.email });
    await h.runJobs();
    expect(Object.keys(await rolesOf(organization.owner))).toEqual([organization.owner.person.id]);
  });
});
