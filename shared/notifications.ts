import { z } from 'zod';
import { isStaff, type Role } from './roles.ts';

/**
 * What people are told of. Each kind names its payload and its words once; the server writes rows with these, the client
 * adds the icon. A kind nobody knows gets the default bell.
 */

const about = { documentId: z.uuid(), filename: z.string() };

export const notificationPayloads = {
  document_upload: z.object({ ...about, clientName: z.string() }),
  document_approved: z.object(about),
  document_rejected: z.object(about),
  translation_ready: z.object(about),
  translation_draft: z.object(about),
  translation_failed: z.object(about),
  payment_confirmed: z.object({ paymentId: z.uuid(), total: z.string(), documents: z.number() }),
  payment_refunded: z.object({ paymentId: z.uuid(), amount: z.string() }),
} as const;
export type NotificationKind = keyof typeof notificationPayloads;
export type NotificationPayload<K extends NotificationKind> = z.infer<(typeof notificationPayloads)[K]>;

type Words<K extends NotificationKind> = (payload: NotificationPayload<K>) => { title: string; message: string };

const words: { [K in NotificationKind]: Words<K> } = {
  document_upload: ({ filename, clientName }) => ({
    title: 'New document to authenticate',
    message: `${filename} from ${clientName} is waiting for review.`,
  }),
  document_approved: ({ filename }) => ({
    title: 'Document approved',
    message: `Your translation of ${filename} has been certified.`,
  }),
  document_rejected: ({ filename }) => ({
    title: 'Translation corrected',
    message: `An authenticator corrected the translation of ${filename} and certified it.`,
  }),
  translation_ready: ({ filename }) => ({
    title: 'Your translation is ready!',
    message: `${filename} can be downloaded now.`,
  }),
  translation_draft: ({ filename }) => ({
    title: 'Translation received',
    message: `The translation of ${filename} has arrived and can be reviewed.`,
  }),
  translation_failed: ({ filename }) => ({
    title: 'Translation needs a hand',
    message: `The workflow could not translate ${filename}. Please send a correction.`,
  }),
  payment_confirmed: ({ total, documents }) => ({
    title: 'Payment confirmed',
    message: `We received ${total} for ${documents === 1 ? '1 document' : `${documents} documents`}.`,
  }),
  payment_refunded: ({ amount }) => ({ title: 'Refund sent', message: `We sent ${amount} back to your card.` }),
};

export function notificationText<K extends NotificationKind>(kind: K, payload: NotificationPayload<K>) {
  return words[kind](payload);
}

/** Where a click on a notification leads. */
export function notificationLink(role: Role): string {
  return isStaff(role) ? '/authenticator/authenticate' : '/dashboard/progress';
}

/** Now, 5m ago, 3h ago, 6d ago, then a US date. */
export function relativeTime(at: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - at.getTime()) / 60_000);
  if (minutes < 1) return 'Now';
  if (minutes < 60) return `${minutes}m ago`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)}h ago`;
  if (minutes < 7 * 24 * 60) return `${Math.floor(minutes / (24 * 60))}d ago`;
  return at.toLocaleDateString('en-US');
}
