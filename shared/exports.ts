import { z } from 'zod';
import { activityActions } from './reviews.ts';
import { pageInput } from './schemas/common.ts';
import { auditFilter, documentViews } from './schemas/admin.ts';
import { statusGroup } from './schemas/documents.ts';
import { paymentStatuses } from './schemas/payments.ts';

/** Query parameters of the CSV exports: the filters of the corresponding lists. */

const { search } = pageInput;

export const documentsExportInput = z.object({
  search,
  view: z.enum(documentViews).default('all'),
  status: statusGroup.optional(),
});
export const paymentsExportInput = z.object({
  status: z.enum(paymentStatuses).optional(),
  flagged: z.enum(['true', 'false']).optional(),
});
export const refundsExportInput = z.object({});
export const activityExportInput = z.object({
  search,
  status: z.enum(activityActions).optional(),
  authenticatorId: z.uuid().optional(),
});
export const auditExportInput = z.object(auditFilter);
export const historyExportInput = z.object({ search });
