import { memberRights } from '#shared/organizations.ts';
import type { Rule } from './grants.ts';

/**
 * What keys and members of organizations may call, by procedure: the one table of the public API. `server/router.ts` does not
 * compile without a rule for each of its procedures. Roles and ownership are checked as for sessions, after this.
 */

/** Credentials, sessions, proofs, the account's end, and decisions that a person signs or answers for. */
const personal = null;
/** Signing in and out, mailed links and proofs, which belong to no account that is acted for. */
const session = { scope: null, member: memberRights.see.roles } as const satisfies Rule;
/** The account's keys, members, data and end, which no key manages. */
const manage = { scope: null, member: memberRights.manage.roles } as const satisfies Rule;
const open = { scope: 'any', member: memberRights.see.roles } as const satisfies Rule;
/** What papers are about: file names, prices, states. Those who pay see it. */
const list = { scope: 'documents:read', member: memberRights.see.roles } as const satisfies Rule;
/** Papers themselves, and what is said about them. */
const read = { scope: 'documents:read', member: memberRights.handle.roles } as const satisfies Rule;
/** What only certificates have. */
const certifiedRead = { ...read, isLive: true } as const satisfies Rule;
/** The inbox of every member. */
const inbox = { scope: 'documents:write', member: memberRights.see.roles } as const satisfies Rule;
const write = { scope: 'documents:write', member: memberRights.handle.roles } as const satisfies Rule;
const certifiedWrite = { ...write, isLive: true } as const satisfies Rule;
const pay = { scope: 'payments:write', member: memberRights.pay.roles } as const satisfies Rule;
/** Live keys alone: test payments are never invoiced, and a sandbox has no tab. */
const invoicing = { ...pay, isLive: true } as const satisfies Rule;
const quoting = { scope: 'payments:write', member: memberRights.see.roles } as const satisfies Rule;
const verify = { scope: 'verification:read', member: memberRights.see.roles } as const satisfies Rule;
/** Helpers of test keys, which have one place for all scopes: the sandbox. */
const testing = { scope: 'any', member: [], isTest: true } as const satisfies Rule;
const hooks = { scope: 'webhooks:manage', member: memberRights.manage.roles } as const satisfies Rule;
/** Where an account's events go. */
const hookChange = { ...hooks, needsProof: true } as const satisfies Rule;
const staffRead = { scope: 'documents:read', member: [] } as const satisfies Rule;
const staffWrite = { scope: 'documents:write', member: [] } as const satisfies Rule;

