import { listPastOrders } from '#server/features/documents/imported-orders.ts';
import { adminProcedure, syncOutput } from '#server/trpc.ts';
import { empty } from '#shared/schemas/common.ts';
import { importsOutput, pastOrdersInput, pastOrdersOutput } from '#shared/schemas/imports.ts';
import { listImports } from './queries.ts';

/** Joins `admin`. */
export const importsProcedures = {
  /** The last imports from another system. */
  imports: adminProcedure
    .input(empty.optional())
    .output(syncOutput(importsOutput))
    .query(async ({ ctx }) => ({ items: await listImports(ctx.deps.db) })),

  /** Orders of another system, newest first. */
  pastOrders: adminProcedure
    .input(pastOrdersInput)
    .output(syncOutput(pastOrdersOutput))
    .query(({ ctx, input }) => listPastOrders(ctx.deps, input)),
};
