import { findNames } from '#server/features/auth/people.ts';
import { getRevisionReport } from '#server/features/revision/report.ts';
import { waiveRevision } from '#server/features/revision/requirement.ts';
import { adminProcedure, provenAdminProcedure, syncOutput } from '#server/trpc.ts';
import { empty } from '#shared/schemas/common.ts';
import { defaultRevisionRule } from '#shared/schemas/revision-rule.ts';
import {
  publishRevisionRuleInput,
  publishRevisionRuleOutput,
  revisionReportInput,
  revisionReportOutput,
  revisionRuleOutput,
  waiveRevisionInput,
} from '#shared/schemas/text-revision.ts';
import { describeFacts, publishAndRecord } from './published-facts.ts';

/** Procedures of the rule of revision, its waivers and its report, merged into the admin's router. */
export const revisionRuleProcedures = {
  /** Published rule of which translations need a second person's revision. */
  revisionRule: adminProcedure
    .input(empty.optional())
    .output(syncOutput(revisionRuleOutput))
    .query(async ({ ctx }) => {
      const { sampleEvery, splitAbovePages } = defaultRevisionRule;
      const brought = { services: [], accountIds: [], pairs: [], sampleEvery, splitAbovePages };
      const facts = await describeFacts(ctx.deps, { kind: 'revision' }, brought);
      const names = await findNames(ctx.deps.db, facts.facts.accountIds);
      return { ...facts, accounts: [...names].map(([id, name]) => ({ id, name })) };
    }),

  /** Publishes what is revised from then on; papers that were asked about before keep their answer. */
  publishRevisionRule: provenAdminProcedure
    .input(publishRevisionRuleInput)
    .output(syncOutput(publishRevisionRuleOutput))
    .mutation(async ({ ctx, input }) => {
      const { id, version, validFrom } = await publishAndRecord(ctx.deps, ctx.user, { kind: 'revision', ...input });
      return { id, version, validFrom };
    }),

  /** Lets a paper be certified without a revision, for a reason that is kept. */
  waiveRevision: adminProcedure
    .input(waiveRevisionInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await waiveRevision(ctx.deps, ctx.user, input);
      return {};
    }),

  /** Share of revised papers, and errors by kind and translator. */
  revisionReport: adminProcedure
    .input(revisionReportInput)
    .output(syncOutput(revisionReportOutput))
    .query(({ ctx, input }) => getRevisionReport(ctx.deps, { days: input?.days ?? 90 })),
};
