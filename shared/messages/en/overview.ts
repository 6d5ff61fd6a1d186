import { statedDays } from '../../limits.ts';
import { formatWholeDollars } from '../../money.ts';
import { ratePerPage } from '../../pricing.ts';
import { speedRules } from '../../promise/speeds.ts';

const fromPrice = formatWholeDollars(ratePerPage({ translationType: 'certified', isBankStatement: false }));

/** The customer's first page. */
export const messages = {
  title: 'Overview',
  welcome: 'Welcome',
  welcomeName: 'Welcome, <name></name>',
  description: 'Your orders at a glance.',
  upload: 'Upload Document',
  failed: 'Failed to fetch documents',
  dialog: 'Document Translation',
  glance: {
    label: 'At a glance',
    ready: 'Ready',
    readyLink: 'See and download',
    nothing: 'Nothing yet',
    waiting: 'Your turn',
    below: 'See below',
    nothingToDo: 'Nothing to do',
    next: 'The next one',
    paused: 'Paused',
    none: 'Nothing is in progress',
  },
  waiting: {
    title: 'Waiting for you',
    note: `Unpaid drafts are deleted after ${statedDays.unpaidDraft} days.`,
    unpaidNote: `Not paid yet. Unpaid drafts are deleted after ${statedDays.unpaidDraft} days.`,
    payTogether: 'Pay for {count} together',
    resume: 'Resume',
    resumeOf: 'Resume {name}',
    saved: '{size} · Saved in this browser, not uploaded yet',
    continue: 'Continue',
    continueWith: 'Continue with {name}',
  },
  recent: {
    title: 'Recent documents',
    all: 'All translations',
    download: 'Download',
    downloadOf: 'Download {name}',
  },
  totals: {
    label: 'Document totals',
    total: 'Total',
    unpaid: '{count} not paid yet',
    completed: 'Completed',
    processing: 'In Progress',
    errors: '{count} with an error',
    success: 'Success rate',
    successHint: 'of paid documents completed',
  },
  actions: {
    title: 'Quick actions',
    upload: 'Upload Document',
    uploadText: 'PDF or photo; see the price before you pay',
    download: 'Download Translations',
    downloadText: 'All your finished translations in one ZIP file',
    verify: 'Verify Document',
    verifyText: 'Check a translation with its code',
    services: 'Translation Services',
    servicesText: 'What we translate and what it costs',
    support: 'Contact Support',
    supportText: 'Chat with our support team',
  },
  first: {
    title: 'Your first translation',
    facts: [
      `From ${fromPrice} per page, shown before you pay`,
      `Ready within ${speedRules.standard.range}`,
      'Accepted by the US immigration service',
      'Certified, with a public verification code',
    ],
  },
} as const;
