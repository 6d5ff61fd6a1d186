/** Every limit of the product, once, with the reason for its number. Sizes are bytes, times are milliseconds unless named otherwise. */

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

export const limits = {
  /** "Under 10 MB": a file of exactly this many bytes is refused. */
  fileBytes: 10 * 1024 * 1024,
  /** One order holds at most what one translator reviews in a sitting. */
  pagesMin: 1,
  pagesMax: 50,
  /** A page of A3 at 400 dpi has 31 million pixels; decoding more would take more memory than one file may. */
  imagePixels: 40_000_000,
  /** Base name of a stored file; object stores allow 1024 bytes a key and names may be four bytes a letter. */
  filenameBase: 200,
  /** As received, before sanitising. */
  filenameReceived: 1000,
  nameMax: 120,
  emailMax: 254,
  phoneDigits: 16,
  passwordMin: 6,
  passwordMax: 128,
  folderName: 100,
  reasonMax: 500,
  searchMax: 200,
  /** Rows that a search of staff finds are counted up to here. */
  searchCounted: 1_000,
  /** One checkout names its documents in metadata values of 500 characters: ten ids of 36 fit. */
  documentsPerCheckout: 10,

  /** The reset link, as promised in its e-mail. */
  resetLink: hour,
  /** Long enough for a mail that waited over a weekend. */
  confirmLink: 3 * day,
  /** Greatest validity of any signed file link. */
  fileLinkMax: 30 * day,
  /** A link clicked inside the application lives minutes: passports should not lie around in histories. */
  fileLinkInApp: 5 * minute,
  /** A session in use is renewed; unused it ends after 30 days, and in any case after 90. */
  sessionIdle: 30 * day,
  sessionAbsolute: 90 * day,
  /** Between the password and the code of two-step sign-in. */
  secondFactorChallenge: 5 * minute,
  /** How long a password or a code shown in a session allows what can lose an account or money. */
  recentProof: 10 * minute,
  /** The former address can undo a change of address. */
  undoChange: 3 * day,
  /** A browser that has signed in stays known to the account. */
  knownDevice: 400 * day,
  knownDevices: 20,

  /** An unpaid draft and its file, or a free one that waits for its file. */
  unpaidDraft: 7 * day,
  /** A corrected file as it was uploaded; what is delivered is made of it, and stays. */
  correctionUpload: 7 * day,
  /** The recovery copy in the browser. */
  pendingFile: day,
  /** Clock difference allowed on signed calls. */
  webhookSkew: 5 * minute,

  /** Time from payment to delivery that orders are promised: the end of "24-48 hours". */
  promisedDelivery: 2 * day,
  /** A queue item is due soon this long before. */
  dueSoon: day / 2,

  /** Long enough to read a document; short enough that a closed laptop keeps nobody waiting for long. */
  reviewClaim: 15 * minute,
  /** Work that has not moved for this long is shown to admins. */
  stuckAfter: 15 * minute,
  /** Pieces of stuck work that one press tries again: what a request gets through in its time. */
  retryAtOnce: 200,
  /** The workflow's time for an order: what it has not answered by then can still be translated by hand within 24 hours. */
  workflowAnswer: 4 * 60 * minute,

  /** Folders of one person: their tree is read and shown whole. */
  folders: 500,

  /** Quotas of unpaid uploads per person. */
  unpaidFiles: 200,
  unpaidBytes: 1024 * 1024 * 1024,
  uploadsPerMinute: 20,

  /** What the screens promise. */
  registerRedirect: 5 * second,
  resetRedirect: 3 * second,
  readyToast: 6 * second,
  notificationToast: 8 * second,
  toastExit: 300,
  folderHoverOpen: 400,
  movedHighlight: 800,

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
  breadcrumbLevels: 4,
} as const;

/** Attempts allowed per window; counted per call, also inside a batch. Windows are seconds. */
export const rateLimits = {
  /** Wrong passwords and codes of one network, whatever account they name. */
  guessesByNetwork: { points: 50, window: 15 * 60 },
  register: { points: 100, window: 60 * 60 },
  /** Links asked for by one device or network for one account, and by one network in all. */
  linksByCaller: { points: 5, window: 15 * 60 },
  linksByNetwork: { points: 20, window: 15 * 60 },
  /** No longer than a reset link lives: whenever an inbox gets no more, the newest link in it still works. */
  resetsByInbox: { points: 10, window: 60 * 60 },
  confirmationsByInbox: { points: 10, window: 60 * 60 },
  addressChanges: { points: 5, window: 15 * 60 },
  /** Payment pages one customer asks for: each may become a session at the card provider. */
  checkout: { points: 60, window: 10 * 60 },
  upload: { points: limits.uploadsPerMinute, window: 60 },
  /** Each may read a whole table. */
  exports: { points: 30, window: 60 },
  /** Ten a minute is more than a person types. */
  verifyByAddress: { points: 10, window: 60 },
  verifyByAddressHourly: { points: 60, window: 60 * 60 },
  /**
   * Codes that were not found, per network that one subscriber or provider holds: IPv6 /56 and /48, IPv4 /24. Above it
   * lookups from there are slowed down, not refused, since neighbors of a guesser verify honest certificates.
   */
  verifyMissesBySubscriber: { points: 120, window: 60 * 60 },
  verifyMissesBySite: { points: 240, window: 60 * 60 },
  /**
   * Codes that were not found, of everybody. Above it networks that missed several times are slowed down already, so that
   * thousands of addresses guess no faster than a few; all others are answered at once.
   */
  verifyMissesOverall: { points: 3000, window: 60 * 60 },
} as const;

/** Misses within the hour that a network has to itself while guesses surge. */
export const verifyMissesInSurge = 5;

export type RateLimit = keyof typeof rateLimits;

/**
 * Guessing: so many attempts are free, then each waits twice as long as the one before. Seconds; `memory` after the last
 * attempt all is forgotten.
 */
export const backoffs = {
  /** One account, from one network, known device or session: 10 at once, then about 100 a day. */
  guessesByCaller: { free: 10, first: 5, longest: 15 * 60, memory: 24 * 60 * 60 },
  /** One account, from every device it has not signed in on: 100 at once, then about 100 a day for the whole world. */
  guessesByAccount: { free: 100, first: 5, longest: 15 * 60, memory: 24 * 60 * 60 },
} as const;
export type Backoff = keyof typeof backoffs;
