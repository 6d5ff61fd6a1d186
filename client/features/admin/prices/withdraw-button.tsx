import { useState } from 'react';
import { ConfirmDialog } from '#client/lib/confirm-dialog.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { ReasonLine } from '#client/ui/form/reason-line.tsx';
import type { PricePlace } from './price-draft.ts';

/** Ends the list of an organization or a currency. */
export function WithdrawButton({ place, basedOn }: { place: PricePlace; basedOn: number }) {
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
        description={`From then on ${place.currency === undefined ? 'the organization has' : 'its customers have'} the house’s list. Prices that were shown hold for 24 hours, and saved quotes until they end.`}
        confirmLabel="End the list"
        mutation={withdraw}
        isComplete={!isReasonless}
        onConfirm={() => withdraw.mutate({ ...place, basedOn, reason: reason.trim() })}
      >
        {(isSubmitted) => (
          <ReasonLine
            error={isSubmitted && isReasonless ? 'Say why the list ends.' : undefined}
            value={reason}
            onChange={setReason}
          />
        )}
      </ConfirmDialog>
    </>
  );
}
