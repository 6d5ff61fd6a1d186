import { randomUUID } from 'node:crypto';
import type { Access } from './access-row.ts';
import { signerInput } from './signers.ts';

/** Rows of the access matrix for a signer's own profile and key. */

export const signerAccess: Readonly<Record<string, Access>> = {
  'authenticator.signerProfile': { who: 'staff' },
  'authenticator.updateSignerProfile': { who: 'staff', input: () => signerInput() },
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