export const procedures = {
  'auth.session': open,
  'auth.register': session,
  'auth.confirmEmail': session,
  'auth.undoEmailChange': session,
  'auth.resendConfirmation': session,
  'auth.login': session,
  'auth.loginSecondFactor': session,
  'auth.passkeyChallenge': session,
  'auth.loginPasskey': session,
  'auth.passkeys': personal,
  'auth.setUpPasskey': personal,
  'auth.addPasskey': personal,
  'auth.removePasskey': personal,
  'auth.totpStatus': personal,
  'auth.totpSetup': personal,
  'auth.totpConfirm': personal,
  'auth.totpRenewCodes': personal,
  'auth.totpDisable': personal,
  'auth.logout': session,
  'auth.requestPasswordReset': session,
  'auth.checkPasswordReset': session,
  'auth.resetPassword': session,
  'auth.prove': session,
  'auth.changePassword': personal,
  'auth.profile': personal,
  'auth.updateProfile': personal,
  'auth.sessions': personal,
  'auth.revokeSession': personal,
  'auth.revokeSessions': personal,
  'auth.apiKeys': manage,
  'auth.createApiKey': manage,
  'auth.rotateApiKey': manage,
  'auth.revokeApiKey': manage,
  'auth.exportData': manage,
  'auth.deletionPreview': manage,
  'auth.deleteAccount': manage,
  'auth.organizations': session,
  'auth.createOrganization': session,
  'auth.switchAccount': session,
  'auth.invitation': session,
  'auth.acceptInvitation': session,
  'auth.organizationMembers': session,
  'auth.inviteMember': manage,
  'auth.revokeInvitation': manage,
  'auth.changeMemberRole': manage,
  'auth.removeMember': manage,
  'auth.leaveOrganization': session,
  'auth.renameOrganization': manage,

  'documents.offer': open,
  'documents.deliveryTimes': open,
  'documents.create': write,
  'documents.list': list,
  'documents.get': list,
  'documents.update': write,
  'documents.discard': write,
  'documents.updateStatus': write,
  'documents.stats': list,
  'documents.translations': read,
  'documents.rename': write,
  'documents.move': write,
  'documents.remove': write,
  'documents.restore': write,
  'documents.reportMisspelling': certifiedWrite,
  'documents.askPaperStep': certifiedWrite,
  'documents.withdrawPaperStep': certifiedWrite,
  'documents.questions': read,
  'documents.questionPicture': read,
  'documents.answerQuestion': write,
  'documents.messages': read,
  'documents.sheet': certifiedRead,
  'documents.sendMessage': write,
  'documents.markMessagesRead': write,
  'documents.savePeople': write,
  'documents.family': read,
  'documents.saveFamilyMember': write,
  'documents.removeFamilyMember': write,
  'documents.packet': certifiedRead,
  'documents.fileLink': read,
  'documents.erasurePreview': manage,
  'documents.erase': manage,
  'documents.accesses': read,
  'documents.testClock': testing,
  'documents.advanceTestClock': testing,
  'documents.setTestOrder': testing,

  'folders.list': list,
  'folders.create': write,
  'folders.rename': write,
  'folders.move': write,
  'folders.remove': write,

  'verification.lookup': verify,
  'verification.check': verify,
  'verification.roots': verify,
  'verification.signers': verify,
  'verification.record': verify,

  'payments.quote': open,
  'payments.saveQuote': quoting,
  'payments.quotes': quoting,
  'payments.invoices': invoicing,
  'payments.invoice': invoicing,
  'payments.account': invoicing,
  'payments.orderOnAccount': invoicing,
  'payments.payStatement': invoicing,
  'payments.readyBy': open,
  'payments.createCheckoutSession': pay,
  'payments.getSessionInfo': pay,
  'payments.processSession': pay,
  'payments.list': pay,
  'payments.openOrder': pay,
  'payments.receipt': pay,
  'payments.cancelOrder': pay,
  'payments.refund': personal,
  'payments.settleTestCheckout': testing,
  'payments.setTestPayment': testing,

  'admin.overview': staffRead,
  'admin.documents': staffRead,
  'admin.documentDetails': staffRead,
  'admin.setDocumentStatus': personal,
  'admin.answerCertificate': personal,
  'admin.users': personal,
  'admin.setUserRole': personal,
  'admin.resetSecondFactor': personal,
  'admin.setCreditLimit': personal,
  'admin.authenticators': personal,
  'admin.commissions': personal,
  'admin.setCommission': personal,
  'admin.endCommission': personal,
  'admin.activities': staffRead,
  'admin.answeredFindings': personal,
  'admin.auditLog': personal,
  'admin.offeredPaperSteps': personal,
  'admin.offerPaperSteps': personal,
  'admin.signingKey': personal,
  'admin.stuckWork': staffRead,
  'admin.retryAllWork': personal,
  'admin.retryWork': personal,

  'authenticator.text': staffRead,
  'authenticator.textChecks': staffRead,
  'authenticator.sourceBoxes': staffRead,
  'authenticator.answerBox': staffWrite,
  'authenticator.textChanges': staffRead,
  'authenticator.onText': staffRead,
  'authenticator.saveText': staffWrite,
  'authenticator.confirmBlocks': staffWrite,
  'authenticator.restoreBlock': staffWrite,
  'authenticator.readSource': staffWrite,
  'authenticator.draftText': staffWrite,
  'authenticator.textVersions': staffRead,
  'authenticator.textDiff': staffRead,
  'authenticator.exportText': staffRead,
  'authenticator.importText': staffWrite,
  'authenticator.previewText': staffRead,
  'authenticator.conversation': staffRead,
  'authenticator.askCustomer': staffWrite,
  'authenticator.withdrawQuestion': staffWrite,
  'authenticator.messages': staffRead,
  'authenticator.sendMessage': staffWrite,
  'authenticator.markMessagesRead': staffWrite,
  'authenticator.addComment': staffWrite,
  'authenticator.resolveComment': staffWrite,
  'authenticator.assign': staffWrite,
  'authenticator.assignees': staffRead,
  'authenticator.phrases': staffRead,
  'authenticator.editPhrase': personal,
  'authenticator.retirePhrase': personal,
  'authenticator.memory': staffRead,
  'authenticator.editMemory': personal,
  'authenticator.retireMemory': personal,
  'authenticator.memoryCandidates': staffRead,
  'authenticator.markMemory': personal,
  'authenticator.overview': staffRead,
  'authenticator.counters': staffRead,
  'authenticator.queue': staffRead,
  'authenticator.neighbours': staffRead,
  'authenticator.get': staffRead,
  'authenticator.claim': staffWrite,
  'authenticator.release': staffWrite,
  'authenticator.inspect': staffRead,
  'authenticator.reviewLink': staffRead,
  'authenticator.retryTranslation': staffWrite,
  'authenticator.approve': personal,
  'authenticator.supplyTranslation': personal,
  'authenticator.sendCorrection': personal,
  'authenticator.revoke': personal,
  'authenticator.reissue': personal,
  'authenticator.revisions': staffRead,
  'authenticator.declineRevision': personal,
  'authenticator.notarialOrder': personal,
  'authenticator.openAct': personal,
  'authenticator.recordAct': personal,
  'authenticator.returnToReview': personal,
  'authenticator.journal': personal,
  'authenticator.history': staffRead,
  'authenticator.deliveryLink': staffRead,
  'authenticator.clientInfo': personal,
  'authenticator.signerProfile': personal,
  'authenticator.updateSignerProfile': personal,
  'authenticator.mailings': staffRead,
  'authenticator.sendMailing': staffWrite,
  'authenticator.paperSteps': staffRead,
  'authenticator.sendPaperStep': staffWrite,
  'authenticator.returnPaperStep': staffWrite,
  'authenticator.cancelPaperStep': staffWrite,
  'authenticator.uploadForClient': staffWrite,

  'notifications.list': list,
  'notifications.unreadCount': list,
  'notifications.markRead': inbox,
  'notifications.markAllRead': inbox,
  'notifications.remove': inbox,
  'notifications.pushStatus': personal,
  'notifications.subscribePush': personal,
  'notifications.unsubscribePush': personal,
  'notifications.webhookEndpoints': hooks,
  'notifications.createWebhookEndpoint': hookChange,
  'notifications.updateWebhookEndpoint': hookChange,
  'notifications.deleteWebhookEndpoint': hookChange,
  'notifications.rotateWebhookSecret': hookChange,
  'notifications.webhookDeliveries': hooks,
  'notifications.redeliverWebhook': hooks,
  'notifications.sendTestWebhook': hooks,
  'notifications.onEvent': list,
} as const satisfies Record<string, Rule>;

const rules: ReadonlyMap<string, Rule> = new Map(Object.entries(procedures));

/** Null for unknown paths. */
export function ruleOf(path: string): Rule {
  return rules.get(path) ?? null;
}
