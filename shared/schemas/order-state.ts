import { z } from 'zod';
import { currencies } from '#shared/money.ts';
import { orderBadges, orderStages, orderStates, stateSays } from '#shared/order-state.ts';
import { cents, timestamp } from './common.ts';

/** The state of an order for its customer, derived by shared/order-state.ts. */
export const orderStateView = z.object({
  state: z.enum(orderStates),
  /** In the owner's language and the time zone in which they paid. */
  sentence: z.string(),
  /** Until when cancelling is free, unless work begins earlier; null if it is not free. */
  freeToCancelUntil: timestamp.nullable(),
  /** Next deadline or event; null while nothing is pending, or the clock is paused. */
  nextAt: timestamp.nullable(),
  /** The status word of lists, in English. */
  badge: z.enum(orderBadges),
  tone: z.enum(['idle', 'info', 'ok', 'error', 'warn']),
  /** Stage of the order between payment and delivery. */
  stage: z.enum(orderStages),
  /** The sentences of `sentence` with their times, for readers of other languages and zones. */
  says: z.array(
    z.object({
      say: z.enum(stateSays),
      at: timestamp.optional(),
      count: z.number().int().optional(),
      money: z.object({ cents, currency: z.enum(currencies) }).optional(),
    }),
  ),
});
