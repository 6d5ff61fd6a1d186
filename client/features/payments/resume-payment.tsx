import { useMutation } from '@tanstack/react-query';
import type { DocumentView } from '#shared/schemas/documents.ts';
import { describeError } from '../../lib/error-message.ts';
import { useToast } from '../../ui/use-toast.ts';
import { Button } from '../../ui/button.tsx';
import { startCheckout } from './start-checkout.ts';

/** Goes back to the card page for a draft whose file is stored, at the price shown beside it. */
export function ResumePayment({ document, variant }: { document: DocumentView; variant?: 'primary' | 'secondary' }) {
  const toast = useToast();
  const checkout = useMutation({
    mutationFn: () => startCheckout([document.id], document.totalCostCents),
    onError: (error) => {
      toast.show({
        tone: 'error',
        title: 'The card page could not be opened',
        description: describeError(error, 'CHECKOUT_FAILED').text,
      });
    },
  });
  return (
    <Button
      size="sm"
      variant={variant}
      busy={checkout.isPending || checkout.isSuccess}
      aria-label={`Resume payment of ${document.filename}`}
      onClick={() => {
        if (!checkout.isPending && !checkout.isSuccess) checkout.mutate();
      }}
    >
      Resume payment
    </Button>
  );
}
