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
  /** Pages that one translator reviews in one sitting. */
  pagesMin: 1,
  pagesMax: 50,
  /** Of a priced text: fifty dense pages. */
  wordsMax: 50_000,
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
  /** The link that confirms a guest's address and signs in, from the mail's hand-over on; stated in the mail. */
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
  /** Overlap in which a rotated key stays valid; shown on the page. */
  keyRotationMs: dayMs,
  /** Lifetime of a password or code re-entered before actions that can lose an account or money. */
  recentProofMs: 10 * minuteMs,
  /** Number of decisions and time for which a proof opens a signer's key. */
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
  /** A shown price stays valid for this long after a newer list takes effect. */
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
