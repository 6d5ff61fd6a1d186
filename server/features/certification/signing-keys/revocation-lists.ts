import { createHash } from 'node:crypto';
import { issueRevocationList, type Revoked } from '#server/platform/signing/revocation-list.ts';
import { listRevokedSignerKeys } from '../signer-key-queries.ts';
import { sortKeys } from './key-seal.ts';
import { decryptKey, type KeyParts } from './product-keys.ts';
import { listAllKeys, type SigningKey } from './queries.ts';

/**
 * Revocation lists of the product's own roots.
 * Promises: every root ever used goes on issuing its list, so that papers of a retired one still verify; a certificate
 * is listed from the time its key counts as stolen, a translator's from its stated revocation time.
 * Never: a rotated key on a list, since its signatures stay valid.
 */

/** One list serves every paper of that time; a rotation shows in the next list at once. */
const reissueMs = 60 * 60 * 1000;

interface IssuedList {
  der: Buffer;
  at: number;
  revoked: string;
}

export class RevocationLists {
  readonly #parts: KeyParts;
  readonly #issued = new Map<string, IssuedList>();

  constructor(parts: KeyParts) {
    this.#parts = parts;
  }

  /** The current list of an own root, by the SHA-256 of its certificate; null for others. Throws SigningKeyError. */
  async read(rootSha256: string): Promise<Buffer | null> {
    const { db, env, now } = this.#parts;
    const { ours } = sortKeys(env, await listAllKeys(db));
    const root = ours.find(
      ({ purpose, source, certificate }) =>
        (purpose === 'root' || purpose === 'translators') &&
        source === 'product' &&
        certificate !== null &&
        sha256Of(certificate) === rootSha256,
    );
    if (!root?.certificate) return null;
    const revoked = root.purpose === 'translators' ? await listRevokedSignerKeys(db, root.id) : stolenOf(ours, root.id);
    const state = revoked
      .map(({ certificate, since, reason }) => `${sha256Of(certificate)} ${since.toISOString()} ${reason ?? ''}`)
      .join();
    const known = this.#issued.get(rootSha256);
    const age = now().getTime() - (known?.at ?? 0);
    if (known?.revoked === state && age >= 0 && age < reissueMs) return known.der;
    const key = decryptKey(env, root);
    const der = await issueRevocationList({ certificate: root.certificate, key }, { revoked, now: now() });
    this.#issued.set(rootSha256, { der, at: now().getTime(), revoked: state });
    return der;
  }
}

function stolenOf(ours: readonly SigningKey[], rootId: string): Revoked[] {
  return ours
    .filter(({ issuerId }) => issuerId === rootId)
    .toReversed()
    .flatMap(({ certificate, compromisedSince }) =>
      certificate && compromisedSince ? [{ certificate, since: compromisedSince }] : [],
    );
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
