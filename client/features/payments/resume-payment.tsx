import { useMutation } from '@tanstack/react-query';
import { formatCents } from '#shared/money.ts';
import { quote } from '#shared/pricing.ts';
import type { DocumentView } from '#shared/schemas/documents.ts';
import { describeError } from '../../lib/error-message.ts';
import { trpc } from '../../lib/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { MessageText } from '../../ui/message-text.tsx';
import { useToast } from '../../ui/use-toast.ts';
import { startCheckout } from './start-checkout.ts';

export interface ResumePaymentProps {
  /** Unpaid drafts whose files are stored; they are paid together. */
  documents: readonly DocumentView[];
  variant?: 'primary' | 'secondary';
  size?: 'sm' | 'lg';
  /** In the place of `Resume payment`; the total follows it. */
  label?: string;
}

/** Goes back to the card page for these drafts, at the price the button names. */
export function ResumePayment({ documents, variant, size = 'sm', label }: ResumePaymentProps) {
  const toast = useToast();
  const utils = trpc.useUtils();
  const { totalCents } = quote(documents);
  const checkout = useMutation({
    mutationFn: () =>
      startCheckout(
        documents.map((document) => document.id),
        totalCents,
      ),
    onError: (error) => {
      const { text, lang } = describeError(error, 'CHECKOUT_FAILED');
      toast.show({
        tone: 'error',
        title: 'The card page could not be opened',
        description: <MessageText text={text} lang={lang} />,
      });
      void utils.documents.invalidate();
    },
  });
  const isBusy = checkout.isPending || checkout.isSuccess;
  const [only, ...others] = documents;
  const text = label ?? 'Resume payment';
  return (
    <Button
      size={size}
      wide={size === 'lg'}
      variant={variant}
      busy={isBusy}
      aria-label={only && others.length === 0 ? `${text} of ${only.filename}` : undefined}
      onClick={() => {
        if (!isBusy) checkout.mutate();
      }}
    >
      {others.length === 0 ? text : `${text}, ${formatCents(totalCents)}`}
    </Button>
  );
}
