import type { Harness } from './harness.ts';

/** Columns and rows of promises and mailed copies. */

export const bostonAddress = {
  name: 'Ana Souza',
  line1: '1 Beacon Street',
  line2: '',
  city: 'Boston',
  state: 'MA',
  zip: '02108',
} as const;

/** The copy on paper of a document, as ordered. */
export async function buildMailing(h: Harness, { id, createdAt }: { id: string; createdAt: Date }): Promise<void> {
  const address = JSON.stringify(bostonAddress);
  await h.db
    .insertInto('mailings')
    .values({
      documentId: id,
      address,
      carrier: null,
      trackingNumber: null,
      sentBy: null,
      createdAt,
      updatedAt: createdAt,
    })
    .execute();
}

/** A standard promise by the clock, whatever the calendar. */
export function promiseFrom(orderedAt: Date) {
  const after = (hours: number) => new Date(orderedAt.getTime() + hours * 60 * 60 * 1000);
  return { orderedAt, soonAt: after(36), urgentAt: after(43.2), dueAt: after(48) };
}
