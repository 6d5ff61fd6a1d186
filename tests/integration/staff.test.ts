import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readSession } from '#server/features/auth/session.ts';
import { approve } from '#server/features/authenticator/service.ts';
import { staffCapabilities, type StaffCapability } from '#shared/access.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { openBrowser, tokensMailedTo } from '../support/accounts.ts';
import { buildKey } from '../support/api-keys.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { openSocket, socketUrl } from '../support/live.ts';
import { buildPending, deliveriesOf, statement } from '../support/reviews.ts';
import { buildStaff } from '../support/staff.ts';

// Members of the staff: capabilities, invitation, suspension, the end of their work.

const refusal = (code: ErrorCode) => ({ cause: { code } });
const h = useHarness();
let url: string;
let admin: BuiltUser;
const open: { terminate(): void }[] = [];
beforeAll(async () => {
  ({ url } = await h.listen());
  admin = await buildUser(h, { role: 'admin', name: 'Olga Lima' });
});
beforeEach(async () => {
  h.setNow(null);
  await h.deps.pool.query('delete from rate_limits');
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.terminate();
});

const as = (user: BuiltUser) => h.caller(user).admin;
const from = 'Portuguese';
const pairs = [{ from, to: 'English' }];

async function invite(by: BuiltUser, email: string, capabilities: StaffCapability[] = ['translate']) {
  await as(by).inviteStaff({ email, capabilities, pairs, office: 'Boston' });
  return (await tokensMailedTo(h, email, 'staff-invitation')).at(-1) ?? '';
}

const accept = (user: BuiltUser, token: string) => h.caller(user).auth.acceptStaffInvitation({ token });
const sessionOf = async ({ cookie }: BuiltUser) => (await readSession(h.deps, cookie)).user;

async function auditOf(userId: string): Promise<string[]> {
  const rows = await h.db
    .selectFrom('staffEvents')
    .select('event')
    .where('subjectUserId', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ event }) => event);
}

