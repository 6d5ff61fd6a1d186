import { assign } from '#server/features/team/assignment.ts';
import { getBoard } from '#server/features/team/board.ts';
import { getTeam } from '#server/features/team/team-month.ts';
import { addAbsence, removeAbsence, saveWorkingTime } from '#server/features/team/working-time.ts';
import { adminProcedure, provenAdminProcedure, syncOutput } from '#server/trpc.ts';
import { empty } from '#shared/schemas/common.ts';
import { defaultRouting } from '#shared/schemas/routing.ts';
import {
  addMemberAbsenceInput,
  boardInput,
  boardOutput,
  moveReviewInput,
  moveReviewOutput,
  publishRoutingInput,
  publishRoutingOutput,
  removeAbsenceInput,
  routingOutput,
  saveMemberTimeInput,
  teamInput,
  teamOutput,
  workingTimeOutput,
} from '#shared/schemas/team.ts';
import { describeFacts, publishAndRecord } from './published-facts.ts';

/** Procedures of the team's time, the board and the routing, merged into the admin's router. */
export const teamProcedures = {
  /** Capacity and due pages of a month by person and day. */
  team: adminProcedure
    .input(teamInput)
    .output(syncOutput(teamOutput))
    .query(({ ctx, input }) => getTeam(ctx.deps, { db: ctx.deps.db, actor: ctx.user }, input)),

  /** Sets any person's working time. */
  saveWorkingTime: adminProcedure
    .input(saveMemberTimeInput)
    .output(syncOutput(workingTimeOutput))
    .mutation(({ ctx, input }) => saveWorkingTime(ctx.deps, ctx.user, input)),

  addAbsence: adminProcedure
    .input(addMemberAbsenceInput)
    .output(syncOutput(workingTimeOutput))
    .mutation(({ ctx, input }) => addAbsence(ctx.deps, ctx.user, input)),

  removeAbsence: adminProcedure
    .input(removeAbsenceInput)
    .output(syncOutput(workingTimeOutput))
    .mutation(({ ctx, input }) => removeAbsence(ctx.deps, ctx.user, { ...input, ofAnybody: true })),

  /** A week's papers by person and day, and unassigned ones. */
  board: adminProcedure
    .input(boardInput)
    .output(syncOutput(boardOutput))
    .query(({ ctx, input }) => getBoard(ctx.deps, ctx.deps.db, input)),

  /** Reassigns a paper; conflicts if its holder differs from the caller's board. */
  moveReview: adminProcedure
    .input(moveReviewInput)
    .output(syncOutput(moveReviewOutput))
    .mutation(async ({ ctx, input }) => {
      await assign(ctx.deps, ctx.user, input);
      return { assignedToId: input.to };
    }),

  /** Routing settings in force and their published versions. */
  routing: adminProcedure
    .input(empty.optional())
    .output(syncOutput(routingOutput))
    .query(({ ctx }) => describeFacts(ctx.deps, { kind: 'routing' }, { ...defaultRouting, kinds: [] })),

  publishRouting: provenAdminProcedure
    .input(publishRoutingInput)
    .output(syncOutput(publishRoutingOutput))
    .mutation(async ({ ctx, input }) => {
      const { id, version, validFrom } = await publishAndRecord(ctx.deps, ctx.user, { kind: 'routing', ...input });
      return { id, version, validFrom };
    }),
};
