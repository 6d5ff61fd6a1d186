import { z } from 'zod';
import { credentialStates } from '#shared/certificate/credentials.ts';
import type { LanguagePair } from '#shared/certificate/language-pairs.ts';
import { strokeLimits, type Stroke } from '#shared/certificate/signature.ts';
import { finding } from '#shared/certificate/statement.ts';
import { id, timestamp } from './common.ts';

/** Above all field limits, so that an overlong text yields a finding instead of a parse error. */
const text = z.string().trim().max(500);

const languagePair = z.object({ from: text, to: text }) satisfies z.ZodType<LanguagePair>;

const coordinate = z.number().min(-strokeLimits.coordinate).max(strokeLimits.coordinate);
const stroke = z.array(z.object({ x: coordinate, y: coordinate })).max(strokeLimits.points) satisfies z.ZodType<Stroke>;

/** Base64 of an image that the client has scaled down; a request body holds 256 KiB. */
const imageMax = 220_000;

const signatureInput = z.union([
  z.object({ strokes: z.array(stroke).max(strokeLimits.strokes) }),
  z.object({ image: z.base64().max(imageMax) }),
]);
export type SignatureInput = z.output<typeof signatureInput>;

/** Missing facts are saved as missing: a profile can be completed later. Without `signature` the saved one is kept. */
export const updateSignerProfileInput = z.object({
  legalName: text.default(''),
  nativeName: text.nullish(),
  credential: text.default(''),
  credentialNumber: text.default(''),
  /** Null: the credential has no expiry date. */
  credentialExpiresOn: text.nullable().default(''),
  address: z.array(text).max(20).default([]),
  email: text.nullish(),
  phone: text.nullish(),
  languagePairs: z.array(languagePair).max(100).default([]),
  signature: signatureInput.optional(),
  /** Shows name, credential and languages on the public page. */
  isPublic: z.boolean().default(false),
});
export type UpdateSignerProfileInput = z.output<typeof updateSignerProfileInput>;

/** `svg` is drawn by the server from the strokes, `png` is base64. */
const signatureView = z.union([z.object({ svg: z.string() }), z.object({ png: z.string() })]);
export type SignatureView = z.infer<typeof signatureView>;

const signerProfileView = z.object({
  legalName: z.string(),
  nativeName: z.string().nullable(),
  credential: z.string(),
  credentialNumber: z.string(),
  credentialExpiresOn: z.string().nullable(),
  address: z.array(z.string()),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  languagePairs: z.array(z.object({ from: z.string(), to: z.string() })),
  signature: signatureView.nullable(),
  isPublic: z.boolean(),
  savedAt: timestamp,
});

export const signerOutput = z.object({
  /** Null before the first save. */
  profile: signerProfileView.nullable(),
  /** The credential that the profile prints; null where it states none. */
  printedCredential: z.object({ id, state: z.enum(credentialStates) }).nullable(),
  /** Findings that block a decision. */
  findings: z.array(finding),
  /** Whether the profile is complete; its credential may still be unchecked. */
  isWhole: z.boolean(),
});
export type SignerView = z.input<typeof signerOutput>;
/** The answer as clients read it. */
export type SignerAnswer = z.output<typeof signerOutput>;
