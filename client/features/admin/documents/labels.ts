import type { StatusBadgeProps } from '#client/ui/data/status-badge.tsx';
import type { AdminDocumentDetails } from '#shared/schemas/admin.ts';
import { paymentFlags, type PaymentFlag } from '#shared/schemas/payments.ts';

/** Labels of audit events. */
const eventLabels: Readonly<Record<string, string>> = {
  created: 'Created',
  pay: 'Paid',
  submitFree: 'Submitted at no charge',
  receiveTranslation: 'Translation received',
  failTranslation: 'Translation failed',
  retry: 'Retried',
  approve: 'Approved',
  correct: 'Corrected',
  supply: 'Translation supplied',
  certify: 'Certified, with the notary',
  returnToReview: 'Returned to review',
  notarize: 'Notarized and delivered',
  set: 'Status changed manually',
  viewed: 'File viewed',
  downloaded: 'File downloaded',
  refunded: 'Refunded',
  'refunded.partly': 'Partly refunded',
  'promise.missed': 'Promise missed',
  'copy.mailed': 'Copy mailed',
  'offer.made': 'Offer made',
  'offer.withdrawn': 'Offer withdrawn',
  'priceRequest.declined': 'Price request declined',
  'import.done': 'List imported',
  'complaint.opened': 'Complaint opened',
  'complaint.changed': 'Complaint changed',
  'complaint.closed': 'Complaint closed',
  'refund.requested': 'Refund requested',
  'refund.paidOut': 'Refund paid out by hand',
  'payment.recorded': 'Payment recorded',
  'payment.reversed': 'Payment taken back',
  'payment.promised': 'Payment promised',
  'receivables.published': 'Rules of reminders published',
  'bankAccounts.published': 'Bank accounts published',
  'invoice.resent': 'Invoice mailed again',
  'bank.imported': 'Bank statement imported',
  'bank.ignored': 'Line of a bank statement set aside',
  'certificate.withdrawn': 'Certificate withdrawn',
  'certificate.kept': 'Certificate kept valid',
  'certificate.revoked': 'Certificate revoked',
  'certificate.reissued': 'Certificate reissued',
  'revision.asked': 'Correction asked',
  'revision.certified': 'Revision certified, with the notary',
  'revision.returned': 'Revision returned by the notary',
  'revision.declined': 'Correction declined',
  'question.asked': 'Customer asked',
  'question.answered': 'Customer answered',
  'question.withdrawn': 'Question withdrawn',
  'question.closed': 'Questions closed',
  'review.assigned': 'Assigned',
  recorded: 'Certificate recorded',
  'refund.failed': 'Refund failed',
  'role.set': 'Role changed',
  'staff.invited': 'Invited to the staff',
  'staff.uninvited': 'Invitation to the staff withdrawn',
  'staff.joined': 'Joined the staff',
  'staff.changed': 'Capabilities changed',
  'staff.suspended': 'Suspended',
  'staff.reinstated': 'Reinstated',
  'staff.left': 'Work ended',
  'work.retried': 'Failed work retried',
  'export.made': 'List exported',
  'signer.changed': 'Signer’s profile changed',
  'workingTime.saved': 'Working time saved',
  'absence.added': 'Absence added',
  'absence.removed': 'Absence removed',
  'credential.claimed': 'Credential claimed',
  'credential.changed': 'Claim of a credential changed',
  'credential.proved': 'Proof of a credential added',
  'credential.proofOpened': 'Proof of a credential opened',
  'credential.checked': 'Credential checked',
  'credential.refused': 'Credential refused',
  'credential.checkUndone': 'Credential check undone',
  'credential.withdrawn': 'Credential withdrawn',
  'signingKey.rotated': 'Signing key replaced',
  'signingKey.compromised': 'Signing key marked as compromised',
  'commission.set': 'Notary commission set',
  'commission.ended': 'Notary commission ended',
  'act.opened': 'Notarial act opened by its translator',
  'act.recorded': 'Notarial act recorded',
  'phrase.edited': 'Phrase edited',
  'phrase.retired': 'Phrase retired',
  'phrase.restored': 'Phrase restored',
  'form.edited': 'Form edited',
  'form.retired': 'Form retired',
  'form.restored': 'Form restored',
  'memory.edited': 'Memory entry edited',
  'memory.retired': 'Memory entry retired',
  'memory.restored': 'Memory entry restored',
  'memory.marked': 'Sentence marked as a phrase',
  'collection.made': 'Memory or glossary made',
  'collection.changed': 'Memory or glossary changed',
  'collection.removed': 'Memory or glossary removed',
  'collection.exported': 'Memory or glossary exported',
  'memory.imported': 'Memory file imported',
  'memory.importRemoved': 'Memory file taken back',
  'term.saved': 'Glossary term saved',
  'term.removed': 'Glossary term removed',
  'payRate.saved': 'Rate of pay set',
  'payRate.ended': 'Rate of pay ended',
  'pay.adjusted': 'Pay adjusted',
  'payMonth.closed': 'Month of pay closed',
  'payStatement.confirmed': 'Statement of pay confirmed',
  'payStatement.disputed': 'Statement of pay disputed',
  'payStatement.answered': 'Dispute of pay answered',
  'payStatement.paid': 'Statement of pay marked as paid',
  'payBilling.saved': 'Billing details saved',
  'payAgreement.accepted': 'Self-billing agreed',
  'payAgreement.ended': 'Self-billing ended',
  'agreement.accepted': 'Agreement accepted',
  login: 'Signed in',
  'secondFactor.on': 'Two-step sign-in turned on',
  'secondFactor.off': 'Two-step sign-in turned off',
  'apiKey.created': 'API key created',
  'apiKey.rotated': 'API key rotated',
  'apiKey.revoked': 'API key revoked',
  'apiKey.used': 'API key used',
  'passkey.added': 'Passkey added',
  'passkey.removed': 'Passkey removed',
  'secondFactor.recovered': 'Recovery code used',
  'secondFactor.renewed': 'New recovery codes created',
  'secondFactor.reset': 'Two-step sign-in reset',
  'creditLimit.set': 'Credit limit set',
  'prices.published': 'Prices published',
  'facts.published': 'Facts of the house published',
  'exchangeRate.saved': 'Exchange rates saved',
  'exchangeRate.removed': 'Exchange rate removed',
};

