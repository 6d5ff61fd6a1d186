import { isoTime } from '#shared/schemas/common.ts';

export interface StoredEvent {
  eventId: string;
  type: string;
  happenedAt: Date | string;
  accountId: string;
  isTest: boolean;
  data: Record<string, unknown>;
}

/** The body of an event's webhooks (`WebhookPayload`): the same bytes at each retry, and in the delivery log. */
export function payloadOf({ eventId, type, happenedAt, accountId, isTest, data }: StoredEvent): string {
  return JSON.stringify({ id: eventId, type, timestamp: isoTime(happenedAt), account: accountId, isTest, data });
}
