import { currentLocale } from '#client/ui/words.ts';
import type { Currency } from '#shared/money.ts';
import { isMobileDevice } from './device.ts';
import { trpcClient } from './trpc.ts';

/** Opens checkout for these documents at this total. Throws PRICE_CHANGED, ALREADY_PAID, CHECKOUT_FAILED, QUOTE_EXPIRED, COUPON_USED_UP. */
export async function startCheckout(order: {
  documentIds: string[];
  totalCents: number;
  currency: Currency;
  quoteId?: string;
  coupon?: string;
}): Promise<void> {
  const { documentIds, totalCents, currency, quoteId, coupon } = order;
  const { url } = await trpcClient.payments.createCheckoutSession.mutate({
    documentIds,
    expectedTotalCents: totalCents,
    currency,
    ...(quoteId !== undefined && { quoteId }),
    ...(coupon !== undefined && { coupon }),
    isMobile: isMobileDevice(),
    locale: currentLocale(),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  window.location.assign(url);
}
