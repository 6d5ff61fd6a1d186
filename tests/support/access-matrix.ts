import { randomUUID } from 'node:crypto';
import type { Access } from './access-row.ts';
import {
  account,
  checkout,
  code,
  completed,
  delivery,
  deliveryOf,
  draft,
  failed,
  familyMember,
  folder,
  notification,
  payment,
  removedDelivery,
  review,
  revisionRequest,
  revocationBy,
  session,
  underWay,
} from './access-targets.ts';
import { adminAccess } from './admin-access.ts';
import { conversationAccess } from './conversation-access.ts';
import { deviceAccess } from './device-access.ts';
import { folderAccess } from './folder-access.ts';
import { ledgerAccess } from './ledger-access.ts';
import { mailingAccess } from './mailing-access.ts';
import { notaryAccess } from './notary-access.ts';
import { organizationAccess } from './organization-access.ts';
import { payAccess } from './pay-access.ts';
import { statement } from './reviews.ts';
import { sandboxAccess } from './sandbox-access.ts';
import { signerAccess } from './signer-access.ts';
import { staffAccess } from './staff-access.ts';
import { studioAccess } from './studio-access.ts';
import { teamAccess } from './team-access.ts';
import { webhookAccess } from './webhook-access.ts';

/** Access per procedure: required role and reachable rows. A procedure missing here fails `access.test.ts`. */

const page = () => ({});
const byId = (id: string) => ({ id });
const email = () => `unknown-${randomUUID()}@people.example`;

const newDocument = { filename: 'birth.pdf', translationType: 'certified', clientName: 'Ana Souza' };
const ownDocument = { target: draft, absent: 'DOCUMENT_NOT_FOUND' } as const;
const ownDelivery = { target: delivery, absent: 'DOCUMENT_NOT_FOUND' } as const;
const anyReview = { who: 'staff', reach: 'every', target: review, absent: 'REVIEW_NOT_FOUND', input: byId } as const;
const anyCertificate = { who: 'staff', reach: 'every', target: code, absent: 'CERTIFICATE_NOT_FOUND' } as const;
const list = (who: Access['who']): Access => ({ who, input: page });