describe('an invitation to the staff', () => {
  test('gives the person whose address it names their work, pairs and office, and is in the audit log', async () => {
    const ben = await buildUser(h, { name: 'Ben Lima' });
    const token = await invite(admin, ben.email, ['revise', 'translate']);
    await h.runJobs();
    const [mail] = await h.mails(ben.email);
    expect(mail?.text).toContain(`/dashboard/staff-invitation?token=${token}`);
    expect(mail?.text).toContain('Translate, Revise');
    expect(await h.caller(ben).auth.staffInvitation({ token })).toMatchObject({
      capabilities: ['translate', 'revise'],
      pairs,
      office: 'Boston',
      invitedBy: 'Olga Lima',
    });
    expect((await as(admin).staff()).invitations.map(({ email }) => email)).toContain(ben.email);

    await accept(ben, token);
    expect(await sessionOf(ben)).toMatchObject({ capabilities: ['translate', 'revise'], workPairs: pairs });
    const { members, invitations } = await as(admin).staff();
    expect(invitations.map(({ email }) => email)).not.toContain(ben.email);
    expect(members.find(({ id }) => id === ben.id)).toMatchObject({
      capabilities: ['translate', 'revise'],
      isNamed: false,
      office: 'Boston',
    });
    expect(await auditOf(ben.id)).toEqual(['staff.joined']);
  });

  test('is refused when used twice, by another person, withdrawn, replaced, or after a week', async () => {
    const [ben, eve] = [await buildUser(h), await buildUser(h)];
    const used = await invite(admin, ben.email);
    await expect(accept(eve, used)).rejects.toMatchObject(refusal('INVITATION_FOR_ANOTHER'));
    await accept(ben, used);
    await expect(accept(ben, used)).rejects.toMatchObject(refusal('INVITATION_USED'));
    await expect(invite(admin, ben.email)).rejects.toMatchObject(refusal('STAFF_ALREADY'));

    const replaced = await invite(admin, eve.email);
    const withdrawn = await invite(admin, eve.email);
    await expect(accept(eve, replaced)).rejects.toMatchObject(refusal('INVITATION_INVALID'));
    const openOne = (await as(admin).staff()).invitations.find(({ email }) => email === eve.email);
    await as(admin).revokeStaffInvitation({ id: openOne?.id ?? '' });
    await expect(accept(eve, withdrawn)).rejects.toMatchObject(refusal('INVITATION_INVALID'));

    const late = await invite(admin, eve.email);
    h.setNow(new Date(Date.now() + limits.invitationMs));
    await expect(accept(eve, late)).rejects.toMatchObject(refusal('INVITATION_EXPIRED'));
    h.setNow(null);
    expect(await sessionOf(eve)).toMatchObject({ role: 'user' });
  });

  test('at once in two browsers makes one member, and ends with the trust in who sent it', async () => {
    const [ben, eve] = [await buildUser(h), await buildUser(h)];
    const token = await invite(admin, ben.email);
    const answers = await Promise.allSettled([accept(ben, token), accept(ben, token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await auditOf(ben.id)).toEqual(['staff.joined']);

    const manager = await buildStaff(h, { capabilities: ['manage'] });
    const theirs = await invite(manager, eve.email, ['certify']);
    await as(admin).suspendStaff({ email: manager.email });
    await expect(accept(eve, theirs)).rejects.toMatchObject(refusal('INVITATION_INVALID'));
  });
});

describe('capabilities', () => {
  test('change at once: the next call is refused, and open connections and keys end', async () => {
    const clara = await buildUser(h, { role: 'authenticator' });
    const { key } = await buildKey(h, clara);
    const { socket, closed } = await openSocket(socketUrl(url), { cookie: clara.cookie });
    open.push(socket);
    const changed = await as(admin).setCapabilities({ email: clara.email, capabilities: ['desk'] });
    expect(changed.member).toMatchObject({ capabilities: ['desk'], isNamed: false });
    expect(await closed).toBe(4002);
    const mine = h.caller(await sessionOf(clara));
    await expect(mine.authenticator.queue({})).rejects.toMatchObject(refusal('PERMISSION_DENIED'));
    await expect(mine.admin.staff()).rejects.toMatchObject(refusal('ADMIN_ONLY'));
    await mine.admin.documents({});
    const answer = await fetch(`${url}/trpc/authenticator.counters`, { headers: { authorization: `Bearer ${key}` } });
    expect(answer.status).toBe(401);
    expect(await auditOf(clara.id)).toContain('staff.changed');
  });

  test('are granted by others: nobody can grant one to themselves on any path', async () => {
    const manager = await buildStaff(h, { capabilities: ['manage', 'desk'] });
    const { email } = manager;
    const own = (capabilities: StaffCapability[]) => as(manager).setCapabilities({ email, capabilities });
    await expect(own(['manage', 'desk', 'account'])).rejects.toMatchObject(refusal('OWN_CAPABILITIES'));
    await expect(as(manager).setUserRole({ id: manager.id, role: 'admin' })).rejects.toMatchObject(
      refusal('OWN_CAPABILITIES'),
    );
    await expect(as(manager).inviteStaff({ email, capabilities: ['certify'], pairs })).rejects.toMatchObject(
      refusal('OWN_CAPABILITIES'),
    );
    expect((await own(['manage'])).member.capabilities).toEqual(['manage']);
    await expect(own(['manage', 'desk'])).rejects.toMatchObject(refusal('OWN_CAPABILITIES'));
  });

  test('cannot be set by a person who lost the right meanwhile, nor for a customer', async () => {
    const manager = await buildStaff(h, { capabilities: ['manage'] });
    const customer = await buildUser(h);
    await expect(as(admin).setCapabilities({ email: customer.email, capabilities: ['desk'] })).rejects.toMatchObject(
      refusal('STAFF_NOT_FOUND'),
    );
    await as(admin).setCapabilities({ email: manager.email, capabilities: ['desk'] });
    await expect(as(manager).setCapabilities({ email: admin.email, capabilities: ['desk'] })).rejects.toMatchObject(
      refusal('ADMIN_ONLY'),
    );
  });
});

describe('suspension', () => {
  test('ends sessions, keys, sockets, push, claims and assignments in one transaction; papers go back', async () => {
    const clara = await buildUser(h, { role: 'authenticator' });
    const { key } = await buildKey(h, clara);
    const { socket, closed } = await openSocket(socketUrl(url), { cookie: clara.cookie });
    open.push(socket);
    const { review } = await buildPending(h);
    await h.caller(clara).authenticator.claim({ id: review.id });
    await h.caller(admin).authenticator.assign({ id: review.id, to: clara.id });

    const { member, handOver } = await as(admin).suspendStaff({ email: clara.email });
    expect(member).toMatchObject({ capabilities: ['translate', 'revise', 'certify', 'notarize'], papers: 0 });
    expect(member.suspendedAt).not.toBeNull();
    expect(handOver.papers).toMatchObject([{ reviewId: review.id, isClaimed: true, isAssigned: true }]);
    expect(await closed).toBe(4001);
    expect(await sessionOf(clara)).toBeNull();
    const answer = await fetch(`${url}/trpc/authenticator.counters`, { headers: { authorization: `Bearer ${key}` } });
    expect(answer.status).toBe(401);
    const row = await h.db
      .selectFrom('documentsToBeVerified')
      .select(['claimedBy', 'assignedTo'])
      .where('id', '=', review.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ claimedBy: null, assignedTo: null });
    await expect(openBrowser(h, { ip: '198.51.100.7' }).signIn(clara)).rejects.toMatchObject(
      refusal('ACCOUNT_SUSPENDED'),
    );
    // Twice is once.
    await as(admin).suspendStaff({ email: clara.email });
    expect((await auditOf(clara.id)).filter((event) => event === 'staff.suspended')).toHaveLength(1);

    await as(admin).reinstateStaff({ email: clara.email });
    const browser = await openBrowser(h, { ip: '198.51.100.7' }).signIn(clara);
    expect((await readSession(h.deps, browser.cookie())).user).toMatchObject({ role: 'authenticator' });
  });

  test('in mid-decision: nothing is certified by a person suspended before the commit', async () => {
    const clara = await buildUser(h, { role: 'authenticator' });
    const { review, document } = await buildPending(h);
    let isSuspended = false;
    // The file is stored right before the commit.
    const storage = {
      ...h.deps.storage,
      put: async (...args: Parameters<typeof h.deps.storage.put>) => {
        const stored = await h.deps.storage.put(...args);
        if (!isSuspended) {
          isSuspended = true;
          await as(admin).suspendStaff({ email: clara.email });
        }
        return stored;
      },
    };
    await expect(approve({ ...h.deps, storage }, clara, { id: review.id, ...statement })).rejects.toMatchObject({
      code: 'PERMISSION_DENIED',
    });
    expect(isSuspended).toBe(true);
    expect(await deliveriesOf(h, document.id)).toEqual([]);
  });
});

describe('the last who may manage', () => {
  test('cannot go or be suspended, nor can two suspend each other', async () => {
    // The only manager in this test.
    await h.db.updateTable('profiles').set({ role: 'user', capabilities: null }).where('role', '<>', 'user').execute();
    const [one, other] = [
      await buildStaff(h, { capabilities: ['manage'] }),
      await buildStaff(h, { capabilities: ['manage'] }),
    ];
    const answers = await Promise.allSettled([
      as(one).suspendStaff({ email: other.email }),
      as(other).suspendStaff({ email: one.email }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const last = answers[0].status === 'fulfilled' ? one : other;
    const { email, id } = last;
    await expect(as(last).suspendStaff({ email })).rejects.toMatchObject(refusal('LAST_MANAGER'));
    await expect(as(last).setCapabilities({ email, capabilities: [] })).rejects.toMatchObject(refusal('LAST_MANAGER'));
    await expect(as(last).setCapabilities({ email, capabilities: ['desk'] })).rejects.toMatchObject(
      refusal('OWN_CAPABILITIES'),
    );
    await expect(as(last).setUserRole({ id, role: 'user' })).rejects.toMatchObject(refusal('OWN_ROLE_LOCKED'));
    admin = await buildUser(h, { role: 'admin', name: 'Olga Lima' });
    expect((await as(last).setCapabilities({ email, capabilities: [] })).member).toMatchObject({ role: 'user' });
    expect(await auditOf(id)).toContain('staff.left');
  });
});

test('every capability alone is known to the database', async () => {
  for (const capability of staffCapabilities) {
    const user = await buildStaff(h, { capabilities: [capability] });
    expect(await sessionOf(user)).toMatchObject({ capabilities: [capability], role: 'authenticator' });
  }
});
