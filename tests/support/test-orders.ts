import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Rest } from './api-keys.ts';
import { pdfOf } from './pdf-fixtures.ts';

const uploaded = z.object({ quote: z.object({ totalCents: z.number() }) });
const checkout = z.object({ sessionId: z.string() });

export interface TestOrder {
  id: string;
  sessionId: string;
}

export const idOf = (body: unknown): string => z.object({ id: z.string() }).parse(body).id;

/** An order by test key that waits for its payment. */
export async function placeTestOrder(by: Rest, { pages = 1, speed = 'standard' } = {}): Promise<TestOrder> {
  const made = await by.post('documents/create', { filename: 'birth.pdf', speed, idempotencyKey: randomUUID() });
  const id = idOf(made.body);
  const { quote } = uploaded.parse((await by.upload(id, await pdfOf(pages))).body);
  const opened = await by.post('payments/createCheckoutSession', {
    documentIds: [id],
    expectedTotalCents: quote.totalCents,
  });
  return { id, sessionId: checkout.parse(opened.body).sessionId };
}
