import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { cacheSeconds, credentialKey } from '#server/features/documents/file-key.ts';
import type { IncomingFile } from '#server/features/documents/file-type.ts';
import { readStored, storeFile } from '#server/features/documents/stored-bytes.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { canAny } from '#shared/access.ts';
import {
  credentialLimits,
  credentialStateOf,
  findClaimFaults,
  isPrintedBy,
  registerOf,
  statesCredential,
} from '#shared/certificate/credentials.ts';
import { dayOf } from '#shared/notarial/acts.ts';
import type { CredentialView, OwnCredentials, SaveCredentialInput } from '#shared/schemas/credentials.ts';
import {
  findCredential,
  hasSameClaim,
  insertCredential,
  listOwnCredentials,
  lockCredential,
  notRefused,
  type Printed,
  updateCredential,
} from './credential-queries.ts';
import { findSignerProfile } from './signer-queries.ts';

/*
 * Claims of credentials by their holders.
 * Promises: a claim can be edited until it is checked; editing a refused claim reopens it; a renewal is a separate
 * claim, so the credential in force stays valid; the audit log has every change and every access of others to a proof.
 * Never: access to another person's row, which is reported as not found; a change to a checked credential.
 */

type Row = NonNullable<Awaited<ReturnType<typeof findCredential>>>;

export function viewCredential(
  row: Row,
  { printed, now }: { printed: Printed | undefined; now: Date },
): CredentialView {
  const { proofMimetype: mimetype, proofSha256: sha256 } = row;
  return {
    ...row,
    register: registerOf(row),
    state: credentialStateOf(row, dayOf(now)),
    proof: mimetype !== null && sha256 !== null ? { mimetype, sha256 } : null,
    claimedAt: row.claimedAt.toISOString(),
    checkedAt: row.checkedAt?.toISOString() ?? null,
    isPrinted: printed !== undefined && isPrintedBy(printed, row),
  };
}

/** The actor's own credentials, newest claim first. */
export async function getCredentials(deps: Deps, actor: Actor): Promise<OwnCredentials> {
  const [rows, printed] = await Promise.all([
    listOwnCredentials(deps.db, actor.id),
    findSignerProfile(deps.db, actor.id),
  ]);
  return { items: rows.map((row) => viewCredential(row, { printed, now: deps.now() })) };
}

/**
 * Claims a credential, or changes an unchecked claim.
 * Throws CREDENTIAL_INVALID with findings, CREDENTIAL_NOT_FOUND, CREDENTIAL_CHECKED, CREDENTIAL_TWICE.
 */
export async function saveCredential(deps: Deps, actor: Actor, input: SaveCredentialInput): Promise<OwnCredentials> {
  const findings = findClaimFaults(input);
  if (findings.length > 0) throw new AppError('CREDENTIAL_INVALID', { details: { findings } });
  const { id: known, languages, ...stated } = input;
  const values = { ...stated, languages: JSON.stringify(languages) };
  await deps.db.transaction().execute(async (trx) => {
    const own = { userId: actor.id, ...values };
    if (known) {
      await lockOwnClaim(trx, actor, known);
      if (await hasSameClaim(trx, { ...own, id: known })) throw new AppError('CREDENTIAL_TWICE');
      await updateCredential(trx, { id: known, values: { ...values, ...notRefused } });
    }
    const id = known ?? (await insertCredential(trx, { ...own, claimedAt: deps.now() }));
    if (id === undefined) throw new AppError('CREDENTIAL_TWICE');
    await recordAudit(deps, trx, {
      event: known ? 'credential.changed' : 'credential.claimed',
      actor,
      subjectUserId: actor.id,
      details: { credentialId: id, ...stated, languages },
    });
  });
  return getCredentials(deps, actor);
}

/** Claims the credential that a saved profile prints, unless the same claim exists. */
export async function claimPrinted(deps: Pick<Deps, 'now'>, trx: Trx, actor: Actor, printed: Printed): Promise<void> {
  if (!statesCredential(printed)) return;
  const { credential, credentialNumber: number, credentialExpiresOn: validUntil } = printed;
  const values = { userId: actor.id, credential, number, validUntil, languages: null, claimedAt: deps.now() };
  const id = await insertCredential(trx, values);
  if (id === undefined) return;
  await recordAudit(deps, trx, {
    event: 'credential.claimed',
    actor,
    subjectUserId: actor.id,
    details: { credentialId: id, credential, number, validUntil },
  });
}

