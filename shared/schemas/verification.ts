import { z } from 'zod';
import { codeInputMax } from '../verification-code.ts';
import { id, rule, timestamp, translationType } from './common.ts';
import { verificationRecord } from './documents.ts';

export const lookupInput = z.object({
  code: z.string().trim().min(1, rule('VERIFICATION_CODE_EMPTY')).max(codeInputMax),
});

/** What the public may know of a certified translation: nothing about its owner. */
export const lookupResult = z.object({
  filename: z.string(),
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
export const lookupOutput = lookupResult.nullable();
export type LookupResult = z.infer<typeof lookupResult>;

export const recordInput = z.object({ documentId: id });
export const recordOutput = verificationRecord.nullable();