/** Options of the event filter. */
export const eventChoices = Object.entries(eventLabels)
  .map(([value, label]) => ({ value, label }))
  .sort((a, b) => a.label.localeCompare(b.label));

/** An audit event's label; an unlisted event shows its name. */
export function eventLabel(event: string): string {
  return eventLabels[event] ?? event.replaceAll(/[._]/g, ' ').replace(/^./, (first) => first.toUpperCase());
}

/** Labels of the card provider's states of an open dispute. */

const openDisputeLabels: Readonly<Record<string, string | undefined>> = {
  needs_response: 'Needs an answer',
  warning_needs_response: 'Inquiry: needs an answer',
  under_review: 'Under review by the bank',
  warning_under_review: 'Inquiry under review',
};

type Dispute = Pick<AdminDocumentDetails['disputes'][number], 'status' | 'providerStatus'>;

export function disputeBadge({ status, providerStatus }: Dispute): Pick<StatusBadgeProps, 'tone' | 'word'> {
  if (status === 'won') return { tone: 'ok', word: 'Won' };
  if (status === 'lost') return { tone: 'error', word: 'Lost' };
  return { tone: 'warn', word: openDisputeLabels[providerStatus ?? ''] ?? 'Open' };
}

/** `product_not_received` is shown as "product not received". */
export function disputeReason(reason: string): string {
  return reason.replaceAll('_', ' ');
}

const flagLabels: Record<PaymentFlag, string> = {
  'amount-differs': 'The amount or currency doesn’t match the order.',
  'order-changed': 'The order was changed or discarded before the payment arrived.',
  'already-paid': 'The document had already been paid for.',
  'card-limit': 'The card paid for too many orders without an account.',
  'credit-left': 'Credit of a deleted account, to be paid out.',
};

/** Why a payment was flagged; an unknown flag is shown as it is. */
export function flagLabel(flag: string): string {
  const known = paymentFlags.find((name) => name === flag);
  return known ? flagLabels[known] : flag;
}

/** Said of a decision that `fourEyes` in the audit log marks. */
export const fourEyesWords = 'Certified by its uploader, then the only member of staff';
