// Written by `npm run build:api` from the router's schemas. Do not edit.

export interface AccessView {
  at: string;
  file: 'original' | 'translation' | 'other';
  /** Of `other`: the scan of a paper that came back from an authority. */
  isPaper: boolean;
  action: 'viewed' | 'downloaded';
  who: 'you' | 'member' | 'staff' | 'service' | 'link';
  /** By somebody who has the paper, with its access key. */
  isByAccessKey: boolean;
  /** Of staff, and of members of the organization that owns the document. */
  name: string | null;
  role: 'user' | 'authenticator' | 'admin' | null;
  /** Why staff opened a paper that is not their work. */
  reason: string | null;
}

export interface AccessesOutput {
  /** The newest. */
  items: Array<AccessView>;
  total: number;
  sourceLeavesAt: string | null;
  sourceRemovedAt: string | null;
}

export interface AccountView {
  /** What may be due at once; null where each order is paid by card. */
  limitCents: number | null;
  usedCents: number;
  /** What the next order may cost: nothing while an overdue statement stops it. */
  leftCents: number;
  isOverdue: boolean;
  /** An overdue invoice stops orders on account until it is paid, or promised for a day. */
  isStopped: boolean;
  due: Array<{
    paymentId: string;
    documents: number;
    since: string;
    dueCents: number;
    invoiceId: string | null;
    number: string | null;
    dueAt: string | null;
    isOverdue: boolean;
  }>;
  /** Where transfers are taken; name the invoice's number as their reference. Null where cards alone are. */
  bank: {
    holder: string;
    bankName: string;
    iban: string;
    bic: string;
    routingNumber: string;
    accountNumber: string;
    currency: 'usd';
  } | null;
}

export interface ActivitiesInput {
  page?: number | undefined;
  pageSize?: number | undefined;
  search?: string | undefined;
  status?: 'approved' | 'rejected' | 'corrected' | undefined;
  authenticatorId?: string | undefined;
}

export interface ActivityView {
  id: string;
  action: 'approved' | 'rejected' | 'corrected';
  documentId: string;
  documentName: string;
  certified: {
    paperKind: string;
    holders: Array<string>;
  } | null;
  authenticatorId: string;
  authenticatorName: string;
  authenticatorEmail: string;
  status: 'pending' | 'completed' | 'rejected' | 'cancelled';
  at: string;
  createdAt: string;
}

/** `id` is the review's. A repeated `commentId` comments once. */
export interface AddCommentInput {
  id: string;
  commentId: string;
  blockId: string;
  comment: string;
}

export interface AdminActivities {
  items: Array<ActivityView>;
  total: number;
  page: number;
  pageSize: number;
}

export interface AdminDocumentDetails {
  id: string;
  filename: string;
  certified: {
    paperKind: string;
    holders: Array<string>;
  } | null;
  /** The kind of paper and its people as ordered; null where no kind was given. */
  ordered: {
    paperKind: string;
    holders: Array<string>;
  } | null;
  recipient: 'uscis' | 'eoir' | 'ukvi' | 'ircc' | 'ata' | 'naati' | 'general';
  userId: string;
  userName: string | null;
  userEmail: string;
  userPhone: string | null;
  clientName: string | null;
  pages: number;
  translationType: TranslationType;
  isBankStatement: boolean;
  sourceLanguage: string;
  targetLanguage: string;
  status: 'pending' | 'waiting' | 'unknown' | 'processing' | 'in_progress' | 'completed' | 'finished' | 'error' | 'failed' | 'rejected';
  /** Group of the effective status: completed once a translation exists. */
  statusGroup: StatusGroup;
  paymentStatus: 'unpaid' | 'paid' | 'refunded' | 'free';
  paymentHold: 'refund' | 'dispute' | null;
  totalCostCents: number;
  chargedCents: number;
  speed: 'standard' | 'rush';
  /** The promise; null before payment. */
  soonAt: string | null;
  urgentAt: string | null;
  dueAt: string | null;
  pausedSince: string | null;
  deliveredAt: string | null;
  verificationCode: string;
  isAuthenticated: boolean;
  hasFile: boolean;
  hasTranslation: boolean;
  isCorrected: boolean;
  translationId: string | null;
  /** The review of an ordered document. */
  reviewId: string | null;
  reviewStatus: 'pending' | 'completed' | 'rejected' | 'cancelled' | null;
  workflowState: 'waiting' | 'sent' | 'received' | 'failed' | null;
  authenticatedByName: string | null;
  authenticatedByEmail: string | null;
  authenticationDate: string | null;
  createdAt: string;
  updatedAt: string;
  user: {
    id: string;
    name: string | null;
    email: string;
    phone: string | null;
  };
  /** All checkouts of the document, newest first. */
  payments: Array<{
    id: string;
    receiptNumber: string;
    status: 'open' | 'due' | 'paid' | 'failed' | 'expired' | 'refunded';
    amountCents: number;
    refundedCents: number;
    /** This document's share of the charge, and how much of it is refundable. */
    shareCents: number;
    shareLeftCents: number;
    /** File names of the payment's other documents. */
    siblings: Array<string>;
    cardBrand: string | null;
    cardLast4: string | null;
    /** A `PaymentFlag`. */
    flag: string | null;
    paidAt: string | null;
    createdAt: string;
  }>;
  refunds: Array<{
    id: string;
    paymentId: string;
    amountCents: number;
    reason: string;
    status: string;
    requestedByName: string | null;
    createdAt: string;
  }>;
  /** Newest first. */
  disputes: Array<{
    id: string;
    receiptNumber: string;
    amountCents: number;
    reason: string;
    status: 'open' | 'won' | 'lost';
    /** Stripe's status; null in older rows. */
    providerStatus: string | null;
    dueBy: string | null;
    openedAt: string;
    closedAt: string | null;
  }>;
  /** Revocation of the certificate. */
  revokedAt: string | null;
  /** Open question whether the certificate stays valid. */
  question: {
    cause: 'refund' | 'dispute';
    raisedAt: string;
  } | null;
  timeline: Array<{
    event: string;
    fromStatus: string | null;
    toStatus: string | null;
    reason: string | null;
    /** Why the uploader could certify the document. */
    fourEyes: string | null;
    actorId: string | null;
    actorName: string | null;
    actorRole: string;
    at: string;
  }>;
  original: {
    url: string;
    expiresAt: string;
    mimetype: string;
  } | null;
  /** The certified translation, or the workflow's draft before that. */
  translation: {
    url: string;
    expiresAt: string;
    mimetype: string;
  } | null;
}

/** A document for admins. */
export interface AdminDocumentView {
  id: string;
  filename: string;
  certified: {
    paperKind: string;
    holders: Array<string>;
  } | null;
  /** The kind of paper and its people as ordered; null where no kind was given. */
  ordered: {
    paperKind: string;
    holders: Array<string>;
  } | null;
  recipient: 'uscis' | 'eoir' | 'ukvi' | 'ircc' | 'ata' | 'naati' | 'general';
  userId: string;
  userName: string | null;
  userEmail: string;
  userPhone: string | null;
  clientName: string | null;
  pages: number;
  translationType: TranslationType;
  isBankStatement: boolean;
  sourceLanguage: string;
  targetLanguage: string;
  status: 'pending' | 'waiting' | 'unknown' | 'processing' | 'in_progress' | 'completed' | 'finished' | 'error' | 'failed' | 'rejected';
  /** Group of the effective status: completed once a translation exists. */
  statusGroup: StatusGroup;
  paymentStatus: 'unpaid' | 'paid' | 'refunded' | 'free';
  paymentHold: 'refund' | 'dispute' | null;
  totalCostCents: number;
  chargedCents: number;
  speed: 'standard' | 'rush';
  /** The promise; null before payment. */
  soonAt: string | null;
  urgentAt: string | null;
  dueAt: string | null;
  pausedSince: string | null;
  deliveredAt: string | null;
  verificationCode: string;
  isAuthenticated: boolean;
  hasFile: boolean;
  hasTranslation: boolean;
  isCorrected: boolean;
  translationId: string | null;
  /** The review of an ordered document. */
  reviewId: string | null;
  reviewStatus: 'pending' | 'completed' | 'rejected' | 'cancelled' | null;
  workflowState: 'waiting' | 'sent' | 'received' | 'failed' | null;
  authenticatedByName: string | null;
  authenticatedByEmail: string | null;
  authenticationDate: string | null;
  createdAt: string;
  updatedAt: string;
}

export interface AdminDocuments {
  items: Array<AdminDocumentView>;
  total: number;
  page: number;
  pageSize: number;
}

export interface AdminDocumentsInput {
  page?: number | undefined;
  pageSize?: number | undefined;
  search?: string | undefined;
  view?: 'all' | 'to-authenticate' | 'translated' | undefined;
  status?: StatusGroup | undefined;
}

/** Counts, revenue and daily figures. `ordered`: paid, refunded or free, without drafts. */
export interface AdminOverview {
  documents: {
    total: number;
    ordered: number;
    drafts: number;
    awaitingReview: number;
    translated: number;
  };
  users: {
    total: number;
    admins: number;
    authenticators: number;
    users: number;
  };
  /** Documents per status group, drafts included. */
  statuses: {
    pending: number;
    processing: number;
    completed: number;
    error: number;
  };
  /** Charged minus refunded. */
  revenueCents: number;
  chargedCents: number;
  refundedCents: number;
  /** Ordered on account and not paid yet; no part of the revenue. */
  dueCents: number;
  overdueCents: number;
  /** Revenue per ordered document, rounded to a cent; 0 without any. */
  averagePerDocumentCents: number;
  /** Percentage of ordered documents that are completed, to one decimal; 0 without any. */
  completionRate: number;
  /** The last thirty days (UTC), oldest first, without gaps. Revenue is dated by payment. */
  days: Array<{
    day: string;
    received: number;
    completed: number;
    revenueCents: number;
  }>;
}

/** A later time, to the millisecond. */
export interface AdvanceTestClockInput {
  to: string;
}

/** Null takes the statement back. */
export interface AnswerBoxInput {
  id: string;
  boxId: string;
  reason: string | null;
}

/** `id` is the question's. */
export interface AnswerQuestionInput {
  id: string;
  answer: string;
}

/** `id` is the review's. A repeated `questionId` asks once. */
export interface AskCustomerInput {
  id: string;
  questionId: string;
  blockId: string;
  page: number;
  box?: Box | null | undefined;
  question: string;
  /** JPEG or PNG of the block's place on the page. */
  picture?: string | undefined;
}

export interface AskPaperStepInput {
  documentId: string;
  kind: 'apostille' | 'certified_copy' | 'originals';
}

/** `to` null takes the assignment away. */
export interface AssignInput {
  id: string;
  to: string | null;
}

/** Staff to whom a review can be assigned; those who list its languages first. */
export interface AssigneesOutput {
  items: Array<{
    id: string;
    name: string;
    /** Whether the person's profile lists the review's languages; profiles without languages do not. */
    isOffered: boolean;
    /** Pending reviews assigned to the person. */
    assigned: number;
  }>;
}

/** Counts of all authenticators for an admin, otherwise the actor's own; `pending` is always of all. */
export interface AuthenticatorOverview {
  scope: 'all' | 'own';
  cards: {
    /** All documents, or those the actor authenticated. */
    documents: number;
    pending: number;
    approved: number;
    /** List price of authenticated documents. */
    valueCents: number;
  };
  activity: {
    approved: number;
    rejected: number;
    corrections: number;
    uploads: number;
  };
  /** Pending reviews that the actor can go on with: assigned to the actor, ready to finish, waiting for a customer. */
  work: {
    assigned: number;
    finish: number;
    questions: number;
  };
  topLanguages: Array<{
    sourceLanguage: string;
    targetLanguage: string;
    documents: number;
  }>;
  recentActivity: Array<ActivityView>;
  /** From payment (or free submission) to certification; null without any. */
  averageProcessingSeconds: number | null;
}

export interface BlockComment {
  id: string;
  blockId: string;
  comment: string;
  writtenById: string;
  writtenByName: string | null;
  writtenAt: string;
  resolvedByName: string | null;
  /** Null while open. */
  resolvedAt: string | null;
}

/** What a person or the machine sets. */
export type BlockContent = {
  id: string;
  /** Page of the source, from 1. */
  page: number;
  /** Reading order on the page; unique values are not required, ties are ordered by id. */
  position: number;
  /** Null for what a person added. */
  box: Box | null;
  /** The reader's, 0 to 100; null for what a person added. */
  confidence: number | null;
  /** Words of the source below `doubtfulBelow`. */
  doubtful: Array<string>;
  /** Whether it was read in its place is uncertain: columns or rows. */
  isOrderDoubtful?: boolean | undefined;
  /** The box drawn around it on the page; several blocks may stand in one. */
  frame?: Box | undefined;
  lang: 'pt' | 'es' | 'de' | 'ar' | 'he' | 'ja' | 'ko' | 'fr' | 'it' | 'pl' | 'uk' | 'zh' | 'en';
  dir: 'ltr' | 'rtl';
  state: 'untranslated' | 'drafted' | 'edited' | 'confirmed';
  /** Null once a person has written the target. */
  draft: DraftNote | null;
  kind: 'heading';
  source: string;
  target: string;
} | {
  id: string;
  /** Page of the source, from 1. */
  page: number;
  /** Reading order on the page; unique values are not required, ties are ordered by id. */
  position: number;
  /** Null for what a person added. */
  box: Box | null;
  /** The reader's, 0 to 100; null for what a person added. */
  confidence: number | null;
  /** Words of the source below `doubtfulBelow`. */
  doubtful: Array<string>;
  /** Whether it was read in its place is uncertain: columns or rows. */
  isOrderDoubtful?: boolean | undefined;
  /** The box drawn around it on the page; several blocks may stand in one. */
  frame?: Box | undefined;
  lang: 'pt' | 'es' | 'de' | 'ar' | 'he' | 'ja' | 'ko' | 'fr' | 'it' | 'pl' | 'uk' | 'zh' | 'en';
  dir: 'ltr' | 'rtl';
  state: 'untranslated' | 'drafted' | 'edited' | 'confirmed';
  /** Null once a person has written the target. */
  draft: DraftNote | null;
  kind: 'paragraph';
  source: string;
  target: string;
} | {
  id: string;
  /** Page of the source, from 1. */
  page: number;
  /** Reading order on the page; unique values are not required, ties are ordered by id. */
  position: number;
  /** Null for what a person added. */
  box: Box | null;
  /** The reader's, 0 to 100; null for what a person added. */
  confidence: number | null;
  /** Words of the source below `doubtfulBelow`. */
  doubtful: Array<string>;
  /** Whether it was read in its place is uncertain: columns or rows. */
  isOrderDoubtful?: boolean | undefined;
  /** The box drawn around it on the page; several blocks may stand in one. */
  frame?: Box | undefined;
  lang: 'pt' | 'es' | 'de' | 'ar' | 'he' | 'ja' | 'ko' | 'fr' | 'it' | 'pl' | 'uk' | 'zh' | 'en';
  dir: 'ltr' | 'rtl';
  state: 'untranslated' | 'drafted' | 'edited' | 'confirmed';
  /** Null once a person has written the target. */
  draft: DraftNote | null;
  kind: 'field';
  source: {
    label: string;
    value: string;
  };
  target: {
    label: string;
    value: string;
  };
  /** Where its value stands, apart from the label: under it, or at a tab stop. */
  valueBox?: Box | undefined;
} | {
  id: string;
  /** Page of the source, from 1. */
  page: number;
  /** Reading order on the page; unique values are not required, ties are ordered by id. */
  position: number;
  /** Null for what a person added. */
  box: Box | null;
  /** The reader's, 0 to 100; null for what a person added. */
  confidence: number | null;
  /** Words of the source below `doubtfulBelow`. */
  doubtful: Array<string>;
  /** Whether it was read in its place is uncertain: columns or rows. */
  isOrderDoubtful?: boolean | undefined;
  /** The box drawn around it on the page; several blocks may stand in one. */
  frame?: Box | undefined;
  lang: 'pt' | 'es' | 'de' | 'ar' | 'he' | 'ja' | 'ko' | 'fr' | 'it' | 'pl' | 'uk' | 'zh' | 'en';
  dir: 'ltr' | 'rtl';
  state: 'untranslated' | 'drafted' | 'edited' | 'confirmed';
  /** Null once a person has written the target. */
  draft: DraftNote | null;
  kind: 'table';
  source: {
    rows: Array<Array<string>>;
  };
  target: {
    rows: Array<Array<string>>;
  };
  /** Shares of its width that its columns take as read. */
  columns?: Array<number> | undefined;
  /** Whether lines are drawn between its cells. */
  isRuled?: boolean | undefined;
} | {
  id: string;
  /** Page of the source, from 1. */
  page: number;
  /** Reading order on the page; unique values are not required, ties are ordered by id. */
  position: number;
  /** Null for what a person added. */
  box: Box | null;
  /** The reader's, 0 to 100; null for what a person added. */
  confidence: number | null;
  /** Words of the source below `doubtfulBelow`. */
  doubtful: Array<string>;
  /** Whether it was read in its place is uncertain: columns or rows. */
  isOrderDoubtful?: boolean | undefined;
  /** The box drawn around it on the page; several blocks may stand in one. */
  frame?: Box | undefined;
  lang: 'pt' | 'es' | 'de' | 'ar' | 'he' | 'ja' | 'ko' | 'fr' | 'it' | 'pl' | 'uk' | 'zh' | 'en';
  dir: 'ltr' | 'rtl';
  state: 'untranslated' | 'drafted' | 'edited' | 'confirmed';
  /** Null once a person has written the target. */
  draft: DraftNote | null;
  kind: 'mark';
  mark: 'seal' | 'stamp' | 'signature' | 'emblem' | 'photo' | 'fingerprint' | 'barcode' | 'handwriting' | 'erasure' | 'illegible' | 'blank';
  source: string;
  target: string;
} | {
  id: string;
  /** Page of the source, from 1. */
  page: number;
  /** Reading order on the page; unique values are not required, ties are ordered by id. */
  position: number;
  /** Null for what a person added. */
  box: Box | null;
  /** The reader's, 0 to 100; null for what a person added. */
  confidence: number | null;
  /** Words of the source below `doubtfulBelow`. */
  doubtful: Array<string>;
  /** Whether it was read in its place is uncertain: columns or rows. */
  isOrderDoubtful?: boolean | undefined;
  /** The box drawn around it on the page; several blocks may stand in one. */
  frame?: Box | undefined;
  lang: 'pt' | 'es' | 'de' | 'ar' | 'he' | 'ja' | 'ko' | 'fr' | 'it' | 'pl' | 'uk' | 'zh' | 'en';
  dir: 'ltr' | 'rtl';
  state: 'untranslated' | 'drafted' | 'edited' | 'confirmed';
  /** Null once a person has written the target. */
  draft: DraftNote | null;
  kind: 'note';
  target: string;
};

