import { randomUUID } from 'node:crypto';
import type { BuiltUser } from './factories.ts';
import type { Harness } from './harness.ts';

type Terms = Parameters<ReturnType<Harness['caller']>['admin']['createCoupon']>[0];

/** A coupon that an admin made: 10 % unless set. */
export async function buildCoupon(h: Harness, admin: BuiltUser, terms: Partial<Terms> = {}): Promise<string> {
  const code = `T-${randomUUID().slice(0, 12)}`.toUpperCase();
  const off = terms.amount ? {} : { percent: 10 };
  await h.caller(admin).admin.createCoupon({ code, ...off, ...terms });
  return code;
}
