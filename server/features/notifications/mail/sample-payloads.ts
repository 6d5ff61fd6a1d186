import { randomUUID } from 'node:crypto';
import { describeService, services } from '#shared/pricing.ts';
import type { EmailTemplate } from '../email-payloads.ts';

/** Sample payloads of every mail, for previews while no such mail was sent. */

const link = { tokenId: 'sample' };
const certificate = { documentId: randomUUID(), filename: 'birth-certificate.pdf', verificationCode: 'TFE7K2Q9M' };
const payment = { paymentId: randomUUID(), receiptNumber: 'R-2026-000123' };

const key = { name: 'Case management', mode: 'live', hint: 'x7Qa', organization: 'Reis & Souza LLP' };
const ended = { sessions: 2, pushSubscriptions: 1, links: 1, invitations: 2, keys: [key] };

export const samplePayloads: Record<EmailTemplate, object> = {
  'confirm-email': link,
  'reset-password': link,
  'confirm-new-email': link,
  'guest-order': link,
  'customer-invitation': link,
  'address-restored': { ...link, ended },
  'email-change-requested': { ...link, newAddress: 'ana.ribeiro@example.test' },
  'email-changed': { ...link, newAddress: 'ana.ribeiro@example.test' },
  'password-changed': { ended },
  'password-reset-done': { ended },
  'signed-out-everywhere': { ended },
  'new-device': { device: 'Chrome on Windows', at: '2026-11-12T15:04:05.000Z' },
  'second-factor-on': {},
  'second-factor-off': {},
  'api-key-created': {},
  'api-keys-unused': { keys: [{ ...key, endsAt: '2026-12-07T00:00:00.000Z' }] },
  'passkey-added': {},
  'passkey-removed': {},
  'second-factor-reset': { ended },
  'price-asked': {
    ...{ clientName: 'Ana Souza', about: 'A thesis of 180 pages', languages: 'Danish', pages: 180 },
    ...{ neededBy: '2026-12-15', dueAt: '2026-11-19T15:04:05.000Z' },
  },
  'price-offer': { totalCents: 24_000, currency: 'usd', expiresAt: '2026-11-19T15:04:05.000Z' },
  'payment-receipt': {
    ...payment,
    paidAt: '2026-11-12T15:04:05.000Z',
    totalCents: 8000,
    currency: 'usd',
    lines: [
      {
        filename: 'birth-certificate.pdf',
        label: services.certified.label,
        translationType: 'certified',
        isBankStatement: false,
        pages: 2,
        rateCents: 1500,
        totalCents: 3000,
      },
      {
        filename: 'bank-statement.pdf',
        label: describeService({ translationType: 'certified', isBankStatement: true }),
        translationType: 'certified',
        isBankStatement: true,
        pages: 2,
        rateCents: 2500,
        totalCents: 5000,
      },
    ],
  },
  'translation-ready': certificate,
  'translation-corrected': certificate,
  'certificate-revoked': { ...certificate, class: 'error', reason: 'The name of the mother is wrong.' },
  'certificate-reissued': { ...certificate, revision: 2, reason: 'The name of the mother was misspelled.' },
  'revision-declined': { ...certificate, reason: 'The original spells the name this way.' },
  'account-deleted': {},
  'organization-invitation': { ...link, organization: 'Reis & Souza LLP', by: 'Clara Reis', role: 'member' },
  'credential-expiring': {
    credential: 'ATA-certified translator',
    number: '483920',
    validUntil: '2027-01-31',
    isAdmin: false,
  },
  'monthly-report': {
    ...{ month: '2026-10-01', ordered: 412, pages: 1180, revenueCents: 1_934_500, refundedCents: 12_000 },
    ...{ promised: 408, late: 6, complaints: 2, orderedBefore: 388, revenueBeforeCents: 1_801_000 },
    ...{ currency: 'usd', apart: [{ currency: 'eur', cents: 84_000, count: 21 }] },
  },
  'staff-invitation': { ...link, by: 'Ana Souza', work: ['Translate', 'Revise'], isFreelance: true },
  'organization-changed': { organization: 'Reis & Souza LLP', change: 'joined', by: 'Ana Souza', role: 'member' },
  'invoice-issued': {
    kind: 'invoice',
    number: 'INV-2026-0042',
    organization: 'Reis & Souza LLP',
    totalCents: 4500,
    currency: 'usd',
    issuedAt: '2026-11-21T14:14:00.000Z',
  },
  'account-changed': {
    organization: 'Reis & Souza LLP',
    change: 'overdue',
    cents: 28_500,
    number: 'INV-2026-0042',
    dueAt: '2026-12-31T00:00:00.000Z',
  },
  'sources-leaving': { documents: 2, leavesAt: '2026-12-06T15:00:00.000Z' },
  'question-asked': { documentId: certificate.documentId, filename: certificate.filename },
  'message-received': { documentId: certificate.documentId, filename: certificate.filename },
  'message-sent': { reviewId: randomUUID(), filename: certificate.filename, isAdmin: false },
  'copy-mailed': {
    documentId: certificate.documentId,
    filename: 'certidao.pdf',
    carrier: 'USPS',
    trackingNumber: '9400100000000000000000',
    trackingUrl: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400100000000000000000',
  },
  'paper-step': {
    documentId: certificate.documentId,
    filename: 'certidao.pdf',
    step: 'apostille',
    move: 'sent',
    on: '2026-11-24',
    tracking: {
      carrier: 'USPS',
      number: '9400100000000000000000',
      url: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400100000000000000000',
    },
  },
  'log-head': {
    day: '2026-11-24',
    size: 4812,
    root: '5d1f7b0c'.repeat(8),
    time: '2026-11-24T05:23:00.000Z',
    key: 'MCowBQYDK2VwAyEA',
    signature: 'c2lnbmF0dXJl',
    checkpoint: 'example.com\n4812\nXR97DA==\n\n— example.com c2lnbmF0dXJl\n',
    url: 'https://example.com/transparency/checkpoint',
  },
  'webhook-disabled': { host: 'hooks.example.com', reason: 'failed' },
  refund: { ...payment, amountCents: 3000, currency: 'usd', reason: 'Ordered twice' },
};