/** What a person or the machine sets. */
export type BlockContentInput = {
  id: string;
  /** Page of the source, from 1. */
  page: number;
  /** Reading order on the page; unique values are not required, ties are ordered by id. */
  position: number;
  /** Null for what a person added. */
  box: Box | null;
  /** The reader's, 0 to 100; null for what a person added. */
  confidence: number | null;
  /** Words of the source below `doubtfulBelow`. */
  doubtful: Array<string>;
  /** Whether it was read in its place is uncertain: columns or rows. */
  isOrderDoubtful?: boolean | undefined;
  /** The box drawn around it on the page; several blocks may stand in one. */
  frame?: Box | undefined;
  lang: 'pt' | 'es' | 'de' | 'ar' | 'he' | 'ja' | 'ko' | 'fr' | 'it' | 'pl' | 'uk' | 'zh' | 'en';
  dir: 'ltr' | 'rtl';
  state: 'untranslated' | 'drafted' | 'edited' | 'confirmed';
  /** Null once a person has written the target. */
  draft: DraftNoteInput | null;
  kind: 'heading';
  source?: string | undefined;
  target?: string | undefined;
} | {
  id: string;
  /** Page of the source, from 1. */
  page: number;
  /** Reading order on the page; unique values are not required, ties are ordered by id. */
  position: number;
  /** Null for what a person added. */
  box: Box | null;
  /** The reader's, 0 to 100; null for what a person added. */
  confidence: number | null;
  /** Words of the source below `doubtfulBelow`. */
  doubtful: Array<string>;
  /** Whether it was read in its place is uncertain: columns or rows. */
  isOrderDoubtful?: boolean | undefined;
  /** The box drawn around it on the page; several blocks may stand in one. */
  frame?: Box | undefined;
  lang: 'pt' | 'es' | 'de' | 'ar' | 'he' | 'ja' | 'ko' | 'fr' | 'it' | 'pl' | 'uk' | 'zh' | 'en';
  dir: 'ltr' | 'rtl';
  state: 'untranslated' | 'drafted' | 'edited' | 'confirmed';
  /** Null once a person has written the target. */
  draft: DraftNoteInput | null;
  kind: 'paragraph';
  source?: string | undefined;
  target?: string | undefined;
} | {
  id: string;
  /** Page of the source, from 1. */
  page: number;
  /** Reading order on the page; unique values are not required, ties are ordered by id. */
  position: number;
  /** Null for what a person added. */
  box: Box | null;
  /** The reader's, 0 to 100; null for what a person added. */
  confidence: number | null;
  /** Words of the source below `doubtfulBelow`. */
  doubtful: Array<string>;
  /** Whether it was read in its place is uncertain: columns or rows. */
  isOrderDoubtful?: boolean | undefined;
  /** The box drawn around it on the page; several blocks may stand in one. */
  frame?: Box | undefined;
  lang: 'pt' | 'es' | 'de' | 'ar' | 'he' | 'ja' | 'ko' | 'fr' | 'it' | 'pl' | 'uk' | 'zh' | 'en';
  dir: 'ltr' | 'rtl';
  state: 'untranslated' | 'drafted' | 'edited' | 'confirmed';
  /** Null once a person has written the target. */
  draft: DraftNoteInput | null;
  kind: 'field';
  source: {
    label?: string | undefined;
    value?: string | undefined;
  };
  target: {
    label?: string | undefined;
    value?: string | undefined;
  };
  /** Where its value stands, apart from the label: under it, or at a tab stop. */
  valueBox?: Box | undefined;
} | {
  id: string;
  /** Page of the source, from 1. */
  page: number;
  /** Reading order on the page; unique values are not required, ties are ordered by id. */
  position: number;
  /** Null for what a person added. */
  box: Box | null;
  /** The reader's, 0 to 100; null for what a person added. */
  confidence: number | null;
  /** Words of the source below `doubtfulBelow`. */
  doubtful: Array<string>;
  /** Whether it was read in its place is uncertain: columns or rows. */
  isOrderDoubtful?: boolean | undefined;
  /** The box drawn around it on the page; several blocks may stand in one. */
  frame?: Box | undefined;
  lang: 'pt' | 'es' | 'de' | 'ar' | 'he' | 'ja' | 'ko' | 'fr' | 'it' | 'pl' | 'uk' | 'zh' | 'en';
  dir: 'ltr' | 'rtl';
  state: 'untranslated' | 'drafted' | 'edited' | 'confirmed';
  /** Null once a person has written the target. */
  draft: DraftNoteInput | null;
  kind: 'table';
  source: {
    rows: Array<Array<string>>;
  };
  target: {
    rows: Array<Array<string>>;
  };
  /** Shares of its width that its columns take as read. */
  columns?: Array<number> | undefined;
  /** Whether lines are drawn between its cells. */
  isRuled?: boolean | undefined;
} | {
  id: string;
  /** Page of the source, from 1. */
  page: number;
  /** Reading order on the page; unique values are not required, ties are ordered by id. */
  position: number;
  /** Null for what a person added. */
  box: Box | null;
  /** The reader's, 0 to 100; null for what a person added. */
  confidence: number | null;
  /** Words of the source below `doubtfulBelow`. */
  doubtful: Array<string>;
  /** Whether it was read in its place is uncertain: columns or rows. */
  isOrderDoubtful?: boolean | undefined;
  /** The box drawn around it on the page; several blocks may stand in one. */
  frame?: Box | undefined;
  lang: 'pt' | 'es' | 'de' | 'ar' | 'he' | 'ja' | 'ko' | 'fr' | 'it' | 'pl' | 'uk' | 'zh' | 'en';
  dir: 'ltr' | 'rtl';
  state: 'untranslated' | 'drafted' | 'edited' | 'confirmed';
  /** Null once a person has written the target. */
  draft: DraftNoteInput | null;
  kind: 'mark';
  mark: 'seal' | 'stamp' | 'signature' | 'emblem' | 'photo' | 'fingerprint' | 'barcode' | 'handwriting' | 'erasure' | 'illegible' | 'blank';
  source?: string | undefined;
  target?: string | undefined;
} | {
  id: string;
  /** Page of the source, from 1. */
  page: number;
  /** Reading order on the page; unique values are not required, ties are ordered by id. */
  position: number;
  /** Null for what a person added. */
  box: Box | null;
  /** The reader's, 0 to 100; null for what a person added. */
  confidence: number | null;
  /** Words of the source below `doubtfulBelow`. */
  doubtful: Array<string>;
  /** Whether it was read in its place is uncertain: columns or rows. */
  isOrderDoubtful?: boolean | undefined;
  /** The box drawn around it on the page; several blocks may stand in one. */
  frame?: Box | undefined;
  lang: 'pt' | 'es' | 'de' | 'ar' | 'he' | 'ja' | 'ko' | 'fr' | 'it' | 'pl' | 'uk' | 'zh' | 'en';
  dir: 'ltr' | 'rtl';
  state: 'untranslated' | 'drafted' | 'edited' | 'confirmed';
  /** Null once a person has written the target. */
  draft: DraftNoteInput | null;
  kind: 'note';
  target?: string | undefined;
};

/** A question for staff. */
export interface BlockQuestion {
  id: string;
  /** Page of the original. */
  page: number;
  question: string;
  hasPicture: boolean;
  state: 'asked' | 'answered' | 'withdrawn' | 'closed';
  answer: string | null;
  askedAt: string;
  answeredAt: string | null;
  blockId: string;
  askedById: string;
  askedByName: string | null;
  closedAt: string | null;
}

/** Place on the source page, in fractions of its width and height from the top left: of the sheet, where one was found on a photo. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A person's statement that a box holds nothing to translate. */
export interface BoxAnswer {
  boxId: string;
  reason: string;
  answeredByName: string | null;
  answeredAt: string;
}

export interface BulkFault {
  /** As an editor counts, from 1. */
  line: number;
  /** Null for the whole line. */
  column: 'clientName' | 'language' | 'type' | 'reference' | 'filename' | null;
  say: string;
}

/** Response of `PUT /files/bulk`. `created` is null in a dry run, and where there are faults. */
export interface BulkOutput {
  orders: number;
  faults: Array<BulkFault>;
  filenames: Array<string>;
  /** The orders of the list, for their price once pages are known. */
  items: Array<{
    line: number;
    filename: string;
    translationType: TranslationType;
    isBankStatement: boolean;
  }>;
  created: Array<{
    id: string;
    filename: string;
  }> | null;
}

/** Cancels an order before work starts; the output is the order afterwards. */
export interface CancelOrderInput {
  documentId: string;
}

export interface CancelPaperStepInput {
  id: string;
  reason: string;
}

/** A confirmed sentence that is not offered to other customers yet. It is deleted with the documents that hold it. */
export interface CandidateView {
  id: string;
  lang: 'pt' | 'es' | 'de' | 'ar' | 'he' | 'ja' | 'ko' | 'fr' | 'it' | 'pl' | 'uk' | 'zh';
  source: string;
  target: string;
  /** Different customers whose papers hold it. */
  customers: number;
  /** What its words are about; such a sentence is admitted by staff alone. */
  topic: 'health' | 'crime' | 'religion' | 'address' | null;
}

export interface CandidatesInput {
  page?: number | undefined;
  pageSize?: number | undefined;
  search?: string | undefined;
  lang?: 'pt' | 'es' | 'de' | 'ar' | 'he' | 'ja' | 'ko' | 'fr' | 'it' | 'pl' | 'uk' | 'zh' | undefined;
}

export interface CandidatesOutput {
  items: Array<CandidateView>;
  total: number;
  page: number;
  pageSize: number;
}

/** The state of a document's certificate. */
export interface CertificateView {
  verificationCode: string;
  /** Of the current revision. */
  state: 'valid' | 'revoked';
  revision: number;
  issuedAt: string;
  revokedAt: string | null;
  revokedClass: 'error' | 'fraud' | 'payment' | 'withdrawn' | null;
}

/** The hash of a file, and the code found in it. */
export interface CheckInput {
  sha256: string;
  code?: string | undefined;
  /** The file is a picture of a sheet, and `code` was read from it: its bytes are nobody's delivery. */
  isScan?: boolean | undefined;
  proofOfWork?: string | undefined;
}

export interface CheckOutput {
  outcome: 'genuine' | 'altered' | 'superseded' | 'revoked' | 'unknown';
  /** The file's certificate; for an altered file, the certificate of its code. */
  certificate?: {
    state: 'valid';
    /** Certified title (the kind of document), never a file name. */
    filename: string;
    paperKind: string;
    holderInitials: string;
    /** Register number of the original, masked. */
    registerNumber: string | null;
    uploadDate: string;
    translationDate: string;
    pages: number;
    /** Of the whole delivered file; null for deliveries without that record. */
    deliveredPages: number | null;
    verificationCode: string;
    revision: number;
    /** Date of this revision. */
    issuedAt: string;
    /** Preset that the certificate follows. */
    recipient: 'uscis' | 'eoir' | 'ukvi' | 'ircc' | 'ata' | 'naati' | 'general';
    signatureLevel: 'none' | 'B-B' | 'B-T';
    /** Of a signature that verifies after its certificates expired, too; null for others. */
    longTermLevel: 'B-LT' | 'B-LTA' | null;
    sourceLanguage: string;
    targetLanguage: string;
    translationType: TranslationType;
    /** Who signed, as printed on the certificate. */
    signer: {
      name: string;
      credential: string;
    };
    /** The signer's own key, which signed the file before the company; null where the company signed alone. */
    signerKey: {
      /** Of its certificate, in hex. */
      sha256: string;
      source: 'made' | 'imported';
      /** It had been revoked when the certificate was issued, so that its signature does not count. */
      isRevoked: boolean;
    } | null;
    /** Words of forms that stand on each page of the translation; none of certificates from before there were any. */
    checkWords: Array<Array<string>>;
    /** Whether the paper's access key opens the delivered file: `none` on papers that were printed without one. */
    copyAccess: 'open' | 'off' | 'none';
    /** The notarial act that delivered this revision; null without one. */
    notarization: {
      at: string;
      place: string;
    } | null;
    isAuthenticated: boolean;
    status: string;
  } | {
    state: 'superseded';
    /** Certified title (the kind of document), never a file name. */
    filename: string;
    paperKind: string;
    holderInitials: string;
    /** Register number of the original, masked. */
    registerNumber: string | null;
    uploadDate: string;
    translationDate: string;
    pages: number;
    /** Of the whole delivered file; null for deliveries without that record. */
    deliveredPages: number | null;
    verificationCode: string;
    revision: number;
    /** Date of this revision. */
    issuedAt: string;
    /** Preset that the certificate follows. */
    recipient: 'uscis' | 'eoir' | 'ukvi' | 'ircc' | 'ata' | 'naati' | 'general';
    signatureLevel: 'none' | 'B-B' | 'B-T';
    /** Of a signature that verifies after its certificates expired, too; null for others. */
    longTermLevel: 'B-LT' | 'B-LTA' | null;
    sourceLanguage: string;
    targetLanguage: string;
    translationType: TranslationType;
    /** Who signed, as printed on the certificate. */
    signer: {
      name: string;
      credential: string;
    };
    /** The signer's own key, which signed the file before the company; null where the company signed alone. */
    signerKey: {
      /** Of its certificate, in hex. */
      sha256: string;
      source: 'made' | 'imported';
      /** It had been revoked when the certificate was issued, so that its signature does not count. */
      isRevoked: boolean;
    } | null;
    /** Words of forms that stand on each page of the translation; none of certificates from before there were any. */
    checkWords: Array<Array<string>>;
    /** Whether the paper's access key opens the delivered file: `none` on papers that were printed without one. */
    copyAccess: 'open' | 'off' | 'none';
    /** The notarial act that delivered this revision; null without one. */
    notarization: {
      at: string;
      place: string;
    } | null;
    supersededAt: string;
    /** The revision in force. */
    currentRevision: number;
    isAuthenticated: false;
    status: 'Superseded';
  } | {
    state: 'revoked';
    verificationCode: string;
    revokedAt: string;
    /** Absent where none was given. */
    revokedClass?: 'error' | 'fraud' | 'payment' | 'withdrawn' | undefined;
    isAuthenticated: false;
    status: 'Revoked';
  } | undefined;
  /** `intact`: our signature on the stored file was verified. `none`: the record names the file, and nothing proves it ours. */
  signature?: 'intact' | 'none' | undefined;
  /** Of the file's leaf in the public log; with every intact signature. */
  proof?: InclusionProof | undefined;
  /** The code on a scan or a photo: `certificate` is what the sheet must be compared with. */
  scanOf?: string | undefined;
  /** The delivery of a test order, or a file with its code: no certificate. */
  isTest?: boolean | undefined;
}

/** Session metadata under the specification's names; Stripe stores strings only. */
export interface CheckoutMetadata {
  fileId: string;
  userId: string;
  userEmail: string;
  filename: string;
  /** The first document; `documentIds` is the comma-separated list of all. */
  documentId: string;
  documentIds: string;
  isMobile: string;
  pages: string;
  isCertified: string;
  isNotarized: string;
  totalPrice: string;
  isBankStatement: string;
}

export interface ClientInfo {
  id: string;
  name: string | null;
  email: string;
  phone: string | null;
  role: 'user' | 'authenticator' | 'admin';
}

export interface ConfirmBlocksInput {
  id: string;
  version: number;
  saveId: string;
  blockIds: Array<string>;
  isConfirmed?: boolean | undefined;
}

/** Questions and comments of a review, oldest first. */
export interface Conversation {
  questions: Array<BlockQuestion>;
  comments: Array<BlockComment>;
  /** Why no question can be asked, as an error code; null where it can. */
  refusal: string | null;
}

export interface CopyAccessOutput {
  access: 'open' | 'off' | 'none';
  /** Openings with the key, newest first; `network` is the part of the address that many share. */
  openings: Array<{
    at: string;
    network: string;
  }>;
}

