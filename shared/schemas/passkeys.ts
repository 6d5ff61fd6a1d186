import { z } from 'zod';
import { id, timestamp } from './common.ts';

/** Passkeys (WebAuthn). Binary values are base64url, as the browser's JSON forms of credentials carry them. */

const maxDataLength = 16_384;
const encoded = z
  .string()
  .regex(/^[\w-]+$/)
  .max(maxDataLength);
const credentialId = z
  .string()
  .regex(/^[\w-]+$/)
  .max(1400);
const transports = z.array(z.string().max(32)).max(10);

/** The signed form of the challenge, which the client sends back with the answer. */
const challenge = z.string().min(1).max(1000);

const credential = z.object({ id: credentialId, rawId: credentialId, type: z.literal('public-key') });

export const addPasskeyInput = z.object({
  challenge,
  answer: credential.extend({
    response: z.object({ clientDataJSON: encoded, attestationObject: encoded, transports: transports.default([]) }),
  }),
});
export type AddPasskeyInput = z.output<typeof addPasskeyInput>;

export const passkeyAnswerInput = z.object({
  challenge,
  answer: credential.extend({
    response: z.object({
      clientDataJSON: encoded,
      authenticatorData: encoded,
      signature: encoded,
      userHandle: encoded.optional(),
    }),
  }),
});
export type PasskeyAnswerInput = z.output<typeof passkeyAnswerInput>;

const known = z.object({ id: z.string(), type: z.literal('public-key'), transports });
const userVerification = z.literal('required');

export const passkeySetupOutput = z.object({
  challenge,
  options: z.object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
    excludeCredentials: z.array(known),
    authenticatorSelection: z.object({ residentKey: z.literal('required'), userVerification }),
    attestation: z.literal('none'),
    timeout: z.number().int(),
  }),
});

export const passkeyChallengeOutput = z.object({
  challenge,
  options: z.object({ challenge: z.string(), rpId: z.string(), userVerification, timeout: z.number().int() }),
});

export const passkeyView = z.object({
  id,
  device: z.string(),
  createdAt: timestamp,
  /** Null before the first sign-in with it. */
  lastUsedAt: timestamp.nullable(),
});
export const passkeysOutput = z.object({ items: z.array(passkeyView) });
