/** What happened to a document or a person, in words. */
const words: Readonly<Record<string, string>> = {
  created: 'Created',
  pay: 'Paid',
  submitFree: 'Submitted at no charge',
  receiveTranslation: 'Translation received',
  failTranslation: 'Translation failed',
  retry: 'Retried',
  approve: 'Approved',
  correct: 'Corrected',
  supply: 'Translation supplied',
  set: 'Status changed manually',
  viewed: 'File viewed',
  downloaded: 'File downloaded',
  refunded: 'Refunded',
  'refunded.partly': 'Partly refunded',
  'refund.requested': 'Refund requested',
  'certificate.withdrawn': 'Certificate withdrawn',
  'certificate.kept': 'Certificate kept valid',
  'refund.failed': 'Refund failed',
  'role.set': 'Role changed',
  'work.retried': 'Failed work retried',
  'export.made': 'List exported',
  login: 'Signed in',
  'secondFactor.on': 'Two-step sign-in turned on',
  'secondFactor.off': 'Two-step sign-in turned off',
  'secondFactor.recovered': 'Recovery code used',
  'secondFactor.renewed': 'New recovery codes created',
  'secondFactor.reset': 'Two-step sign-in reset',
};

/** Every event that has words, for a filter. */
export const eventChoices = Object.entries(words)
  .map(([value, label]) => ({ value, label }))
  .sort((a, b) => a.label.localeCompare(b.label));

/** The event in words; one without any reads as its own name. */
export function eventWord(event: string): string {
  return words[event] ?? event.replaceAll(/[._]/g, ' ').replace(/^./, (first) => first.toUpperCase());
}
