import type { StaffCapability } from './access.ts';

/** English words for capabilities of staff. */

export const capabilityLabel = {
  translate: 'Translate',
  revise: 'Revise',
  certify: 'Certify',
  notarize: 'Notarize',
  desk: 'Desk',
  account: 'Accounts',
  manage: 'Manage',
  audit: 'Audit',
} as const satisfies Record<StaffCapability, string>;

export const capabilityText = {
  translate: 'Makes and edits the English of papers.',
  revise: 'Corrects what another person translated.',
  certify: 'Approves papers and signs certificates with their name.',
  notarize: 'Records notarial acts, with a commission in force.',
  desk: 'Sees orders, customers and messages.',
  account: 'Refunds, credits and statements.',
  manage: 'Invites people, and decides what they may do.',
  audit: 'Reads everything, and changes nothing.',
} as const satisfies Record<StaffCapability, string>;