export interface Counters {
  pending: number;
  approved: number;
  rejected: number;
  corrections: number;
}

export interface CreateCheckoutInput {
  documentIds: Array<string>;
  /** The total the customer saw; PRICE_CHANGED if it differs. */
  expectedTotalCents: number;
  /** A valid quote of exactly these documents, at whose price they are ordered. */
  quoteId?: string | undefined;
  isMobile?: boolean | undefined;
  /** Language in which the customer read the terms, which the order accepts; English unless set. */
  locale?: 'en' | 'pt' | 'es' | 'de' | 'ar' | 'he' | 'ja' | 'ko' | undefined;
  /** Zone of the customer's browser, for dates in mails. */
  timeZone?: string | undefined;
}

export interface CreateCheckoutOutput {
  url: string;
  sessionId: string;
}

export interface CreateDocumentInput {
  filename: string;
  translationType?: TranslationType | undefined;
  isBankStatement?: boolean | undefined;
  sourceLanguage?: SourceLanguage | undefined;
  recipient?: 'uscis' | 'eoir' | 'ukvi' | 'ircc' | 'ata' | 'naati' | 'general' | undefined;
  sourceCopy?: boolean | undefined;
  folderId?: string | null | undefined;
  speed?: Speed | undefined;
  /** Where a copy on paper is mailed; none without it. */
  mailing?: MailAddressInput | null | undefined;
  clientName?: string | undefined;
  paperKind?: string | null | undefined;
  /** The day by which the customer needs it; the promised date does not follow from it. */
  neededBy?: string | null | undefined;
  /** For the translator. */
  note?: string | null | undefined;
  /** Names as in the passport. */
  people?: Array<PersonInput> | undefined;
  idempotencyKey: string;
}

export interface CreateFolderInput {
  name: string;
  parentId?: string | null | undefined;
  color?: string | null | undefined;
  reference?: string | null | undefined;
}

export interface CreateWebhookEndpointInput {
  url: string;
  events: Array<'document.paid' | 'translation.drafted' | 'question.asked' | 'translation.completed' | 'certificate.revoked' | 'payment.refunded'>;
  description?: string | undefined;
  mode?: 'live' | 'test' | undefined;
}

/** A question for the document's owner. */
export interface CustomerQuestion {
  id: string;
  /** Page of the original. */
  page: number;
  question: string;
  hasPicture: boolean;
  state: 'asked' | 'answered' | 'withdrawn' | 'closed';
  answer: string | null;
  askedAt: string;
  answeredAt: string | null;
  documentId: string;
  filename: string;
  ordered: {
    paperKind: string;
    holders: Array<string>;
  } | null;
}

export interface DeliveryLinkInput {
  id: string;
  disposition?: 'inline' | 'attachment' | undefined;
}

/** A delivered translation for staff, or a decided one that awaits its notarial act. */
export interface DeliveryView {
  id: string;
  originalDocumentId: string;
  filename: string;
  /** Certified title. */
  paperKind: string;
  certified: {
    paperKind: string;
    holders: Array<string>;
  } | null;
  userId: string;
  userName: string | null;
  userEmail: string;
  clientName: string | null;
  pages: number;
  totalCostCents: number;
  translationType: TranslationType;
  sourceLanguage: string;
  targetLanguage: string;
  status: string;
  isCorrected: boolean;
  verificationCode: string;
  isAuthenticated: boolean;
  authenticatedByName: string | null;
  authenticatedByEmail: string | null;
  authenticationDate: string | null;
  /** False while the order is with the notary: `id` is then its request's, and nothing is delivered. */
  isDelivered: boolean;
  createdAt: string;
}

export interface DocumentDetails {
  id: string;
  userId: string;
  folderId: string | null;
  filename: string;
  certified: {
    paperKind: string;
    holders: Array<string>;
  } | null;
  /** The kind of paper and its people as ordered; null where no kind was given. */
  ordered: {
    paperKind: string;
    holders: Array<string>;
  } | null;
  /** Address of the first page's picture, for its owner and staff; null until it is made. */
  thumbnailUrl: string | null;
  /** The owner's own name for the delivery; null unless renamed. */
  displayName: string | null;
  /** Counted by the server; 1 before a file is stored. */
  pages: number;
  translationType: TranslationType;
  isBankStatement: boolean;
  sourceLanguage: string;
  targetLanguage: string;
  clientName: string | null;
  recipient: 'uscis' | 'eoir' | 'ukvi' | 'ircc' | 'ata' | 'naati' | 'general';
  /** Whether a copy of the source follows the translation; null takes the recipient's default. */
  sourceCopy: boolean | null;
  /** `YYYY-MM-DD` */
  neededBy: string | null;
  /** What is so, what comes next, and whether cancelling is free. */
  state: OrderStateView;
  status: 'pending' | 'waiting' | 'unknown' | 'processing' | 'in_progress' | 'completed' | 'finished' | 'error' | 'failed' | 'rejected';
  paymentStatus: 'unpaid' | 'paid' | 'refunded' | 'free';
  /** Why the order is paused; null where it is not. */
  paymentHold: 'refund' | 'dispute' | null;
  /** List price. */
  totalCostCents: number;
  /** Charged amount; 0 for staff uploads and unpaid drafts. */
  chargedCents: number;
  verificationCode: string;
  isAuthenticated: boolean;
  hasFile: boolean;
  fileSizeBytes: number | null;
  mimetype: string | null;
  hasTranslation: boolean;
  /** A translation was received and awaits a decision. */
  isUnderReview: boolean;
  /** Certified, and awaits its notarial act. */
  isWithNotary: boolean;
  /** MIME type of the delivered file. */
  translationMimetype: string | null;
  /** Id of the delivered translation. */
  translationId: string | null;
  /** An authenticator replaced the workflow's translation. */
  isCorrected: boolean;
  /** A copy on paper is ordered. */
  isMailed: boolean;
  speed: Speed;
  /** Payment, or submission of a free order; null before it. */
  orderedAt: string | null;
  /** Promised delivery time; null before payment. */
  dueAt: string | null;
  /** The promise's clock stands still since then, while the customer is asked or the payment is held. */
  pausedSince: string | null;
  /** First delivery. */
  deliveredAt: string | null;
  /** Whether the promise was kept; null while it runs. */
  promiseOutcome: 'kept' | 'missed' | null;
  uploadDate: string;
  createdAt: string;
  updatedAt: string;
  quote: QuoteView;
  verification: VerificationRecord | null;
  /** Refunds of this document's charge, oldest first. */
  refunds: Array<{
    amountCents: number;
    at: string;
  }>;
  timeline: Array<DocumentEvent>;
  /** Null before delivery. */
  certificate: CertificateView | null;
  /** Whether `documents.sheet` has lines. */
  hasSheet: boolean;
  revisions: RevisionStanding;
  /** Names as in the passport. */
  people: Array<Person>;
  /** For the translator. */
  note: string | null;
  /** Whether the owner can cancel the order with a full refund. */
  canCancel: boolean;
  /** Null without a mailed copy. */
  mailing: MailingView | null;
  /** Steps at authorities, such as an apostille; agreed outside of the order's price. */
  paperSteps: PaperSteps;
  /** Until the translation is decided. */
  canChangePeople: boolean;
}

export interface DocumentEvent {
  event: string;
  fromStatus: string | null;
  toStatus: string | null;
  at: string;
}

export interface DocumentList {
  items: Array<DocumentView>;
  total: number;
  page: number;
  pageSize: number;
  /** Documents per status group under the same search, for the tabs. */
  counts: {
    pending: number;
    processing: number;
    completed: number;
    error: number;
  };
}

export interface DocumentListInput {
  page?: number | undefined;
  pageSize?: number | undefined;
  search?: string | undefined;
  status?: StatusGroup | undefined;
}

/** A message between a customer and the translators. */
export interface DocumentMessage {
  id: string;
  author: 'customer' | 'staff';
  /** `scan`: the customer sent a better scan, which replaced the file. */
  kind: 'text' | 'scan';
  message: string;
  writtenAt: string;
}

export interface DocumentStats {
  total: number;
  completed: number;
  processing: number;
  pending: number;
  error: number;
  unpaid: number;
  /** Percentage of paid documents that are completed, rounded; 0 without any. */
  successRate: number;
}

/** A document for its owner. */
export interface DocumentView {
  id: string;
  userId: string;
  folderId: string | null;
  filename: string;
  certified: {
    paperKind: string;
    holders: Array<string>;
  } | null;
  /** The kind of paper and its people as ordered; null where no kind was given. */
  ordered: {
    paperKind: string;
    holders: Array<string>;
  } | null;
  /** Address of the first page's picture, for its owner and staff; null until it is made. */
  thumbnailUrl: string | null;
  /** The owner's own name for the delivery; null unless renamed. */
  displayName: string | null;
  /** Counted by the server; 1 before a file is stored. */
  pages: number;
  translationType: TranslationType;
  isBankStatement: boolean;
  sourceLanguage: string;
  targetLanguage: string;
  clientName: string | null;
  recipient: 'uscis' | 'eoir' | 'ukvi' | 'ircc' | 'ata' | 'naati' | 'general';
  /** Whether a copy of the source follows the translation; null takes the recipient's default. */
  sourceCopy: boolean | null;
  /** `YYYY-MM-DD` */
  neededBy: string | null;
  /** What is so, what comes next, and whether cancelling is free. */
  state: OrderStateView;
  status: 'pending' | 'waiting' | 'unknown' | 'processing' | 'in_progress' | 'completed' | 'finished' | 'error' | 'failed' | 'rejected';
  paymentStatus: 'unpaid' | 'paid' | 'refunded' | 'free';
  /** Why the order is paused; null where it is not. */
  paymentHold: 'refund' | 'dispute' | null;
  /** List price. */
  totalCostCents: number;
  /** Charged amount; 0 for staff uploads and unpaid drafts. */
  chargedCents: number;
  verificationCode: string;
  isAuthenticated: boolean;
  hasFile: boolean;
  fileSizeBytes: number | null;
  mimetype: string | null;
  hasTranslation: boolean;
  /** A translation was received and awaits a decision. */
  isUnderReview: boolean;
  /** Certified, and awaits its notarial act. */
  isWithNotary: boolean;
  /** MIME type of the delivered file. */
  translationMimetype: string | null;
  /** Id of the delivered translation. */
  translationId: string | null;
  /** An authenticator replaced the workflow's translation. */
  isCorrected: boolean;
  /** A copy on paper is ordered. */
  isMailed: boolean;
  speed: Speed;
  /** Payment, or submission of a free order; null before it. */
  orderedAt: string | null;
  /** Promised delivery time; null before payment. */
  dueAt: string | null;
  /** The promise's clock stands still since then, while the customer is asked or the payment is held. */
  pausedSince: string | null;
  /** First delivery. */
  deliveredAt: string | null;
  /** Whether the promise was kept; null while it runs. */
  promiseOutcome: 'kept' | 'missed' | null;
  uploadDate: string;
  createdAt: string;
  updatedAt: string;
}

/** Where a draft comes from. */
export interface DraftNote {
  from: 'memory' | 'phrasebook' | 'rule' | 'engine' | 'workflow';
  /** Shown beside the draft: the phrase's note, the engine's name, the segment that memory found. */
  detail: string | null;
  /** 0 to 1, of fuzzy matches; null for exact ones. */
  similarity: number | null;
}

/** Where a draft comes from. */
export interface DraftNoteInput {
  from: 'memory' | 'phrasebook' | 'rule' | 'engine' | 'workflow';
  /** Shown beside the draft: the phrase's note, the engine's name, the segment that memory found. */
  detail?: string | null | undefined;
  /** 0 to 1, of fuzzy matches; null for exact ones. */
  similarity?: number | null | undefined;
}

/** Drafts untranslated blocks, all unless named; `from: 'workflow'` takes them from the file that the workflow returned. */
export interface DraftTextInput {
  id: string;
  version: number;
  blockIds?: Array<string> | undefined;
  from?: 'workflow' | undefined;
}

export interface EffortOutput {
  items: Array<{
    page: number;
    keys: number;
    minutes: number;
  }>;
}

/** XLIFF 2 of the text: a unit per text, label, value or cell. */
export interface ExportTextOutput {
  filename: string;
  xliff: string;
}

export interface FailedWorkInput {
  page?: number | undefined;
  pageSize?: number | undefined;
}

export interface FailedWorkItem {
  /** `<kind>:<uuid>`. */
  id: string;
  kind: 'dispatch' | 'webhook' | 'job' | 'mail' | 'payment' | 'dispute' | 'certificate';
  /** File name, job name, mail template, receipt number or event type. */
  subject: string;
  documentId: string | null;
  userEmail: string | null;
  attempts: number;
  lastError: string | null;
  since: string;
  /** False for kinds that need a decision. */
  canRetry: boolean;
  /** Flagged payment with its refundable cents; `lastError` is its flag. */
  payment: {
    id: string;
    receiptNumber: string;
    remainingCents: number;
  } | null;
  dispute: {
    reference: string;
    amountCents: number;
    reason: string;
    dueBy: string | null;
  } | null;
  question: {
    cause: 'refund' | 'dispute';
    raisedAt: string;
  } | null;
}

export interface Family {
  items: Array<FamilyMember>;
}

export interface FamilyMember {
  name: string;
  nativeName: string | null;
  id: string;
}

export interface FileLinkInput {
  id: string;
  /** `paper-scan`: what came back from an authority, by the id of its step. */
  kind: 'original' | 'translation' | 'paper-scan';
  disposition?: 'inline' | 'attachment' | undefined;
}

export interface FileLinkOutput {
  url: string;
  expiresAt: string;
}

export interface FolderList {
  items: Array<FolderListItem>;
}

/** `fileCount`: delivered translations directly in the folder. */
export interface FolderListItem {
  id: string;
  name: string;
  parentId: string | null;
  color: string | null;
  /** The client's reference of a matter. */
  reference: string | null;
  createdAt: string;
  fileCount: number;
}

export interface FolderView {
  id: string;
  name: string;
  parentId: string | null;
  color: string | null;
  /** The client's reference of a matter. */
  reference: string | null;
  createdAt: string;
}

export interface FormDetails {
  form: FormView;
  items: Array<FormItem>;
  /** Newest first. */
  versions: Array<{
    version: number;
    name: string;
    changedByName: string | null;
    changedAt: string | null;
  }>;
}

export interface FormInput {
  id: string;
}

export interface FormItem {
  kind: 'title' | 'heading' | 'label' | 'text' | 'cell' | 'mark';
  /** Of a mark. */
  mark?: 'seal' | 'stamp' | 'signature' | 'emblem' | 'photo' | 'fingerprint' | 'barcode' | 'handwriting' | 'erasure' | 'illegible' | 'blank' | undefined;
  source: string;
  target: string;
  /** Left edge and top on the page, in fractions of it; absent where only the order is known. */
  at?: {
    x: number;
    y: number;
  } | undefined;
}

export interface FormView {
  /** The name of its file for a shipped form. */
  id: string;
  lang: 'pt' | 'es' | 'de' | 'ar' | 'he' | 'ja' | 'ko' | 'fr' | 'it' | 'pl' | 'uk' | 'zh';
  country: string | null;
  name: string;
  /** Who issues papers of the form. */
  issuer: string;
  version: number;
  isShipped: boolean;
  /** Learned from a paper, and not looked at by anyone yet. */
  isProposed: boolean;
  isRetired: boolean;
  /** Papers that were drafted by it. */
  uses: number;
  items: number;
  changedByName: string | null;
  changedAt: string | null;
}

export interface FormsInput {
  page?: number | undefined;
  pageSize?: number | undefined;
  search?: string | undefined;
  lang?: 'pt' | 'es' | 'de' | 'ar' | 'he' | 'ja' | 'ko' | 'fr' | 'it' | 'pl' | 'uk' | 'zh' | undefined;
  filter?: 'all' | 'proposed' | 'retired' | undefined;
}

export interface FormsOutput {
  items: Array<FormView>;
  total: number;
  page: number;
  pageSize: number;
}

export interface HistoryInput {
  page?: number | undefined;
  pageSize?: number | undefined;
  search?: string | undefined;
}

export interface HistoryOutput {
  items: Array<DeliveryView>;
  total: number;
  page: number;
  pageSize: number;
  /** Totals of the visible history, independent of the search. `valueCents` is the list price. */
  totals: {
    documents: number;
    valueCents: number;
    pages: number;
  };
}

export interface IdInput {
  id: string;
}

/** Sets targets from a file of `exportText`; blocks that changed since the export are merged as in a save. */
export interface ImportTextInput {
  id: string;
  version: number;
  saveId: string;
  xliff: string;
}

/** That one leaf is among the leaves of a signed head. */
export interface InclusionProof {
  /** Text of the leaf, which names the file's SHA-256. */
  leaf: string;
  index: number;
  size: number;
  root: string;
  /** Hashes of the siblings on the way from the leaf to the root (RFC 9162, 2.1.3). */
  path: Array<string>;
  head: SignedHead;
}

/** Inspects the named upload, otherwise the workflow's translation. */
export interface InspectInput {
  id: string;
  uploadId?: string | undefined;
}

