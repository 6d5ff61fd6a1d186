import { z } from 'zod';
import { codeInputMax } from '#shared/verification-code.ts';
import { id, rule, timestamp, translationType } from './common.ts';
import { verificationRecord } from './documents.ts';

export const lookupInput = z.object({
  code: z.string().trim().min(1, rule('VERIFICATION_CODE_EMPTY')).max(codeInputMax),
});

/** Public data of a certified translation, without personal data of its owner. */
const validResult = z.object({
  state: z.literal('valid'),
  /** Certified title (the kind of document), never a file name. */
  filename: z.string(),
  paperKind: z.string(),
  holderInitials: z.string(),
  uploadDate: timestamp,
  translationDate: timestamp,
  pages: z.number().int(),
  verificationCode: z.string(),
  isAuthenticated: z.boolean(),
  status: z.string(),
  sourceLanguage: z.string(),
  targetLanguage: z.string(),
  translationType,
});
export type ValidResult = z.infer<typeof validResult>;

/** A revoked certificate. */
const revokedResult = z.object({
  state: z.literal('revoked'),
  verificationCode: z.string(),
  revokedAt: timestamp,
  isAuthenticated: z.literal(false),
  status: z.literal('Revoked'),
});
export type RevokedResult = z.infer<typeof revokedResult>;

export const lookupOutput = z.discriminatedUnion('state', [validResult, revokedResult]).nullable();
export type LookupResult = ValidResult | RevokedResult;

export const recordInput = z.object({ documentId: id });
export const recordOutput = verificationRecord.nullable();
