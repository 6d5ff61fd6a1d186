import type { AdminDocumentDetails } from '#shared/schemas/admin.ts';
import type { StatusBadgeProps } from '#client/ui/data/status-badge.tsx';

/** The card provider's words for disputes, as staff read them. */

const openWords: Readonly<Record<string, string | undefined>> = {
  needs_response: 'Needs an answer',
  warning_needs_response: 'Inquiry: needs an answer',
  under_review: 'Under review by the bank',
  warning_under_review: 'Inquiry under review',
};

type Dispute = Pick<AdminDocumentDetails['disputes'][number], 'status' | 'providerStatus'>;

export function disputeBadge({ status, providerStatus }: Dispute): Pick<StatusBadgeProps, 'tone' | 'word'> {
  if (status === 'won') return { tone: 'ok', word: 'Won' };
  if (status === 'lost') return { tone: 'error', word: 'Lost' };
  return { tone: 'warn', word: openWords[providerStatus ?? ''] ?? 'Open' };
}

/** `product_not_received` reads as "product not received". */
export function disputeReason(reason: string): string {
  return reason.replaceAll('_', ' ');
}