export interface InspectOutput {
  /** Null for an unreadable file. */
  pages: number | null;
  sourcePages: number;
  findings: Array<{
    rule: string;
    say: string;
    severity: 'error' | 'warning';
    level: 'law' | 'answer' | 'advice';
    block?: string | undefined;
    page?: number | undefined;
  }>;
  /** People of the customer's sheet whom the file names: to fill in, never whoever owns the account. */
  holders: Array<{
    name: string;
    nativeName?: string | undefined;
  }>;
  /** The inspected file. */
  file: {
    url: string;
    expiresAt: string;
    mimetype: string;
  };
}

export interface InvoiceDetails {
  id: string;
  kind: 'invoice' | 'credit-note';
  /** `INV-2026-0042`, `CN-2026-0007`: without gaps per kind and year. */
  number: string;
  issuedAt: string;
  state: 'due' | 'overdue' | 'paid' | 'credited' | 'refunded' | 'void';
  totalCents: number;
  /** Of an invoice: the sum of its credit notes. */
  creditedCents: number;
  /** Of an invoice of orders on account: when it is to be paid, and what is left to pay. */
  dueAt: string | null;
  dueCents: number;
  /** Of an invoice: what was received, which leaves out what was credited before. */
  paidCents: number;
  currency: 'usd';
  paymentId: string;
  /** Of a credit note: the number of its invoice. */
  invoiceNumber: string | null;
  customerName: string;
  billingAddress: string | null;
  cardBrand: string | null;
  cardLast4: string | null;
  lines: Array<{
    documentId: string;
    filename: string;
    translationType: TranslationType;
    isBankStatement: boolean;
    pages: number;
    rateCents: number;
    speed: Speed;
    /** Rush surcharge, a part of `totalCents`. */
    surchargeCents: number;
    /** Postage of a mailed copy, a part of `totalCents`. */
    postageCents: number;
    /** What the order lacked to the minimum, a part of `totalCents`. */
    topUpCents: number;
    totalCents: number;
    /** Name and reference of the matter when the invoice was issued. */
    matter: string | null;
  }>;
}

/** Schemas of an organization's invoices and credit notes. */
export interface InvoiceView {
  id: string;
  kind: 'invoice' | 'credit-note';
  /** `INV-2026-0042`, `CN-2026-0007`: without gaps per kind and year. */
  number: string;
  issuedAt: string;
  state: 'due' | 'overdue' | 'paid' | 'credited' | 'refunded' | 'void';
  totalCents: number;
  /** Of an invoice: the sum of its credit notes. */
  creditedCents: number;
  /** Of an invoice of orders on account: when it is to be paid, and what is left to pay. */
  dueAt: string | null;
  dueCents: number;
  /** Of an invoice: what was received, which leaves out what was credited before. */
  paidCents: number;
  currency: 'usd';
  paymentId: string;
  /** Of a credit note: the number of its invoice. */
  invoiceNumber: string | null;
}

export interface InvoicesInput {
  page?: number | undefined;
  pageSize?: number | undefined;
}

export interface InvoicesOutput {
  items: Array<InvoiceView>;
  total: number;
  page: number;
  pageSize: number;
}

export interface LookupInput {
  code: string;
  proofOfWork?: string | undefined;
}

/** A postal address in the United States. */
export interface MailAddress {
  name: string;
  line1: string;
  line2: string;
  city: string;
  state: 'AK' | 'AL' | 'AR' | 'AZ' | 'CA' | 'CO' | 'CT' | 'DC' | 'DE' | 'FL' | 'GA' | 'HI' | 'IA' | 'ID' | 'IL' | 'IN' | 'KS' | 'KY' | 'LA' | 'MA' | 'MD' | 'ME' | 'MI' | 'MN' | 'MO' | 'MS' | 'MT' | 'NC' | 'ND' | 'NE' | 'NH' | 'NJ' | 'NM' | 'NV' | 'NY' | 'OH' | 'OK' | 'OR' | 'PA' | 'RI' | 'SC' | 'SD' | 'TN' | 'TX' | 'UT' | 'VA' | 'VT' | 'WA' | 'WI' | 'WV' | 'WY';
  zip: string;
}

/** A postal address in the United States. */
export interface MailAddressInput {
  name: string;
  line1: string;
  line2?: string | undefined;
  city: string;
  state: 'AK' | 'AL' | 'AR' | 'AZ' | 'CA' | 'CO' | 'CT' | 'DC' | 'DE' | 'FL' | 'GA' | 'HI' | 'IA' | 'ID' | 'IL' | 'IN' | 'KS' | 'KY' | 'LA' | 'MA' | 'MD' | 'ME' | 'MI' | 'MN' | 'MO' | 'MS' | 'MT' | 'NC' | 'ND' | 'NE' | 'NH' | 'NJ' | 'NM' | 'NV' | 'NY' | 'OH' | 'OK' | 'OR' | 'PA' | 'RI' | 'SC' | 'SD' | 'TN' | 'TX' | 'UT' | 'VA' | 'VT' | 'WA' | 'WI' | 'WV' | 'WY';
  zip: string;
}

export interface MailingItem {
  documentId: string;
  reviewId: string;
  filename: string;
  certified: {
    paperKind: string;
    holders: Array<string>;
  } | null;
  pages: number;
  address: MailAddress;
  /** Delivery of the translation. */
  since: string;
}

export interface MailingList {
  items: Array<MailingItem>;
  total: number;
  page: number;
  pageSize: number;
}

/** A mailed copy for the document's owner. */
export interface MailingView {
  address: MailAddress;
  state: 'ordered' | 'due' | 'sent' | 'cancelled';
  carrier: 'usps' | 'ups' | 'fedex' | null;
  trackingNumber: string | null;
  sentAt: string | null;
}

/** Copies to be mailed, for staff. */
export interface MailingsInput {
  page?: number | undefined;
  pageSize?: number | undefined;
}

export interface MemoryInput {
  page?: number | undefined;
  pageSize?: number | undefined;
  search?: string | undefined;
  lang?: 'pt' | 'es' | 'de' | 'ar' | 'he' | 'ja' | 'ko' | 'fr' | 'it' | 'pl' | 'uk' | 'zh' | undefined;
  isRetired?: boolean | undefined;
}

export interface MemoryOutput {
  items: Array<MemoryView>;
  total: number;
  page: number;
  pageSize: number;
}

export interface MemoryView {
  id: string;
  lang: 'pt' | 'es' | 'de' | 'ar' | 'he' | 'ja' | 'ko' | 'fr' | 'it' | 'pl' | 'uk' | 'zh';
  source: string;
  target: string;
  /** Deliveries that confirmed the pair. */
  confirmations: number;
  /** Texts that were drafted with it. */
  uses: number;
  isRetired: boolean;
  /** Staff marked it as a phrase; papers of different customers held the others. */
  isMarked: boolean;
  lastUsedAt: string | null;
}

/** Messages about a document, oldest first. */
export interface MessagesOutput {
  items: Array<DocumentMessage>;
  /** Why nothing can be sent, as an error code; null where it can. */
  refusal: string | null;
}

export interface MoveFolderInput {
  id: string;
  parentId: string | null;
}

export interface MoveInput {
  id: string;
  folderId: string | null;
}

/** A review in the filtered list; the output names the neighbors that the actor can decide. */
export interface NeighboursInput {
  id: string;
  list?: 'pending' | 'approved' | 'rejected' | 'corrections' | undefined;
  search?: string | undefined;
  language?: SourceLanguage | undefined;
  type?: TranslationType | undefined;
  /** This and the following filters apply to pending reviews. */
  state?: 'ready' | 'waiting' | 'failed' | 'notary' | undefined;
  due?: 'late' | 'soon' | undefined;
  holder?: 'mine' | 'free' | undefined;
  assigned?: 'mine' | 'nobody' | undefined;
  text?: 'finish' | 'questions' | undefined;
  /** `mine`: languages of the reader's profile, if it lists any, and what is assigned to the reader. */
  languages?: 'mine' | undefined;
}

export interface NeighboursOutput {
  previous: string | null;
  next: string | null;
}

/** Opens with `ready` (events since `lastEventId` follow) or `resync` (it is older than the retention window: refetch). Changes carry the notification after them, `delete` the one before; `work` tells staff to invalidate their lists. */
export type NotificationEvent = {
  kind: 'ready' | 'resync' | 'work';
  notification: null;
} | {
  kind: 'insert' | 'update' | 'delete';
  notification: NotificationView;
};

export interface NotificationList {
  items: Array<NotificationView>;
}

export interface NotificationView {
  id: string;
  type: string;
  /** The document it is about, if any; absent in events of older releases. */
  documentId: string | null;
  title: string;
  message: string;
  isRead: boolean;
  createdAt: string;
}

/** What can be ordered. */
export interface Offer {
  hasNotary: boolean;
  /** The list in force, and when the next one follows. */
  prices: {
    id: string;
    version: number;
    validFrom: string;
    list: PriceList;
    nextAt: string | null;
  };
}

/** Without `lastEventId`, the first event is the present version. */
export interface OnTextInput {
  id: string;
  lastEventId?: string | null | undefined;
}

/** The access key beside the code on the certificate page. */
export interface OpenCopyInput {
  code: string;
  proofOfWork?: string | undefined;
  accessKey: string;
}

/** The delivered file with a watermark on each page. */
export interface OpenCopyOutput {
  url: string;
  expiresAt: string;
}

export interface OpenOrderInput {
  paymentId: string;
}

/** Documents of an interrupted checkout that can still be paid, at the current price. */
export interface OpenOrderOutput {
  documents: Array<DocumentView>;
  totalCents: number;
}

export interface OrderOnAccountInput {
  documentIds: Array<string>;
  expectedTotalCents: number;
  quoteId?: string | undefined;
  timeZone?: string | undefined;
}

export interface OrderOnAccountOutput {
  paymentId: string;
  totalCents: number;
  documentIds: Array<string>;
}

/** The state of an order for its customer, derived by shared/order-state.ts. */
export interface OrderStateView {
  state: 'draft' | 'received' | 'being translated' | 'question for you' | 'being checked' | 'at the notary' | 'ready' | 'on its way by mail' | 'held' | 'refunded' | 'failed' | 'revoked';
  /** In the owner's language and the time zone in which they paid. */
  sentence: string;
  /** The latest time until which cancelling is free, should nobody begin before; null where it is not. */
  freeToCancelUntil: string | null;
  /** When the next thing is promised or happens; null while nothing is awaited or the clock stands still. */
  nextAt: string | null;
  /** The status word of lists, in English. */
  badge: 'Pending' | 'In Progress' | 'Under review' | 'With the notary' | 'Awaiting oath' | 'Completed' | 'Error' | 'Refunded' | 'Refund pending' | 'On hold';
  tone: 'idle' | 'info' | 'ok' | 'error' | 'warn';
  /** Where the order stands between payment and delivery. */
  stage: 'payment' | 'work' | 'review' | 'notary' | 'delivered' | 'ended';
  /** The sentences of `sentence` with their times, for readers of other languages and zones. */
  says: Array<{
    say: 'is.draft' | 'is.received' | 'is.translating' | 'is.question' | 'is.checking' | 'is.notary' | 'is.oath' | 'is.ready' | 'is.readyToMail' | 'is.mailed' | 'is.refunding' | 'is.disputed' | 'is.refunded' | 'is.refundedDelivered' | 'is.failed' | 'is.revoked' | 'time.draft' | 'time.readyBy' | 'time.late' | 'time.delivered' | 'time.refusal' | 'cancel.until' | 'cancel.late';
    at?: string | undefined;
    count?: number | undefined;
  }>;
}

/** Filing packets of a customer's delivered papers. */
export interface PacketInput {
  /** Translations, in the order of the packet. */
  ids: Array<string>;
  portal: 'uscis' | 'ircc' | 'email';
}

/** Several parts come as one ZIP. */
export interface PacketOutput {
  url: string;
  expiresAt: string;
  parts: number;
}

/** A document of a payment, at the price that was paid. */
export interface PaidLine {
  documentId: string;
  filename: string;
  translationType: TranslationType;
  isBankStatement: boolean;
  pages: number;
  rateCents: number;
  speed: Speed;
  /** Rush surcharge, a part of `totalCents`. */
  surchargeCents: number;
  /** Postage of a mailed copy, a part of `totalCents`. */
  postageCents: number;
  /** What the order lacked to the minimum, a part of `totalCents`. */
  topUpCents: number;
  totalCents: number;
}

export interface PaperStepItem {
  id: string;
  kind: 'apostille' | 'certified_copy' | 'originals';
  state: 'asked' | 'sent' | 'back' | 'cancelled';
  askedAt: string;
  authority: {
    state: 'AK' | 'AL' | 'AR' | 'AZ' | 'CA' | 'CO' | 'CT' | 'DC' | 'DE' | 'FL' | 'GA' | 'HI' | 'IA' | 'ID' | 'IL' | 'IN' | 'KS' | 'KY' | 'LA' | 'MA' | 'MD' | 'ME' | 'MI' | 'MN' | 'MO' | 'MS' | 'MT' | 'NC' | 'ND' | 'NE' | 'NH' | 'NJ' | 'NM' | 'NV' | 'NY' | 'OH' | 'OK' | 'OR' | 'PA' | 'RI' | 'SC' | 'SD' | 'TN' | 'TX' | 'UT' | 'VA' | 'VT' | 'WA' | 'WI' | 'WV' | 'WY';
    county: string | null;
  } | null;
  tracking: {
    carrier: 'usps' | 'ups' | 'fedex';
    trackingNumber: string;
  } | null;
  /** `YYYY-MM-DD` */
  sentOn: string | null;
  /** `YYYY-MM-DD` */
  backOn: string | null;
  /** The scan of what came back; null until it is back, or without one. */
  scan: {
    mimetype: string;
    pages: number;
  } | null;
  cancelledBy: 'customer' | 'staff' | 'refund' | null;
  /** Of a cancellation by staff. */
  cancelReason: string | null;
  documentId: string;
  /** Null before a review of the order exists. */
  reviewId: string | null;
  filename: string;
  certified: {
    paperKind: string;
    holders: Array<string>;
  } | null;
  customerName: string;
  /** Whether the translation is delivered and in force. */
  isAuthenticated: boolean;
}

export interface PaperStepList {
  items: Array<PaperStepItem>;
  total: number;
  page: number;
  pageSize: number;
}

/** A step of an order on paper, for the document's owner. */
export interface PaperStepView {
  id: string;
  kind: 'apostille' | 'certified_copy' | 'originals';
  state: 'asked' | 'sent' | 'back' | 'cancelled';
  askedAt: string;
  authority: {
    state: 'AK' | 'AL' | 'AR' | 'AZ' | 'CA' | 'CO' | 'CT' | 'DC' | 'DE' | 'FL' | 'GA' | 'HI' | 'IA' | 'ID' | 'IL' | 'IN' | 'KS' | 'KY' | 'LA' | 'MA' | 'MD' | 'ME' | 'MI' | 'MN' | 'MO' | 'MS' | 'MT' | 'NC' | 'ND' | 'NE' | 'NH' | 'NJ' | 'NM' | 'NV' | 'NY' | 'OH' | 'OK' | 'OR' | 'PA' | 'RI' | 'SC' | 'SD' | 'TN' | 'TX' | 'UT' | 'VA' | 'VT' | 'WA' | 'WI' | 'WV' | 'WY';
    county: string | null;
  } | null;
  tracking: {
    carrier: 'usps' | 'ups' | 'fedex';
    trackingNumber: string;
  } | null;
  /** `YYYY-MM-DD` */
  sentOn: string | null;
  /** `YYYY-MM-DD` */
  backOn: string | null;
  /** The scan of what came back; null until it is back, or without one. */
  scan: {
    mimetype: string;
    pages: number;
  } | null;
  cancelledBy: 'customer' | 'staff' | 'refund' | null;
  /** Of a cancellation by staff. */
  cancelReason: string | null;
}

/** Steps on paper that customers can ask for, at a fee agreed outside of the order. */
export interface PaperSteps {
  items: Array<PaperStepView>;
  offered: Array<'apostille' | 'certified_copy' | 'originals'>;
}

/** Steps under way, for staff. */
export interface PaperStepsInput {
  page?: number | undefined;
  pageSize?: number | undefined;
}

export interface PayStatementInput {
  paymentId: string;
}

export interface PaymentList {
  items: Array<PaymentView>;
  total: number;
  page: number;
  pageSize: number;
}

export interface PaymentListInput {
  page?: number | undefined;
  pageSize?: number | undefined;
  search?: string | undefined;
  /** Limits the list to payments with a receipt (paid or refunded). */
  settled?: boolean | undefined;
}

export interface PaymentView {
  id: string;
  receiptNumber: string;
  status: 'open' | 'due' | 'paid' | 'failed' | 'expired' | 'refunded';
  amountCents: number;
  /** Taken back in all; `creditedCents` of it before the payment was collected, so that it was never paid. */
  refundedCents: number;
  creditedCents: number;
  currency: string;
  documents: number;
  createdAt: string;
  paidAt: string | null;
}

export interface Person {
  name: string;
  nativeName: string | null;
}

export interface PersonInput {
  name: string;
  nativeName?: string | null | undefined;
}

export interface PhraseView {
  lang: 'pt' | 'es' | 'de' | 'ar' | 'he' | 'ja' | 'ko' | 'fr' | 'it' | 'pl' | 'uk' | 'zh';
  source: string;
  /** Offered to translators. */
  target: string;
  /** Of the file, before staff edited it. */
  defaultTarget: string;
  kind: 'title' | 'label' | 'phrase' | 'office' | 'mark' | 'unit';
  country: string | null;
  note: string | null;
  isRetired: boolean;
  /** Segments that the phrase drafted. */
  uses: number;
  changedByName: string | null;
  changedAt: string | null;
}

