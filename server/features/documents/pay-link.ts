import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { openPayload, signPayload } from '#server/platform/http/signed-token.ts';

/** Payment links of desk orders. Signed, not stored, so staff can look one up at any time. */

const purpose = 'pay-link';
const payload = z.object({ order: z.uuid() });

export function makePayLink({ env }: Pick<Deps, 'env'>, orderId: string): string {
  return `${env.publicUrl}/pay?order=${signPayload(env.appSecrets[0], purpose, { order: orderId })}`;
}

/** The order of a link; undefined for any other text. */
export function openPayLink({ env }: Pick<Deps, 'env'>, token: string): string | undefined {
  const opened = payload.safeParse(openPayload(env.appSecrets, purpose, token));
  return opened.data?.order;
}
