import { z } from 'zod';
import { erasureSituations } from '../erasure.ts';
import { roles } from '../roles.ts';
import { id, timestamp } from './common.ts';

/** A customer's own data: its export, its deletion, and who opened it. */

export const exportDataOutput = z.object({ url: z.string(), expiresAt: timestamp });

/** `wait`: a refund comes first. */
export const eraseOutput = z.object({ state: z.enum(['erasing', 'erased']) });

export const erasurePreview = z.object({ situation: z.enum(erasureSituations) });

const blockingDocument = z.object({ id, filename: z.string(), situation: z.enum(erasureSituations) });
export const deletionPreview = z.object({
  /** Documents by their fate when the account is deleted. */
  counts: z.partialRecord(z.enum(erasureSituations), z.number().int()),
  /** Why the account cannot be deleted yet; at most ten. */
  blocking: z.array(blockingDocument),
});
export type DeletionPreview = z.infer<typeof deletionPreview>;

/** The address is typed again, so that no stray click deletes an account. */
export const deleteAccountInput = z.object({ email: z.string().max(320) });

export const accessedFiles = ['original', 'translation', 'other'] as const;
export const accessView = z.object({
  at: timestamp,
  file: z.enum(accessedFiles),
  /** Of `other`: the scan of a paper that came back from an authority. */
  isPaper: z.boolean(),
  action: z.enum(['viewed', 'downloaded']),
  who: z.enum(['you', 'member', 'staff', 'service', 'link']),
  /** By a holder of the paper, with its access key. */
  isByAccessKey: z.boolean(),
  /** Of staff, and of members of the organization that owns the document. */
  name: z.string().nullable(),
  role: z.enum(roles).nullable(),
  /** Why staff opened a paper that is not their work. */
  reason: z.string().nullable(),
});
export const accessesOutput = z.object({
  /** The newest. */
  items: z.array(accessView),
  total: z.number().int(),
  sourceLeavesAt: timestamp.nullable(),
  sourceRemovedAt: timestamp.nullable(),
});
export type AccessView = z.infer<typeof accessView>;
