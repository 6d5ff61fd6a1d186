import { randomUUID } from 'node:crypto';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { z } from 'zod';
import type { Context, SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { deviceName } from '#server/features/auth/device-name.ts';
import { queueSecurityMail } from '#server/features/auth/security-mail.ts';
import { lockTrust } from '#server/features/auth/trust-locks.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { isStaff } from '#shared/access.ts';
import { limits } from '#shared/limits.ts';
import type {
  AddPasskeyInput,
  PasskeyAnswerInput,
  passkeyChallengeOutput,
  passkeySetupOutput,
  passkeysOutput,
} from '#shared/schemas/passkeys.ts';
import { createPasskeyChallenge, openPasskeyChallenge, type OpenChallenge } from './challenge.ts';
import {
  deleteExpiredAnswers,
  deletePasskey,
  findPasskey,
  insertAnswer,
  insertPasskey,
  listPasskeys,
  updatePasskeyUsed,
} from './queries.ts';

/*
 * Passkeys (WebAuthn) beside passwords.
 * Promises: the authenticator verifies its user, so a passkey is both factors; an answer works once; each addition and
 * removal is mailed to the owner in its own commit. The password and the e-mail reset stay, for a lost passkey.
 * Never: a counter that runs back, as a copied key's does; an answer for another site, use or person.
 */

/** ES256 and RS256: every platform authenticator offers one of them. */
const algorithms = [-7, -257];
const timeoutMs = 2 * 60 * 1000;

type Account = Pick<SignedInActor, 'id' | 'role' | 'name' | 'email'>;

/** The site's own domain and origin, which browsers bind passkeys to. */
function relyingParty({ env }: Pick<Deps, 'env'>): { id: string; origin: string } {
  const { hostname, origin } = new URL(env.publicUrl);
  return { id: hostname, origin };
}

export async function listOwnPasskeys({ db }: Deps, actor: SignedInActor): Promise<z.input<typeof passkeysOutput>> {
  const rows = await listPasskeys(db, actor.id);
  return { items: rows.map(({ id, device, createdAt, lastUsedAt }) => ({ id, device, createdAt, lastUsedAt })) };
}

/** Options for `navigator.credentials.create`. Throws PASSKEYS_FULL. */
export async function setUpPasskey(deps: Deps, actor: SignedInActor): Promise<z.input<typeof passkeySetupOutput>> {
  const known = await listPasskeys(deps.db, actor.id);
  if (known.length >= limits.passkeys) throw new AppError('PASSKEYS_FULL');
  const { value, challenge } = createPasskeyChallenge(deps, { use: 'add', userId: actor.id });
  return {
    challenge,
    options: {
      challenge: value,
      rp: { id: relyingParty(deps).id, name: (await deps.company.site()).name },
      user: {
        id: Buffer.from(actor.id).toString('base64url'),
        name: actor.email,
        displayName: actor.name ?? actor.email,
      },
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: known.map(({ credentialId, transports }) => ({
        id: credentialId,
        type: 'public-key',
        transports,
      })),
      // Discoverable, so that signing in takes no address.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      timeout: timeoutMs,
    },
  };
}

/** Registers a passkey. Throws PASSKEY_REFUSED (invalid, expired, replayed or known), PASSKEYS_FULL. */
export async function addPasskey(
  deps: Deps,
  { actor, userAgent }: { actor: SignedInActor; userAgent: string },
  { challenge, answer }: AddPasskeyInput,
): Promise<void> {
  const opened = openPasskeyChallenge(deps, challenge, { use: 'add', userId: actor.id });
  const credential = await verifyRegistration(deps, opened, answer);
  await deps.db.transaction().execute(async (trx) => {
    const account = await lockTrust(deps, trx, actor);
    await consumeChallenge(trx, opened);
    if ((await listPasskeys(trx, actor.id)).length >= limits.passkeys) throw new AppError('PASSKEYS_FULL');
    const isNew = await insertPasskey(trx, {
      id: randomUUID(),
      userId: actor.id,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: answer.response.transports,
      device: deviceName(userAgent),
      createdAt: deps.now(),
    });
    if (!isNew) throw new AppError('PASSKEY_REFUSED');
    await queueSecurityMail(deps, trx, { account, template: 'passkey-added', payload: {} });
    if (isStaff(actor.role)) await recordAudit(deps, trx, { event: 'passkey.added', actor });
  });
}

/** Removes one of the actor's passkeys. Throws NOT_FOUND for any other. */
export async function removePasskey(deps: Deps, actor: SignedInActor, { id }: { id: string }): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    if (!(await deletePasskey(trx, { id, userId: actor.id }))) throw new AppError('NOT_FOUND');
    await queueSecurityMail(deps, trx, { account: actor, template: 'passkey-removed', payload: {} });
    if (isStaff(actor.role)) await recordAudit(deps, trx, { event: 'passkey.removed', actor });
  });
}

