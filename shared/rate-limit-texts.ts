import { backoffs, type Backoff } from './backoffs.ts';
import { rateLimits, type RateLimit } from './rate-limits.ts';

/** What each rate-limit window counts, for the reference; limits are in `rate-limits.ts`. */
interface WindowText {
  /** One attempt. */
  counts: string;
  per: string;
  /** What happens above the limit, where that is not 429 with Retry-After. */
  beyond?: string;
}

const account = 'account';
const network = 'IP address';
const delayed = 'Lookups of that network wait for a turn; nothing is refused.';
const proof = 'The answer holds a challenge: work done in the browser is taken instead of waiting.';

export const rateLimitTexts: Record<RateLimit, WindowText> = {
  key: { counts: 'Calls by key; each call of a batch', per: 'key' },
  guessesByNetwork: { counts: 'Wrong passwords and codes', per: network },
  register: { counts: 'New accounts', per: network },
  linksByCaller: { counts: 'Emailed links asked for', per: 'address or device, and account' },
  linksByNetwork: { counts: 'Emailed links asked for', per: network },
  resetsByInbox: { counts: 'Links that reset a password', per: 'email address' },
  confirmationsByInbox: { counts: 'Links that confirm an address', per: 'email address' },
  guestOrders: { counts: 'Orders begun without an account', per: network },
  guestLinksByInbox: { counts: 'Links that confirm the address of an order without an account', per: 'email address' },
  guestCards: {
    counts: 'Paid orders without an account',
    per: 'card',
    beyond: 'The payment is refunded and nothing is translated.',
  },
  guestAddresses: { counts: 'Corrections of the address of an order without an account', per: 'order' },
  passkeyChallenges: { counts: 'Sign-ins with a passkey begun', per: network },
  addressChanges: { counts: 'Changes of the email address', per: 'person' },
  checkout: { counts: 'Checkouts opened, orders on account, statements paid', per: account },
  bulks: { counts: 'Bulk lists checked or taken', per: account },
  coupons: { counts: 'Wrong coupon codes', per: account },
  quotes: { counts: 'Quotes saved', per: account },
  invitations: { counts: 'Invitations', per: 'organization' },
  invitationsByInbox: { counts: 'Invitations', per: 'email address invited' },
  upload: { counts: 'Files uploaded', per: account },
  testDocuments: { counts: 'Files uploaded to the sandbox', per: 'sandbox' },
  passportPhotos: { counts: 'Photos of passports read', per: account },
  revisionRequests: { counts: 'Reported misspellings', per: account },
  questions: { counts: 'Questions to customers', per: 'member of staff' },
  answers: { counts: 'Answers and messages to translators', per: account },
  comments: { counts: 'Comments between staff', per: 'member of staff' },
  webhookChanges: { counts: 'Endpoints changed, test events, redeliveries', per: account },
  exports: { counts: 'Exports as CSV or JSON', per: account },
  dataExports: { counts: 'Links to a download of everything', per: account },
  dataDownloads: { counts: 'Downloads of everything', per: account },
  packets: { counts: 'Filing packets made or opened', per: account },
  verifyHits: { counts: 'Certificates found by code or file', per: network, beyond: proof },
  verifyMisses: { counts: 'Codes and files not found', per: network, beyond: proof },
  verifyMissesHourly: { counts: 'Codes and files not found', per: network, beyond: proof },
  accessKeysByCode: { counts: 'Wrong access keys', per: 'certificate' },
  accessKeysBySite: { counts: 'Wrong access keys', per: 'network (IPv4 /24, IPv6 /48)' },
  copyOpenings: { counts: 'Copies opened with an access key', per: 'network (IPv4 /24, IPv6 /48)' },
  workProofs: { counts: 'Uses of one proof of work', per: 'proof', beyond: 'The proof counts for nothing.' },
  transparency: { counts: 'Reads of the certificate log', per: network },
  verifyMissesBySubscriber: { counts: 'Codes and files not found', per: 'IPv6 network (/56)', beyond: delayed },
  verifyMissesBySite: { counts: 'Codes and files not found', per: 'network (IPv4 /24, IPv6 /48)', beyond: delayed },
  verifyMissesOverall: {
    counts: 'Codes and files not found',
    per: 'everybody together',
    beyond: 'Networks with more than a few wait for a turn; nothing is refused.',
  },
};

/** Growing waits against guessing. */
export const backoffTexts: Record<Backoff, { counts: string; per: string }> = {
  guessesByCaller: { counts: 'Wrong passwords and codes', per: 'account, and network or known device' },
  guessesByAccount: { counts: 'Wrong passwords and codes', per: 'account, from all unknown devices' },
};

export const windowNames = Object.keys(rateLimits).filter((name): name is RateLimit => Object.hasOwn(rateLimits, name));
export const backoffNames = Object.keys(backoffs).filter((name): name is Backoff => Object.hasOwn(backoffs, name));

/** `a minute`, `15 minutes`, `a day`. */
export function spanText(seconds: number): string {
  const [size, unit] = units.find(([length]) => seconds >= length && seconds % length === 0) ?? [1, 'second'];
  const count = seconds / size;
  if (count === 1) return unit === 'hour' ? 'an hour' : `a ${unit}`;
  return `${count} ${unit}s`;
}

const units: readonly (readonly [number, string])[] = [
  [24 * 60 * 60, 'day'],
  [60 * 60, 'hour'],
  [60, 'minute'],
];

/** `After 10, waits that double from 5 seconds to 15 minutes; forgotten after a day.` */
export function backoffText(backoff: Backoff): string {
  const { free, firstSeconds, maxSeconds, memorySeconds } = backoffs[backoff];
  return `After ${free}, waits that double from ${spanText(firstSeconds)} to ${spanText(maxSeconds)}; forgotten after ${spanText(memorySeconds)}.`;
}
