import { Link } from '@tanstack/react-router';
import { formatCents } from '#shared/money.ts';
import { quote } from '#shared/pricing.ts';
import type { DocumentView } from '#shared/schemas/documents.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { joinIds } from '#client/features/documents/order/open-drafts.ts';

export interface ResumePaymentProps {
  /** Unpaid drafts whose files are stored; they are paid together. */
  documents: readonly DocumentView[];
  variant?: 'primary' | 'secondary';
  size?: 'sm' | 'lg';
  /** In the place of `Resume payment`; the total follows it. */
  label?: string;
}

/** Leads to the answers of these drafts, which are checked before the card page. */
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
