import { PublishFacts } from '#client/features/admin/facts/publish-facts.tsx';
import { trpc, trpcClient } from '#client/lib/trpc.ts';
import type { ReadDraft } from './price-draft.ts';

export interface PublishDialogProps {
  draft: ReadDraft;
  accountId: string | undefined;
  basedOn: number;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onPublished: () => void;
}

/** Publishes the draft: since when, and why. */
export function PublishDialog({ draft, accountId, basedOn, open, onOpenChange, onPublished }: PublishDialogProps) {
  const utils = trpc.useUtils();
  const { lines, rushPercent, limits } = draft;
  return (
    <PublishFacts
      title="Publish these prices"
      description="Orders that are paid keep their prices. A price that somebody was shown holds for 24 hours."
      reasonError="Say why the prices change."
      open={open}
      onOpenChange={onOpenChange}
      publish={(details) =>
        trpcClient.admin.publishPrices.mutate({
          ...{ lines, rushPercent, limits, basedOn, ...details },
          ...(accountId !== undefined && { accountId }),
        })
      }
      onPublished={onPublished}
      onSettled={() => Promise.all([utils.admin.invalidate(), utils.documents.offer.invalidate()])}
    />
  );
}
