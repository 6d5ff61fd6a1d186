import '../run/die-with-parent.ts';
import { measureCoupons } from './company/coupon-race.ts';
import { measureReceived } from './company/double-presses.ts';
import { measureNumbers } from './company/invoice-numbers.ts';
import { measurePublishing } from './company/publish-under-load.ts';
import type { Finding } from './goals.ts';
import { withPromises, type PromiseEnvironment } from './promise/environment.ts';
import { runParts } from './run-parts.ts';

/* What the house publishes of itself while customers order. Exits non-zero on a missed goal. */

const parts: Record<string, (environment: PromiseEnvironment) => Promise<Finding[]>> = {
  publishing: measurePublishing,
  received: measureReceived,
  coupons: measureCoupons,
  invoices: measureNumbers,
};

await runParts(parts, withPromises);
