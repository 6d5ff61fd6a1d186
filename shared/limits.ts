/** Every limit of the product with the reason for its number. A unit is part of the name: `Ms`, `Seconds`, `Bytes`. */

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

export const limits = {
  /** Exclusive, since customers read "under 10 MB". */
  fileBytes: 10 * 1024 * 1024,
  /** Checked in the browser: read in chunks, in seconds. */
  checkedFileBytes: 200 * 1000 * 1000,
  /** What one translator reviews in one sitting. */
  pagesMin: 1,
  pagesMax: 50,
  /** Bounds the memory of decoding; an A3 page at 400 dpi has 31 million. */
  imagePixels: 40_000_000,
  /** Base name of a stored file: object keys hold 1024 bytes, and a character takes up to four. */
  filenameBase: 200,
  /** Before sanitizing. */
  filenameReceived: 1000,
  nameMax: 120,
  emailMax: 254,
  passwordMin: 6,
  passwordMax: 128,
  folderName: 100,
  folderReference: 60,
  reasonMax: 500,
  /** A note to the translator. */
  noteMax: 1000,
  /** A line of a label. */
  addressLine: 100,
  searchMax: 200,
  /** Staff searches count matches up to this many. */
  searchCounted: 1_000,
  /** A metadata value of a checkout session holds 500 characters: ten ids of 36 fit. */
  documentsPerCheckout: 10,

  /** Stated in the mail. */
  resetLinkMs: hourMs,
  /** Covers a weekend. */
  confirmLinkMs: 3 * dayMs,
  /** The link that confirms a guest's address and signs in; stated in the mail. */
  guestLinkMs: 15 * minuteMs,
  /** An unpaid guest's order and files, and the cookie of a paid one. */
  unpaidGuestMs: dayMs,
  paidGuestMs: 90 * dayMs,
  /** Maximum lifetime of a signed file link. */
  fileLinkMaxMs: 30 * dayMs,
  /** Links inside the application are short-lived, since browser histories keep them. */
  fileLinkInAppMs: 5 * minuteMs,
  /** Sessions end after 30 days without use, and 90 days after login. */
  sessionIdleMs: 30 * dayMs,
  sessionAbsoluteMs: 90 * dayMs,
  /** Time between the password and the code of two-step sign-in. */
  secondFactorChallengeMs: 5 * minuteMs,
  /** Time to do a proof of work and to send it. */
  workChallengeMs: 5 * minuteMs,
  /** Time to answer the browser's passkey dialog. */
  passkeyChallengeMs: 5 * minuteMs,
  /** Per person: a phone, a laptop and security keys fit. */
  passkeys: 20,
  /** Per account: a key per system and environment. */
  apiKeys: 20,
  /** How far a sandbox's clock can be ahead, and how long its documents are kept by that clock. */
  testClockAheadMs: 400 * dayMs,
  testRetentionMs: 30 * dayMs,
  /** By the same clock: a test document that changed is kept for this long at least. */
  testSettledMs: dayMs,
  /** Enough to try every kind of order, too little to have one translated. */
  testPages: 5,
  apiKeyName: 60,
  /** Networks that may use a key. */
  apiKeyAddresses: 20,
  /** A rotated key goes on working for this long; stated on the screen. */
  keyRotationMs: dayMs,
  /** Lifetime of a password or code re-entered before actions that can lose an account or money. */
  recentProofMs: 10 * minuteMs,
  /** What a proof opens a signer's key for: so many decisions, so long after the proof. */
  signerKeyDecisions: 20,
  signerKeyReleaseMs: 60 * minuteMs,
  /** The former address can undo a change of e-mail address. */
  undoChangeMs: 3 * dayMs,
  /** Browsers that have signed in to an account. */
  knownDeviceMs: 400 * dayMs,
  knownDevices: 20,

  /** Unpaid drafts, and free ones without a file. */
  unpaidDraftMs: 7 * dayMs,
  /** Corrections as uploaded; the delivered file made from one is kept. */
  correctionUploadMs: 7 * dayMs,
  /** Notice before uploaded files leave. */
  sourceNoticeMs: 14 * dayMs,
  /** Recovery copy in the browser. */
  pendingFileMs: dayMs,
  /** Answers of calls with an `Idempotency-Key` are replayed for this long. */
  idempotencyKeyMs: dayMs,
  /** Tolerated clock difference on signed calls. */
  webhookSkewMs: 5 * minuteMs,

  /** Misspellings are corrected for free this long after delivery; stated on the screens. */
  revisionRequestMs: 30 * dayMs,
  revisionItems: 20,
  spellingMax: 200,

  /** A missed rush surcharge is requested again for this long, this long after the card provider refused. */
  surchargeRefundMs: 30 * dayMs,
  surchargeRetryMs: dayMs,

  /** An invitation into an organization; stated in the mail. */
  invitationMs: 7 * dayMs,
  /** A saved quote; stated in the documentation. */
  quoteMs: 30 * dayMs,
  /** A price that was shown holds this long after another list came into force. */
  shownPriceMs: dayMs,
  quoteTitle: 120,
  /** Orders of one CSV, and unpaid orders of an organization. */
  bulkLines: 5_000,
  bulkBytes: 4 * 1024 * 1024,
  bulkLineBytes: 4 * 1024,
  /** A month of a large firm's bank account. */
  bankFileBytes: 32 * 1024 * 1024,
  bankFileLines: 20_000,
  /** Faults that a CSV's answer lists. */
  bulkFaults: 1_000,
  organizationName: 120,
  billingAddress: 500,
  /** Members and open invitations: the page lists all of them. */
  organizationMembers: 200,
  organizationsOwned: 20,
  /** What an organization may owe at most: a statement of 2,000 lines still prints as one file. */
  creditLimitCents: 5_000_000,
  /** Time to pay a statement; stated in it. */
  statementDueMs: 30 * dayMs,

  /** Names that a customer's list keeps. */
  familyMembers: 50,

  /** Customers whose papers must have held a sentence before it is offered to others. */
  memoryCustomers: 3,

  /** Long enough to read a document; short enough that an abandoned claim does not block it. */
  reviewClaimMs: 15 * minuteMs,
  /** Work without progress for this long is listed for admins. */
  stuckAfterMs: 15 * minuteMs,
  /** Items that one bulk retry processes within a request. */
  retryAtOnce: 200,
  /** Timeout of the translation workflow; leaves staff time to translate within 24 hours. */
  workflowAnswerMs: 4 * 60 * minuteMs,

  /** Per person: the folder tree is read and rendered whole. */
  folders: 500,

  /** Quotas of unpaid uploads per person. */
  unpaidFiles: 200,
  unpaidBytes: 1024 * 1024 * 1024,
  uploadsPerMinute: 20,
  /** Accounts younger than this that never paid queue apart in their network. */
  newcomerMs: dayMs,

  /** Stated on the screens. */
  registerRedirectMs: 5 * secondMs,
  resetRedirectMs: 3 * secondMs,
  readyToastMs: 6 * secondMs,

  pageSizeStaff: 10,
  pageSizeAdmin: 20,
  pageSizeCustomer: 20,
  pageSizeMax: 100,
  notificationsFetched: 50,
  recentDocuments: 5,
  recentUploads: 10,
  recentActivity: 8,
  topLanguages: 5,
  overviewDays: 30,
} as const;

/** Limits that texts state in days. `SOURCE_RETENTION_DAYS` sets another retention than this default. */
export const statedDays = {
  unpaidDraft: limits.unpaidDraftMs / dayMs,
  sourceRetention: 180,
  sourceNotice: limits.sourceNoticeMs / dayMs,
  revisionRequest: limits.revisionRequestMs / dayMs,
  sessionIdle: limits.sessionIdleMs / dayMs,
} as const;

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
  /** Invitations per organization: each sends a mail to an address of its choice. */
  invitations: { points: 60, windowSeconds: 60 * 60 },
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
