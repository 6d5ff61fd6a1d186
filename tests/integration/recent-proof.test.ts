import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { proveSession } from '../support/accounts.ts';
import { buildKey, buildTestKey, restOf } from '../support/api-keys.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness, type Harness } from '../support/harness.ts';
import { commissionOf, evidence } from '../support/notaries.ts';
import { buildOrganization } from '../support/organizations.ts';

// What a borrowed session must not change: what a thief could sell, lock, or send elsewhere.

const h = useHarness();
let url: string;
let people: Record<'customer' | 'owner' | 'authenticator' | 'admin', BuiltUser>;
beforeAll(async () => {
  ({ url } = await h.listen());
  people = {
    customer: await buildUser(h),
    owner: (await buildOrganization(h)).owner,
    authenticator: await buildUser(h, { role: 'authenticator' }),
    admin: await buildUser(h, { role: 'admin' }),
  };
});
beforeEach(() => h.deps.pool.query('delete from rate_limits'));

const refusal = (code: string) => ({ cause: { code } });
const events = ['document.paid'] as const;
const hook = { url: 'https://hooks.example.com/trueform', events: [...events] };

async function endpointOf(user: BuiltUser): Promise<string> {
  await proveSession(h, user);
  return (await h.caller(user).notifications.createWebhookEndpoint(hook)).endpoint.id;
}

type Call = (caller: ReturnType<Harness['caller']>, target: string) => Promise<unknown>;

const act = {
  commissionId: randomUUID(),
  kind: 'jurat',
  county: 'Travis',
  state: 'TX',
  method: 'electronic',
  oathId: randomUUID(),
  appearance: { kind: 'in-person' },
  ...evidence,
} as const;

/** By what is changed: who changes it, the call, and how it ends once there is a proof. */
const changes: Record<string, [keyof typeof people, Call, string?]> = {
  'an organization': ['customer', ({ auth }) => auth.createOrganization({ name: 'Reis LLP' })],
  'the name': ['customer', ({ auth }) => auth.updateProfile({ name: 'Somebody Else' })],
  'the phone': ['customer', ({ auth }) => auth.updateProfile({ phone: '+14155550142' })],
  'the billing address': [
    'owner',
    ({ auth }) => auth.renameOrganization({ name: 'Reis LLP', billingAddress: '1 Main St' }),
  ],
  'a webhook endpoint': ['customer', ({ notifications }) => notifications.createWebhookEndpoint(hook)],
  'the address of a webhook endpoint': [
    'customer',
    ({ notifications }, id) => notifications.updateWebhookEndpoint({ id, url: `${hook.url}/thief` }),
  ],
  'the key of a webhook endpoint': ['customer', ({ notifications }, id) => notifications.rotateWebhookSecret({ id })],
  'a webhook endpoint that is deleted': [
    'customer',
    ({ notifications }, id) => notifications.deleteWebhookEndpoint({ id }),
  ],
  'a notarial act': [
    'authenticator',
    ({ authenticator }, id) => authenticator.recordAct({ id, ...act }),
    'REVIEW_NOT_FOUND',
  ],
  'an oath': [
    'authenticator',
    ({ authenticator }, id) =>
      authenticator.openAct({ id, commissionId: randomUUID(), kind: 'jurat', signature: 'Clara Reis' }),
    'REVIEW_NOT_FOUND',
  ],
  'a commission': ['admin', ({ admin }) => admin.setCommission(commissionOf(people.authenticator.id))],
  'a commission that ends': ['admin', ({ admin }, id) => admin.endCommission({ id }), 'COMMISSION_NOT_FOUND'],
};

test.each(Object.entries(changes))('%s takes a recent proof', async (_what, [who, change, answer]) => {
  const user = people[who];
  const target = who === 'customer' ? await endpointOf(user) : randomUUID();
  await h.db.updateTable('sessions').set({ provedAt: null }).where('id', '=', user.sessionId).execute();
  const caller = h.caller(user);
  await expect(change(caller, target)).rejects.toMatchObject(refusal('PROOF_NEEDED'));
  await caller.auth.prove({ password: user.password });
  const done = change(caller, target);
  await (answer === undefined
    ? expect(done).resolves.toBeDefined()
    : expect(done).rejects.toMatchObject(refusal(answer)));
  await h.db.deleteFrom('webhookEndpoints').where('accountId', '=', user.id).execute();
});

test('a language takes none, nor does a profile that is saved as it is', async () => {
  const user = await buildUser(h);
  await h.db.updateTable('sessions').set({ provedAt: null }).where('id', '=', user.sessionId).execute();
  const { name, email, phone } = user;
  const saved = h.caller(user).auth.updateProfile({ name: name ?? '', email, phone, locale: 'pt' });
  expect(await saved).toMatchObject({ name, phone, locale: 'pt' });
});

describe('webhook endpoints by key', () => {
  const paths = {
    createWebhookEndpoint: () => hook,
    updateWebhookEndpoint: (id: string) => ({ id, isEnabled: false }),
    rotateWebhookSecret: (id: string) => ({ id }),
    deleteWebhookEndpoint: (id: string) => ({ id }),
  };

  test('a live key sees them and their log, and changes none', async () => {
    const user = await buildUser(h);
    const id = await endpointOf(user);
    const api = restOf(url, (await buildKey(h, user)).key);
    for (const [path, input] of Object.entries(paths)) {
      const answer = await api.post(`notifications/${path}`, input(id));
      expect(answer, path).toMatchObject({ status: 403, body: { appCode: 'KEY_NOT_ALLOWED' } });
    }
    expect(await api.get('notifications/webhookEndpoints')).toMatchObject({
      body: { items: [{ id, state: 'enabled' }] },
    });
    expect(await api.post('notifications/sendTestWebhook', { id, type: 'document.paid' })).toMatchObject({
      status: 200,
    });
  });

  test('a test key changes those of its sandbox', async () => {
    const api = restOf(url, (await buildTestKey(h, await buildUser(h))).key);
    expect(await api.post('notifications/createWebhookEndpoint', hook)).toMatchObject({ status: 200 });
    const { body } = await api.get('notifications/webhookEndpoints');
    const [endpoint] = (body as { items: { id: string }[] }).items;
    for (const path of ['updateWebhookEndpoint', 'rotateWebhookSecret', 'deleteWebhookEndpoint'] as const) {
      const answer = await api.post(`notifications/${path}`, paths[path](endpoint?.id ?? ''));
      expect(answer.status, path).toBe(200);
    }
  });
});
