import { notaryReason } from '../../notary.ts';
import { services } from '../../pricing.ts';
import { speedRules } from '../../promise/speeds.ts';

const { certified, notarized } = services;
const { standard, rush } = speedRules;

/** What can be ordered, its prices and its speeds. */
export const messages = {
  services: {
    certified: {
      label: certified.label,
      word: certified.word,
      bankStatement: `${certified.word}, bank statement`,
      description: certified.description,
    },
    notarized: {
      label: notarized.label,
      word: notarized.word,
      bankStatement: `${notarized.word}, bank statement`,
      description: notarized.description,
    },
  },
  type: 'Translation type',
  isBankStatement: '{count, plural, one {This is a bank statement} other {These are bank statements}}',
  bankStatementHint: 'Adds {price} per page, for its tables and figures.',
  described: '{description}. {price} per page.',
  noNotary: notaryReason,
  checkingNotary: 'Checking whether a notary is available…',
  pages: '{count, plural, one {# page} other {# pages}}',
  speeds: {
    standard: { label: standard.label, full: `${standard.label}, ${standard.range}` },
    rush: { label: rush.label, full: `${rush.label}, ${rush.range}` },
  },
  delivery: 'Delivery',
  deliveryHint:
    'If we miss a rush deadline, we refund the rush surcharge. The time stands still while a question waits for your answer.',
  included: 'Included',
  surcharge: '+{price} / page',
  priced: '{speed}, {surcharge}',
  uploadCancelled: 'The upload was cancelled.',
} as const;
