import type { z } from 'zod';
import type { totpStatusOutput } from '#shared/schemas/second-factor.ts';

/** One's own two-step sign-in, as the server tells it. */
export type TotpStatus = z.output<typeof totpStatusOutput>;

/** What one can do about it. */
export type SecondFactorTask = 'set-up' | 'renew' | 'turn-off';