/** Options for `navigator.credentials.get`: to sign in, or to prove that it is `actor`. Throws TOO_MANY_LOGINS. */
export async function createPasskeyRequest(
  deps: Deps,
  { ip, user }: Pick<Context, 'ip' | 'user'>,
): Promise<z.input<typeof passkeyChallengeOutput>> {
  await deps.rateLimiter.consume('passkeyChallenges', ip, 'TOO_MANY_LOGINS');
  const { value, challenge } = createPasskeyChallenge(deps, purposeOf(user && user.person));
  return {
    challenge,
    options: { challenge: value, rpId: relyingParty(deps).id, userVerification: 'required', timeout: timeoutMs },
  };
}

/** Signing in is anonymous; a proof belongs to its person. */
function purposeOf(user: Pick<Account, 'id'> | null) {
  return user === null ? ({ use: 'login', userId: null } as const) : ({ use: 'prove', userId: user.id } as const);
}

interface CheckedPasskey {
  userId: string;
  /** Consumes the challenge and advances the counter. Throws PASSKEY_REFUSED for a replay or a passkey that is gone. */
  consume: (trx: Trx) => Promise<void>;
}

/** Verifies an answer of `actor`, or without one of the passkey's owner. Throws PASSKEY_REFUSED. */
export async function checkPasskey(
  deps: Deps,
  actor: Account | null,
  { challenge, answer }: PasskeyAnswerInput,
): Promise<CheckedPasskey> {
  const opened = openPasskeyChallenge(deps, challenge, purposeOf(actor));
  const passkey = await findPasskey(deps.db, answer.id);
  if (!passkey || (actor !== null && passkey.userId !== actor.id)) throw new AppError('PASSKEY_REFUSED');
  const { counter } = passkey;
  const { id: rpId, origin } = relyingParty(deps);
  const { verified, authenticationInfo } = await refusing(() =>
    verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge: opened.value,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter },
    }),
  );
  if (!verified) throw new AppError('PASSKEY_REFUSED');
  return {
    userId: passkey.userId,
    async consume(trx) {
      await consumeChallenge(trx, opened);
      const used = { id: passkey.id, from: counter, to: authenticationInfo.newCounter, now: deps.now() };
      if (!(await updatePasskeyUsed(trx, used))) throw new AppError('PASSKEY_REFUSED');
    },
  };
}

/** Deletes answered challenges that have expired. */
export async function sweepPasskeyAnswers({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await deleteExpiredAnswers(db, now());
}

async function consumeChallenge(trx: Trx, { challengeHash, expiresAt }: OpenChallenge): Promise<void> {
  if (!(await insertAnswer(trx, { challengeHash, expiresAt }))) throw new AppError('PASSKEY_REFUSED');
}

async function verifyRegistration(deps: Deps, { value }: OpenChallenge, answer: AddPasskeyInput['answer']) {
  const { id: rpId, origin } = relyingParty(deps);
  const { verified, registrationInfo } = await refusing(() =>
    verifyRegistrationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge: value,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!verified) throw new AppError('PASSKEY_REFUSED');
  return registrationInfo.credential;
}

/** The library throws plain errors for answers that do not verify, a counter that runs back among them. */
async function refusing<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch (error) {
    throw new AppError('PASSKEY_REFUSED', { cause: error });
  }
}
