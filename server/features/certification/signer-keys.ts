import { randomUUID, X509Certificate } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { endKeyReleases, findKeyRelease } from '#server/features/auth/key-release.ts';
import { lockTrust } from '#server/features/auth/trust-locks.ts';
import type { SignerKeysTable } from '#server/platform/db/certificate-tables.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { P12Fault } from '#server/platform/signing/p12-file.ts';
import { P12Error, readP12Key, type ImportedKey } from '#server/platform/signing/p12.ts';
import { RevokedCertificateError, SigningKeyError, ValidationDataError } from '#server/platform/signing/types.ts';
import { lawFinding, type Finding } from '#shared/certificate/findings.ts';
import type { ImportSignerKeyInput, RevokeSignerKeyInput, SignerKeyState } from '#shared/schemas/signer-key.ts';
import { findImportFaults } from './imported-key.ts';
import { findKeyFaults, fingerprintOf, limitedName, nameOf } from './own-signature.ts';
import {
  findSignerKey,
  insertSignerKey,
  isKnownCertificate,
  listSignerKeys,
  updateEnded,
  type SignerKey,
  encryptSignerKey,
} from './signer-key-queries.ts';
import { findSignerProfile } from './signer-queries.ts';

/*
 * A signer's own key: made here, or imported with a certificate of another authority.
 * Promises: at most one in use per person; each beginning and end is in the audit log, in the transaction that makes it; a key that
 * ended is destroyed, and its certificate stays.
 * Never: a key that leaves the server, or a certificate that could pass for the company's.
 */

type Listed = Awaited<ReturnType<typeof listSignerKeys>>[number];

/** The actor's keys, and whether a decision could sign with the one in use. */
export async function getSignerKey(deps: Deps, actor: SignedInActor): Promise<SignerKeyState> {
  const [keys, current, profile] = await Promise.all([
    listSignerKeys(deps.db, actor.id),
    findSignerKey(deps.db, actor.id),
    findSignerProfile(deps.db, actor.id),
  ]);
  const ended = keys.filter(({ endedAt }) => endedAt !== null).map(toView);
  if (!current) return { key: null, ended };
  const open = await findKeyRelease(deps, actor, current.id);
  const revocation = await findRevocation(deps, [current.certificate, ...current.issuers]);
  const [fault] = findKeyFaults(current, { legalName: profile?.legalName, now: deps.now() });
  return {
    key: {
      ...toView(current),
      hasRevocationList: revocation !== 'unknown',
      open: open && { decisionsLeft: open.decisionsLeft, until: open.expiresAt },
      fault: revocation === 'revoked' ? revokedByIssuer : (fault?.say ?? null),
    },
    ended,
  };
}

const revokedByIssuer = 'Your certificate was revoked by its issuer. Replace it in your profile.';

function toView(row: Listed | SignerKey): SignerKeyState['ended'][number] {
  const { id, source, certificate, issuers, ending, revocationReason } = row;
  const { publicKey, issuer } = new X509Certificate(certificate);
  const { modulusLength, namedCurve } = publicKey.asymmetricKeyDetails ?? {};
  const [by] = issuers;
  return {
    id,
    source,
    name: nameOf(certificate),
    issuer: by ? nameOf(by) : issuer.replaceAll('\n', ', '),
    sha256: fingerprintOf(certificate),
    algorithm: modulusLength === undefined ? `ECDSA ${curveNames[namedCurve ?? ''] ?? ''}` : `RSA ${modulusLength}`,
    ending,
    revocationReason,
    validFrom: row.validFrom,
    validUntil: row.validUntil,
    createdAt: row.createdAt,
    endedAt: row.endedAt,
    revokedSince: row.revokedSince,
  };
}

const curveNames: Readonly<Record<string, string>> = {
  prime256v1: 'P-256',
  secp384r1: 'P-384',
  secp521r1: 'P-521',
};

/** Status from the issuer's revocation list; `unknown` if no list is configured for the issuer. */
async function findRevocation(deps: Deps, chain: readonly Buffer[]): Promise<'good' | 'revoked' | 'unknown'> {
  try {
    await deps.signing.validationData([{ chain, usedAt: deps.now() }]);
    return 'good';
  } catch (error) {
    if (error instanceof RevokedCertificateError) return 'revoked';
    if (error instanceof ValidationDataError) return 'unknown';
    throw error;
  }
}

/**
 * Makes a key with a certificate in the legal name of the actor's profile, and ends the one before it.
 * Throws SIGNER_KEY_REFUSED without a legal name, CONFLICT, and SERVICE_UNAVAILABLE when the translators' root cannot sign.
 */
export async function makeSignerKey(
  deps: Deps,
  actor: SignedInActor,
  { replaces }: { replaces: string | null },
): Promise<SignerKeyState> {
  const { legalName } = await requireProfile(deps, actor);
  const made = await issueKey(deps, legalName);
  const { certificate, issuer, issuerId, pkcs8, validFrom, validUntil } = made;
  await store(deps, actor, {
    replaces,
    pkcs8,
    values: { source: 'made', issuerId, certificate, issuers: [issuer], validFrom, validUntil },
  });
  return getSignerKey(deps, actor);
}

async function issueKey({ signing, log }: Deps, legalName: string) {
  try {
    return await signing.issueTranslatorKey(limitedName(legalName));
  } catch (error) {
    if (!(error instanceof SigningKeyError)) throw error;
    log.error({ err: error }, 'no key for a signer');
    throw new AppError('SERVICE_UNAVAILABLE', { cause: error });
  }
}

const p12Faults: Record<P12Fault, Finding> = {
  file: lawFinding(
    'signer-key.file',
    'This is no PKCS #12 file with a private key and its certificate (.p12 or .pfx).',
  ),
  passphrase: lawFinding('signer-key.passphrase', 'This passphrase does not open the file.'),
};

