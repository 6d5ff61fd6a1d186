import { Link } from '@tanstack/react-router';
import { MemberOnly } from '#client/features/auth/organizations/member-only.tsx';
import { joinIds } from '#client/features/documents/order/open-drafts.ts';
import { formatPrice, usePrices } from '#client/lib/prices.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { words } from '#client/ui/words.ts';
import { quote } from '#shared/pricing.ts';
import type { DocumentView } from '#shared/schemas/documents.ts';

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
  const t = words('payments');
  const prices = usePrices();
  const [only, ...others] = documents;
  const text = label ?? t('resume');
  return (
    <MemberOnly right="pay" isQuiet>
      <ButtonLink
        size={size}
        wide={size === 'lg'}
        variant={variant}
        render={
          <Link
            to="/dashboard/check"
            search={{ documents: joinIds(documents.map(({ id }) => id)) }}
            aria-label={only && others.length === 0 ? t('resumeOf', { action: text, name: only.filename }) : undefined}
          />
        }
      >
        {others.length === 0
          ? text
          : t('resumeTotal', { action: text, total: formatPrice(quote(documents, prices).totalCents) })}
      </ButtonLink>
    </MemberOnly>
  );
}