/** By path; a `#suffix` distinguishes the rows of an input that references several. */
export const accessMatrix: Readonly<Record<string, Access>> = {
  'auth.session': { who: 'anyone' },
  'auth.register': {
    who: 'anyone',
    input: () => ({ name: 'Ana', email: email(), phone: '+15550100142', password: randomUUID() }),
  },
  'auth.confirmEmail': { who: 'anyone', input: () => ({ token: 'made-up' }), answer: 'CONFIRM_LINK_INVALID' },
  'auth.resendConfirmation': { who: 'anyone', input: () => ({ email: email() }) },
  'auth.login': {
    who: 'anyone',
    input: () => ({ email: email(), password: 'made-up' }),
    answer: 'INVALID_CREDENTIALS',
  },
  'auth.loginSecondFactor': {
    who: 'anyone',
    input: () => ({ challenge: 'made-up', code: '000000' }),
    answer: 'CHALLENGE_EXPIRED',
  },
  'auth.totpStatus': { who: 'signedIn' },
  'auth.totpSetup': { who: 'signedIn', input: () => ({ password: 'made-up' }), answer: 'CURRENT_PASSWORD_WRONG' },
  'auth.totpConfirm': { who: 'signedIn', input: () => ({ code: '000000' }), answer: 'SECOND_FACTOR_WRONG' },
  'auth.totpRenewCodes': { who: 'signedIn', input: () => ({ code: '000000' }), answer: 'SECOND_FACTOR_WRONG' },
  'auth.totpDisable': {
    who: 'signedIn',
    input: () => ({ password: 'made-up', code: '000000' }),
    answer: 'CURRENT_PASSWORD_WRONG',
  },
  'auth.logout': { who: 'anyone', endsSession: true },
  'auth.requestPasswordReset': { who: 'anyone', input: () => ({ email: email() }) },
  'auth.checkPasswordReset': { who: 'anyone', input: () => ({ token: 'made-up' }) },
  'auth.resetPassword': {
    who: 'anyone',
    input: () => ({ token: 'made-up', password: randomUUID() }),
    answer: 'RESET_LINK_INVALID',
  },
  'auth.changePassword': {
    who: 'signedIn',
    input: () => ({ current: 'made-up', password: randomUUID() }),
    answer: 'CURRENT_PASSWORD_WRONG',
  },
  'auth.prove': { who: 'signedIn', input: () => ({ password: 'made-up' }), answer: 'CURRENT_PASSWORD_WRONG' },
  'auth.undoEmailChange': { who: 'anyone', input: () => ({ token: 'made-up' }), answer: 'UNDO_LINK_INVALID' },
  'auth.profile': { who: 'signedIn' },
  'auth.updateProfile': {
    who: 'signedIn',
    input: (_target, { user }) => ({ name: user.name, email: user.email, phone: user.phone }),
  },
  'auth.sessions': { who: 'signedIn' },
  'auth.revokeSessions': { who: 'signedIn', endsSession: true },
  'auth.exportData': { who: 'user' },
  'auth.deletionPreview': { who: 'user' },
  'auth.deleteAccount': { who: 'user', input: () => ({ email: email() }), answer: 'ACCOUNT_ADDRESS_DIFFERS' },
  'auth.revokeSession': { who: 'signedIn', target: session, absent: 'NOT_FOUND', input: byId },

  'documents.create': { who: 'signedIn', input: () => ({ ...newDocument, idempotencyKey: randomUUID() }) },
  'documents.create#folder': {
    who: 'signedIn',
    target: folder,
    absent: 'FOLDER_NOT_FOUND',
    input: (folderId) => ({ ...newDocument, folderId, idempotencyKey: randomUUID() }),
  },
  'documents.family': { who: 'signedIn' },
  'documents.pastOrders': { who: 'signedIn' },
  'documents.saveFamilyMember': {
    who: 'signedIn',
    input: () => ({ name: `Ana ${randomUUID().replaceAll(/[^a-z]/g, '')}` }),
  },
  'documents.saveFamilyMember#id': {
    who: 'signedIn',
    target: familyMember,
    absent: 'FAMILY_MEMBER_NOT_FOUND',
    input: (id) => ({ id, name: `Ana ${randomUUID().replaceAll(/[^a-z]/g, '')}` }),
  },
  'documents.removeFamilyMember': {
    who: 'signedIn',
    target: familyMember,
    absent: 'FAMILY_MEMBER_NOT_FOUND',
    input: byId,
  },
  'documents.savePeople': { who: 'signedIn', ...ownDocument, input: (id) => ({ id, people: [{ name: 'Ana Souza' }] }) },
  'documents.list': list('signedIn'),
  'documents.get': { who: 'signedIn', ...ownDocument, target: completed, input: byId },
  'documents.update': { who: 'signedIn', ...ownDocument, input: (id) => ({ id, isBankStatement: true }) },
  'documents.discard': { who: 'signedIn', ...ownDocument, input: byId },
  'documents.updateStatus': {
    who: 'signedIn',
    ...ownDocument,
    target: failed,
    input: (id) => ({ id, status: 'processing' }),
  },
  'documents.stats': { who: 'signedIn' },
  'documents.translations': list('signedIn'),
  'documents.translations#folder': {
    who: 'signedIn',
    target: folder,
    absent: 'OK',
    input: (folderId) => ({ folderId }),
  },
  'documents.rename': { who: 'signedIn', ...ownDelivery, input: (id) => ({ id, filename: 'other.pdf' }) },
  'documents.move': { who: 'signedIn', ...ownDelivery, input: (id) => ({ id, folderId: null }) },
  'documents.move#folder': {
    who: 'signedIn',
    target: folder,
    absent: 'FOLDER_NOT_FOUND',
    absentInSandbox: 'DOCUMENT_NOT_FOUND',
    input: async (folderId, { h, user }) => ({ id: (await deliveryOf(h, user)).id, folderId }),
  },
  'documents.remove': { who: 'signedIn', ...ownDelivery, input: byId },
  'documents.restore': { who: 'signedIn', ...ownDelivery, target: removedDelivery, input: byId },
  'documents.reportMisspelling': {
    who: 'signedIn',
    target: completed,
    absent: 'DOCUMENT_NOT_FOUND',
    input: (id) => ({ id, items: [{ wrong: 'Joao', right: 'João' }] }),
  },
  'documents.erasurePreview': { who: 'user', ...ownDocument, input: byId },
  'documents.erase': { who: 'user', ...ownDocument, input: byId },
  'documents.accesses': { who: 'user', ...ownDocument, input: byId },
  'documents.copyAccess': { who: 'signedIn', ...ownDocument, input: byId },
  'documents.setCopyAccess': {
    who: 'signedIn',
    ...ownDocument,
    // Orders of fixtures have no access key.
    answer: 'ACCESS_KEY_NONE',
    input: (id) => ({ id, isOpen: false }),
  },
  'documents.packet': { who: 'signedIn', ...ownDelivery, input: (id) => ({ ids: [id], portal: 'uscis' }) },
  'documents.fileLink': { who: 'signedIn', ...ownDocument, input: (id) => ({ id, kind: 'original' }) },
  'documents.fileLink#translation': { who: 'signedIn', ...ownDelivery, input: (id) => ({ id, kind: 'translation' }) },

  'verification.lookup': {
    who: 'anyone',
    reach: 'every',
    target: code,
    absent: 'OK',
    absentTarget: 'TFE000000',
    input: (typed) => ({ code: typed }),
  },
  'verification.check': {
    who: 'anyone',
    reach: 'every',
    target: code,
    absent: 'OK',
    absentTarget: 'TFE000000',
    input: (typed) => ({ sha256: '0'.repeat(64), code: typed }),
  },
  'verification.openCopy': {
    who: 'anyone',
    reach: 'every',
    target: code,
    // Deliveries of fixtures have no access key.
    answer: 'ACCESS_KEY_NONE',
    absent: 'CERTIFICATE_NOT_FOUND',
    absentTarget: 'TFE000000',
    input: (typed) => ({ code: typed, accessKey: 'ABCD-EFGH' }),
  },
  'verification.sealKeys': { who: 'anyone' },
  'verification.roots': { who: 'anyone' },
  'verification.signers': { who: 'anyone' },
  'documents.deliveryTimes': { who: 'anyone' },
  'documents.legalText': { who: 'anyone', input: () => ({ page: 'terms', locale: 'en' }) },
  'verification.record': {
    who: 'signedIn',
    reach: 'ownOrStaff',
    target: completed,
    absent: 'OK',
    input: (documentId) => ({ documentId }),
  },

  'payments.quote': {
    who: 'anyone',
    input: () => ({ items: [{ pages: 1, translationType: 'certified', isBankStatement: false }] }),
  },
  'payments.readyBy': { who: 'anyone' },
  'payments.guestCheckout': {
    who: 'anyone',
    input: () => ({ email: email(), documents: [{ filename: 'birth.pdf', idempotencyKey: randomUUID() }] }),
  },
  'payments.openGuestLink': { who: 'anyone', input: () => ({ token: 'made-up' }), answer: 'GUEST_LINK_INVALID' },
  'payments.guestOrder': { who: 'guest' },
  'payments.changeGuestEmail': { who: 'guest', input: () => ({ email: email() }) },
  'payments.resendGuestLink': { who: 'guest', answer: 'NOT_FOUND' },
  'payments.setGuestPassword': { who: 'guest', input: () => ({ password: randomUUID() }) },
  'payments.createCheckoutSession': {
    who: 'user',
    guest: true,
    ...ownDocument,
    input: (id) => ({ documentIds: [id], expectedTotalCents: 1500 }),
  },
  'payments.orderPrice': { who: 'user', guest: true, ...ownDocument, input: (id) => ({ documentIds: [id] }) },
  'payments.requestInvoice': {
    who: 'user',
    target: payment,
    absent: 'PAYMENT_NOT_FOUND',
    input: (paymentId) => ({ paymentId, name: 'Ana Reis' }),
  },
  'payments.getSessionInfo': {
    who: 'signedIn',
    guest: true,
    target: checkout,
    absent: 'SESSION_INFO_FAILED',
    absentTarget: 'cs_test_missing',
    input: (sessionId) => ({ sessionId }),
  },
  'payments.processSession': {
    who: 'signedIn',
    guest: true,
    target: checkout,
    absent: 'SESSION_INFO_FAILED',
    absentTarget: 'cs_test_missing',
    input: (sessionId) => ({ sessionId }),
  },
  'payments.list': list('signedIn'),
  'payments.openOrder': {
    who: 'signedIn',
    guest: true,
    target: payment,
    absent: 'PAYMENT_NOT_FOUND',
    input: (paymentId) => ({ paymentId }),
  },
  'payments.receipt': {
    who: 'signedIn',
    guest: true,
    target: payment,
    absent: 'PAYMENT_NOT_FOUND',
    input: (paymentId) => ({ paymentId }),
  },
  'payments.cancelOrder': {
    who: 'signedIn',
    target: underWay,
    absent: 'DOCUMENT_NOT_FOUND',
    input: (documentId) => ({ documentId }),
    answer: 'REFUND_FAILED',
  },
  'payments.refund': {
    who: 'admin',
    reach: 'every',
    target: payment,
    absent: 'PAYMENT_NOT_FOUND',
    input: (paymentId) => ({ paymentId, reason: 'requested by customer' }),
    answer: 'REFUND_FAILED',
  },

  'authenticator.overview': { who: 'staff' },
  'authenticator.counters': { who: 'staff' },
  'authenticator.queue': list('staff'),
  'authenticator.history': list('staff'),
  'authenticator.textChecks': anyReview,
  'authenticator.get': anyReview,
  'authenticator.claim': anyReview,
  'authenticator.release': anyReview,
  'authenticator.approve': { ...anyReview, input: (id) => ({ id, ...statement }) },
  'authenticator.supplyTranslation': {
    ...anyReview,
    input: (id) => ({ id, uploadId: randomUUID(), ...statement }),
    answer: 'CORRECTION_REFERENCE',
  },
  'authenticator.inspect': anyReview,
  'authenticator.neighbours': { who: 'staff', input: () => ({ id: randomUUID() }) },
  'authenticator.reviewLink': { ...anyReview, input: (id) => ({ id, kind: 'original' }) },
  'authenticator.retryTranslation': { ...anyReview, answer: 'CONFLICT' },
  'authenticator.sendCorrection': {
    ...anyReview,
    input: (id) => ({ id, uploadId: randomUUID(), ...statement }),
    answer: 'CORRECTION_REFERENCE',
  },
  'authenticator.revoke': { ...anyCertificate, input: revocationBy },
  'authenticator.reissue': {
    ...anyCertificate,
    input: (verificationCode) => ({ verificationCode, reason: 'a misspelled name' }),
    // Built deliveries have no translation apart from the delivered file.
    answer: 'REISSUE_FILE_NEEDED',
  },
  'authenticator.revisions': list('staff'),
  'authenticator.declineRevision': {
    who: 'staff',
    reach: 'every',
    target: revisionRequest,
    absent: 'REVISION_NOT_FOUND',
    input: (id) => ({ id, reason: 'spelled as in the original' }),
  },
  'authenticator.deliveryLink': {
    who: 'staff',
    reach: 'every',
    target: delivery,
    absent: 'REVIEW_NOT_FOUND',
    input: byId,
  },
  'authenticator.clientInfo': {
    who: 'staff',
    reach: 'every',
    target: account,
    absent: 'CLIENT_LOOKUP_FAILED',
    input: (userId) => ({ userId }),
  },
  'authenticator.uploadForClient': {
    who: 'staff',
    input: () => ({ ...newDocument, idempotencyKey: randomUUID() }),
  },

  ...adminAccess,
  ...ledgerAccess,
  ...payAccess,
  ...staffAccess,
  ...notaryAccess,
  ...organizationAccess,
  ...folderAccess,
  ...mailingAccess,
  ...sandboxAccess,
  ...deviceAccess,
  ...webhookAccess,
  ...conversationAccess,
  ...signerAccess,
  ...studioAccess,
  ...teamAccess,

  'notifications.list': { who: 'signedIn' },
  'notifications.unreadCount': { who: 'signedIn' },
  'notifications.markRead': { who: 'signedIn', target: notification, absent: 'NOT_FOUND', input: byId },
  'notifications.markAllRead': { who: 'signedIn' },
  'notifications.onEvent': { who: 'signedIn', input: page },
  'notifications.remove': { who: 'signedIn', target: notification, absent: 'NOT_FOUND', input: byId },
};
