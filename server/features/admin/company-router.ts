import { adminProcedure, provenAdminProcedure, syncOutput } from '#server/trpc.ts';
import {
  calendarInput,
  calendarOutput,
  previewCalendarInput,
  previewCalendarOutput,
  publishCalendarInput,
} from '#shared/schemas/calendar.ts';
import { claimsOutput, publishClaimInput, publishClaimOutput } from '#shared/schemas/claims.ts';
import { empty } from '#shared/schemas/common.ts';
import {
  legalTextsInput,
  legalTextsOutput,
  previewLegalTextInput,
  previewLegalTextOutput,
  publishLegalTextInput,
} from '#shared/schemas/legal.ts';
import {
  mailTextsInput,
  mailTextsOutput,
  previewMailInput,
  previewMailOutput,
  publishMailTextInput,
  sendMailPreviewOutput,
} from '#shared/schemas/mail-texts.ts';
import { draftPlace, publicationOutput, saveDraftInput } from '#shared/schemas/published-facts.ts';
import { confirmSetupInput, setupOutput } from '#shared/schemas/setup.ts';
import { publishSiteInput, siteOutput } from '#shared/schemas/site.ts';
import { getCalendar, previewCalendar, publishCalendar } from './calendars.ts';
import { listClaims, publishClaim } from './claims.ts';
import { getLegalTexts, previewLegalText, publishLegalText } from './legal-texts.ts';
import { getMailTexts, previewMailText, publishMailText, sendMailPreview } from './mail-wording.ts';
import { discardDraft, saveDraft } from './published-facts.ts';
import { confirmSetup, getSetup } from './setup.ts';
import { getSite, publishSite } from './site.ts';

/** Facts of the house: drafts, previews and publications. */
export const companyProcedures = {
  /** Keeps what is being edited, for everybody who may publish. */
  saveFactsDraft: adminProcedure
    .input(saveDraftInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await saveDraft(ctx.deps, ctx.user, input);
      return {};
    }),

  discardFactsDraft: adminProcedure
    .input(draftPlace)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await discardDraft(ctx.deps, input);
      return {};
    }),

  /** Steps of the set-up, and what a test order would cost and when it would be ready. */
  setup: adminProcedure
    .input(empty.optional())
    .output(syncOutput(setupOutput))
    .query(({ ctx }) => getSetup(ctx.deps, ctx.user)),

  confirmSetup: adminProcedure
    .input(confirmSetupInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await confirmSetup(ctx.deps, ctx.user, input);
      return {};
    }),

  site: adminProcedure
    .input(empty.optional())
    .output(syncOutput(siteOutput))
    .query(({ ctx }) => getSite(ctx.deps)),

  publishSite: provenAdminProcedure
    .input(publishSiteInput)
    .output(syncOutput(publicationOutput))
    .mutation(({ ctx, input }) => publishSite(ctx.deps, ctx.user, input)),

  claims: adminProcedure
    .input(empty.optional())
    .output(syncOutput(claimsOutput))
    .query(({ ctx }) => listClaims(ctx.deps)),

  publishClaim: provenAdminProcedure
    .input(publishClaimInput)
    .output(syncOutput(publishClaimOutput))
    .mutation(({ ctx, input }) => publishClaim(ctx.deps, ctx.user, input)),

  legalTexts: adminProcedure
    .input(legalTextsInput)
    .output(syncOutput(legalTextsOutput))
    .query(({ ctx, input }) => getLegalTexts(ctx.deps, input)),

  // Previews change nothing: mutations, since a draft is longer than an address may be.
  previewLegalText: adminProcedure
    .input(previewLegalTextInput)
    .output(syncOutput(previewLegalTextOutput))
    .mutation(({ ctx, input }) => previewLegalText(ctx.deps, input)),

  publishLegalText: provenAdminProcedure
    .input(publishLegalTextInput)
    .output(syncOutput(publicationOutput))
    .mutation(({ ctx, input }) => publishLegalText(ctx.deps, ctx.user, input)),

  calendar: adminProcedure
    .input(calendarInput)
    .output(syncOutput(calendarOutput))
    .query(({ ctx, input }) => getCalendar(ctx.deps, input)),

  previewCalendar: adminProcedure
    .input(previewCalendarInput)
    .output(syncOutput(previewCalendarOutput))
    .mutation(({ ctx, input }) => previewCalendar(ctx.deps, input)),

  publishCalendar: provenAdminProcedure
    .input(publishCalendarInput)
    .output(syncOutput(publicationOutput))
    .mutation(({ ctx, input }) => publishCalendar(ctx.deps, ctx.user, input)),

  mailTexts: adminProcedure
    .input(mailTextsInput)
    .output(syncOutput(mailTextsOutput))
    .query(({ ctx, input }) => getMailTexts(ctx.deps, input)),

  previewMail: adminProcedure
    .input(previewMailInput)
    .output(syncOutput(previewMailOutput))
    .mutation(({ ctx, input }) => previewMailText(ctx.deps, ctx.user, input)),

  sendMailPreview: adminProcedure
    .input(previewMailInput)
    .output(syncOutput(sendMailPreviewOutput))
    .mutation(({ ctx, input }) => sendMailPreview(ctx.deps, ctx.user, input)),

  publishMailText: provenAdminProcedure
    .input(publishMailTextInput)
    .output(syncOutput(publicationOutput))
    .mutation(({ ctx, input }) => publishMailText(ctx.deps, ctx.user, input)),
};