export interface PhrasesInput {
  page?: number | undefined;
  pageSize?: number | undefined;
  search?: string | undefined;
  lang?: 'pt' | 'es' | 'de' | 'ar' | 'he' | 'ja' | 'ko' | 'fr' | 'it' | 'pl' | 'uk' | 'zh' | undefined;
  filter?: 'all' | 'edited' | 'retired' | undefined;
}

export interface PhrasesOutput {
  items: Array<PhraseView>;
  total: number;
  page: number;
  pageSize: number;
}

/** The typeset translation as it would be delivered, without certificate; for the preview. */
export interface PreviewTextOutput {
  version: number;
  pdfBase64: string;
  pages: number;
}

export interface PriceList {
  currency: 'usd';
  rates: {
    certified: {
      regular: number;
      bankStatement: number;
    };
    notarized: {
      regular: number;
      bankStatement: number;
    };
  };
  /** Rates of a language, which replace those of every language. */
  pairs: Array<{
    source: 'Portuguese' | 'Portuguese (Portugal)' | 'Spanish' | 'German' | 'Arabic' | 'Hebrew' | 'Japanese' | 'Korean' | 'French' | 'Italian' | 'Polish' | 'Ukrainian' | 'Chinese (Simplified)';
    translationType: 'certified' | 'notarized';
    unit: 'regular' | 'bankStatement';
    rate: number;
  }>;
  /** Added to the price per page. */
  rushPercent: number;
  /** Of each mailed copy; 0 where postage is included. */
  postageCents: number;
  /** The least that an order costs, before postage. */
  minimumCents: number;
}

export interface ProcessSessionOutput {
  state: 'waiting' | 'processing' | 'done' | 'failed';
  steps: Array<{
    name: 'payment' | 'documents' | 'translation';
    state: 'waiting' | 'active' | 'done' | 'failed';
  }>;
  documents: Array<DocumentView>;
  paymentId: string;
  amountCents: number;
}

/** Null where the question was asked without a picture. */
export interface QuestionPictureOutput {
  picture: string | null;
}

export interface QuestionsOutput {
  items: Array<CustomerQuestion>;
}

export interface QueueInput {
  page?: number | undefined;
  pageSize?: number | undefined;
  search?: string | undefined;
  list?: 'pending' | 'approved' | 'rejected' | 'corrections' | undefined;
  language?: SourceLanguage | undefined;
  type?: TranslationType | undefined;
  /** This and the following filters apply to pending reviews. */
  state?: 'ready' | 'waiting' | 'failed' | 'notary' | undefined;
  due?: 'late' | 'soon' | undefined;
  holder?: 'mine' | 'free' | undefined;
  assigned?: 'mine' | 'nobody' | undefined;
  text?: 'finish' | 'questions' | undefined;
  /** `mine`: languages of the reader's profile, if it lists any, and what is assigned to the reader. */
  languages?: 'mine' | undefined;
}

export interface QueueOutput {
  items: Array<ReviewView>;
  total: number;
  page: number;
  pageSize: number;
  /** Source languages of the reader's profile; null where it lists none or all. */
  offered: Array<string> | null;
}

export interface QuoteInput {
  items: Array<{
    pages: number;
    translationType: TranslationType;
    isBankStatement: boolean;
    speed?: Speed | undefined;
    isMailed?: boolean | undefined;
    /** Where rates depend on the language. */
    sourceLanguage?: SourceLanguage | undefined;
  }>;
}

export interface QuoteLine {
  pages: number;
  rateCents: number;
  /** Rush surcharge, a part of `totalCents`; absent at the standard speed. */
  surchargeCents?: number | undefined;
  /** Postage of a mailed copy, a part of `totalCents`; absent without one. */
  postageCents?: number | undefined;
  /** What the order lacks to the minimum, a part of the first line's `totalCents`. */
  topUpCents?: number | undefined;
  totalCents: number;
}

/** `priceVersionId`: the published list. The total holds for 24 hours under it. */
export interface QuoteOutput {
  lines: Array<QuoteLine>;
  totalCents: number;
  currency: 'usd';
  priceVersionId: string;
}

export interface QuoteView {
  lines: Array<QuoteLine>;
  totalCents: number;
  currency: 'usd';
}

export interface QuotesInput {
  page?: number | undefined;
  pageSize?: number | undefined;
}

export interface QuotesOutput {
  items: Array<SavedQuote>;
  total: number;
  page: number;
  pageSize: number;
}

/** What the reader found on a source, apart from the text that people make of it. */
export interface ReadBox {
  id: string;
  page: number;
  /** A block, a row of a table, or connected ink in which nothing was read. */
  part: 'block' | 'row' | 'ink';
  /** Box of the row's table. */
  tableId: string | null;
  /** Of the table as read, from 0. */
  row: number | null;
  box: Box;
  /** Share of the page's ink, 0 to 1; null where it was not measured. */
  ink: number | null;
  /** As read, untranslated: a row is a table of one row, ink a mark. */
  content: BlockContent;
}

export interface ReadPage {
  page: number;
  boxes: Array<ReadBox>;
  /** Share of the page's ink outside of every box; null where the ink was not measured. */
  rest: number | null;
}

/** Reads pages again, all unless named. Blocks that a person edited or confirmed stay. */
export interface ReadSourceInput {
  id: string;
  pages?: Array<number> | undefined;
  lang?: 'pt' | 'es' | 'de' | 'ar' | 'he' | 'ja' | 'ko' | 'fr' | 'it' | 'pl' | 'uk' | 'zh' | 'en' | undefined;
  rotation?: 0 | 90 | 180 | 270 | undefined;
}

/** When an order that is paid now would be ready, per speed. */
export interface ReadyByInput {
  /** One unless set. */
  pages?: number | undefined;
  source?: SourceLanguage | undefined;
  service?: TranslationType | undefined;
}

export interface ReadyByOutput {
  standard: string;
  rush: string;
  /** False while nobody on duty could take a rush order. */
  rushOffered: boolean;
}

export interface ReceiptInput {
  paymentId: string;
}

export interface ReceiptView {
  id: string;
  receiptNumber: string;
  status: 'open' | 'due' | 'paid' | 'failed' | 'expired' | 'refunded';
  amountCents: number;
  /** Taken back in all; `creditedCents` of it before the payment was collected, so that it was never paid. */
  refundedCents: number;
  creditedCents: number;
  currency: string;
  documents: number;
  createdAt: string;
  paidAt: string | null;
  customerName: string | null;
  customerEmail: string;
  cardBrand: string | null;
  cardLast4: string | null;
  lines: Array<PaidLine>;
}

/** Totals of one window since it was opened, not increments. */
export interface RecordEffortInput {
  id: string;
  windowId: string;
  pages: Array<{
    page: number;
    keys: number;
    minutes: number;
  }>;
}

export interface RecordInput {
  documentId: string;
}

export interface RenameFolderInput {
  id: string;
  name: string;
  reference?: string | null | undefined;
}

export interface RenameInput {
  id: string;
  filename: string;
}

export interface ReportMisspellingInput {
  id: string;
  items: Array<{
    page?: number | undefined;
    wrong: string;
    right: string;
  }>;
}

/** `id` is the comment's. */
export interface ResolveCommentInput {
  id: string;
  isResolved?: boolean | undefined;
}

/** Puts a block back as it was in version `from`; `version` is the one the caller saw. */
export interface RestoreBlockInput {
  id: string;
  version: number;
  saveId: string;
  blockId: string;
  from: number;
}

export interface ReturnPaperStepInput {
  id: string;
  backOn: string;
}

export interface ReviewDetails {
  id: string;
  documentId: string;
  userId: string;
  userName: string | null;
  userEmail: string;
  clientName: string | null;
  filename: string;
  certified: {
    paperKind: string;
    holders: Array<string>;
  } | null;
  /** The kind of paper and its people as ordered; null where no kind was given. */
  ordered: {
    paperKind: string;
    holders: Array<string>;
  } | null;
  thumbnailUrl: string | null;
  /** `YYYY-MM-DD`, as the customer asked. */
  neededBy: string | null;
  pages: number;
  translationType: TranslationType;
  isBankStatement: boolean;
  sourceLanguage: string;
  targetLanguage: string;
  totalCostCents: number;
  /** Chosen by the customer; a decision may replace it. */
  recipient: 'uscis' | 'eoir' | 'ukvi' | 'ircc' | 'ata' | 'naati' | 'general';
  sourceCopy: boolean | null;
  status: 'pending' | 'completed' | 'rejected' | 'cancelled';
  isCorrection: boolean;
  hasTranslation: boolean;
  /** Payment standing of the order, which can pause or end the review. */
  paymentStatus: 'unpaid' | 'paid' | 'refunded' | 'free';
  paymentHold: 'refund' | 'dispute' | null;
  refundedCents: number;
  workflowState: 'waiting' | 'sent' | 'received' | 'failed';
  verificationCode: string;
  isAuthenticated: boolean;
  authenticatedByName: string | null;
  authenticatedByEmail: string | null;
  authenticationDate: string | null;
  /** Holder of the claim; null if unclaimed or expired. */
  claimedById: string | null;
  claimedByName: string | null;
  claimExpiresAt: string | null;
  /** Who is to translate it; others may edit and decide. */
  assignedToId: string | null;
  assignedToName: string | null;
  /** Null for orders without a text. */
  text: TextStanding | null;
  /** Questions that wait for the customer. */
  openQuestions: number;
  /** Since when the certified order awaits its notarial act. */
  notarySince: string | null;
  speed: Speed;
  /** End of the promised delivery time. */
  dueAt: string;
  /** The promise's clock stands still since then. */
  pausedSince: string | null;
  /** Null once decided. */
  promiseStep: 'on-time' | 'soon' | 'urgent' | 'late' | null;
  createdAt: string;
  updatedAt: string;
  client: ClientInfo;
  /** Pages a PDF viewer renders of the original, if known; `pages` is counted and charged. */
  viewerPages: number | null;
  original: {
    url: string;
    expiresAt: string;
    mimetype: string;
  } | null;
  /** Pages of the original that lie on their side or head, with the degrees clockwise that turn them upright. */
  turnedPages: Array<{
    page: number;
    rotation: number;
  }>;
  translation: {
    url: string;
    expiresAt: string;
    mimetype: string;
  } | null;
  /** Who certified it, while it is with the notary. */
  certifiedByName: string | null;
  /** Uploaded by the reader while other staff can certify it (four-eyes rule). */
  isOwnUpload: boolean;
  /** The issued certificate and what the reader may do with it; null before delivery. */
  certificate: {
    verificationCode: string;
    /** Of the current revision. */
    state: 'valid' | 'revoked';
    revision: number;
    issuedAt: string;
    revokedAt: string | null;
    revokedClass: 'error' | 'fraud' | 'payment' | 'withdrawn' | null;
    facts: {
      paperKind: string;
      holders: Array<{
        name: string;
        nativeName?: string | undefined;
      }>;
      issuer?: string | undefined;
      place?: string | undefined;
      registerNumber?: string | undefined;
      issuedOn?: string | undefined;
      pages?: number | undefined;
      marks?: Array<string> | undefined;
    };
    canRevoke: boolean;
    canReissue: boolean;
  } | null;
  /** Misspellings that the customer reported, newest first. */
  revisionRequests: Array<RevisionRequestView>;
  /** Names as in the passport, and those of the family's other documents. */
  spelling: SpellingView;
  /** From the customer to the translator. */
  note: string | null;
  /** The signer's statement; null while undecided and for older decisions. */
  decision: {
    checklist: Array<'names' | 'dates' | 'numbers' | 'seals' | 'signatures' | 'pages'>;
    facts: {
      paperKind: string;
      holders: Array<{
        name: string;
        nativeName?: string | undefined;
      }>;
      issuer?: string | undefined;
      place?: string | undefined;
      registerNumber?: string | undefined;
      issuedOn?: string | undefined;
      pages?: number | undefined;
      marks?: Array<string> | undefined;
    };
    acknowledgements: Array<{
      rule: 'source.page-count' | 'file.page-count' | 'ircc.affidavit';
      reason: string;
    }>;
    reasons?: Array<{
      rule: string;
      block?: string | undefined;
      reason: string;
    }> | undefined;
    preset?: 'uscis' | 'eoir' | 'ukvi' | 'ircc' | 'ata' | 'naati' | 'general' | undefined;
    sourceCopy?: boolean | undefined;
    text?: {
      version: number;
      sha256: string;
      pages: number;
      acknowledgements: Array<TextAcknowledgement>;
    } | undefined;
    decision: 'approved' | 'corrected' | 'supplied';
  } | null;
}

export interface ReviewLinkInput {
  id: string;
  kind: 'original' | 'translation';
  disposition?: 'inline' | 'attachment' | undefined;
}

/** A review for staff. */
export interface ReviewView {
  id: string;
  documentId: string;
  userId: string;
  userName: string | null;
  userEmail: string;
  clientName: string | null;
  filename: string;
  certified: {
    paperKind: string;
    holders: Array<string>;
  } | null;
  /** The kind of paper and its people as ordered; null where no kind was given. */
  ordered: {
    paperKind: string;
    holders: Array<string>;
  } | null;
  thumbnailUrl: string | null;
  /** `YYYY-MM-DD`, as the customer asked. */
  neededBy: string | null;
  pages: number;
  translationType: TranslationType;
  isBankStatement: boolean;
  sourceLanguage: string;
  targetLanguage: string;
  totalCostCents: number;
  /** Chosen by the customer; a decision may replace it. */
  recipient: 'uscis' | 'eoir' | 'ukvi' | 'ircc' | 'ata' | 'naati' | 'general';
  sourceCopy: boolean | null;
  status: 'pending' | 'completed' | 'rejected' | 'cancelled';
  isCorrection: boolean;
  hasTranslation: boolean;
  /** Payment standing of the order, which can pause or end the review. */
  paymentStatus: 'unpaid' | 'paid' | 'refunded' | 'free';
  paymentHold: 'refund' | 'dispute' | null;
  refundedCents: number;
  workflowState: 'waiting' | 'sent' | 'received' | 'failed';
  verificationCode: string;
  isAuthenticated: boolean;
  authenticatedByName: string | null;
  authenticatedByEmail: string | null;
  authenticationDate: string | null;
  /** Holder of the claim; null if unclaimed or expired. */
  claimedById: string | null;
  claimedByName: string | null;
  claimExpiresAt: string | null;
  /** Who is to translate it; others may edit and decide. */
  assignedToId: string | null;
  assignedToName: string | null;
  /** Null for orders without a text. */
  text: TextStanding | null;
  /** Questions that wait for the customer. */
  openQuestions: number;
  /** Since when the certified order awaits its notarial act. */
  notarySince: string | null;
  speed: Speed;
  /** End of the promised delivery time. */
  dueAt: string;
  /** The promise's clock stands still since then. */
  pausedSince: string | null;
  /** Null once decided. */
  promiseStep: 'on-time' | 'soon' | 'urgent' | 'late' | null;
  createdAt: string;
  updatedAt: string;
}

/** Open requests for staff: refusals by their due time, then misspellings, oldest first. */
export interface RevisionList {
  items: Array<{
    id: string;
    revision: number;
    items: Array<{
      page?: number | undefined;
      wrong: string;
      right: string;
    }>;
    kind: 'misspelling' | 'refusal';
    state: 'open' | 'done' | 'declined';
    dueAt: string | null;
    outcome: 'corrected' | 'refunded' | null;
    letterUrl: string | null;
    answer: string | null;
    answeredAt: string | null;
    createdAt: string;
    documentId: string;
    reviewId: string;
    filename: string;
    paperKind: string;
    verificationCode: string;
    userName: string | null;
    userEmail: string;
  }>;
  total: number;
  page: number;
  pageSize: number;
}

/** A reported misspelling for its owner and staff. */
export interface RevisionRequestView {
  id: string;
  /** The revision it is about. */
  revision: number;
  items: Array<{
    page?: number | undefined;
    wrong: string;
    right: string;
  }>;
  kind: 'misspelling' | 'refusal';
  state: 'open' | 'done' | 'declined';
  /** Of a refusal: when the answer is due, one working day after the letter came. */
  dueAt: string | null;
  /** How a refusal ended: corrected free, or its price refunded. */
  outcome: 'corrected' | 'refunded' | null;
  /** A link to the authority's letter, valid for minutes. */
  letterUrl: string | null;
  /** Why it was declined. */
  answer: string | null;
  answeredAt: string | null;
  createdAt: string;
}

/** What the owner of a document can do about its certificate. */
export interface RevisionStanding {
  requests: Array<RevisionRequestView>;
  /** Code of the error that a request would have; null where it is possible. */
  refusal: string | null;
  /** The same of a case about a refused translation. */
  refusedBar: string | null;
  /** End of free corrections; null before delivery. */
  until: string | null;
}

export interface RevisionsInput {
  page?: number | undefined;
  pageSize?: number | undefined;
}

