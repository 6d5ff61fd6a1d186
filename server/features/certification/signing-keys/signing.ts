import { createHash, randomUUID, sign, X509Certificate } from 'node:crypto';
import type { Env } from '#server/env.ts';
import { issueLeaf } from '#server/platform/signing/certificates.ts';
import { readP12Certificates, type P12Certificates } from '#server/platform/signing/p12.ts';
import { revocationListPath } from '#server/platform/signing/revocation-list.ts';
import {
  createSigningService,
  type ServiceCertificates,
  type SigningService,
} from '#server/platform/signing/service-client.ts';
import { createTimestampAuthority, readToken } from '#server/platform/signing/timestamp.ts';
import {
  SigningKeyError,
  SigningServiceError,
  ValidationDataError,
  type DocumentKey,
  type KeyHealth,
  type KeySource,
  type LogKey,
  type LogSigner,
  type SealPublicKey,
  type Signing,
  type TranslatorKey,
  type TrustAnchor,
  type UsedChain,
  type ValidationData,
} from '#server/platform/signing/types.ts';
import { gatherValidationData, OutsideLists } from '#server/platform/signing/validation-data.ts';
import { sealKeyIdBytes, type SealSigner } from '#shared/certificate/offline-seal.ts';
import { encryptSignerKeys } from '../signer-key-queries.ts';
import { describeForeign, isOurs, sealKeys, sealOf, sortKeys } from './key-seal.ts';
import {
  decryptKey,
  encryptWithCurrentSecret,
  readProductKeys,
  requireTranslatorsRoot,
  type KeyParts,
} from './product-keys.ts';
import {
  findByCertificate,
  insertOutsideCertificate,
  listAllKeys,
  listKeysInUse,
  lockKeys,
  updateOutsideCertificate,
  type SigningKey,
} from './queries.ts';
import { RevocationLists } from './revocation-lists.ts';

/*
 * Keys in use, of the settings or the product's own.
 * Promises: the keys are read for each signature, so that a rotation takes effect in every process at once; every certificate
 * that signed is on record before its first signature.
 * Never: an unsigned paper because a key or the signing service is unavailable.
 */

export interface SigningParts extends KeyParts {
  env: KeyParts['env'] & Pick<Env, 'signing' | 'signingService' | 'timestamps' | 'revocationListUrls'>;
}

const warningMs = 30 * 24 * 60 * 60 * 1000;

export function createSigning(parts: SigningParts): Signing {
  return new KeyRing(parts);
}

class KeyRing implements Signing {
  readonly timestamps: Signing['timestamps'];
  readonly timestampRoots: readonly Uint8Array[];
  readonly #parts: SigningParts;
  readonly #service: SigningService | null;
  /** Certificates of the settings that are on record, by SHA-256. */
  readonly #recorded = new Set<string>();
  readonly #ownLists: RevocationLists;
  readonly #outsideLists: OutsideLists;
  #p12: Promise<P12Certificates> | undefined;

  constructor(parts: SigningParts) {
    const { signingService, timestamps, revocationListUrls } = parts.env;
    this.#parts = parts;
    this.#service = signingService && createSigningService(signingService);
    this.timestamps = timestamps && createTimestampAuthority({ ...timestamps, now: parts.now });
    this.timestampRoots = timestamps?.roots ?? [];
    this.#ownLists = new RevocationLists(parts);
    this.#outsideLists = new OutsideLists(revocationListUrls);
  }

  readToken(token: Uint8Array): UsedChain & { expiresAt: Date } {
    return readToken(token, this.timestampRoots);
  }

