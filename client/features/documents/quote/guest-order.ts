import type { OrderOptions } from '#client/features/documents/order/draft.ts';
import type { QueueItem } from '#client/features/documents/upload-queue/queue-item.ts';
import { dropQuote } from '#client/lib/kept-quote.ts';
import { currentPrices } from '#client/lib/prices.ts';
import { startCheckout } from '#client/lib/start-checkout.ts';
import { trpcClient } from '#client/lib/trpc.ts';
import { uploadFile } from '#client/lib/upload.ts';
import { currentLocale } from '#client/ui/words.ts';
import { recipientOf } from '#shared/certificate/recipients.ts';
import type { SourceLanguage } from '#shared/languages.ts';
import { uploadOutput } from '#shared/schemas/uploads.ts';

interface GuestOrder {
  email: string;
  items: readonly QueueItem[];
  options: OrderOptions & { sourceLanguage: SourceLanguage };
  totalCents: number;
  /** In percent of all bytes. */
  onProgress: (percent: number) => void;
}

/**
 * Orders the files of a quote with an address alone, and leads to the card page. Repeated after a failure, it continues the same
 * order: papers keep their keys, and stored files are not sent again. Throws PRICE_CHANGED and the codes of the server.
 */
export async function orderAsGuest({ email, items, options, totalCents, onProgress }: GuestOrder): Promise<void> {
  const { translationType, isBankStatement, sourceLanguage, recipient, speed } = options;
  const choices = { translationType, isBankStatement, sourceLanguage, recipient: recipientOf(recipient), speed };
  const drafts = items.flatMap(({ draft }) => (draft.file ? [{ ...draft, file: draft.file }] : []));
  const { currency } = currentPrices();
  const { documents } = await trpcClient.payments.guestCheckout.mutate({
    email,
    locale: currentLocale(),
    currency,
    documents: drafts.map(({ filename, idempotencyKey }) => ({ filename, idempotencyKey, ...choices })),
  });
  const bytes = drafts.reduce((sum, { file }) => sum + file.size, 0);
  let stored = 0;
  for (const [index, { file }] of drafts.entries()) {
    const document = documents[index];
    if (document && !document.hasFile) {
      const before = stored;
      await uploadFile({
        url: `/files/documents/${document.id}`,
        file,
        parse: (answer) => uploadOutput.parse(answer),
        onProgress: (sent) => onProgress(Math.round((100 * (before + sent)) / bytes)),
      });
    }
    stored += file.size;
  }
  await startCheckout({ documentIds: documents.map(({ id }) => id), totalCents, currency });
  forgetQuote();
}

/** A browser without storage kept no files. */
function forgetQuote(): void {
  try {
    dropQuote();
  } catch (error) {
    console.info('The quote kept in this browser could not be dropped', error);
  }
}
