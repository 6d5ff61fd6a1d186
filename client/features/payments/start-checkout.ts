import { isMobileDevice } from '#client/lib/device.ts';
import { trpcClient } from '#client/lib/trpc.ts';

/** Opens the card provider's page for these documents at exactly this price. Throws PRICE_CHANGED, ALREADY_PAID, CHECKOUT_FAILED. */
export async function startCheckout(documentIds: string[], totalCents: number): Promise<void> {
  const { url } = await trpcClient.payments.createCheckoutSession.mutate({
    documentIds,
    expectedTotalCents: totalCents,
    isMobile: isMobileDevice(),
  });
  window.location.assign(url);
}
