import { useState } from 'react';
import { PublishReason } from '#client/features/admin/facts/publish-reason.tsx';
import { ConfirmDialog } from '#client/lib/confirm-dialog.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';

/** Ends an organization's own list. */
export function WithdrawButton({ accountId, basedOn }: { accountId: string; basedOn: number }) {
  const utils = trpc.useUtils();
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const isReasonless = reason.trim().length < 3;
  const withdraw = trpc.admin.withdrawPrices.useMutation({
    onSuccess: () => setIsOpen(false),
    onSettled: () => utils.admin.prices.invalidate(),
  });
  return (
    <>
      <Button size="sm" variant="secondary" className="mt-4" onClick={() => setIsOpen(true)}>
        End this list…
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        tone="primary"
        title="End this list"
        description="From then on the organization has the house’s list. Prices that it was shown hold for 24 hours, and its saved quotes until they end."
        confirmLabel="End the list"
        mutation={withdraw}
        isComplete={!isReasonless}
        onConfirm={() => withdraw.mutate({ accountId, basedOn, reason: reason.trim() })}
      >
        {(isSubmitted) => (
          <PublishReason
            error={isSubmitted && isReasonless ? 'Say why the list ends.' : undefined}
            value={reason}
            onChange={setReason}
          />
        )}
      </ConfirmDialog>
    </>
  );
}