/** Every certificate that the product's signatures chain to, retired ones included. */
export interface RootsOutput {
  roots: Array<{
    /** A `signer` signed papers itself; a `root` issued the certificates that did. */
    kind: 'root' | 'signer';
    /** DER, base64. */
    certificate: string;
    compromisedSince: string | null;
  }>;
  /** Keys of the public log's heads (Ed25519, SubjectPublicKeyInfo), base64. */
  logKeys: Array<string>;
}

/** Without `id` a member is added; a known name is changed in place. */
export interface SaveFamilyMemberInput {
  name: string;
  nativeName?: string | null | undefined;
  id?: string | undefined;
}

export interface SavePeopleInput {
  id: string;
  people: Array<PersonInput>;
}

/** `title`: what the customer calls it, such as the client's reference. */
export interface SaveQuoteInput {
  items: Array<{
    pages: number;
    translationType: TranslationType;
    isBankStatement: boolean;
    speed?: Speed | undefined;
    isMailed?: boolean | undefined;
    /** Where rates depend on the language. */
    sourceLanguage?: SourceLanguage | undefined;
  }>;
  title?: string | null | undefined;
}

/** `version` is the one the caller saw. Blocks that others changed since are merged unless the same block was changed: then nothing is saved and TEXT_CLASH carries `textClash`. A repeated `saveId` answers as the first time. */
export interface SaveTextInput {
  id: string;
  version: number;
  saveId: string;
  changes: Array<TextChange>;
}

/** `valid`: `payments.createCheckoutSession` takes its id, and charges its price. */
export interface SavedQuote {
  id: string;
  title: string | null;
  lines: Array<{
    pages: number;
    translationType: TranslationType;
    isBankStatement: boolean;
    speed: Speed;
    isMailed: boolean;
    rateCents: number;
    surchargeCents?: number | undefined;
    postageCents?: number | undefined;
    topUpCents?: number | undefined;
    sourceLanguage?: string | undefined;
    totalCents: number;
  }>;
  totalCents: number;
  currency: 'usd';
  createdAt: string;
  expiresAt: string;
  state: 'valid' | 'expired' | 'ordered';
}

/** Keys that sign the seals on certificates; a reader keeps them for when there is no network. */
export interface SealKeysOutput {
  /** Whose seals they sign. */
  issuer: string;
  keys: Array<{
    /** In hex. */
    keyId: string;
    /** SubjectPublicKeyInfo, base64. */
    publicKey: string;
    from: string;
    until: string | null;
    compromisedSince: string | null;
  }>;
}

export interface SendMailingInput {
  documentId: string;
  carrier: 'usps' | 'ups' | 'fedex';
  trackingNumber: string;
}

/** `id` is the document's for its owner, the review's for staff. A repeated `messageId` is sent once. */
export interface SendMessageInput {
  id: string;
  messageId: string;
  message: string;
}

export interface SendPaperStepInput {
  id: string;
  sentOn: string;
  authority: {
    state: 'AK' | 'AL' | 'AR' | 'AZ' | 'CA' | 'CO' | 'CT' | 'DC' | 'DE' | 'FL' | 'GA' | 'HI' | 'IA' | 'ID' | 'IL' | 'IN' | 'KS' | 'KY' | 'LA' | 'MA' | 'MD' | 'ME' | 'MI' | 'MN' | 'MO' | 'MS' | 'MT' | 'NC' | 'ND' | 'NE' | 'NH' | 'NJ' | 'NM' | 'NV' | 'NY' | 'OH' | 'OK' | 'OR' | 'PA' | 'RI' | 'SC' | 'SD' | 'TN' | 'TX' | 'UT' | 'VA' | 'VT' | 'WA' | 'WI' | 'WV' | 'WY';
    county: string | null;
  } | null;
  /** Null where it is carried by hand. */
  tracking: {
    carrier: 'usps' | 'ups' | 'fedex';
    trackingNumber: string;
  } | null;
}

export interface SendTestWebhookInput {
  id: string;
  type: 'document.paid' | 'translation.drafted' | 'question.asked' | 'translation.completed' | 'certificate.revoked' | 'payment.refunded';
  mode?: 'live' | 'test' | undefined;
}

export interface SessionInfoOutput {
  metadata: CheckoutMetadata;
  paymentStatus: 'open' | 'due' | 'paid' | 'failed' | 'expired' | 'refunded';
  documentIds: Array<string>;
}

export interface SessionInput {
  sessionId: string;
}

export interface SessionOutput {
  user: SessionUser | null;
}

/** The account that is acted for: the person's own, or an organization they are a member of. */
export interface SessionUser {
  id: string;
  email: string;
  name: string | null;
  role: 'user' | 'authenticator' | 'admin';
  /** What the account may do. */
  capabilities: Array<'order' | 'translate' | 'revise' | 'certify' | 'notarize' | 'desk' | 'account' | 'manage' | 'audit'>;
  phone: string | null;
  /** Null until chosen. */
  locale: 'en' | 'pt' | 'es' | 'de' | 'ar' | 'he' | 'ja' | 'ko' | null;
  emailVerified: boolean;
  /** The role requires two-step sign-in, which is off. */
  needsSecondFactor: boolean;
  /** Who acts. */
  person: {
    id: string;
    name: string | null;
    email: string;
  };
  /** The person's role in the organization that is acted for; null in their own account. */
  member: 'owner' | 'member' | 'billing' | null;
  hasOrganizations: boolean;
}

export interface SetCopyAccessInput {
  id: string;
  isOpen: boolean;
}

export interface SetTestOrderInput {
  id: string;
  state: 'held' | 'question' | 'failed' | 'completed' | 'corrected' | 'revoked';
}

export interface SetTestPaymentInput {
  paymentId: string;
  state: 'refunded' | 'disputed' | 'dispute_won' | 'dispute_lost';
}

export interface SettleTestCheckoutInput {
  sessionId: string;
  outcome?: 'paid' | 'declined' | 'expired' | undefined;
}

/** The sheet of paper on a photo. */
export interface Sheet {
  /** In fractions of the photo: where the top left, top right, bottom right and bottom left of the page as shown lie. */
  corners: Array<{
    x: number;
    y: number;
  }>;
  /** Height of the page as shown, in widths of it. */
  ratio: number;
}

/** What a certified paper says, line by line, in the reader's language. It is no certificate and no translation of its own. */
export interface SheetInput {
  id: string;
  locale: 'en' | 'pt' | 'es' | 'de' | 'ar' | 'he' | 'ja' | 'ko';
}

/** Pages without lines are left out; empty where the valid certificate was not made from a text. */
export interface SheetOutput {
  pages: Array<{
    page: number;
    lines: Array<{
      kind: 'heading' | 'paragraph';
      lang: 'pt' | 'es' | 'de' | 'ar' | 'he' | 'ja' | 'ko' | 'fr' | 'it' | 'pl' | 'uk' | 'zh' | 'en';
      dir: 'ltr' | 'rtl';
      said: {
        english: string;
        own: string | null;
      };
    } | {
      kind: 'field';
      lang: 'pt' | 'es' | 'de' | 'ar' | 'he' | 'ja' | 'ko' | 'fr' | 'it' | 'pl' | 'uk' | 'zh' | 'en';
      dir: 'ltr' | 'rtl';
      label: {
        english: string;
        own: string | null;
      };
      said: {
        english: string;
        own: string | null;
      };
    } | {
      kind: 'table';
      lang: 'pt' | 'es' | 'de' | 'ar' | 'he' | 'ja' | 'ko' | 'fr' | 'it' | 'pl' | 'uk' | 'zh' | 'en';
      dir: 'ltr' | 'rtl';
      rows: Array<Array<{
        english: string;
        own: string | null;
      }>>;
    } | {
      kind: 'mark';
      lang: 'pt' | 'es' | 'de' | 'ar' | 'he' | 'ja' | 'ko' | 'fr' | 'it' | 'pl' | 'uk' | 'zh' | 'en';
      dir: 'ltr' | 'rtl';
      mark: 'seal' | 'stamp' | 'signature' | 'emblem' | 'photo' | 'fingerprint' | 'barcode' | 'handwriting' | 'erasure' | 'illegible' | 'blank';
      said: {
        english: string;
        own: string | null;
      };
    } | {
      kind: 'note';
      said: {
        english: string;
        own: string | null;
      };
    }>;
  }>;
}

export interface SignedHead {
  /** Address of the log. */
  origin: string;
  size: number;
  root: string;
  time: string;
  /** Public key (Ed25519, SubjectPublicKeyInfo) and signature, base64. */
  key: string;
  signature: string;
}

export interface SignersOutput {
  signers: Array<{
    legalName: string;
    nativeName: string | null;
    /** With its number and validity, as printed. */
    credential: string;
    /** Source languages. */
    languages: Array<string>;
  }>;
}

/** Pages read before boxes were kept are absent. */
export interface SourceBoxesOutput {
  pages: Array<ReadPage>;
  answers: Array<BoxAnswer>;
}

export type SourceLanguage = 'Portuguese' | 'Portuguese (Portugal)' | 'Spanish' | 'German' | 'Arabic' | 'Hebrew' | 'Japanese' | 'Korean' | 'French' | 'Italian' | 'Polish' | 'Ukrainian' | 'Chinese (Simplified)';

export type Speed = 'standard' | 'rush';

/** The spelling sheet for staff; see `Spelling`. */
export interface SpellingView {
  people: Array<Person>;
  family: Array<{
    name: string;
    nativeName: string | null;
    document: string | null;
  }>;
}

export type StatusGroup = 'pending' | 'processing' | 'completed' | 'error';

export interface StuckWork {
  items: Array<FailedWorkItem>;
  total: number;
  page: number;
  pageSize: number;
}

/** Helpers of test keys: the sandbox's clock, and states that orders and payments are put into. */
export interface TestClock {
  /** The sandbox's time. */
  now: string;
  /** How far it is ahead of real time. */
  aheadSeconds: number;
}

/** Answer to a finding; `isPrinted` prints the reason as a translator's note. */
export interface TextAcknowledgement {
  rule: string;
  blockId: string | null;
  reason: string;
  isPrinted: boolean;
}

/** One change of a save. `put` inserts or replaces a block. */
export type TextChange = {
  kind: 'put';
  block: BlockContentInput;
} | {
  kind: 'remove';
  blockId: string;
} | {
  kind: 'page';
  page: number;
  isBlank: boolean;
};

/** What changed after `version`, for a studio that learns of it by `onText`. */
export interface TextChangesInput {
  id: string;
  version: number;
}

export interface TextChecksOutput {
  version: number;
  findings: Array<TextFinding>;
}

/** What the caller lacks after a save: every block and page that changed since its `version`, its own included. */
export interface TextDelta {
  version: number;
  savedAt: string;
  changed: Array<BlockContent & {
    version: number;
    confirmedBy: string | null;
    confirmedByName: string | null;
    confirmedAt: string | null;
  }>;
  removed: Array<string>;
  pages: Array<TextPage>;
  progress: TextProgress;
}

export interface TextDiffInput {
  id: string;
  from: number;
  to: number;
}

/** Blocks that differ; `before` is null for added ones, `after` for removed ones. */
export interface TextDiffOutput {
  changes: Array<{
    blockId: string;
    before: (BlockContent & {
      version: number;
      confirmedBy: string | null;
      confirmedByName: string | null;
      confirmedAt: string | null;
    }) | null;
    after: (BlockContent & {
      version: number;
      confirmedBy: string | null;
      confirmedByName: string | null;
      confirmedAt: string | null;
    }) | null;
  }>;
}

/** The text changed, or the reading of a page went on; the changes themselves are `textChanges`. */
export interface TextEvent {
  version: number;
  updatedAt: string;
}

export interface TextFinding {
  /** Stable name of the check's rule, such as `name-missing`. */
  rule: string;
  level: 'law' | 'answer' | 'advice';
  /** `error` for `law`, `warning` for the others. */
  severity: 'error' | 'warning';
  /** Null for findings about a page or the whole text. */
  blockId: string | null;
  page: number | null;
  say: string;
}

export interface TextPage {
  page: number;
  /** A person states that nothing stands on the page. */
  isBlank: boolean;
  state: 'queued' | 'reading' | 'read' | 'unreadable' | 'failed';
  /** Why a page without text has none, where more is known than its state says. */
  cause?: 'blank' | 'busy' | undefined;
  via: 'layer' | 'ocr' | null;
  confidence: number | null;
  /** Degrees clockwise by which the reader turned the page. */
  rotation: 0 | 90 | 180 | 270;
  lang: 'pt' | 'es' | 'de' | 'ar' | 'he' | 'ja' | 'ko' | 'fr' | 'it' | 'pl' | 'uk' | 'zh' | 'en';
  /** The page is shown as this part of its picture, made rectangular; absent where it is the whole picture. */
  sheet?: Sheet | undefined;
  /** Height of the page once it stands upright, in widths of it. */
  ratio?: number | undefined;
  /** What makes the picture hard to read. */
  flaws?: Array<'blurred' | 'glare' | 'cut'> | undefined;
  /** Why nothing was read, in words for staff; null otherwise. */
  reason: string | null;
  /** Machine-readable zone; `isValid` states that all check digits are right. */
  mrz: {
    lines: Array<string>;
    isValid: boolean;
    fields: Partial<Record<string, string>>;
  } | null;
}

/** Counts of blocks by state; `doubtful` counts unconfirmed blocks with doubtful words. */
export interface TextProgress {
  blocks: number;
  confirmed: number;
  drafted: number;
  untranslated: number;
  doubtful: number;
}

/** How far a review's text is. */
export interface TextStanding {
  /** Pages of the source, those whose reading has ended, and those it failed on. */
  pages: number;
  pagesRead: number;
  pagesFailed: number;
  /** Blocks by state, as in `textProgress`. */
  blocks: number;
  confirmed: number;
  drafted: number;
  untranslated: number;
  doubtful: number;
}

/** A save in the history. `savedByName` is null for the reader and the drafts. */
export interface TextVersionView {
  version: number;
  cause: string;
  savedByName: string | null;
  savedAt: string;
  changes: number;
}

export interface TextVersionsInput {
  id: string;
  page?: number | undefined;
}

export interface TextVersionsOutput {
  items: Array<TextVersionView>;
  total: number;
}

export interface TranslationList {
  items: Array<TranslationView>;
  total: number;
  page: number;
  pageSize: number;
}

export interface TranslationListInput {
  page?: number | undefined;
  pageSize?: number | undefined;
  search?: string | undefined;
  /** Limits the list to a folder, null being the root; omitted, or with `all`, every folder. */
  folderId?: string | null | undefined;
  all?: boolean | undefined;
}

/** The whole text. Blocks are ordered by page, position, id. */
export interface TranslationText {
  reviewId: string;
  documentId: string;
  /** 0 before the source was read; each save that changes something adds one. */
  version: number;
  sourceLanguage: string;
  pages: Array<TextPage>;
  blocks: Array<BlockContent & {
    version: number;
    confirmedBy: string | null;
    confirmedByName: string | null;
    confirmedAt: string | null;
  }>;
  progress: TextProgress;
  updatedAt: string;
}

export type TranslationType = 'certified' | 'notarized';

/** A delivered translation for its owner. */
export interface TranslationView {
  id: string;
  originalDocumentId: string;
  folderId: string | null;
  /** Display name; the owner may change it. */
  filename: string;
  certified: {
    paperKind: string;
    holders: Array<string>;
  } | null;
  /** `filename` where the owner has changed it; null otherwise. */
  displayName: string | null;
  pages: number;
  totalCostCents: number;
  status: string;
  translationType: TranslationType;
  sourceLanguage: string;
  targetLanguage: string;
  verificationCode: string;
  isAuthenticated: boolean;
  authenticatedByName: string | null;
  authenticationDate: string | null;
  isCorrected: boolean;
  mimetype: string;
  fileSizeBytes: number;
  uploadDate: string;
  createdAt: string;
  updatedAt: string;
}

export interface UnreadCountOutput {
  count: number;
}

export interface UpdateDocumentInput {
  id: string;
  translationType?: TranslationType | undefined;
  isBankStatement?: boolean | undefined;
  sourceLanguage?: SourceLanguage | undefined;
  recipient?: 'uscis' | 'eoir' | 'ukvi' | 'ircc' | 'ata' | 'naati' | 'general' | undefined;
  sourceCopy?: boolean | undefined;
  speed?: Speed | undefined;
  paperKind?: string | null | undefined;
  neededBy?: string | null | undefined;
  note?: string | null | undefined;
  /** Null removes the mailed copy; unchanged unless given. */
  mailing?: MailAddressInput | null | undefined;
  clientName?: string | undefined;
  /** Replaces the names; unchanged unless given. */
  people?: Array<PersonInput> | undefined;
}

export interface UpdateStatusInput {
  id: string;
  status: 'pending' | 'waiting' | 'unknown' | 'processing' | 'in_progress' | 'completed' | 'finished' | 'error' | 'failed' | 'rejected';
}

/** `isEnabled: true` also enables an endpoint that was disabled. */
export interface UpdateWebhookEndpointInput {
  id: string;
  url?: string | undefined;
  events?: Array<'document.paid' | 'translation.drafted' | 'question.asked' | 'translation.completed' | 'certificate.revoked' | 'payment.refunded'> | undefined;
  description?: string | undefined;
  isEnabled?: boolean | undefined;
  mode?: 'live' | 'test' | undefined;
}

