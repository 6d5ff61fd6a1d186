import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lockManagers } from '#server/features/auth/roles.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { buildTestKey } from '../support/api-keys.ts';
import { buildDelivery, buildDocument, buildReview, buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { buildOrganization } from '../support/organizations.ts';

const h = useHarness();
let admin: BuiltUser;
beforeAll(async () => {
  admin = await buildUser(h, { role: 'admin', name: 'Olga Lima' });
});
beforeEach(() => h.setNow(null));

const as = (user: BuiltUser) => h.caller(user).admin;
const refusal = (code: ErrorCode) => ({ cause: { code } });
const words = (prefix: string) => `${prefix}-${crypto.randomUUID().slice(0, 8)}`;

describe('users', () => {
  test('are counted, paginated, filtered by role and searched by name or address', async () => {
    const name = words('100%_Bea');
    const people = [await buildUser(h, { name }), await buildUser(h, { name, role: 'authenticator' })];
    await buildUser(h, { name: words('100 xBea') });
    await buildDocument(h, { owner: people[0] ?? admin });
    const found = await as(admin).users({ search: name.toLowerCase() });
    expect(found.total).toBe(2);
    expect(found.counts.total).toBe(found.counts.admins + found.counts.authenticators + found.counts.users);
    expect(found.items.find((user) => user.id === people[0]?.id)).toMatchObject({ documents: 1, emailVerified: true });
    const filtered = await as(admin).users({ search: name, role: 'authenticator' });
    expect(filtered.items.map((user) => user.id)).toEqual([people[1]?.id]);
    expect((await as(admin).users({ search: people[1]?.email ?? '' })).total).toBe(1);
    const authenticators = await as(admin).users({ role: 'authenticator', pageSize: 1 });
    expect(authenticators.total).toBe(authenticators.counts.authenticators);
    expect(authenticators.items).toHaveLength(1);
  });

  test('a role lists people only; organizations are listed with what they owe, newest first', async () => {
    const owner = await buildUser(h);
    const { id } = await buildOrganization(h, { owner });
    await as(admin).setCreditLimit({ id, limitCents: 50_000 });
    const now = new Date();
    const due = { userId: id, status: 'due', onAccount: true, expiresAt: now, createdAt: now, updatedAt: now } as const;
    const overdue = {
      ...due,
      statedAt: now,
      dueAt: new Date(now.getTime() - 1),
      refundedCents: 500,
      creditedCents: 500,
    };
    await h.db
      .insertInto('payments')
      .values([
        { ...overdue, amountCents: 4500 },
        { ...due, amountCents: 1500 },
      ])
      .execute();

    const { items, total, counts } = await as(admin).users({ kind: 'organization' });
    expect(items[0]).toMatchObject({ id, creditLimitCents: 50_000, dueCents: 5500, isOverdue: true });
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['organization']));
    expect(total).toBe(counts.organizations);
    const customers = await as(admin).users({ role: 'user', pageSize: 100 });
    expect(new Set(customers.items.map(({ kind }) => kind))).toEqual(new Set(['person']));
    expect(customers.total).toBe(customers.counts.users);
    expect(customers.items.every(({ dueCents, isOverdue }) => dueCents === 0 && !isOverdue)).toBe(true);
    expect(await as(admin).overview()).toMatchObject({ dueCents: 5500, overdueCents: 4000 });
  });

  test('an organization is listed as one, and has no role to change', async () => {
    const { id } = await buildOrganization(h, { name: words('Reis LLP') });
    const { name } = await h.db.selectFrom('profiles').select('name').where('id', '=', id).executeTakeFirstOrThrow();
    expect((await as(admin).users({ search: name ?? '' })).items).toMatchObject([{ id, kind: 'organization' }]);
    await expect(as(admin).setUserRole({ id, role: 'admin' })).rejects.toMatchObject(refusal('ROLE_OF_PERSON'));
  });

  test('counts of users are of people: organizations and sandboxes are accounts of none', async () => {
    const owner = await buildUser(h);
    const before = await as(admin).users({});
    const { users } = await as(admin).overview();
    await buildTestKey(h, owner);
    await buildOrganization(h, { owner });
    const after = await as(admin).users({});
    expect(after.counts).toEqual({ ...before.counts, organizations: before.counts.organizations + 1 });
    expect((await as(admin).overview()).users).toEqual(users);
    expect(users.total).toBe(after.counts.total);
    // The list has them all.
    expect(after.total).toBe(before.total + 2);
  });

  test('a new role applies from the next request and is in the audit log', async () => {
    const { url } = await h.listen();
    const person = await buildUser(h);
    const queue = () =>
      fetch(`${url}/trpc/authenticator.counters`, { headers: { cookie: person.cookie } }).then(
        (answer) => answer.status,
      );
    expect(await queue()).toBe(403);
    expect(await as(admin).setUserRole({ id: person.id, role: 'authenticator' })).toMatchObject({
      role: 'authenticator',
    });
    expect(await queue()).toBe(200);
    await as(admin).setUserRole({ id: person.id, role: 'user' });
    expect(await queue()).toBe(403);
    const { items } = await as(admin).auditLog({ actorId: admin.id, pageSize: 2 });
    expect(items).toMatchObject([
      {
        event: 'role.set',
        subjectEmail: person.email,
        details: { from: 'authenticator', to: 'user' },
        documentId: null,
      },
      { event: 'role.set', actorName: 'Olga Lima', details: { from: 'user', to: 'authenticator' } },
    ]);
    await as(admin).setUserRole({ id: person.id, role: 'user' });
    expect((await as(admin).auditLog({ actorId: admin.id, pageSize: 1 })).items[0]?.id).toBe(items[0]?.id);
  });

  test('admins cannot demote themselves, and an unknown user is not found', async () => {
    const own = as(admin).setUserRole({ id: admin.id, role: 'user' });
    await expect(own).rejects.toMatchObject(refusal('OWN_ROLE_LOCKED'));
    const missing = as(admin).setUserRole({ id: crypto.randomUUID(), role: 'user' });
    await expect(missing).rejects.toMatchObject(refusal('USER_NOT_FOUND'));
  });

  test('two admins demoting each other concurrently leave one admin', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [ana, ben] = [await buildUser(h, { role: 'admin' }), await buildUser(h, { role: 'admin' })];
      const outcomes = await Promise.allSettled([
        as(ana).setUserRole({ id: ben.id, role: 'user' }),
        as(ben).setUserRole({ id: ana.id, role: 'user' }),
      ]);
      expect(outcomes.map((outcome) => outcome.status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const refused = outcomes.find((outcome) => outcome.status === 'rejected');
      expect(refused?.reason).toMatchObject(refusal('ADMIN_ONLY'));
    }
  });

  test('an admin signs in while a role is being changed', async () => {
    await h.db.transaction().execute(async (trx) => {
      expect(await lockManagers(trx)).toContain(admin.id);
      const { email, password } = admin;
      expect(await h.caller(null).auth.login({ email, password })).toMatchObject({ user: { id: admin.id } });
    });
  });

  test('staff events are append-only', async () => {
    const change = h.db.updateTable('staffEvents').set({ event: 'nothing' }).execute();
    await expect(change).rejects.toThrow('append-only');
    await expect(h.db.deleteFrom('staffEvents').execute()).rejects.toThrow('append-only');
  });
});

