import { limits } from './limits.ts';

const secondMs = 1000;

/** Attempts per window; each call of a batch counts. */
export const rateLimits = {
  /** Calls per API key and process, each call of a batch counted; far above what an integration sends. */
  key: { points: 6_000, windowSeconds: 60 },
  /** Wrong passwords and codes per network, across accounts. */
  guessesByNetwork: { points: 50, windowSeconds: 15 * 60 },
  register: { points: 100, windowSeconds: 60 * 60 },
  /** E-mailed links requested per device or network and account, and per network across accounts. */
  linksByCaller: { points: 5, windowSeconds: 15 * 60 },
  linksByNetwork: { points: 20, windowSeconds: 15 * 60 },
  /** The window does not exceed the lifetime of a reset link, so a limited inbox always holds a valid one. */
  resetsByInbox: { points: 10, windowSeconds: 60 * 60 },
  confirmationsByInbox: { points: 10, windowSeconds: 60 * 60 },
  /** Orders begun without an account per network: each may store ten files for a day. */
  guestOrders: { points: 30, windowSeconds: 60 * 60 },
  /** Mails to an unconfirmed address. */
  guestLinksByInbox: { points: 3, windowSeconds: 24 * 60 * 60 },
  /** Paid orders without an account per card; the next is refunded. */
  guestCards: { points: 20, windowSeconds: 24 * 60 * 60 },
  /** Corrections of a guest's address: each mails another one. */
  guestAddresses: { points: 3, windowSeconds: 24 * 60 * 60 },
  /** Asked for by each visit of the sign-in page that offers passkeys. */
  passkeyChallenges: { points: 300, windowSeconds: 15 * 60 },
  addressChanges: { points: 5, windowSeconds: 15 * 60 },
  /** Per customer: each may create a session at the card provider. */
  checkout: { points: 60, windowSeconds: 10 * 60 },
  /** CSVs checked or taken per account: each may hold thousands of lines. */
  bulks: { points: 60, windowSeconds: 10 * 60 },
  /** Saved quotes per account: each is a row for two months. */
  quotes: { points: 120, windowSeconds: 60 * 60 },
  /** Wrong coupon codes per customer: a person mistypes a few. */
  coupons: { points: 20, windowSeconds: 60 * 60 },
  /** Invitations per organization: each sends a mail to an address of its choice. */
  invitations: { points: 60, windowSeconds: 60 * 60 },
  /** Invitations to one address into organizations: its owner requested none of them. */
  invitationsByInbox: { points: 5, windowSeconds: 60 * 60 },
  upload: { points: limits.uploadsPerMinute, windowSeconds: 60 },
  /** Files uploaded to one sandbox: each is read, drafted and printed. */
  testDocuments: { points: 100, windowSeconds: 24 * 60 * 60 },
  /** Photos of passports whose name is read: each takes seconds of a core. */
  passportPhotos: { points: 20, windowSeconds: 60 * 60 },
  /** Reported misspellings per customer; each reaches every member of staff. */
  revisionRequests: { points: 20, windowSeconds: 60 * 60 },
  /** Questions to customers per member of staff: each rings a bell and may send a mail. */
  questions: { points: 60, windowSeconds: 60 * 60 },
  /** Answers per customer; each reaches every member of staff. */
  answers: { points: 60, windowSeconds: 60 * 60 },
  comments: { points: 300, windowSeconds: 60 * 60 },
  /** Changes of webhook endpoints, tests and redeliveries per account; each may call a server elsewhere. */
  webhookChanges: { points: 60, windowSeconds: 60 },
  /** Each may scan a whole table. */
  exports: { points: 30, windowSeconds: 60 },
  /** Downloads of everything, and openings of their links, per customer: each reads every file of the account. */
  dataExports: { points: 5, windowSeconds: 60 * 60 },
  dataDownloads: { points: 10, windowSeconds: 60 * 60 },
  /** Filing packets linked and opened, per customer: each reads and prints up to 60 papers. */
  packets: { points: 60, windowSeconds: 60 * 60 },
  /** Found certificates per address: an office checks a day's papers. Above it a proof of work is asked. */
  verifyHits: { points: 600, windowSeconds: 60 * 60 },
  /** Codes and files not found per address, more than a person mistypes. Above it each takes a proof of work; found ones do not. */
  verifyMisses: { points: 10, windowSeconds: 60 },
  verifyMissesHourly: { points: 60, windowSeconds: 60 * 60 },
  /** Wrong access keys per certificate and per site: a person mistypes a few. */
  accessKeysByCode: { points: 20, windowSeconds: 60 * 60 },
  accessKeysBySite: { points: 20, windowSeconds: 60 * 60 },
  /** Openings of a file with its access key: each reads and prints it. */
  copyOpenings: { points: 30, windowSeconds: 60 * 60 },
  /** Per proof of work, for twice as long as its challenge is valid. */
  workProofs: { points: 1, windowSeconds: (2 * limits.workChallengeMs) / secondMs },
  /** The public log: a witness makes two calls, a reader of all leaves one per thousand. */
  transparency: { points: 120, windowSeconds: 60 },
  /**
   * Misses per subscriber (IPv6 /56) and site (IPv6 /48, IPv4 /24), those above `verifyMisses` included. Above them lookups are
   * delayed, not refused, since honest users share these networks.
   */
  verifyMissesBySubscriber: { points: 120, windowSeconds: 60 * 60 },
  verifyMissesBySite: { points: 240, windowSeconds: 60 * 60 },
  /**
   * Misses in total. Above it networks are delayed from `verifyMissesInSurge` misses on, so that a distributed guesser gains
   * nothing; networks below that are answered at once.
   */
  verifyMissesOverall: { points: 3000, windowSeconds: 60 * 60 },
} as const;

/** Misses per network and hour before delays start during a surge. */
export const verifyMissesInSurge = 5;

export type RateLimit = keyof typeof rateLimits;
