import type { NotificationKind } from '#shared/schemas/notifications.ts';
import { trpcUtils } from '#client/lib/trpc.ts';

const { documents, folders, payments, verification, authenticator, admin } = trpcUtils;

/** What each kind of news makes old. Only what is on screen is fetched again at once, the rest when it is opened. */
const staleAfter = {
  document_upload: [authenticator, admin],
  document_approved: [documents, verification],
  document_rejected: [documents, folders, verification],
  translation_ready: [documents, folders, verification],
  translation_draft: [authenticator, admin],
  translation_failed: [authenticator, admin],
  payment_confirmed: [documents, payments],
  payment_refunded: [documents, payments],
  payment_flagged: [admin],
  payment_returned: [admin],
  order_cancelled: [authenticator, admin],
  order_resumed: [authenticator, admin],
  refund_after_delivery: [admin],
  dispute_opened: [authenticator, admin],
  dispute_won: [authenticator, admin],
  dispute_lost: [authenticator, admin],
} as const satisfies Record<NotificationKind, unknown>;

/** What colleagues change. Not the review at hand: its files would be fetched again while somebody reads them. */
const shared = [authenticator.queue, authenticator.counters, authenticator.overview, authenticator.history, admin];

let refresh: ReturnType<typeof setTimeout> | undefined;

/** Fetches again what staff share, once for a burst of changes. */
export function refreshWorkSoon(): void {
  refresh ??= setTimeout(() => {
    refresh = undefined;
    for (const one of shared) void one.invalidate();
  }, 200);
}

function isKnown(type: string): type is NotificationKind {
  return Object.hasOwn(staleAfter, type);
}

/** Fetches again what news of this type has changed; everything, for a type nobody knows. */
export function refreshLists(type: string): void {
  const areas = isKnown(type) ? staleAfter[type] : [documents, folders, payments, verification, authenticator, admin];
  for (const area of areas) void area.invalidate();
}
