import { currentLocale } from '#client/ui/words.ts';
import { isMobileDevice } from './device.ts';
import { trpcClient } from './trpc.ts';

/** Opens checkout for these documents at this total. Throws PRICE_CHANGED, ALREADY_PAID, CHECKOUT_FAILED, QUOTE_EXPIRED. */
export async function startCheckout(order: {
  documentIds: string[];
  totalCents: number;
  quoteId?: string;
}): Promise<void> {
  const { documentIds, totalCents, quoteId } = order;
  const { url } = await trpcClient.payments.createCheckoutSession.mutate({
    documentIds,
    expectedTotalCents: totalCents,
    ...(quoteId !== undefined && { quoteId }),
    isMobile: isMobileDevice(),
    locale: currentLocale(),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  window.location.assign(url);
}
