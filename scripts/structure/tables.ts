import path from 'node:path';
import { roomOf } from './rooms.ts';
import type { Fault, SourceFile, Tree } from './tree.ts';

/** The slice whose queries write each table. */
const owners: Record<string, string> = {
  profiles: 'auth',
  credentials: 'auth',
  sessions: 'auth',
  signerKeyReleases: 'auth',
  staffEvents: 'auth',
  secondFactors: 'auth',
  recoveryCodes: 'auth',
  emailTokens: 'auth',
  guestOrders: 'auth',
  knownDevices: 'auth',
  erasures: 'privacy',
  erasureObjects: 'privacy',
  passkeys: 'auth',
  passkeyAnswers: 'auth',
  apiKeys: 'auth',
  organizations: 'auth',
  organizationMembers: 'auth',
  organizationInvitations: 'auth',
  folders: 'folders',
  documents: 'documents',
  documentPauses: 'documents',
  mailings: 'documents',
  paperSteps: 'documents',
  documentsToBeVerified: 'documents',
  correctionUploads: 'documents',
  reviewDecisions: 'documents',
  translatedDocuments: 'documents',
  certificates: 'documents',
  certificateFiles: 'documents',
  longTermFiles: 'documents',
  certificateSheets: 'documents',
  certificateEntries: 'documents',
  companyVersions: 'company',
  companyDrafts: 'company',
  exchangeRates: 'company',
  receivedPayments: 'payments',
  receivedAllocations: 'payments',
  coupons: 'payments',
  couponUses: 'payments',
  bankImports: 'payments',
  bankLines: 'payments',
  companyPictures: 'company',
  certificateLog: 'certification',
  logHeadMails: 'certification',
  certificateLogCosignatures: 'certification',
  certificateLogHeads: 'certification',
  certificateEntriesSetAside: 'certification',
  signerProfiles: 'certification',
  signerCredentials: 'certification',
  signingKeys: 'certification',
  signerKeys: 'certification',
  revisionRequests: 'documents',
  complaints: 'documents',
  importedOrders: 'documents',
  imports: 'admin',
  reportSubscriptions: 'admin',
  certificateQuestions: 'certification',
  blockQuestions: 'documents',
  blockComments: 'documents',
  documentMessages: 'documents',
  messageReaders: 'documents',
  documentEvents: 'documents',
  familyMembers: 'documents',
  documentPeople: 'documents',
  notaryCommissions: 'certification',
  notarialRequests: 'certification',
  notarialScans: 'documents',
  notarialActs: 'certification',
  notarialOaths: 'certification',
  payments: 'payments',
  paymentItems: 'payments',
  quotes: 'payments',
  priceRequests: 'payments',
  priceRequestFiles: 'payments',
  priceOffers: 'payments',
  vatChecks: 'auth',
  invoices: 'payments',
  invoiceNumbers: 'payments',
  invoiceSeries: 'payments',
  invoiceLines: 'payments',
  refunds: 'payments',
  refundShares: 'payments',
  disputes: 'payments',
  stripeEvents: 'payments',
  flaggedStripeEvents: 'payments',
  notifications: 'notifications',
  notificationEvents: 'notifications',
  outboundEmails: 'notifications',
  bounces: 'notifications',
  pushSubscriptions: 'notifications',
  webhookEndpoints: 'notifications',
  webhookEvents: 'notifications',
  webhookMessages: 'notifications',
  webhookAttempts: 'notifications',
  webhookDeliveries: 'translation',
  translationTexts: 'translation',
  translationBlocks: 'translation',
  translationTextVersions: 'translation',
  sourceReadings: 'translation',
  sourceBoxAnswers: 'translation',
  textEffort: 'translation',
  translationMemory: 'translation',
  translationCandidates: 'translation',
  translationCandidatePapers: 'translation',
  translationEngineUsage: 'translation',
  phraseOverrides: 'translation',
  phraseUses: 'translation',
  paperForms: 'translation',
  paperFormVersions: 'translation',
  paperFormPapers: 'translation',
  memoryCollections: 'translation',
  memoryImports: 'translation',
  memoryUnits: 'translation',
  glossaryTerms: 'translation',
  payRates: 'pay',
  payEarnings: 'pay',
  payAdjustments: 'pay',
  payMonths: 'pay',
  payStatements: 'pay',
  payStatementMessages: 'pay',
  payBilling: 'pay',
  payAgreements: 'pay',
  agreementAcceptances: 'pay',
  payInvoices: 'pay',
  payInvoiceLines: 'pay',
  counters: 'admin',
  moneyCounters: 'admin',
  workingTimes: 'team',
  absences: 'team',
  reviewOffers: 'team',
  reviewHandOvers: 'team',
  reviewParts: 'team',
  revisionRequirements: 'revision',
  revisionWaivers: 'revision',
  textRevisions: 'revision',
  revisionErrors: 'revision',
};

/** Flat files of a slice that compose it or only judge. */
const notOfRows = /^(router|service|jobs|webhook|stream|policy)$/;

const kyselyWrite = /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g;
const sqlWrite = /\b(?:insert into|delete from|update)\s+(\w+)(?=\s*(?:\(|set\b|where\b|values\b|using\b|as\b))/gi;

/** One slice writes each table: in its queries, or in a core file named for the subject. */
export function checkTables(tree: Tree): Fault[] {
  return tree.files
    .filter((file) => /^server\/.*\.ts$/.test(file.path))
    .flatMap((file) => listWrites(file).flatMap((write) => judge(file, write)));
}

function listWrites(file: SourceFile): { table: string; line: number }[] {
  return [kyselyWrite, sqlWrite].flatMap((pattern) =>
    [...file.text.matchAll(pattern)].map((match) => ({
      table: (match[1] ?? '').replaceAll(/_(\w)/g, (_all, letter: string) => letter.toUpperCase()),
      line: file.text.slice(0, match.index).split('\n').length,
    })),
  );
}

function judge(file: SourceFile, write: { table: string; line: number }): Fault[] {
  const owner = owners[write.table];
  const fault = { file: file.path, line: write.line, rule: 'table owner' };
  if (owner === undefined) return [];
  const { feature, word = '' } = roomOf(file.path) ?? {};
  const isCore = path.dirname(file.path) === `server/features/${owner}` && !notOfRows.test(word);
  if (feature === owner && (word === 'queries' || isCore)) return [];
  return [{ ...fault, message: `only queries of ${owner} write ${write.table}` }];
}
