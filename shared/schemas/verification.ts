import { z } from 'zod';
import { accessKeyInputMax, copyAccessStates } from '#shared/certificate/access-key.ts';
import { presetIds } from '#shared/certificate/recipients.ts';
import { revocationClasses } from '#shared/certificate/revocation.ts';
import { signerKeySources } from '#shared/certificate/signer-keys.ts';
import { longTermLevels, signedLevels } from '#shared/certificate/state.ts';
import { workMax } from '#shared/proof-of-work.ts';
import { codeInputMax } from '#shared/verification-code.ts';
import { id, rule, timestamp, translationType } from './common.ts';
import { verificationRecord } from './documents.ts';
import { inclusionProof } from './transparency.ts';

/** Solves the `challenge` of a TOO_MANY_LOOKUPS to the same question, from the same address. */
const proofOfWork = z.string().max(workMax).optional();

export const lookupInput = z.object({
  code: z.string().trim().min(1, rule('VERIFICATION_CODE_EMPTY')).max(codeInputMax),
  proofOfWork,
});

/** Public data of a certified translation, without personal data of its owner. */
const facts = {
  /** Certified title (the kind of document), never a file name. */
  filename: z.string(),
  paperKind: z.string(),
  holderInitials: z.string(),
  /** Register number of the original, masked. */
  registerNumber: z.string().nullable(),
  uploadDate: timestamp,
  translationDate: timestamp,
  pages: z.number().int(),
  /** Of the whole delivered file; null for deliveries without that record. */
  deliveredPages: z.number().int().nullable(),
  verificationCode: z.string(),
  revision: z.number().int(),
  /** Date of this revision. */
  issuedAt: timestamp,
  /** Preset that the certificate follows. */
  recipient: z.enum(presetIds),
  signatureLevel: z.enum(signedLevels),
  /** Of a signature that verifies after its certificates expired, too; null for others. */
  longTermLevel: z.enum(longTermLevels).nullable(),
  sourceLanguage: z.string(),
  targetLanguage: z.string(),
  translationType,
  /** Who signed, as printed on the certificate. */
  signer: z.object({ name: z.string(), credential: z.string() }),
  /** The signer's own key, which signed the file before the company; null if only the company signed. */
  signerKey: z
    .object({
      /** Of its certificate, in hex. */
      sha256: z.string(),
      source: z.enum(signerKeySources),
      /** It had been revoked when the certificate was issued, so that its signature does not count. */
      isRevoked: z.boolean(),
    })
    .nullable(),
  /** Words printed on each page of the translation, for comparison; empty for older certificates. */
  checkWords: z.array(z.array(z.string())),
  /** Whether the paper's access key opens the delivered file: `none` on papers that were printed without one. */
  copyAccess: z.enum(copyAccessStates),
  /** The notarial act that delivered this revision; null without one. */
  notarization: z.object({ at: timestamp, place: z.string() }).nullable(),
};

const validResult = z.object({
  state: z.literal('valid'),
  ...facts,
  isAuthenticated: z.boolean(),
  status: z.string(),
});
export type ValidResult = z.infer<typeof validResult>;

/** An earlier revision of a certificate that is valid. */
const supersededResult = z.object({
  state: z.literal('superseded'),
  ...facts,
  supersededAt: timestamp,
  /** The revision in force. */
  currentRevision: z.number().int(),
  isAuthenticated: z.literal(false),
  status: z.literal('Superseded'),
});
export type SupersededResult = z.infer<typeof supersededResult>;

/** A revoked certificate. */
const revokedResult = z.object({
  state: z.literal('revoked'),
  verificationCode: z.string(),
  revokedAt: timestamp,
  /** Absent if none was given. */
  revokedClass: z.enum(revocationClasses).optional(),
  isAuthenticated: z.literal(false),
  status: z.literal('Revoked'),
});
export type RevokedResult = z.infer<typeof revokedResult>;

const certificate = z.discriminatedUnion('state', [validResult, supersededResult, revokedResult]);
export type LookupResult = z.infer<typeof certificate>;
/** Before serialization. */
export type LookupRecord = z.input<typeof certificate>;

export const lookupOutput = certificate.nullable();

export const fileOutcomes = ['genuine', 'altered', 'superseded', 'revoked', 'unknown'] as const;
export type FileOutcome = (typeof fileOutcomes)[number];

/** The hash of a file, and the code found in it. */
export const checkInput = z.object({
  sha256: z
    .string()
    .regex(/^[\da-f]{64}$/i)
    .toLowerCase(),
  code: z.string().trim().max(codeInputMax).optional(),
  /** The file is a picture of a sheet whose `code` was read; its bytes match no delivered file. */
  isScan: z.boolean().optional(),
  proofOfWork,
});

export const checkOutput = z.object({
  outcome: z.enum(fileOutcomes),
  /** The file's certificate; for an altered file, the certificate of its code. */
  certificate: certificate.optional(),
  /** `intact`: our signature on the stored file was verified. `none`: the record names the file, and nothing proves it ours. */
  signature: z.enum(['intact', 'none']).optional(),
  /** Of the file's leaf in the public log; with every intact signature. */
  proof: inclusionProof.optional(),
  /** The code on a scan or a photo: `certificate` is what the sheet must be compared with. */
  scanOf: z.string().optional(),
  /** The delivery of a test order, or a file with its code: no certificate. */
  isTest: z.boolean().optional(),
});
export type CheckResult = z.infer<typeof checkOutput>;
export type CheckRecord = z.input<typeof checkOutput>;

const publishedRoot = z.object({
  /** A `signer` signed papers itself; a `root` issued the certificates that did. */
  kind: z.enum(['root', 'signer']),
  /** DER, base64. */
  certificate: z.string(),
  compromisedSince: timestamp.nullable(),
});
export type PublishedRoot = z.infer<typeof publishedRoot>;

/** Every certificate that the product's signatures chain to, retired ones included. */
export const rootsOutput = z.object({
  roots: z.array(publishedRoot),
  /** Keys of the public log's heads (Ed25519, SubjectPublicKeyInfo), base64. */
  logKeys: z.array(z.string()),
});
export type PublishedRoots = z.input<typeof rootsOutput>;

export const recordInput = z.object({ documentId: id });
export const recordOutput = verificationRecord.nullable();

/** The access key beside the code on the certificate page. */
export const openCopyInput = lookupInput.extend({
  accessKey: z.string().trim().min(1, rule('ACCESS_KEY_WRONG')).max(accessKeyInputMax),
});
/** The delivered file with a watermark on each page. */
export const openCopyOutput = z.object({ url: z.url(), expiresAt: timestamp });

/** Keys that sign the seals on certificates; clients cache them for offline use. */
export const sealKeysOutput = z.object({
  /** Whose seals they sign. */
  issuer: z.string(),
  keys: z.array(
    z.object({
      /** In hex. */
      keyId: z.string(),
      /** SubjectPublicKeyInfo, base64. */
      publicKey: z.string(),
      from: timestamp,
      until: timestamp.nullable(),
      compromisedSince: timestamp.nullable(),
    }),
  ),
});
export type SealKeys = z.infer<typeof sealKeysOutput>;

export const copyAccessOutput = z.object({
  access: z.enum(copyAccessStates),
  /** Openings with the key, newest first; `network` is the part of the address that many share. */
  openings: z.array(z.object({ at: timestamp, network: z.string() })),
});
export const setCopyAccessInput = z.object({ id, isOpen: z.boolean() });