export interface UploadForClientInput {
  filename: string;
  translationType?: TranslationType | undefined;
  isBankStatement?: boolean | undefined;
  sourceLanguage?: SourceLanguage | undefined;
  recipient?: 'uscis' | 'eoir' | 'ukvi' | 'ircc' | 'ata' | 'naati' | 'general' | undefined;
  sourceCopy?: boolean | undefined;
  clientName: string;
  paperKind?: string | null | undefined;
  /** The day by which the customer needs it; the promised date does not follow from it. */
  neededBy?: string | null | undefined;
  /** For the translator. */
  note?: string | null | undefined;
  /** Names as in the passport. */
  people?: Array<PersonInput> | undefined;
  idempotencyKey: string;
}

/** Response of `PUT /files/documents/:id`. */
export interface UploadOutput {
  pages: number;
  quote: QuoteView;
}

export interface VerificationRecord {
  verificationCode: string;
  isAuthenticated: boolean;
  authenticatedByName: string | null;
  authenticationDate: string | null;
  hasTranslation: boolean;
}

export interface WebhookDeliveriesInput {
  page?: number | undefined;
  pageSize?: number | undefined;
  endpointId?: string | undefined;
  state?: 'pending' | 'delivered' | 'failed' | undefined;
  mode?: 'live' | 'test' | undefined;
}

export interface WebhookDeliveriesOutput {
  items: Array<WebhookDeliveryView>;
  total: number;
  page: number;
  pageSize: number;
}

/** The delivery, to be found in the log. */
export interface WebhookDeliveryOutput {
  id: string;
}

export interface WebhookDeliveryView {
  id: string;
  endpointId: string;
  eventId: string;
  type: string;
  state: 'pending' | 'delivered' | 'failed';
  isTest: boolean;
  createdAt: string;
  /** Null once it is settled, and while it is due. */
  nextAttemptAt: string | null;
  /** The body as it is sent. */
  body: string;
  attemptCount: number;
  /** The newest first. */
  attempts: Array<{
    number: number;
    startedAt: string;
    durationMs: number;
    /** Of the HTTP answer; null where none arrived. */
    status: number | null;
    /** Why none arrived, or why it does not count. */
    error: string | null;
    /** The first bytes. */
    answer: string | null;
  }>;
}

export interface WebhookEndpointView {
  id: string;
  url: string;
  events: Array<'document.paid' | 'translation.drafted' | 'question.asked' | 'translation.completed' | 'certificate.revoked' | 'payment.refunded'>;
  description: string;
  state: 'enabled' | 'paused' | 'failed' | 'gone';
  disabledAt: string | null;
  /** Start of the failures since the last success. */
  failingSince: string | null;
  /** While the signing key is rotated: until when the former one signs too. */
  formerKeyUntil: string | null;
  createdAt: string;
}

export interface WebhookEndpointsOutput {
  items: Array<WebhookEndpointView>;
}

export interface WebhookIdInput {
  id: string;
  mode?: 'live' | 'test' | undefined;
}

/** The signing key (`whsec_…`), which is shown once. */
export interface WebhookKeyOutput {
  endpoint: WebhookEndpointView;
  signingKey: string;
}

export interface WebhookModeInput {
  mode?: 'live' | 'test' | undefined;
}

/** Answer of an upload. */
export type Uploaded = UploadOutput;

/** Events of webhooks, by type. */
export interface WebhookEvents {
  /** An order was paid and is being worked on. */
  'document.paid': {
    type: 'document.paid';
    /** The same at each retry, and in the header `webhook-id`. */
    id: string;
    /** When it happened. */
    timestamp: string;
    /** The account it belongs to. */
    account: string;
    /** Whether it is a test event, whose data is made up. */
    isTest: boolean;
    data: {
      documentId: string;
      pages: number;
      chargedCents: number;
      dueAt: string;
    };
  };
  /** The first draft of a translation is waiting for a translator. */
  'translation.drafted': {
    type: 'translation.drafted';
    /** The same at each retry, and in the header `webhook-id`. */
    id: string;
    /** When it happened. */
    timestamp: string;
    /** The account it belongs to. */
    account: string;
    /** Whether it is a test event, whose data is made up. */
    isTest: boolean;
    data: {
      documentId: string;
    };
  };
  /** A translator needs an answer before the translation can be finished. */
  'question.asked': {
    type: 'question.asked';
    /** The same at each retry, and in the header `webhook-id`. */
    id: string;
    /** When it happened. */
    timestamp: string;
    /** The account it belongs to. */
    account: string;
    /** Whether it is a test event, whose data is made up. */
    isTest: boolean;
    data: {
      documentId: string;
      questionId: string;
      openQuestions: number;
    };
  };
  /** A certified translation was delivered. A corrected one has a higher revision. */
  'translation.completed': {
    type: 'translation.completed';
    /** The same at each retry, and in the header `webhook-id`. */
    id: string;
    /** When it happened. */
    timestamp: string;
    /** The account it belongs to. */
    account: string;
    /** Whether it is a test event, whose data is made up. */
    isTest: boolean;
    data: {
      documentId: string;
      verificationCode: string;
      revision: number;
    };
  };
  /** A certificate is no longer valid. */
  'certificate.revoked': {
    type: 'certificate.revoked';
    /** The same at each retry, and in the header `webhook-id`. */
    id: string;
    /** When it happened. */
    timestamp: string;
    /** The account it belongs to. */
    account: string;
    /** Whether it is a test event, whose data is made up. */
    isTest: boolean;
    data: {
      documentId: string;
      verificationCode: string;
      class: 'error' | 'fraud' | 'payment' | 'withdrawn';
    };
  };
  /** Money of a payment was sent back. */
  'payment.refunded': {
    type: 'payment.refunded';
    /** The same at each retry, and in the header `webhook-id`. */
    id: string;
    /** When it happened. */
    timestamp: string;
    /** The account it belongs to. */
    account: string;
    /** Whether it is a test event, whose data is made up. */
    isTest: boolean;
    data: {
      paymentId: string;
      amountCents: number;
      refundedCents: number;
    };
  };
}
export type WebhookEvent = WebhookEvents[keyof WebhookEvents];

/** Codes of errors. Later versions may have more. */
export type ErrorCode =
  | 'ACCESS_KEY_NONE'
  | 'ACCESS_KEY_OFF'
  | 'ACCESS_KEY_WRONG'
  | 'ACCOUNT_LIMIT'
  | 'ACCOUNT_OFF'
  | 'ACCOUNT_OVERDUE'
  | 'ADDRESS_INCOMPLETE'
  | 'ADDRESS_ZIP'
  | 'ADMIN_ONLY'
  | 'ALREADY_PAID'
  | 'ANSWER_REQUIRED'
  | 'API_VERSION_LACKS'
  | 'API_VERSION_UNKNOWN'
  | 'ASSIGNEE_NOT_STAFF'
  | 'ASSIGN_DENIED'
  | 'AWAITING_NOTARY'
  | 'BLOCK_NOT_FOUND'
  | 'BULK_HEADER'
  | 'BULK_TOO_LARGE'
  | 'CANCEL_FREE'
  | 'CANCEL_TOO_LATE'
  | 'CERTIFICATE_ALTERED'
  | 'CERTIFICATE_NOT_FOUND'
  | 'CERTIFICATE_REVOKED'
  | 'CHECKOUT_FAILED'
  | 'CLIENT_LOOKUP_FAILED'
  | 'CLIENT_NAME_CLAIM'
  | 'CLIENT_NAME_REQUIRED'
  | 'COMMENTS_FULL'
  | 'COMMENT_NOT_FOUND'
  | 'COMMENT_REQUIRED'
  | 'CONFLICT'
  | 'CONTENT_TYPE'
  | 'CORRECTION_REFERENCE'
  | 'DOCUMENT_CREATE_FAILED'
  | 'DOCUMENT_ERASED'
  | 'DOCUMENT_LOCKED'
  | 'DOCUMENT_NOT_FOUND'
  | 'EMAIL_TAKEN'
  | 'FAMILY_FULL'
  | 'FAMILY_MEMBER_EXISTS'
  | 'FAMILY_MEMBER_NOT_FOUND'
  | 'FILENAME_REQUIRED'
  | 'FILE_EMPTY'
  | 'FILE_HEIC'
  | 'FILE_INCOMPLETE'
  | 'FILE_LENGTH_REQUIRED'
  | 'FILE_REQUIRED'
  | 'FILE_TOO_LARGE'
  | 'FILE_TYPE'
  | 'FOLDER_CYCLE'
  | 'FOLDER_LIMIT'
  | 'FOLDER_NAME_REQUIRED'
  | 'FOLDER_NOT_FOUND'
  | 'FOLDER_REFERENCE'
  | 'FOREIGN_ORIGIN'
  | 'FORM_NOT_FOUND'
  | 'IDEMPOTENCY_IN_PROGRESS'
  | 'IDEMPOTENCY_KEY_INVALID'
  | 'IDEMPOTENCY_MISMATCH'
  | 'IMAGE_ANIMATED'
  | 'IMAGE_PROCESSING'
  | 'IMAGE_TOO_LARGE'
  | 'INVALID_INPUT'
  | 'INVOICE_NOT_FOUND'
  | 'KEY_ADDRESS_DENIED'
  | 'KEY_INVALID'
  | 'KEY_NOT_ALLOWED'
  | 'LINK_EXPIRED'
  | 'LINK_FORGED'
  | 'MAILING_NOT_DUE'
  | 'MAILING_NOT_FOUND'
  | 'MAILING_SENT'
  | 'MEMBER_DENIED'
  | 'MESSAGES_CLOSED'
  | 'MESSAGES_FULL'
  | 'MESSAGE_REQUIRED'
  | 'METHOD_NOT_ALLOWED'
  | 'NATIVE_NAME_LETTERS'
  | 'NETWORK'
  | 'NOTARIAL_ACT_REQUIRED'
  | 'NOTARY_UNAVAILABLE'
  | 'NOT_FOUND'
  | 'NOT_SIGNED_IN'
  | 'ORDER_REFUNDED'
  | 'ORDER_UNPAID'
  | 'PACKET_FAILED'
  | 'PACKET_FILE_DAMAGED'
  | 'PACKET_PAGE_TOO_LARGE'
  | 'PACKET_REVOKED'
  | 'PAPER_KIND_UNKNOWN'
  | 'PASSPORT_NAME_LETTERS'
  | 'PASSPORT_NAME_REQUIRED'
  | 'PAYMENT_DISPUTED'
  | 'PAYMENT_NOT_FOUND'
  | 'PDF_ENCRYPTED'
  | 'PDF_MISSING'
  | 'PDF_NO_PAGES'
  | 'PDF_PROCESSING'
  | 'PDF_TOO_MANY_PAGES'
  | 'PDF_UNREADABLE'
  | 'PDF_UNUSUAL'
  | 'PEOPLE_DECIDED'
  | 'PERMISSION_DENIED'
  | 'PRICE_CHANGED'
  | 'QUESTIONS_FULL'
  | 'QUESTION_ANSWERED'
  | 'QUESTION_CLOSED'
  | 'QUESTION_NOT_FOUND'
  | 'QUESTION_PICTURE'
  | 'QUESTION_REQUIRED'
  | 'QUESTION_WITHOUT_CUSTOMER'
  | 'QUOTE_DIFFERS'
  | 'QUOTE_EXPIRED'
  | 'QUOTE_NOT_FOUND'
  | 'QUOTE_USED'
  | 'REFUND_FAILED'
  | 'REFUND_NOT_POSSIBLE'
  | 'REFUND_PENDING'
  | 'REFUSAL_OPEN'
  | 'REQUEST_TOO_LARGE'
  | 'REVIEW_NOT_FOUND'
  | 'REVISION_ITEMS_REQUIRED'
  | 'REVISION_NOT_DELIVERED'
  | 'REVISION_NOT_FOUND'
  | 'REVISION_OPEN'
  | 'REVISION_PAGE'
  | 'REVISION_TOO_LATE'
  | 'RUSH_UNAVAILABLE'
  | 'SCOPE_MISSING'
  | 'SECOND_FACTOR_REQUIRED'
  | 'SERVICE_UNAVAILABLE'
  | 'SESSION_INFO_FAILED'
  | 'SOCKET_REQUIRED'
  | 'SPELLING_REQUIRED'
  | 'SPELLING_UNCHANGED'
  | 'STAFF_ONLY'
  | 'STATEMENT_PENDING'
  | 'STATUS_NOT_ALLOWED'
  | 'STEP_DATE'
  | 'STEP_MOVED'
  | 'STEP_NOT_DUE'
  | 'STEP_NOT_FOUND'
  | 'STEP_NOT_OFFERED'
  | 'STEP_STATE_NEEDED'
  | 'STORED_FILE_ALTERED'
  | 'STORED_FILE_MISSING'
  | 'TEST_CLOCK_BACKWARDS'
  | 'TEST_CLOCK_TOO_FAR'
  | 'TEST_DOCUMENTS_FULL'
  | 'TEST_KEY_NEEDED'
  | 'TEST_PAGES'
  | 'TEST_STATE_REFUSED'
  | 'TEST_UNSUPPORTED'
  | 'TEXT_CLASH'
  | 'TEXT_DECIDED'
  | 'TEXT_FILE_FOREIGN'
  | 'TEXT_FULL'
  | 'TEXT_LETTERS'
  | 'TEXT_PRINT_FAILED'
  | 'TEXT_PRINT_LONG'
  | 'TEXT_TOO_LONG'
  | 'TEXT_UNTRANSLATED'
  | 'TEXT_VERSION_UNKNOWN'
  | 'TOO_MANY_ACCESS_KEYS'
  | 'TOO_MANY_ANSWERS'
  | 'TOO_MANY_CHECKOUTS'
  | 'TOO_MANY_COMMENTS'
  | 'TOO_MANY_LOOKUPS'
  | 'TOO_MANY_MESSAGES'
  | 'TOO_MANY_PACKETS'
  | 'TOO_MANY_QUESTIONS'
  | 'TOO_MANY_REQUESTS'
  | 'TOO_MANY_REVISIONS'
  | 'TOO_MANY_UPLOADS'
  | 'TOO_MANY_WEBHOOK_CHANGES'
  | 'TRACKING_NUMBER'
  | 'TRANSLATION_MISSING'
  | 'UNEXPECTED'
  | 'UPLOAD_BUSY'
  | 'UPLOAD_QUOTA'
  | 'USER_NOT_FOUND'
  | 'VERIFICATION_CODE_EMPTY'
  | 'WEBHOOK_DELIVERY_NOT_FOUND'
  | 'WEBHOOK_ENDPOINTS_FULL'
  | 'WEBHOOK_ENDPOINT_DISABLED'
  | 'WEBHOOK_ENDPOINT_NOT_FOUND'
  | 'WEBHOOK_EVENTS_REQUIRED'
  | 'WEBHOOK_PAYLOAD'
  | 'WEBHOOK_STALE'
  | 'WEBHOOK_UNAUTHORIZED'
  | 'WEBHOOK_URL_INVALID';

export interface CallOptions {
  signal?: AbortSignal | undefined;
}
export interface MutationOptions extends CallOptions {
  /** Under one key a change happens once, however often it is sent. Made for each call unless given. */
  idempotencyKey?: string | undefined;
}
type Arguments<Input, Options> = Record<string, never> extends Input ? [input?: Input, options?: Options] : [input: Input, options?: Options];

export interface Query<Input, Output> {
  query(...args: Arguments<Input, CallOptions>): Promise<Output>;
}
export interface Mutation<Input, Output> {
  mutate(...args: Arguments<Input, MutationOptions>): Promise<Output>;
}
export interface Subscription<Input, Event> {
  subscribe(
    input: Input,
    handlers: {
      onStarted?: () => void;
      /** `id` resumes after this event as `lastEventId`. */
      onData?: (item: { id: string; data: Event }) => void;
      onError?: (error: Error) => void;
      onComplete?: () => void;
    },
  ): { unsubscribe(): void };
}

