import type { SealSigner } from '#shared/certificate/offline-seal.ts';
import type { IssuedKey } from './certificates.ts';

/** Keys and signatures of issued certificates, as plain data that worker threads can be sent. */

export const keySources = ['product', 'p12', 'service'] as const;
export type KeySource = (typeof keySources)[number];
export const keyPurposes = ['root', 'document', 'log', 'seal', 'translators'] as const;
export type KeyPurpose = (typeof keyPurposes)[number];

/** What the typesetting worker needs to sign. Certificates are DER, the signer's first. */
export type SigningMaterial =
  | { kind: 'key'; certificates: readonly Uint8Array[]; pkcs8: Uint8Array }
  | { kind: 'p12'; p12: Uint8Array; passphrase: string }
  /** The worker leaves the signature empty; an outside service signs the digest afterwards. */
  | { kind: 'remote'; certificates: readonly Uint8Array[]; keyType: RemoteKeyType };

/** Held by the product: an outside service signs for the company alone. */
export type TranslatorMaterial = Exclude<SigningMaterial, { kind: 'remote' }>;

export type RemoteKeyType = 'EC' | 'RSA';

/** The key that signs the next document. */
export interface DocumentKey {
  material: SigningMaterial;
  /** DER, the signer's first, then its issuers as far as they are known. */
  chain: readonly Buffer[];
  /** For `remote` only: signs a SHA-256 digest. Rejects when the service is unavailable or its signature is invalid. */
  signDigest: ((data: Uint8Array) => Promise<Uint8Array>) | null;
}

/** A key that a translator's certificate was just issued for. */
export interface TranslatorKey extends IssuedKey {
  /** The translators' root, as a row and as DER. */
  issuerId: string;
  issuer: Buffer;
}

/** A certificate that verifiers of delivered files trust. */
export interface TrustAnchor {
  /**
   * `root`: it issued the signer's certificate. `signer`: only signatures by this very certificate count, since its issuer
   * serves others too.
   */
  kind: 'root' | 'signer';
  /** DER. */
  certificate: Buffer;
  /** Of the DER, in hex. */
  sha256: string;
  subject: string;
  from: Date;
  until: Date;
  /** When signing with it ended; null: in use. */
  retiredAt: Date | null;
  /** Signatures count only when a timestamp proves that they are older. */
  compromisedSince: Date | null;
}

/** Signs heads of the transparency log. */
export interface LogSigner {
  /** First 16 hex digits of the SHA-256 of `publicKey`. */
  keyId: string;
  /** SubjectPublicKeyInfo, DER. */
  publicKey: Buffer;
  /** Ed25519 over the bytes themselves. */
  sign(data: Uint8Array): Uint8Array;
}

export interface LogKey {
  keyId: string;
  publicKey: Buffer;
  from: Date;
  retiredAt: Date | null;
  compromisedSince: Date | null;
}

/** A key of the seals on certificates. */
export interface SealPublicKey {
  /** First bytes of the SHA-256 of `publicKey`. */
  keyId: Buffer;
  /** SubjectPublicKeyInfo, DER. */
  publicKey: Buffer;
  from: Date;
  retiredAt: Date | null;
  compromisedSince: Date | null;
}

/**
 * State of the keys in use. `fault`: signing fails. `warning`: it will within 30 days, or its service is unavailable.
 */
export interface KeyHealth {
  source: KeySource;
  expiresAt: Date | null;
  state: 'ok' | 'warning' | 'fault';
  /** A sentence; null when `ok`. */
  reason: string | null;
}

/** A timestamp (DER) and who signed it, when. */
export interface Timestamp extends UsedChain {
  token: Uint8Array;
  /** End of the signer's certificate. */
  expiresAt: Date;
}

/** An RFC 3161 authority. Rejects unless it returns a valid token for `data` in time. */
export interface TimestampAuthority {
  stamp(data: Uint8Array): Promise<Timestamp>;
  /** Signer and size of its tokens, from the last one; requests a token if there is none yet. */
  describe(): Promise<AuthorityFacts>;
}

export interface AuthorityFacts {
  /** DER, the signer's first. */
  chain: readonly Buffer[];
  tokenBytes: number;
  /** End of the signer's certificate. */
  expiresAt: Date;
}

/** What shows later that certificates were valid, as DER: it goes into a PDF's DSS dictionary. */
export interface ValidationData {
  certificates: readonly Uint8Array[];
  revocationLists: readonly Uint8Array[];
}

export function distinct(items: readonly Uint8Array[]): Buffer[] {
  const byContent = new Map(items.map((item) => [Buffer.from(item).toString('base64'), Buffer.from(item)]));
  return [...byContent.values()];
}

/** Merges two sets of validation data. */
export function mergeValidationData(parts: readonly ValidationData[]): ValidationData {
  return {
    certificates: distinct(parts.flatMap(({ certificates }) => certificates)),
    revocationLists: distinct(parts.flatMap(({ revocationLists }) => revocationLists)),
  };
}

/** A chain of certificates, DER, the user's first; and when it was used. */
export interface UsedChain {
  chain: readonly Buffer[];
  usedAt: Date;
}

export interface Signing {
  /** Creates missing keys and decrypts those in use. Throws SigningKeyError. */
  prepare(): Promise<void>;
  /** Throws SigningKeyError when the key is unusable, and SigningServiceError when the service is unavailable. */
  documentKey(): Promise<DocumentKey>;
  /** Makes a key and certificate for a person, under the translators' root, which does not anchor the company's signatures. */
  issueTranslatorKey(name: string): Promise<TranslatorKey>;
  /** Null without TIMESTAMP_URL. */
  timestamps: TimestampAuthority | null;
  /** Throws ValidationDataError when something of it is missing. */
  validationData(used: readonly UsedChain[]): Promise<ValidationData>;
  /** Who signed a timestamp, and when. Throws for a malformed one. */
  readToken(token: Uint8Array): UsedChain & { expiresAt: Date };
  /** Roots that complete the chains of timestamps. */
  timestampRoots: readonly Uint8Array[];
  /** The current revocation list of an own root (the company's or the translators'), in use or retired, by the SHA-256 of its certificate; null for others. */
  revocationList(rootSha256: string): Promise<Buffer | null>;
  /** Every anchor ever used, newest first. */
  roots(): Promise<TrustAnchor[]>;
  logSigner(): Promise<LogSigner>;
  /** Every log key ever used, newest first. */
  logKeys(): Promise<LogKey[]>;
  /** Signs seals that are verified without a network. */
  sealSigner(): Promise<SealSigner>;
  /** Every key of seals ever used, newest first. */
  sealKeys(): Promise<SealPublicKey[]>;
  /** Never rejects, and creates no keys. */
  health(): Promise<KeyHealth>;
}

/** A key that cannot sign; the message is a sentence for the operator. */
export class SigningKeyError extends Error {
  override readonly name = 'SigningKeyError';
}

/** The signing service did not answer, or not with a valid signature. */
export class SigningServiceError extends Error {
  override readonly name = 'SigningServiceError';
}

/** A chain whose validity cannot be shown now; the message is for the operator. */
export class ValidationDataError extends Error {
  override readonly name = 'ValidationDataError';
}

/** A certificate that its issuer revoked before it was used. */
export class RevokedCertificateError extends ValidationDataError {}

/** The timestamp authority did not answer, or not with a valid token. */
export class TimestampError extends Error {
  override readonly name = 'TimestampError';
}
