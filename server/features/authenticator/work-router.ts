import { passOn } from '#server/features/team/assignment.ts';
import { getMyWork } from '#server/features/team/my-work.ts';
import { answerOffer, listOffers } from '#server/features/team/offers.ts';
import { addAbsence, getWorkingTime, removeAbsence, saveWorkingTime } from '#server/features/team/working-time.ts';
import { staffProcedure, syncOutput } from '#server/trpc.ts';
import { empty } from '#shared/schemas/common.ts';
import {
  addAbsenceInput,
  answerOfferInput,
  myWorkOutput,
  offersOutput,
  passOnInput,
  removeAbsenceInput,
  saveWorkingTimeInput,
  workingTimeOutput,
} from '#shared/schemas/team.ts';

/** Procedures of a person's own work, time and offers, merged into the authenticator's router. */
export const workProcedures = {
  /** The caller's papers by due time, offers, absences and next days. */
  myWork: staffProcedure
    .input(empty.optional())
    .output(syncOutput(myWorkOutput))
    .query(({ ctx }) => getMyWork(ctx.deps, ctx.deps.db, ctx.user)),

  /** Papers that are offered to the caller. */
  offers: staffProcedure
    .input(empty.optional())
    .output(syncOutput(offersOutput))
    .query(async ({ ctx }) => ({ items: await listOffers(ctx.deps, ctx.deps.db, ctx.user) })),

  /** Accepts or declines an offer. */
  answerOffer: staffProcedure
    .input(answerOfferInput)
    .output(syncOutput(offersOutput))
    .mutation(async ({ ctx, input }) => {
      await answerOffer(ctx.deps, ctx.user, input);
      return { items: await listOffers(ctx.deps, ctx.deps.db, ctx.user) };
    }),

  /** Passes a paper that is assigned to the caller on to a colleague. */
  passOn: staffProcedure
    .input(passOnInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await passOn(ctx.deps, ctx.user, input);
      return {};
    }),

  /** The caller's working time and absences. */
  workingTime: staffProcedure
    .input(empty.optional())
    .output(syncOutput(workingTimeOutput))
    .query(({ ctx }) => getWorkingTime(ctx.deps, ctx.user.id)),

  saveWorkingTime: staffProcedure
    .input(saveWorkingTimeInput)
    .output(syncOutput(workingTimeOutput))
    .mutation(({ ctx, input }) => saveWorkingTime(ctx.deps, ctx.user, { ...input, userId: ctx.user.id })),

  addAbsence: staffProcedure
    .input(addAbsenceInput)
    .output(syncOutput(workingTimeOutput))
    .mutation(({ ctx, input }) => addAbsence(ctx.deps, ctx.user, { ...input, userId: ctx.user.id })),

  removeAbsence: staffProcedure
    .input(removeAbsenceInput)
    .output(syncOutput(workingTimeOutput))
    .mutation(({ ctx, input }) => removeAbsence(ctx.deps, ctx.user, { ...input, ofAnybody: false })),
};
