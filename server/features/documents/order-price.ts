import type { Selectable } from 'kysely';
import type { Deps } from '#server/deps.ts';
import type { DocumentsTable } from '#server/platform/db/tables.ts';
import { priceLine, quote, type Quote } from '#shared/pricing.ts';

/** What an order costs alone, or by the list that it was ordered by. */
export async function priceOf({ company }: Deps, document: Selectable<DocumentsTable>): Promise<Quote> {
  const { priceVersionId, totalCostCents, userId: scope } = document;
  if (document.paymentStatus === 'unpaid') return quote([document], (await company.inForce('prices', { scope })).facts);
  const kept = priceVersionId === null ? undefined : await company.byId('prices', priceVersionId);
  const { facts } = kept ?? (await company.inForce('prices', { scope, at: document.createdAt }));
  const line = priceLine(document, facts);
  const topUpCents = totalCostCents - line.totalCents;
  const rest = topUpCents > 0 ? { topUpCents } : topUpCents < 0 ? { discountCents: -topUpCents } : {};
  const whole = { ...line, ...rest, totalCents: totalCostCents };
  return { lines: [whole], totalCents: whole.totalCents, currency: facts.currency };
}
