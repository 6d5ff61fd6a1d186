import type { Request } from 'express';
import { AppError } from '#server/errors.ts';
import { deliveryHeader, isSignedBy, signatureHeader, timestampHeader } from '#server/platform/integrations/hmac.ts';
import { limits } from '#shared/limits.ts';

/** Verifies a signed webhook; returns its delivery id, the same for every retry. Throws WEBHOOK_UNAUTHORIZED, WEBHOOK_STALE. */
export function verifySignedCall(
  { now }: { now: () => Date },
  secrets: readonly string[] | undefined,
  { request, body }: { request: Request; body: Buffer },
): string {
  const timestamp = Number(request.get(timestampHeader) ?? NaN);
  const signature = request.get(signatureHeader);
  const deliveryId = request.get(deliveryHeader);
  if (!secrets || !signature || !deliveryId || deliveryId.length > 200 || !Number.isInteger(timestamp)) {
    throw new AppError('WEBHOOK_UNAUTHORIZED');
  }
  if (!isSignedBy(secrets, { timestamp, body, signature })) throw new AppError('WEBHOOK_UNAUTHORIZED');
  if (Math.abs(now().getTime() - timestamp * 1000) > limits.webhookSkewMs) throw new AppError('WEBHOOK_STALE');
  return deliveryId;
}