/** Withdraws a credential; papers that print it stay valid. Throws CREDENTIAL_NOT_FOUND. */
export async function withdrawCredential(deps: Deps, actor: Actor, { id }: { id: string }): Promise<OwnCredentials> {
  await deps.db.transaction().execute(async (trx) => {
    const row = await lockCredential(trx, id);
    if (row?.userId !== actor.id) throw new AppError('CREDENTIAL_NOT_FOUND');
    await updateCredential(trx, { id, values: { withdrawnAt: deps.now() } });
    await recordAudit(deps, trx, {
      event: 'credential.withdrawn',
      actor,
      subjectUserId: actor.id,
      details: { credentialId: id, credential: row.credential, number: row.number },
    });
  });
  return getCredentials(deps, actor);
}

/**
 * Stores the file that `receive` reads from the request as the proof of the actor's claim, replacing an earlier one.
 * Throws CREDENTIAL_NOT_FOUND, CREDENTIAL_CHECKED, CREDENTIAL_PROOF_PAGES and the codes of `receive`.
 */
export async function storeProof(
  deps: Deps,
  actor: Actor,
  { id, receive }: { id: string; receive: () => Promise<IncomingFile> },
): Promise<{ uploadId: string; pages: number }> {
  const claim = await findCredential(deps.db, id);
  assertOwnClaim(claim, actor);
  const file = await receive();
  const { proofPages: max } = credentialLimits;
  if (file.pages > max) throw new AppError('CREDENTIAL_PROOF_PAGES', { details: { max } });
  const key = credentialKey({ credentialId: id, now: deps.now() });
  const stored = await storeFile(deps, { ...file, key, cacheSeconds: cacheSeconds.correction });
  await deps.db.transaction().execute(async (trx) => {
    const row = await lockOwnClaim(trx, actor, id);
    const { sizeBytes: proofSizeBytes, sha256: proofSha256, mimetype: proofMimetype } = stored;
    const proof = { proofKey: key, proofSizeBytes, proofSha256, proofMimetype };
    await updateCredential(trx, { id, values: { ...proof, ...notRefused } });
    if (row.proofKey !== null) await deps.jobs.enqueue(trx, 'documents.sweepFile', { key: row.proofKey });
    await recordAudit(deps, trx, {
      event: 'credential.proved',
      actor,
      subjectUserId: actor.id,
      details: { credentialId: id, sha256: proofSha256 },
    });
  });
  return { uploadId: id, pages: file.pages };
}

/** The proof of a credential, for its holder and staff managers. Throws CREDENTIAL_NOT_FOUND. */
export async function openProof(deps: Deps, actor: Actor, id: string): Promise<{ bytes: Buffer; mimetype: string }> {
  const row = await findCredential(deps.db, id);
  const isOwn = row?.userId === actor.id;
  if (!row || !(isOwn || canAny(actor, ['manage', 'audit']))) throw new AppError('CREDENTIAL_NOT_FOUND');
  const { proofKey: key, proofSizeBytes: sizeBytes, proofSha256: sha256, proofMimetype: mimetype, userId } = row;
  if (key === null || sizeBytes === null || sha256 === null || mimetype === null) {
    throw new AppError('CREDENTIAL_NOT_FOUND');
  }
  const bytes = await readStored(deps, { documentId: null, key, sizeBytes, sha256 });
  if (!isOwn) {
    await deps.db.transaction().execute((trx) =>
      recordAudit(deps, trx, {
        event: 'credential.proofOpened',
        actor,
        subjectUserId: userId,
        details: { credentialId: id, sha256 },
      }),
    );
  }
  return { bytes, mimetype };
}

function assertOwnClaim<T extends { userId: string; checkedAt: Date | null }>(
  row: T | undefined,
  actor: Actor,
): asserts row is T {
  if (row?.userId !== actor.id) throw new AppError('CREDENTIAL_NOT_FOUND');
  if (row.checkedAt !== null) throw new AppError('CREDENTIAL_CHECKED');
}

async function lockOwnClaim(trx: Trx, actor: Actor, id: string) {
  const row = await lockCredential(trx, id);
  assertOwnClaim(row, actor);
  return row;
}
