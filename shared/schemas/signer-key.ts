import { z } from 'zod';
import { keyRevocationReasons, signerKeyEndings, signerKeySources } from '#shared/certificate/signer-keys.ts';
import { id, timestamp } from './common.ts';

/** Base64 of a PKCS #12 file, which has few kilobytes; a request body holds 256 KiB. */
const p12Max = 100_000;

/** The key shown as in use, which this call replaces; null if none was. */
const replaces = id.nullable();

export const makeSignerKeyInput = z.object({ replaces });

export const importSignerKeyInput = z.object({
  replaces,
  p12: z.base64().min(1).max(p12Max),
  passphrase: z.string().max(200),
});
export type ImportSignerKeyInput = z.output<typeof importSignerKeyInput>;

export const revokeSignerKeyInput = z.object({
  id,
  reason: z.enum(keyRevocationReasons),
  /** Start of a possible compromise; for `key-compromise` only. */
  since: z.iso.date().optional(),
});
export type RevokeSignerKeyInput = z.output<typeof revokeSignerKeyInput>;

const signerKeyView = z.object({
  id,
  source: z.enum(signerKeySources),
  /** Whom the certificate names, and who issued it. */
  name: z.string(),
  issuer: z.string(),
  /** Of the certificate, in hex. */
  sha256: z.string(),
  algorithm: z.string(),
  validFrom: timestamp,
  validUntil: timestamp,
  createdAt: timestamp,
  endedAt: timestamp.nullable(),
  ending: z.enum(signerKeyEndings).nullable(),
  revocationReason: z.enum(keyRevocationReasons).nullable(),
  /** Signatures since then do not count. */
  revokedSince: timestamp.nullable(),
});

export const signerKeyOutput = z.object({
  /** In use; null: the company signs alone. */
  key: signerKeyView
    .extend({
      /** Whether its issuer publishes a revocation list that is read here; without one, its validity cannot be shown later. */
      hasRevocationList: z.boolean(),
      /** What this session may sign with it; null while it is closed. */
      open: z.object({ decisionsLeft: z.number().int(), until: timestamp }).nullable(),
      /** Why decisions are refused; null where they are not. */
      fault: z.string().nullable(),
    })
    .nullable(),
  /** Keys before it, newest first. */
  ended: z.array(signerKeyView),
});
export type SignerKeyState = z.input<typeof signerKeyOutput>;
export type SignerKeyAnswer = z.output<typeof signerKeyOutput>;
