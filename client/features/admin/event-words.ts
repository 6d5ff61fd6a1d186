/** What happened to a document or a person, in words. */
const words: Readonly<Record<string, string>> = {
  created: 'Created',
  pay: 'Paid',
  submitFree: 'Submitted free of charge',
  receiveTranslation: 'Translation received',
  failTranslation: 'Translation failed',
  retry: 'Tried again',
  approve: 'Approved',
  correct: 'Corrected',
  supply: 'Translation supplied',
  set: 'Status set by hand',
  refunded: 'Refunded',
  'refunded.partly': 'Partly refunded',
  'refund.requested': 'Refund requested',
  'certificate.withdrawn': 'Certificate withdrawn',
  'refund.failed': 'The refund failed',
  'role.set': 'Role changed',
  'work.retried': 'Stuck work retried',
  login: 'Signed in',
  'secondFactor.on': 'Two-step sign-in turned on',
  'secondFactor.off': 'Two-step sign-in turned off',
  'secondFactor.recovered': 'Recovery code used',
  'secondFactor.renewed': 'New recovery codes made',
  'secondFactor.reset': 'Two-step sign-in reset',
};

/** The event in words; one without any reads as its own name. */
export function eventWord(event: string): string {
  return words[event] ?? event.replaceAll(/[._]/g, ' ').replace(/^./, (first) => first.toUpperCase());
}
