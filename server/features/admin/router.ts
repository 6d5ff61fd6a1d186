import { inviteStaff, revokeStaffInvitation } from '#server/features/auth/staff-invitations.ts';
import { endCommission, getCommissions, setCommission } from '#server/features/certification/commissions.ts';
import {
  checkCredential,
  listCredentials,
  refuseCredential,
  undoCredentialCheck,
} from '#server/features/certification/credential-checks.ts';
import { answerCertificateQuestion } from '#server/features/certification/revocation/withdrawal.ts';
import { listActivities } from '#server/features/documents/review/activity.ts';
import { toPage } from '#server/platform/db/pagination.ts';
import { adminProcedure, provenAdminProcedure, router, syncOutput } from '#server/trpc.ts';
import { limits } from '#shared/limits.ts';
import {
  activitiesInput,
  adminActivities,
  adminAnsweredFindings,
  adminAuthenticators,
  adminDocumentDetails,
  adminDocuments,
  adminDocumentsInput,
  adminDocumentView,
  adminOverview,
  adminUsers,
  adminUsersInput,
  adminUserView,
  answerCertificateInput,
  answeredFindingsInput,
  auditLog,
  auditLogInput,
  authenticatorsInput,
  failedWorkInput,
  openPaperInput,
  openPaperOutput,
  retryAllInput,
  retryAllOutput,
  retryWorkInput,
  setDocumentStatusInput,
  setUserRoleInput,
  signingKeyStatus,
  stuckWork,
} from '#shared/schemas/admin.ts';
import { empty, idInput } from '#shared/schemas/common.ts';
import {
  checkCredentialInput,
  credentialList,
  credentialView,
  refuseCredentialInput,
} from '#shared/schemas/credentials.ts';
import { commissionList, setCommissionInput } from '#shared/schemas/notary.ts';
import { setCreditLimitInput } from '#shared/schemas/on-account.ts';
import { offeredPaperSteps, offerPaperStepsInput } from '#shared/schemas/paper-steps.ts';
import {
  pricesInput,
  pricesOutput,
  discardPricesDraftInput,
  publishPricesInput,
  publishPricesOutput,
  savePricesDraftInput,
  withdrawPricesInput,
} from '#shared/schemas/prices.ts';
import { resetSecondFactorInput } from '#shared/schemas/second-factor.ts';
import {
  changedMember,
  handOver,
  inviteStaffInput,
  setCapabilitiesInput,
  staffList,
  staffMemberInput,
} from '#shared/schemas/staff.ts';
import { listAuditLog } from './audit-log.ts';
import { getAuthenticators } from './authenticators.ts';
import { companyProcedures } from './company-router.ts';
import { getDocumentDetails, openPaper, setDocumentStatus } from './document-details.ts';
import { listAllDocuments } from './document-list.ts';
import { exchangeRateProcedures } from './exchange-rates/router.ts';
import { getFailedWork, retryAllWork, retryWork } from './failed-work.ts';
import { importsProcedures } from './imports/router.ts';
import { moneyProcedures } from './money-router.ts';
import { getOfferedPaperSteps, offerPaperSteps } from './offered-paper-steps.ts';
import { countAnsweredFindings, getAdminOverview } from './overview.ts';
import { payProcedures } from './pay-router.ts';
import { discardPricesDraft, getPrices, publishPrices, savePricesDraft, withdrawPrices } from './prices.ts';
import { revisionRuleProcedures } from './revision-router.ts';
import { getHandOver, listStaffMembers, reinstateStaff, setCapabilities, suspendStaff } from './staff.ts';
import { teamProcedures } from './team-router.ts';
import { listUsers, resetSecondFactor, setUserCreditLimit, setUserRole } from './users.ts';

