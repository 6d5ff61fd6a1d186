import { Link } from '@tanstack/react-router';
import { formatCents } from '#shared/money.ts';
import { quote } from '#shared/pricing.ts';
import type { DocumentView } from '#shared/schemas/documents.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { joinIds } from '#client/features/documents/order/open-drafts.ts';

export interface ResumePaymentProps {
  /** Unpaid drafts with stored files, paid together. */
  documents: readonly DocumentView[];
  variant?: 'primary' | 'secondary';
  size?: 'sm' | 'lg';
  /** Replaces `Resume payment`; followed by the total. */
  label?: string;
}

/** Links to the check page of these drafts. */
export function ResumePayment({ documents, variant, size = 'sm', label }: ResumePaymentProps) {
  const [only, ...others] = documents;
  const text = label ?? 'Resume payment';
  return (
    <ButtonLink
      size={size}
      wide={size === 'lg'}
      variant={variant}
      render={
        <Link
          to="/dashboard/check"
          search={{ documents: joinIds(documents.map(({ id }) => id)) }}
          aria-label={only && others.length === 0 ? `${text} of ${only.filename}` : undefined}
        />
      }
    >
      {others.length === 0 ? text : `${text}, ${formatCents(quote(documents).totalCents)}`}
    </ButtonLink>
  );
}
