import type { Capability } from '#shared/access.ts';
import type { procedures } from './procedures.ts';

/**
 * Which capability each staff procedure asks for: one of its row is enough. It does not compile without a row for each; whose rows
 * a caller reaches stands in the slices.
 */

/** Everybody who works on papers, or reads everything. */
const papers = ['translate', 'revise', 'certify', 'audit'] as const;
/** Who changes the English of a paper, and what is said about it. */
const work = ['translate', 'revise', 'certify'] as const;
const certify = ['certify'] as const;
const notarize = ['notarize'] as const;
const conversation = [...work, 'desk'] as const;
const orders = ['desk', 'account', 'audit'] as const;
const account = ['account'] as const;
const manage = ['manage'] as const;
const people = ['manage', 'audit'] as const;
const audit = ['audit'] as const;

type StaffPath = Extract<keyof typeof procedures, `authenticator.${string}` | `admin.${string}`> | 'payments.refund';

const needed = {
  'authenticator.text': papers,
  'authenticator.textChecks': papers,
  'authenticator.sourceBoxes': papers,
  'authenticator.answerBox': work,
  'authenticator.effort': papers,
  'authenticator.recordEffort': work,
  'authenticator.textChanges': papers,
  'authenticator.onText': papers,
  'authenticator.saveText': work,
  'authenticator.confirmBlocks': work,
  'authenticator.restoreBlock': work,
  'authenticator.readSource': work,
  'authenticator.draftText': work,
  'authenticator.textVersions': papers,
  'authenticator.textDiff': papers,
  'authenticator.exportText': papers,
  'authenticator.importText': work,
  'authenticator.previewText': papers,
  'authenticator.conversation': [...conversation, 'audit'],
  'authenticator.askCustomer': conversation,
  'authenticator.withdrawQuestion': conversation,
  'authenticator.messages': [...conversation, 'audit'],
  'authenticator.sendMessage': conversation,
  'authenticator.markMessagesRead': conversation,
  'authenticator.addComment': work,
  'authenticator.resolveComment': work,
  'authenticator.assign': [...work, 'manage'],
  'authenticator.assignees': [...papers, 'manage'],
  'authenticator.phrases': papers,
  'authenticator.editPhrase': work,
  'authenticator.forms': papers,
  'authenticator.form': papers,
  'authenticator.editForm': work,
  'authenticator.retireForm': work,
  'authenticator.retirePhrase': work,
  'authenticator.memory': papers,
  'authenticator.editMemory': work,
  'authenticator.retireMemory': work,
  'authenticator.memoryCandidates': papers,
  'authenticator.markMemory': work,
  'authenticator.overview': [...papers, 'notarize'],
  'authenticator.counters': [...papers, 'notarize', 'desk', 'account', 'manage'],
  'authenticator.queue': [...papers, 'notarize'],
  'authenticator.neighbours': [...papers, 'notarize'],
  'authenticator.get': [...papers, 'notarize'],
  'authenticator.claim': work,
  'authenticator.release': work,
  'authenticator.inspect': [...papers, 'notarize'],
  'authenticator.reviewLink': [...papers, 'notarize'],
  'authenticator.retryTranslation': [...work, 'manage'],
  'authenticator.approve': certify,
  'authenticator.supplyTranslation': certify,
  'authenticator.sendCorrection': certify,
  'authenticator.revoke': [...certify, 'manage'],
  'authenticator.reissue': certify,
  'authenticator.revisions': [...papers, 'desk'],
  'authenticator.declineRevision': certify,
  'authenticator.notarialOrder': [...certify, 'notarize', 'audit'],
  'authenticator.openAct': certify,
  'authenticator.recordAct': notarize,
  'authenticator.returnToReview': [...certify, 'notarize'],
  'authenticator.journal': notarize,
  'authenticator.history': papers,
  'authenticator.deliveryLink': papers,
  'authenticator.clientInfo': [...conversation, 'audit'],
  'authenticator.signerProfile': [...papers, 'notarize'],
  'authenticator.updateSignerProfile': [...work, 'notarize'],
  'authenticator.signerKey': [...papers, 'notarize'],
  'authenticator.makeSignerKey': [...work, 'notarize'],
  'authenticator.importSignerKey': [...work, 'notarize'],
  'authenticator.revokeSignerKey': [...work, 'notarize'],
  'authenticator.mailings': [...certify, 'desk', 'audit'],
  'authenticator.sendMailing': [...certify, 'desk'],
  'authenticator.paperSteps': [...certify, 'desk', 'audit'],
  'authenticator.sendPaperStep': [...certify, 'desk'],
  'authenticator.returnPaperStep': [...certify, 'desk'],
  'authenticator.cancelPaperStep': [...certify, 'desk'],
  'authenticator.uploadForClient': [...work, 'desk'],

  'admin.overview': [...people, 'account'],
  'admin.documents': orders,
  'admin.documentDetails': orders,
  'admin.openPaper': ['desk', 'audit'],
  'admin.setDocumentStatus': ['desk'],
  'admin.answerCertificate': account,
  'admin.prices': [...people, 'account'],
  'admin.savePricesDraft': manage,
  'admin.discardPricesDraft': manage,
  'admin.publishPrices': manage,
  'admin.setup': people,
  'admin.confirmSetup': manage,
  'admin.site': people,
  'admin.claims': people,
  'admin.legalTexts': people,
  'admin.previewLegalText': people,
  'admin.calendar': people,
  'admin.previewCalendar': people,
  'admin.mailTexts': people,
  'admin.previewMail': people,
  'admin.saveFactsDraft': manage,
  'admin.discardFactsDraft': manage,
  'admin.publishSite': manage,
  'admin.publishClaim': manage,
  'admin.publishLegalText': manage,
  'admin.publishCalendar': manage,
  'admin.sendMailPreview': manage,
  'admin.publishMailText': manage,
  'admin.offeredPaperSteps': people,
  'admin.offerPaperSteps': manage,
  'admin.users': [...people, 'desk'],
  'admin.setUserRole': manage,
  'admin.staff': people,
  'admin.inviteStaff': manage,
  'admin.revokeStaffInvitation': manage,
  'admin.setCapabilities': manage,
  'admin.suspendStaff': manage,
  'admin.reinstateStaff': manage,
  'admin.handOver': manage,
  'admin.resetSecondFactor': manage,
  'admin.setCreditLimit': account,
  'admin.authenticators': people,
  'admin.commissions': people,
  'admin.setCommission': manage,
  'admin.endCommission': manage,
  'admin.activities': audit,
  'admin.answeredFindings': people,
  'admin.auditLog': audit,
  'admin.signingKey': people,
  'admin.stuckWork': people,
  'admin.retryAllWork': manage,
  'admin.retryWork': manage,

  'payments.refund': account,
} as const satisfies Record<StaffPath, readonly Capability[]>;

const table: ReadonlyMap<string, readonly Capability[]> = new Map(Object.entries(needed));

/** Nobody's, for a procedure without a row. */
export function capabilitiesFor(path: string): readonly Capability[] {
  return table.get(path) ?? [];
}