export interface Api {
  auth: {
    /** Whose key or session this is; null for visitors. */
    session: Query<Record<string, never>, SessionOutput>;
  };
  documents: {
    /** Services on offer now. */
    offer: Query<Record<string, never>, Offer>;
    /** Delivery times of the last days; null before there are enough. */
    deliveryTimes: Query<Record<string, never>, {
      deliveries: number;
      medianHours: number;
      p90Hours: number;
      shares: Array<number>;
    } | null>;
    /** Opens an order without a file or payment. The same `idempotencyKey` answers with the same order. */
    create: Mutation<CreateDocumentInput, DocumentView>;
    /** Orders, newest first, with counts per status group. */
    list: Query<DocumentListInput, DocumentList>;
    /** One order with price, certificate, refunds and events. */
    get: Query<IdInput, DocumentDetails>;
    /** Changes an unpaid order, and its price with it. */
    update: Mutation<UpdateDocumentInput, DocumentView>;
    /** Deletes an unpaid order and its file. */
    discard: Mutation<IdInput, Record<string, never>>;
    /** Tries a failed order again. */
    updateStatus: Mutation<UpdateStatusInput, DocumentView>;
    /** How many orders there are in each state. */
    stats: Query<Record<string, never>, DocumentStats>;
    /** Delivered translations, newest first. */
    translations: Query<TranslationListInput, TranslationList>;
    /** Gives a delivered translation a name of your own. */
    rename: Mutation<RenameInput, TranslationView>;
    /** Moves a delivered translation into a folder. */
    move: Mutation<MoveInput, TranslationView>;
    /** Hides a delivered translation; `restore` brings it back. */
    remove: Mutation<IdInput, Record<string, never>>;
    /** Brings a removed translation back. */
    restore: Mutation<IdInput, TranslationView>;
    /** Asks for a corrected certificate. */
    reportMisspelling: Mutation<ReportMisspellingInput, DocumentDetails>;
    /** Whether the access key of the paper opens the file, and who opened it. */
    copyAccess: Query<IdInput, CopyAccessOutput>;
    /** Switches opening with the access key on or off. */
    setCopyAccess: Mutation<SetCopyAccessInput, CopyAccessOutput>;
    /** Asks for a step at an authority that the house offers. */
    askPaperStep: Mutation<AskPaperStepInput, DocumentDetails>;
    /** Withdraws a step that was not sent yet. */
    withdrawPaperStep: Mutation<IdInput, DocumentDetails>;
    /** Questions of translators that await an answer. */
    questions: Query<{
      documentId?: string | undefined;
    }, QuestionsOutput>;
    /** The part of the page that a question is about. */
    questionPicture: Query<IdInput, QuestionPictureOutput>;
    /** Answers a question of a translator. */
    answerQuestion: Mutation<AnswerQuestionInput, Record<string, never>>;
    /** Messages of an order. */
    messages: Query<IdInput, MessagesOutput>;
    /** What a certified paper says, line by line, in the reader's language. */
    sheet: Query<SheetInput, SheetOutput>;
    /** Sends a message to the people who work on an order. */
    sendMessage: Mutation<SendMessageInput, MessagesOutput>;
    /** Marks the messages of an order as read. */
    markMessagesRead: Mutation<IdInput, Record<string, never>>;
    /** Sets the names as in the passports. */
    savePeople: Mutation<SavePeopleInput, DocumentDetails>;
    /** People whose names were given in earlier orders. */
    family: Query<Record<string, never>, Family>;
    /** Adds a person, or changes one. */
    saveFamilyMember: Mutation<SaveFamilyMemberInput, Family>;
    /** Removes a person. */
    removeFamilyMember: Mutation<IdInput, Family>;
    /** Links to one file of several translations, ready for filing. */
    packet: Mutation<PacketInput, PacketOutput>;
    /** A link to the uploaded file or the translation, valid for minutes. */
    fileLink: Mutation<FileLinkInput, FileLinkOutput>;
    /** Who opened the files of an order, newest first. */
    accesses: Query<IdInput, AccessesOutput>;
    /** The sandbox's clock. */
    testClock: Query<Record<string, never>, TestClock>;
    /** Moves the sandbox's clock forward: promises, expiries and retention follow. */
    advanceTestClock: Mutation<AdvanceTestClockInput, TestClock>;
    /** Holds a test order in review, or puts it into the state that staff would. */
    setTestOrder: Mutation<SetTestOrderInput, Record<string, never>>;
  };
  folders: {
    /** All folders, with the number of files in each. */
    list: Query<Record<string, never>, FolderList>;
    /** Makes a folder. */
    create: Mutation<CreateFolderInput, FolderView>;
    /** Renames a folder. */
    rename: Mutation<RenameFolderInput, FolderView>;
    /** Moves a folder into another. */
    move: Mutation<MoveFolderInput, FolderView>;
    /** Deletes a folder; its content moves to the one above. */
    remove: Mutation<IdInput, Record<string, never>>;
  };
  verification: {
    /** The certificate of a verification code; null where there is none. */
    lookup: Query<LookupInput, {
      state: 'valid';
      filename: string;
      paperKind: string;
      holderInitials: string;
      registerNumber: string | null;
      uploadDate: string;
      translationDate: string;
      pages: number;
      deliveredPages: number | null;
      verificationCode: string;
      revision: number;
      issuedAt: string;
      recipient: 'uscis' | 'eoir' | 'ukvi' | 'ircc' | 'ata' | 'naati' | 'general';
      signatureLevel: 'none' | 'B-B' | 'B-T';
      longTermLevel: 'B-LT' | 'B-LTA' | null;
      sourceLanguage: string;
      targetLanguage: string;
      translationType: TranslationType;
      signer: {
        name: string;
        credential: string;
      };
      signerKey: {
        sha256: string;
        source: 'made' | 'imported';
        isRevoked: boolean;
      } | null;
      checkWords: Array<Array<string>>;
      copyAccess: 'open' | 'off' | 'none';
      notarization: {
        at: string;
        place: string;
      } | null;
      isAuthenticated: boolean;
      status: string;
    } | {
      state: 'superseded';
      filename: string;
      paperKind: string;
      holderInitials: string;
      registerNumber: string | null;
      uploadDate: string;
      translationDate: string;
      pages: number;
      deliveredPages: number | null;
      verificationCode: string;
      revision: number;
      issuedAt: string;
      recipient: 'uscis' | 'eoir' | 'ukvi' | 'ircc' | 'ata' | 'naati' | 'general';
      signatureLevel: 'none' | 'B-B' | 'B-T';
      longTermLevel: 'B-LT' | 'B-LTA' | null;
      sourceLanguage: string;
      targetLanguage: string;
      translationType: TranslationType;
      signer: {
        name: string;
        credential: string;
      };
      signerKey: {
        sha256: string;
        source: 'made' | 'imported';
        isRevoked: boolean;
      } | null;
      checkWords: Array<Array<string>>;
      copyAccess: 'open' | 'off' | 'none';
      notarization: {
        at: string;
        place: string;
      } | null;
      supersededAt: string;
      currentRevision: number;
      isAuthenticated: false;
      status: 'Superseded';
    } | {
      state: 'revoked';
      verificationCode: string;
      revokedAt: string;
      revokedClass?: 'error' | 'fraud' | 'payment' | 'withdrawn' | undefined;
      isAuthenticated: false;
      status: 'Revoked';
    } | null>;
    /** Whether a file, by its SHA-256, is the certified one. */
    check: Query<CheckInput, CheckOutput>;
    /** Certificates that signatures of delivered files chain to. */
    roots: Query<Record<string, never>, RootsOutput>;
    /** Keys that sign the seals on certificates, to be kept for when there is no network. */
    sealKeys: Query<Record<string, never>, SealKeysOutput>;
    /** Opens the delivered file with the access key of its paper. Its owner is told. */
    openCopy: Mutation<OpenCopyInput, OpenCopyOutput>;
    /** People who sign translations. */
    signers: Query<Record<string, never>, SignersOutput>;
    /** The verification record of an own document. */
    record: Query<RecordInput, VerificationRecord | null>;
  };
  payments: {
    /** The price of pages. */
    quote: Query<QuoteInput, QuoteOutput>;
    /** Saves prices that hold until the quote expires; a checkout names it. */
    saveQuote: Mutation<SaveQuoteInput, SavedQuote>;
    /** Saved quotes, newest first. */
    quotes: Query<QuotesInput, QuotesOutput>;
    /** Invoices and credit notes of an organization, newest first. */
    invoices: Query<InvoicesInput, InvoicesOutput>;
    /** An invoice or credit note with its lines. */
    invoice: Query<IdInput, InvoiceDetails>;
    /** What an organization may order on account, and what it has to pay. */
    account: Query<Record<string, never>, AccountView>;
    /** Orders documents without a card; the organization pays them with the month's statement. */
    orderOnAccount: Mutation<OrderOnAccountInput, OrderOnAccountOutput>;
    /** Opens the page where a statement is paid. A month that has not ended is stated first. */
    payStatement: Mutation<PayStatementInput, CreateCheckoutOutput>;
    /** When an order that is paid now would be ready. */
    readyBy: Query<ReadyByInput, ReadyByOutput>;
    /** Opens the page where orders are paid. */
    createCheckoutSession: Mutation<CreateCheckoutInput, CreateCheckoutOutput>;
    /** State of a checkout. */
    getSessionInfo: Query<SessionInput, SessionInfoOutput>;
    /** Confirms a payment at once instead of waiting for its webhook. Safe to repeat. */
    processSession: Mutation<SessionInput, ProcessSessionOutput>;
    /** Payments, newest first. */
    list: Query<PaymentListInput, PaymentList>;
    /** Orders of an interrupted checkout, at the current price. */
    openOrder: Query<OpenOrderInput, OpenOrderOutput>;
    /** A receipt with its lines. */
    receipt: Query<ReceiptInput, ReceiptView>;
    /** Cancels an order before work starts, with a full refund. */
    cancelOrder: Mutation<CancelOrderInput, DocumentDetails>;
    /** Pays a test checkout, or lets it be declined or expire. */
    settleTestCheckout: Mutation<SettleTestCheckoutInput, Record<string, never>>;
    /** Refunds or disputes a test payment. */
    setTestPayment: Mutation<SetTestPaymentInput, Record<string, never>>;
  };
  admin: {
    /** Counts, revenue and the last days. */
    overview: Query<Record<string, never>, AdminOverview>;
    /** Orders of all customers, newest first. */
    documents: Query<AdminDocumentsInput, AdminDocuments>;
    /** An order with its customer, payments and history. */
    documentDetails: Query<IdInput, AdminDocumentDetails>;
    /** What authenticators approved, corrected and rejected, newest first. */
    activities: Query<ActivitiesInput, AdminActivities>;
    /** Work that needs staff: failed jobs, calls and mails, and paid orders that did not go on. Oldest first. */
    stuckWork: Query<FailedWorkInput, StuckWork>;
  };
  authenticator: {
    /** A translation's text: its blocks with their states, and the version that saves name. */
    text: Query<IdInput, TranslationText>;
    /** What the checks find in a text. */
    textChecks: Query<IdInput, TextChecksOutput>;
    /** What the reader found on each page, and what was stated about it. */
    sourceBoxes: Query<IdInput, SourceBoxesOutput>;
    /** Dismisses a box that was read, with a reason, or restores it. */
    answerBox: Mutation<AnswerBoxInput, SourceBoxesOutput>;
    /** What the caller did for each page of a text: keys, and minutes with activity. */
    effort: Query<IdInput, EffortOutput>;
    /** Records what the caller did in one window; a repeated call adds nothing. */
    recordEffort: Mutation<RecordEffortInput, EffortOutput>;
    /** Blocks changed since a version. */
    textChanges: Query<TextChangesInput, TextDelta>;
    /** Saves changed blocks. Another save since the named version answers 409 with both. */
    saveText: Mutation<SaveTextInput, TextDelta>;
    /** Confirms blocks, or takes the confirmation back. */
    confirmBlocks: Mutation<ConfirmBlocksInput, TextDelta>;
    /** Puts an earlier version of a block back. */
    restoreBlock: Mutation<RestoreBlockInput, TextDelta>;
    /** Reads pages of the source again. */
    readSource: Mutation<ReadSourceInput, TextDelta>;
    /** Drafts the English of blocks again. */
    draftText: Mutation<DraftTextInput, TextDelta>;
    /** Versions of a text, newest first. */
    textVersions: Query<TextVersionsInput, TextVersionsOutput>;
    /** What two versions of a text differ in. */
    textDiff: Query<TextDiffInput, TextDiffOutput>;
    /** A text as XLIFF. */
    exportText: Query<IdInput, ExportTextOutput>;
    /** Takes over the translations of an XLIFF file. */
    importText: Mutation<ImportTextInput, TextDelta>;
    /** A text as a PDF, before it is delivered. */
    previewText: Query<IdInput, PreviewTextOutput>;
    /** Questions and comments about an order. */
    conversation: Query<IdInput, Conversation>;
    /** Asks the customer about an order. */
    askCustomer: Mutation<AskCustomerInput, Conversation>;
    /** Withdraws a question that the customer has not answered. */
    withdrawQuestion: Mutation<IdInput, Conversation>;
    /** Messages with the customer of an order. */
    messages: Query<IdInput, MessagesOutput>;
    /** Sends a message to the customer of an order. */
    sendMessage: Mutation<SendMessageInput, MessagesOutput>;
    /** Marks the customer's messages as read. */
    markMessagesRead: Mutation<IdInput, Record<string, never>>;
    /** Adds a comment that staff alone see. */
    addComment: Mutation<AddCommentInput, Conversation>;
    /** Resolves a comment. */
    resolveComment: Mutation<ResolveCommentInput, Conversation>;
    /** Assigns a review to an authenticator. */
    assign: Mutation<AssignInput, ReviewView>;
    /** Authenticators who can be assigned. */
    assignees: Query<IdInput, AssigneesOutput>;
    /** Set phrases, with their translations. */
    phrases: Query<PhrasesInput, PhrasesOutput>;
    /** Forms of papers, shipped and learned. */
    forms: Query<FormsInput, FormsOutput>;
    /** One form with its texts and versions. */
    form: Query<FormInput, FormDetails>;
    /** Sentences of the translation memory. */
    memory: Query<MemoryInput, MemoryOutput>;
    /** Sentences of delivered papers that wait for more customers, or for a person who marks them. */
    memoryCandidates: Query<CandidatesInput, CandidatesOutput>;
    /** Counts, recent activity and times: of all authenticators for admins, else of the caller's own work. */
    overview: Query<Record<string, never>, AuthenticatorOverview>;
    /** Reviews by their state. */
    counters: Query<Record<string, never>, Counters>;
    /** Reviews that wait for an authenticator. */
    queue: Query<QueueInput, QueueOutput>;
    /** The reviews before and after one in the queue. */
    neighbours: Query<NeighboursInput, NeighboursOutput>;
    /** A review with its order, files and certificate. */
    get: Query<IdInput, ReviewDetails>;
    /** Claims a review, so that others see who works on it. */
    claim: Mutation<IdInput, ReviewView>;
    /** Ends the claim of a review. */
    release: Mutation<IdInput, ReviewView>;
    /** What a certificate would say, and what it lacks. */
    inspect: Query<InspectInput, InspectOutput>;
    /** A link to a review's file, for a few minutes. */
    reviewLink: Mutation<ReviewLinkInput, FileLinkOutput>;
    /** Sends an order to the translation workflow again. */
    retryTranslation: Mutation<IdInput, ReviewDetails>;
    /** Open requests for revisions, oldest first. */
    revisions: Query<RevisionsInput, RevisionList>;
    /** Delivered translations, newest first. */
    history: Query<HistoryInput, HistoryOutput>;
    /** A link to a delivered translation, for a few minutes. */
    deliveryLink: Mutation<DeliveryLinkInput, FileLinkOutput>;
    /** Paper copies to send, longest waiting first. */
    mailings: Query<MailingsInput, MailingList>;
    /** Records that a paper copy was sent. */
    sendMailing: Mutation<SendMailingInput, Record<string, never>>;
    /** Steps at authorities that are under way, longest waiting first. */
    paperSteps: Query<PaperStepsInput, PaperStepList>;
    /** Records that a paper went to its authority. */
    sendPaperStep: Mutation<SendPaperStepInput, Record<string, never>>;
    /** Records that a paper came back. */
    returnPaperStep: Mutation<ReturnPaperStepInput, Record<string, never>>;
    /** Ends a step that cannot be done; the customer reads the reason. */
    cancelPaperStep: Mutation<CancelPaperStepInput, Record<string, never>>;
    /** Opens an order that staff deliver for a client, without payment. */
    uploadForClient: Mutation<UploadForClientInput, DocumentView>;
    /** A text's changes by others, as they are made. */
    onText: Subscription<OnTextInput, TextEvent>;
  };
  notifications: {
    /** The latest fifty notifications. */
    list: Query<Record<string, never>, NotificationList>;
    /** How many notifications are unread. */
    unreadCount: Query<Record<string, never>, UnreadCountOutput>;
    /** Marks a notification as read. */
    markRead: Mutation<IdInput, Record<string, never>>;
    /** Marks all notifications as read. */
    markAllRead: Mutation<Record<string, never>, Record<string, never>>;
    /** Deletes a notification. */
    remove: Mutation<IdInput, Record<string, never>>;
    /** The account's webhook endpoints. */
    webhookEndpoints: Query<WebhookModeInput, WebhookEndpointsOutput>;
    /** Adds a webhook endpoint. The answer holds its signing key, which is shown once. Keys: test keys only. */
    createWebhookEndpoint: Mutation<CreateWebhookEndpointInput, WebhookKeyOutput>;
    /** Changes, pauses or enables a webhook endpoint. Keys: test keys only. */
    updateWebhookEndpoint: Mutation<UpdateWebhookEndpointInput, WebhookEndpointView>;
    /** Deletes a webhook endpoint with its delivery log. Keys: test keys only. */
    deleteWebhookEndpoint: Mutation<WebhookIdInput, Record<string, never>>;
    /** Replaces an endpoint's signing key. The former one signs too for 24 hours. Keys: test keys only. */
    rotateWebhookSecret: Mutation<WebhookIdInput, WebhookKeyOutput>;
    /** Webhooks of the last 30 days with their payload and the answers, newest first. */
    webhookDeliveries: Query<WebhookDeliveriesInput, WebhookDeliveriesOutput>;
    /** Sends a webhook again, with the same id. */
    redeliverWebhook: Mutation<WebhookIdInput, Record<string, never>>;
    /** Sends the sample of an event to an endpoint. */
    sendTestWebhook: Mutation<SendTestWebhookInput, WebhookDeliveryOutput>;
    /** Notifications as they come, over a WebSocket. Resumes after `lastEventId`. */
    onEvent: Subscription<{
      lastEventId?: string | null | undefined;
    }, NotificationEvent>;
  };
}