export const adminRouter = router({
  ...teamProcedures,

  /** Counts, revenue and the last days. */
  overview: adminProcedure
    .input(empty.optional())
    .output(syncOutput(adminOverview))
    .query(({ ctx }) => ctx.deps.replica.read(ctx, (db) => getAdminOverview({ ...ctx.deps, db }))),

  /** Orders of all customers, newest first. */
  documents: adminProcedure
    .input(adminDocumentsInput)
    .output(syncOutput(adminDocuments))
    .query(async ({ ctx, input: { view, status, search, ...pagination } }) => {
      const page = toPage(pagination, limits.pageSizeAdmin);
      const list = await listAllDocuments(ctx.deps.db, { view, status, search, page });
      return { ...list, page: page.page, pageSize: page.pageSize };
    }),

  /** An order with its customer, payments and history. */
  documentDetails: adminProcedure
    .input(idInput)
    .output(syncOutput(adminDocumentDetails))
    .query(({ ctx, input }) => getDocumentDetails(ctx.deps, ctx.user, input.id)),

  /** Links to the files of a paper that is not one's work; the customer reads the reason. */
  openPaper: adminProcedure
    .input(openPaperInput)
    .output(syncOutput(openPaperOutput))
    .mutation(({ ctx, input }) => openPaper(ctx.deps, ctx.user, input)),

  setDocumentStatus: adminProcedure
    .input(setDocumentStatusInput)
    .output(syncOutput(adminDocumentView))
    .mutation(({ ctx, input }) => setDocumentStatus(ctx.deps, ctx.user, input)),

  answerCertificate: provenAdminProcedure
    .input(answerCertificateInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await answerCertificateQuestion(ctx.deps, ctx.user, input);
      return {};
    }),

  users: adminProcedure
    .input(adminUsersInput)
    .output(syncOutput(adminUsers))
    .query(async ({ ctx, input: { search, role, kind, ...pagination } }) => {
      const page = toPage(pagination, limits.pageSizeAdmin);
      const list = await listUsers(ctx.deps.db, { search, role, kind, page, now: ctx.deps.now() });
      return { ...list, page: page.page, pageSize: page.pageSize };
    }),

  setUserRole: provenAdminProcedure
    .input(setUserRoleInput)
    .output(syncOutput(adminUserView))
    .mutation(({ ctx, input }) => setUserRole(ctx.deps, ctx.user, input)),

  /** Staff members and open invitations. */
  staff: adminProcedure
    .input(empty.optional())
    .output(syncOutput(staffList))
    .query(({ ctx }) => listStaffMembers(ctx.deps, ctx.user)),

  inviteStaff: provenAdminProcedure
    .input(inviteStaffInput)
    .output(syncOutput(idInput))
    .mutation(({ ctx, input }) => inviteStaff(ctx.deps, ctx.user, input)),

  revokeStaffInvitation: adminProcedure
    .input(idInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await revokeStaffInvitation(ctx.deps, ctx.user, input);
      return {};
    }),

  setCapabilities: provenAdminProcedure
    .input(setCapabilitiesInput)
    .output(syncOutput(changedMember))
    .mutation(({ ctx, input }) => setCapabilities(ctx.deps, ctx.user, input)),

  suspendStaff: provenAdminProcedure
    .input(staffMemberInput)
    .output(syncOutput(changedMember))
    .mutation(({ ctx, input }) => suspendStaff(ctx.deps, ctx.user, input)),

  reinstateStaff: provenAdminProcedure
    .input(staffMemberInput)
    .output(syncOutput(changedMember))
    .mutation(({ ctx, input }) => reinstateStaff(ctx.deps, ctx.user, input)),

  /** Work that a person would hand over if removed now. */
  handOver: adminProcedure
    .input(staffMemberInput)
    .output(syncOutput(handOver))
    .query(({ ctx, input }) => getHandOver(ctx.deps, input)),

  /** Credentials of certifiers, unchecked ones first. */
  credentials: adminProcedure
    .input(empty.optional())
    .output(syncOutput(credentialList))
    .query(async ({ ctx }) => ({ items: await listCredentials(ctx.deps, ctx.user) })),

  checkCredential: provenAdminProcedure
    .input(checkCredentialInput)
    .output(syncOutput(credentialView))
    .mutation(({ ctx, input }) => checkCredential(ctx.deps, ctx.user, input)),

  refuseCredential: provenAdminProcedure
    .input(refuseCredentialInput)
    .output(syncOutput(credentialView))
    .mutation(({ ctx, input }) => refuseCredential(ctx.deps, ctx.user, input)),

  /** Takes a mistaken check back; the claim is then refused with this reason. */
  undoCredentialCheck: provenAdminProcedure
    .input(refuseCredentialInput)
    .output(syncOutput(credentialView))
    .mutation(({ ctx, input }) => undoCredentialCheck(ctx.deps, ctx.user, input)),

  resetSecondFactor: provenAdminProcedure
    .input(resetSecondFactorInput)
    .output(syncOutput(adminUserView))
    .mutation(({ ctx, input }) => resetSecondFactor(ctx.deps, ctx.user, input)),

  setCreditLimit: provenAdminProcedure
    .input(setCreditLimitInput)
    .output(syncOutput(adminUserView))
    .mutation(({ ctx, input }) => setUserCreditLimit(ctx.deps, ctx.user, input)),

  /** The price list in force at a time, the draft beside it, and all versions. */
  prices: adminProcedure
    .input(pricesInput.optional())
    .output(syncOutput(pricesOutput))
    .query(({ ctx, input }) => getPrices(ctx.deps, input ?? {})),

  savePricesDraft: adminProcedure
    .input(savePricesDraftInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await savePricesDraft(ctx.deps, ctx.user, input);
      return {};
    }),

  discardPricesDraft: adminProcedure
    .input(discardPricesDraftInput.optional())
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await discardPricesDraft(ctx.deps, input ?? {});
      return {};
    }),

  publishPrices: provenAdminProcedure
    .input(publishPricesInput)
    .output(syncOutput(publishPricesOutput))
    .mutation(({ ctx, input }) => publishPrices(ctx.deps, ctx.user, input)),

  /** Ends an organization's own list. */
  withdrawPrices: provenAdminProcedure
    .input(withdrawPricesInput)
    .output(syncOutput(publishPricesOutput))
    .mutation(({ ctx, input }) => withdrawPrices(ctx.deps, ctx.user, input)),

  ...companyProcedures,
  ...moneyProcedures,
  ...exchangeRateProcedures,
  ...payProcedures,
  ...revisionRuleProcedures,
  ...importsProcedures,

  authenticators: adminProcedure
    .input(authenticatorsInput.optional())
    .output(syncOutput(adminAuthenticators))
    .query(({ ctx, input }) => getAuthenticators(ctx.deps, input)),

  commissions: adminProcedure
    .input(empty.optional())
    .output(syncOutput(commissionList))
    .query(({ ctx }) => getCommissions(ctx.deps)),

  setCommission: provenAdminProcedure
    .input(setCommissionInput)
    .output(syncOutput(commissionList))
    .mutation(async ({ ctx, input }) => {
      await setCommission(ctx.deps, ctx.user, input);
      return getCommissions(ctx.deps);
    }),

  endCommission: provenAdminProcedure
    .input(idInput)
    .output(syncOutput(commissionList))
    .mutation(async ({ ctx, input }) => {
      await endCommission(ctx.deps, ctx.user, input.id);
      return getCommissions(ctx.deps);
    }),

  /** Findings that staff passed with a reason in the last days, per person and rule. */
  answeredFindings: adminProcedure
    .input(answeredFindingsInput)
    .output(syncOutput(adminAnsweredFindings))
    .query(({ ctx, input: { days } }) =>
      ctx.deps.replica.read(ctx, (db) => countAnsweredFindings(db, { now: ctx.deps.now(), days })),
    ),

  /** What authenticators approved, corrected and rejected, newest first. */
  activities: adminProcedure
    .input(activitiesInput)
    .output(syncOutput(adminActivities))
    .query(async ({ ctx, input: { search, status, authenticatorId = null, ...pagination } }) => {
      const page = toPage(pagination, limits.pageSizeAdmin);
      const filter = { search, action: status, authenticatedBy: authenticatorId };
      const list = await ctx.deps.replica.read(ctx, (db) => listActivities(db, { ...filter, page }));
      return { ...list, page: page.page, pageSize: page.pageSize };
    }),

  auditLog: adminProcedure
    .input(auditLogInput)
    .output(syncOutput(auditLog))
    .query(async ({ ctx, input: { page: number, pageSize, ...filter } }) => {
      const page = toPage({ page: number, pageSize }, limits.pageSizeAdmin);
      const list = await ctx.deps.replica.read(ctx, (db) => listAuditLog(db, { ...filter, page }));
      return { ...list, page: page.page, pageSize: page.pageSize };
    }),

  offeredPaperSteps: adminProcedure
    .input(empty.optional())
    .output(syncOutput(offeredPaperSteps))
    .query(({ ctx }) => getOfferedPaperSteps(ctx.deps)),

  offerPaperSteps: provenAdminProcedure
    .input(offerPaperStepsInput)
    .output(syncOutput(offeredPaperSteps))
    .mutation(({ ctx, input }) => offerPaperSteps(ctx.deps, ctx.user, input)),

  signingKey: adminProcedure
    .input(empty.optional())
    .output(syncOutput(signingKeyStatus))
    .query(async ({ ctx: { deps } }) => ({
      ...(await deps.signing.health()),
      hasTimestamps: deps.signing.timestamps !== null,
    })),

  /** Work that needs staff: failed jobs, calls and mails, and stalled paid orders. Oldest first. */
  stuckWork: adminProcedure
    .input(failedWorkInput.optional())
    .output(syncOutput(stuckWork))
    .query(({ ctx, input }) => getFailedWork(ctx.deps, toPage(input ?? { page: 1 }, limits.pageSizeAdmin))),

  retryAllWork: adminProcedure
    .input(retryAllInput)
    .output(syncOutput(retryAllOutput))
    .mutation(({ ctx, input }) => retryAllWork(ctx.deps, ctx.user, input.kind)),

  retryWork: adminProcedure
    .input(retryWorkInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await retryWork(ctx.deps, ctx.user, input.id);
      return {};
    }),
});
