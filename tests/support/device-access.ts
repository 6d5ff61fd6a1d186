import { randomUUID } from 'node:crypto';
import type { Access } from './access-row.ts';
import type { Target } from './access-targets.ts';
import { buildKey } from './api-keys.ts';

/** Access to passkeys, API keys and push subscriptions. */

const passkey: Target = async (h, owner) => {
  const id = randomUUID();
  const row = { id, userId: owner.id, credentialId: id, publicKey: Buffer.alloc(1), device: 'Test', counter: 0 };
  await h.db
    .insertInto('passkeys')
    .values({ ...row, transports: '[]', createdAt: h.deps.now() })
    .execute();
  return id;
};

const apiKey: Target = async (h, owner) => (await buildKey(h, owner)).id;

const credential = { id: 'bWFkZS11cA', rawId: 'bWFkZS11cA', type: 'public-key' };
const answer = { ...credential, response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' } };
const registration = { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'AA' } };

export const deviceAccess: Readonly<Record<string, Access>> = {
  'auth.passkeyChallenge': { who: 'anyone' },
  'auth.loginPasskey': {
    who: 'anyone',
    input: () => ({ challenge: 'made-up', answer }),
    answer: 'PASSKEY_REFUSED',
  },
  'auth.passkeys': { who: 'signedIn' },
  'auth.setUpPasskey': { who: 'signedIn' },
  'auth.addPasskey': {
    who: 'signedIn',
    input: () => ({ challenge: 'made-up', answer: registration }),
    answer: 'PASSKEY_REFUSED',
  },
  'auth.removePasskey': { who: 'signedIn', target: passkey, absent: 'NOT_FOUND', input: (id) => ({ id }) },
  'auth.apiKeys': { who: 'signedIn' },
  'auth.createApiKey': { who: 'signedIn', input: () => ({ name: 'CRM', scopes: ['documents:read'] }) },
  'auth.rotateApiKey': { who: 'signedIn', target: apiKey, absent: 'NOT_FOUND', input: (id) => ({ id }) },
  'auth.revokeApiKey': { who: 'signedIn', target: apiKey, absent: 'NOT_FOUND', input: (id) => ({ id }) },
  'notifications.pushStatus': { who: 'signedIn' },
  'notifications.subscribePush': {
    who: 'signedIn',
    input: () => ({ endpoint: 'https://push.example/made-up', keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } }),
    answer: 'PUSH_REFUSED',
  },
  'notifications.unsubscribePush': { who: 'signedIn' },
};
