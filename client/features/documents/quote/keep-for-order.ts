import type { SessionUser } from '#shared/schemas/auth.ts';
import { keepQuote } from '#client/lib/kept-quote.ts';
import { keepVisitorFiles, visitorId } from '#client/lib/pending-files.ts';
import { pendingOfDraft, type OrderOptions } from '#client/features/documents/order/draft.ts';
import type { QueueItem } from '#client/features/documents/upload-queue/queue-item.ts';

interface QuoteToKeep {
  options: OrderOptions;
  totalCents: number;
  /** Null for a visitor. */
  user: SessionUser | null;
}

/** Keeps the files of a quote in this browser until they are ordered; false if it stores none. */
export async function keepForOrder(
  items: readonly QueueItem[],
  { options, totalCents, user }: QuoteToKeep,
): Promise<boolean> {
  const files = items.flatMap(({ draft }) =>
    draft.file ? pendingOfDraft({ ...draft, file: draft.file }, options, visitorId) : [],
  );
  try {
    await keepVisitorFiles(files);
    const filename = files[0]?.file.name ?? '';
    keepQuote({ ids: files.map(({ id }) => id), filename, totalCents, email: user?.email ?? null });
    return true;
  } catch (error) {
    console.info('The files of the quote cannot be kept', error);
    return false;
  }
}