describe('authenticators and their activities', () => {
  test('processed counts decisions, pending counts active claims; claims expire', async () => {
    const name = words('Held');
    const by = await buildUser(h, { role: 'authenticator', name });
    await buildDelivery(h, { by });
    const review = await buildReview(h);
    await h.caller(by).authenticator.claim({ id: review.id });
    const row = async () => (await as(admin).authenticators({ search: name })).items[0];
    expect(await row()).toMatchObject({
      id: by.id,
      code: by.id.slice(0, 8),
      documentsProcessed: 1,
      effort: { minutes: 0, keys: 0, pages: 0 },
      documentsPending: 1,
      label: 'Active',
    });
    h.setNow(new Date(Date.now() + 16 * 60 * 1000));
    expect(await row()).toMatchObject({ documentsPending: 0, label: 'Idle' });
    const all = await as(admin).authenticators();
    expect(all.summary.authenticators).toBe(all.total);
    expect(all.summary.processed).toBeGreaterThanOrEqual(1);
  });

  test('findings passed with a reason are counted per person and rule, at the decision alone', async () => {
    const by = await buildUser(h, { role: 'authenticator', name: words('Reasons') });
    const { documentId } = await buildReview(h);
    const reason = 'Compared with the original, letter by letter.';
    const write = (details: object, createdAt = new Date()) =>
      h.db
        .insertInto('documentEvents')
        .values({
          documentId,
          event: 'approve',
          actorId: by.id,
          actorRole: 'authenticator',
          details: JSON.stringify({ checklist: [], ...details }),
          createdAt,
        })
        .execute();
    const answers = [{ rule: 'kinship', blockId: null, reason, isPrinted: false }];
    await write({ reasons: [{ rule: 'kind.differs', reason }], text: { acknowledgements: answers } });
    await write({ text: { acknowledgements: [...answers, { ...answers[0], rule: 'spelling', reason: '' }] } });
    await write({ text: { acknowledgements: answers }, act: { number: 1 } });
    await write({ text: { acknowledgements: answers } }, new Date(Date.now() - 20 * 24 * 60 * 60_000));
    const own = async (days: 7 | 30) =>
      (await as(admin).answeredFindings({ days })).items.find(({ userId }) => userId === by.id);
    expect(await own(7)).toEqual({
      userId: by.id,
      name: by.name,
      count: 3,
      rules: [
        { rule: 'kinship', count: 2 },
        { rule: 'kind.differs', count: 1 },
      ],
    });
    expect(await own(30)).toMatchObject({ count: 4 });
  });

  test('activities list approvals, rejections and corrections', async () => {
    const by = await buildUser(h, { role: 'authenticator', name: words('100%_Act') });
    await buildDelivery(h, { by });
    const review = await buildReview(h);
    const correction = await buildReview(h, {
      document: await h.db
        .selectFrom('documents')
        .selectAll()
        .where('id', '=', review.documentId)
        .executeTakeFirstOrThrow(),
      isCorrection: true,
    });
    const stamp = {
      authenticatedBy: by.id,
      authenticatedByName: by.name,
      authenticatedByEmail: by.email,
      authenticationDate: new Date(),
    };
    await h.db
      .updateTable('documentsToBeVerified')
      .set({ status: 'rejected', ...stamp })
      .where('id', '=', review.id)
      .execute();
    await h.db
      .updateTable('documentsToBeVerified')
      .set({ status: 'completed', ...stamp })
      .where('id', '=', correction.id)
      .execute();

    const actions = async (filter: Parameters<ReturnType<typeof as>['activities']>[0]) => {
      const { items, total } = await as(admin).activities(filter);
      expect(total).toBe(items.length);
      return items.map((item) => item.action).toSorted();
    };
    expect(await actions({ authenticatorId: by.id })).toEqual(['approved', 'corrected', 'rejected']);
    expect(await actions({ search: by.name?.toUpperCase() })).toEqual(['approved', 'corrected', 'rejected']);
    expect(await actions({ authenticatorId: by.id, status: 'rejected' })).toEqual(['rejected']);
    expect(await actions({ authenticatorId: by.id, status: 'approved' })).toEqual(['approved']);
    expect(await actions({ authenticatorId: by.id, status: 'corrected', search: 'birth' })).toEqual(['corrected']);
    expect(await actions({ authenticatorId: by.id, search: 'b_rth' })).toEqual([]);
  });
});
