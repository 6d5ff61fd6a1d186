import { z } from 'zod';
import { credentialLimits, credentialStates } from '#shared/certificate/credentials.ts';
import { id, timestamp } from './common.ts';

/** Schemas of signers' credentials. */

/** Above all field limits, so that an overlong text yields a finding instead of a parse error. */
const text = z.string().trim().max(500);
const pair = z.strictObject({ from: text, to: text });
const pairs = z.array(z.object({ from: z.string(), to: z.string() }));

/** Without `id` a new claim; with it, a change of an unchecked one. */
export const saveCredentialInput = z.strictObject({
  id: id.nullish(),
  credential: text,
  number: text,
  authority: text,
  languages: z.array(pair).max(100),
  validFrom: text.nullable(),
  /** Null: the credential has no expiry date. */
  validUntil: text.nullable(),
  registerUrl: text.nullable(),
});
export type SaveCredentialInput = z.output<typeof saveCredentialInput>;

export const withdrawCredentialInput = z.strictObject({ id });

/** `proofSha256`: hash of the proof that was reviewed, null for none; CONFLICT if it has changed. */
export const checkCredentialInput = z.strictObject({
  credentialId: id,
  how: z.string().trim().min(3).max(credentialLimits.how),
  proofSha256: z.string().max(64).nullish(),
});
export type CheckCredentialInput = z.output<typeof checkCredentialInput>;

export const refuseCredentialInput = z.strictObject({
  credentialId: id,
  reason: z.string().trim().min(3).max(credentialLimits.how),
  proofSha256: z.string().max(64).nullish(),
});
export type RefuseCredentialInput = z.output<typeof refuseCredentialInput>;

export const credentialView = z.object({
  id,
  credential: z.string(),
  number: z.string(),
  /** Empty if not stated. */
  authority: z.string(),
  /** Null if not stated: the profile's apply. */
  languages: pairs.nullable(),
  validFrom: z.string().nullable(),
  validUntil: z.string().nullable(),
  /** The holder's entry in a public register, as stated. */
  registerUrl: z.string().nullable(),
  /** URL of the public register; null if none is known. */
  register: z.string().nullable(),
  state: z.enum(credentialStates),
  /** Its file is at `/files/credentials/:id`. */
  proof: z.object({ mimetype: z.string(), sha256: z.string() }).nullable(),
  claimedAt: timestamp,
  checkedAt: timestamp.nullable(),
  /** Null if unchecked: in use before checks were kept, or sample data. */
  checkedByName: z.string().nullable(),
  how: z.string().nullable(),
  /** Why its check was refused; null unless it was. */
  refusal: z.string().nullable(),
  /** The profile in force prints it. */
  isPrinted: z.boolean(),
});
export type CredentialView = z.infer<typeof credentialView>;

export const ownCredentials = z.object({ items: z.array(credentialView) });
export type OwnCredentials = z.infer<typeof ownCredentials>;

export const staffCredential = credentialView.extend({
  userId: id,
  userName: z.string().nullable(),
  userEmail: z.string(),
  /** False for the reader's own, which another person has to check. */
  isYours: z.boolean(),
});
export type StaffCredential = z.infer<typeof staffCredential>;

/** Unchecked ones first, then by expiry. */
export const credentialList = z.object({ items: z.array(staffCredential) });
