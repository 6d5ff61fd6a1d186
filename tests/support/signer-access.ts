import { randomUUID } from 'node:crypto';
import type { Access } from './access-row.ts';
import type { Target } from './access-targets.ts';
import { buildUser } from './factories.ts';
import { signerInput } from './signers.ts';

/** Rows of the access matrix for a signer's own profile, credentials and key, and for those who check credentials. */

/** A number has a digit, which the start of a UUID may lack. */
const newNumber = () => `1${randomUUID().slice(0, 8)}`;

/** Of a person who is in no cell, since nobody checks their own. */
const claimed: Target = async (h) => {
  const { id: userId } = await buildUser(h, { role: 'authenticator' });
  const facts = { credential: 'Sworn translator of Spain', validUntil: null, languages: null };
  const row = await h.db
    .insertInto('signerCredentials')
    .values({ ...facts, userId, number: newNumber(), claimedAt: h.deps.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
};
const checked: Target = async (h, variant) => {
  const id = await claimed(h, variant);
  const check = { checkedAt: h.deps.now(), how: 'Seen at the authority' };
  await h.db.updateTable('signerCredentials').set(check).where('id', '=', id).execute();
  return id;
};
const claim = {
  ...{ credential: 'Sworn translator of Spain', authority: 'Ministry of Foreign Affairs', validFrom: null },
  ...{ languages: [{ from: 'Spanish', to: 'English' }], validUntil: null, registerUrl: null },
};

export const signerAccess: Readonly<Record<string, Access>> = {
  'authenticator.signerProfile': { who: 'staff' },
  'authenticator.updateSignerProfile': { who: 'staff', input: () => signerInput() },
  'authenticator.credentials': { who: 'staff' },
  'authenticator.saveCredential': { who: 'staff', input: () => ({ ...claim, number: newNumber() }) },
  'authenticator.withdrawCredential': {
    who: 'staff',
    input: () => ({ id: randomUUID() }),
    answer: 'CREDENTIAL_NOT_FOUND',
  },
  'admin.credentials': { who: 'admin' },
  'admin.checkCredential': {
    who: 'admin',
    reach: 'every',
    target: claimed,
    absent: 'CREDENTIAL_NOT_FOUND',
    input: (credentialId) => ({ credentialId, how: 'Seen at the authority' }),
  },
  'admin.refuseCredential': {
    who: 'admin',
    reach: 'every',
    target: claimed,
    absent: 'CREDENTIAL_NOT_FOUND',
    input: (credentialId) => ({ credentialId, reason: 'The proof is of another year' }),
  },
  'admin.undoCredentialCheck': {
    who: 'admin',
    reach: 'every',
    target: checked,
    absent: 'CREDENTIAL_NOT_FOUND',
    input: (credentialId) => ({ credentialId, reason: 'The proof is of somebody else' }),
  },
  'authenticator.signerKey': { who: 'staff' },
  'authenticator.makeSignerKey': { who: 'staff', input: () => ({ replaces: null }) },
  'authenticator.importSignerKey': {
    who: 'staff',
    input: () => ({ replaces: null, p12: 'MAA=', passphrase: '' }),
    answer: 'SIGNER_KEY_REFUSED',
  },
  'authenticator.revokeSignerKey': {
    who: 'staff',
    input: () => ({ id: randomUUID(), reason: 'cessation' }),
    answer: 'SIGNER_KEY_MISSING',
  },
};
