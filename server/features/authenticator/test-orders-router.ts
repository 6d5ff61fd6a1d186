import { advanceTestClock, readTestClock } from '#server/features/auth/sandbox.ts';
import { router, syncOutput, userProcedure } from '#server/trpc.ts';
import { empty } from '#shared/schemas/common.ts';
import { advanceTestClockInput, setTestOrderInput, testClock } from '#shared/schemas/test-orders.ts';
import { setTestOrder } from './test-orders.ts';

/** Joins `documents`. */
export const testOrdersRouter = router({
  /** The sandbox's clock. */
  testClock: userProcedure
    .input(empty.optional())
    .output(syncOutput(testClock))
    .query(({ ctx }) => readTestClock(ctx.deps)),

  /** Moves the sandbox's clock forward: promises, expiries and retention follow. */
  advanceTestClock: userProcedure
    .input(advanceTestClockInput)
    .output(syncOutput(testClock))
    .mutation(({ ctx, input }) => advanceTestClock(ctx.deps, input)),

  /** Holds a test order in review, or puts it into the state that staff would. */
  setTestOrder: userProcedure
    .input(setTestOrderInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await setTestOrder(ctx.deps, ctx.user, input);
      return {};
    }),
});