/** Takes over a key with its certificate and its chain, and ends the one before it. Throws SIGNER_KEY_REFUSED, CONFLICT. */
export async function importSignerKey(
  deps: Deps,
  actor: SignedInActor,
  { p12, passphrase, replaces }: ImportSignerKeyInput,
): Promise<SignerKeyState> {
  const profile = await requireProfile(deps, actor);
  const { leaf, chain, pkcs8 } = await readImported(p12, passphrase);
  const [certificate = leaf.raw, ...issuers] = chain;
  const names = [profile.legalName, ...(profile.nativeName === null ? [] : [profile.nativeName])];
  const anchors = await deps.signing.roots();
  const faults = findImportFaults({ leaf, names, anchors, now: deps.now() });
  if (faults.length === 0 && (await findRevocation(deps, chain)) === 'revoked') {
    faults.push(lawFinding('signer-key.revoked', 'This certificate was revoked by its issuer.'));
  }
  if (faults.length > 0) throw refusal(faults);
  const [validFrom, validUntil] = [new Date(leaf.validFrom), new Date(leaf.validTo)];
  await store(deps, actor, {
    replaces,
    pkcs8,
    values: { source: 'imported', issuerId: null, certificate, issuers, validFrom, validUntil },
  });
  return getSignerKey(deps, actor);
}

async function readImported(p12: string, passphrase: string): Promise<ImportedKey> {
  try {
    return await readP12Key(Buffer.from(p12, 'base64'), passphrase);
  } catch (error) {
    if (error instanceof P12Error) throw refusal([p12Faults[error.fault]], error);
    throw error;
  }
}

function refusal(findings: Finding[], cause?: Error): AppError {
  return new AppError('SIGNER_KEY_REFUSED', { details: { findings }, ...(cause && { cause }) });
}

async function requireProfile({ db }: Deps, actor: SignedInActor) {
  const profile = await findSignerProfile(db, actor.id);
  if (profile && profile.legalName !== '') return profile;
  throw refusal([lawFinding('signer-key.profile', 'Save your legal name under “How you sign” first.')]);
}

interface Storing {
  replaces: string | null;
  pkcs8: Buffer;
  values: Pick<
    Insertable<SignerKeysTable>,
    'source' | 'issuerId' | 'certificate' | 'issuers' | 'validFrom' | 'validUntil'
  >;
}

/** Throws CONFLICT when another key is in use than the one that the person saw, and SIGNER_KEY_REFUSED for a known certificate. */
async function store(deps: Deps, actor: SignedInActor, { replaces, pkcs8, values }: Storing): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    await lockTrust(deps, trx, actor);
    const before = await findSignerKey(trx, actor.id);
    if ((before?.id ?? null) !== replaces) throw new AppError('CONFLICT');
    if (await isKnownCertificate(trx, values.certificate))
      throw refusal([lawFinding('signer-key.known', 'This certificate was imported before. Import another one.')]);
    if (before) await end(deps, trx, { actor, key: before, revocation: null });
    const id = randomUUID();
    const now = deps.now();
    const encryptedPrivateKey = encryptSignerKey(deps.env, id, pkcs8);
    await insertSignerKey(trx, { id, userId: actor.id, ...values, encryptedPrivateKey, createdAt: now });
    await recordAudit(deps, trx, {
      event: values.source === 'made' ? 'signerKey.made' : 'signerKey.imported',
      actor,
      details: { keyId: id, certificateSha256: fingerprintOf(values.certificate), replaces },
    });
  });
}

/**
 * Revokes the actor's key, which signs nothing from then on. Idempotent. Throws SIGNER_KEY_MISSING, and
 * SIGNER_KEY_REFUSED for a day in the future or before the key existed.
 */
export async function revokeSignerKey(
  deps: Deps,
  actor: SignedInActor,
  { id, reason, since: sinceDay }: RevokeSignerKeyInput,
): Promise<SignerKeyState> {
  await deps.db.transaction().execute(async (trx) => {
    await lockTrust(deps, trx, actor);
    const key = await findSignerKey(trx, actor.id);
    if (key?.id !== id) {
      if ((await listSignerKeys(trx, actor.id)).some((one) => one.id === id && one.ending === 'revoked')) return;
      throw new AppError('SIGNER_KEY_MISSING');
    }
    const now = deps.now();
    const since = reason === 'key-compromise' && sinceDay !== undefined ? new Date(`${sinceDay}T00:00:00Z`) : now;
    if (since > now || since.getTime() < key.validFrom.getTime() - dayMs)
      throw refusal([lawFinding('signer-key.since', 'Name a day between the start of the key and today.')]);
    await end(deps, trx, { actor, key, revocation: { reason, since } });
  });
  return getSignerKey(deps, actor);
}

const dayMs = 24 * 60 * 60 * 1000;

async function end(
  deps: Deps,
  trx: Trx,
  {
    actor,
    key,
    revocation,
  }: { actor: SignedInActor; key: SignerKey } & Pick<Parameters<typeof updateEnded>[1], 'revocation'>,
): Promise<void> {
  await updateEnded(trx, { id: key.id, by: actor.id, now: deps.now(), revocation });
  await endKeyReleases(trx, { userId: actor.id });
  const certificateSha256 = fingerprintOf(key.certificate);
  await recordAudit(deps, trx, {
    event: revocation === null ? 'signerKey.replaced' : 'signerKey.revoked',
    actor,
    details: {
      keyId: key.id,
      certificateSha256,
      ...(revocation && { reason: revocation.reason, since: revocation.since.toISOString() }),
    },
  });
}