  async prepare(): Promise<void> {
    await this.#parts.db.transaction().execute(async (trx) => {
      await lockKeys(trx);
      await sealKeys(this.#parts, trx);
    });
    const keys = Object.values(await readProductKeys(this.#parts));
    for (const key of keys) await encryptWithCurrentSecret(this.#parts, key);
    await encryptSignerKeys(this.#parts);
    const { state, reason } = await this.health();
    if (state === 'fault') throw new SigningKeyError(reason ?? 'signing fails');
  }

  async documentKey(): Promise<DocumentKey> {
    if (this.#service) return this.#serviceKey(this.#service);
    const { signing } = this.#parts.env;
    if (signing) {
      const { leaf, chain } = await this.#readP12(signing);
      await this.#recordUse(leaf, 'p12');
      const p12 = Buffer.from(signing.p12Base64, 'base64');
      return { material: { kind: 'p12', p12, passphrase: signing.passphrase }, chain, signDigest: null };
    }
    const { root, document } = await readProductKeys(this.#parts);
    const pkcs8 = decryptKey(this.#parts.env, document).export({ type: 'pkcs8', format: 'der' });
    const certificates = [document, root].map(({ certificate }) => certificate ?? Buffer.of());
    return { material: { kind: 'key', certificates, pkcs8 }, chain: certificates, signDigest: null };
  }

  async issueTranslatorKey(name: string): Promise<TranslatorKey> {
    const { env, now } = this.#parts;
    const root = await requireTranslatorsRoot(this.#parts);
    const leaf = await issueLeaf(root, {
      organization: env.brand.legalName,
      commonName: name,
      use: 'documentSigning',
      now: now(),
      crlUrl: `${env.publicUrl}${revocationListPath(root.certificate)}`,
    });
    return { ...leaf, issuerId: root.id, issuer: root.certificate };
  }

  validationData(used: readonly UsedChain[]): Promise<ValidationData> {
    const ownList = async (issuer: Uint8Array): Promise<Buffer | null> => {
      try {
        return await this.#ownLists.read(sha256Of(issuer));
      } catch (error) {
        throw error instanceof SigningKeyError ? new ValidationDataError(error.message, { cause: error }) : error;
      }
    };
    return gatherValidationData({ ownList, outside: this.#outsideLists, now: this.#parts.now }, used);
  }

  revocationList(rootSha256: string): Promise<Buffer | null> {
    return this.#ownLists.read(rootSha256);
  }

  async roots(): Promise<TrustAnchor[]> {
    const rows = await this.#ownKeys();
    return rows.flatMap(({ purpose, source, certificate, validFrom, validUntil, retiredAt, compromisedSince }) => {
      const isAnchor = purpose === 'root' || (purpose === 'document' && source !== 'product');
      if (!isAnchor || certificate === null || validUntil === null) return [];
      return {
        kind: purpose === 'root' ? ('root' as const) : ('signer' as const),
        certificate,
        sha256: sha256Of(certificate),
        subject: new X509Certificate(certificate).subject.replaceAll('\n', ', '),
        from: validFrom,
        until: validUntil,
        retiredAt,
        compromisedSince,
      };
    });
  }

  async logSigner(): Promise<LogSigner> {
    const { log } = await readProductKeys(this.#parts);
    const key = decryptKey(this.#parts.env, log);
    return { ...publicPartOf(log), sign: (data) => sign(null, data, key) };
  }

  async logKeys(): Promise<LogKey[]> {
    const rows = (await this.#ownKeys()).filter(({ purpose }) => purpose === 'log');
    return rows.map((row) => ({
      ...publicPartOf(row),
      from: row.validFrom,
      retiredAt: row.retiredAt,
      compromisedSince: row.compromisedSince,
    }));
  }

  async sealSigner(): Promise<SealSigner> {
    const { seal } = await readProductKeys(this.#parts);
    const key = decryptKey(this.#parts.env, seal);
    return {
      keyId: sealKeyIdOf(seal.publicKey),
      sign: (data) => sign('sha256', data, { key, dsaEncoding: 'ieee-p1363' }),
    };
  }

  async sealKeys(): Promise<SealPublicKey[]> {
    const rows = (await this.#ownKeys()).filter(({ purpose }) => purpose === 'seal');
    return rows.map(({ publicKey, validFrom, retiredAt, compromisedSince }) => ({
      keyId: sealKeyIdOf(publicKey),
      publicKey,
      from: validFrom,
      retiredAt,
      compromisedSince,
    }));
  }

  /** Genuine keys, newest first; inserted rows verify nothing. */
  async #ownKeys(): Promise<SigningKey[]> {
    const { env, db } = this.#parts;
    return sortKeys(env, await listAllKeys(db)).ours;
  }

  async health(): Promise<KeyHealth> {
    const { signing } = this.#parts.env;
    const source: KeySource = this.#service ? 'service' : signing ? 'p12' : 'product';
    try {
      const dates = await this.#validity();
      // Before the first start there are no keys.
      if (dates === null) return { source, expiresAt: null, state: 'ok', reason: null };
      const judged = judge(source, dates, this.#parts.now());
      const { env, db } = this.#parts;
      const foreign = describeForeign(sortKeys(env, await listAllKeys(db)).foreign);
      const outcome =
        judged.state === 'ok' && foreign !== null ? { state: 'warning' as const, reason: foreign } : judged;
      return { source, expiresAt: dates.notAfter, ...outcome };
    } catch (error) {
      const state = error instanceof SigningKeyError ? 'fault' : 'warning';
      const isKnown = error instanceof SigningKeyError || error instanceof SigningServiceError;
      return { source, expiresAt: null, state, reason: isKnown ? error.message : 'the signing keys cannot be read' };
    }
  }

  /** Throws SigningKeyError for a key that is unusable, any other error for a state that is unknown. */
  async #validity(): Promise<Validity | null> {
    const { env, db } = this.#parts;
    if (this.#service) return validityOf((await this.#service.certificates()).leaf);
    if (env.signing) return validityOf((await this.#readP12(env.signing)).leaf);
    const keys = await listKeysInUse(db);
    for (const key of keys) decryptKey(env, key);
    const document = keys.find(({ purpose }) => purpose === 'document');
    return document?.validUntil ? { notBefore: document.validFrom, notAfter: document.validUntil } : null;
  }

  /** Opens the file once. */
  #readP12(p12: NonNullable<Env['signing']>): Promise<P12Certificates> {
    this.#p12 ??= readP12Certificates(p12);
    return this.#p12;
  }

  async #serviceKey(service: SigningService): Promise<DocumentKey> {
    const { chain, keyType, leaf }: ServiceCertificates = await service.certificates();
    await this.#recordUse(leaf, 'service');
    const signDigest = async (data: Uint8Array): Promise<Uint8Array> => {
      const signature = await service.sign(data);
      // The printed file names the certificate, which the service may have replaced meanwhile.
      const current = await service.certificates();
      if (!current.leaf.raw.equals(leaf.raw)) throw new SigningServiceError('the signing service changed its key');
      return signature;
    };
    return { material: { kind: 'remote', certificates: chain, keyType }, chain, signDigest };
  }

  /** Throws SigningKeyError for an expired certificate, whose signatures would be worthless. */
  async #recordUse(certificate: X509Certificate, source: 'p12' | 'service'): Promise<void> {
    const { db, env, now } = this.#parts;
    const { notBefore: validFrom, notAfter: validUntil } = validityOf(certificate);
    const { state, reason } = judge(source, { notBefore: validFrom, notAfter: validUntil }, now());
    if (state === 'fault') throw new SigningKeyError(reason ?? 'signing fails');
    if (this.#recorded.has(certificate.fingerprint256)) return;
    const [current] = env.appSecrets;
    const publicKey = certificate.publicKey.export({ type: 'spki', format: 'der' });
    const about = { purpose: 'document' as const, source, issuerId: null, certificate: certificate.raw };
    const stated = { id: randomUUID(), ...about, publicKey, validFrom, validUntil };
    await insertOutsideCertificate(db, { ...stated, seal: sealOf(current, stated) });
    const recorded = await findByCertificate(db, certificate.raw);
    // Recorded by the previous release or with other dates: the settings prove the key.
    if (recorded && !isOurs(env, recorded)) {
      const own = { ...stated, id: recorded.id };
      await updateOutsideCertificate(db, { ...own, seal: sealOf(current, own) });
    }
    this.#recorded.add(certificate.fingerprint256);
  }
}

interface Validity {
  notBefore: Date;
  notAfter: Date;
}

function validityOf({ validFrom, validTo }: X509Certificate): Validity {
  return { notBefore: new Date(validFrom), notAfter: new Date(validTo) };
}

const dateOf = (date: Date): string => date.toISOString().slice(0, 10);

const settingOf: Record<KeySource, string> = {
  product: 'the product’s own key',
  p12: 'SIGNING_P12_BASE64',
  service: 'SIGNING_SERVICE_URL',
};

function judge(source: KeySource, { notBefore, notAfter }: Validity, now: Date): Pick<KeyHealth, 'state' | 'reason'> {
  const about = `${settingOf[source]}: the signing certificate`;
  if (now >= notAfter) return { state: 'fault', reason: `${about} expired on ${dateOf(notAfter)}` };
  if (now < notBefore && source !== 'product') {
    return { state: 'fault', reason: `${about} is not valid before ${dateOf(notBefore)}` };
  }
  const isSoon = notAfter.getTime() - now.getTime() < warningMs;
  return isSoon
    ? { state: 'warning', reason: `${about} expires on ${dateOf(notAfter)}` }
    : { state: 'ok', reason: null };
}

function publicPartOf({ publicKey }: Pick<SigningKey, 'publicKey'>): Pick<LogSigner, 'keyId' | 'publicKey'> {
  return { keyId: sha256Of(publicKey).slice(0, 16), publicKey };
}

function sealKeyIdOf(publicKey: Uint8Array): Buffer {
  return createHash('sha256').update(publicKey).digest().subarray(0, sealKeyIdBytes);
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
