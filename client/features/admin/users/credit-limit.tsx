import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { useOpened } from '#client/ui/use-opened.ts';
import { formatMoney, houseCurrency, inHouse } from '#shared/money.ts';
import type { AdminUserView } from '#shared/schemas/admin.ts';

const CreditLimitDialog = lazyPart(async () => (await import('./credit-limit-dialog.tsx')).CreditLimitDialog, {
  failure: 'atFoot',
});

/** Debt and credit limit of an organization, with the dialog that sets the limit. */
export function CreditLimit({ user }: { user: AdminUserView }) {
  const { id, name, email, creditLimitCents, dueCents, isOverdue } = user;
  const [isOpen, setIsOpen] = useState(false);
  const hasOpened = useOpened(isOpen);
  return (
    <>
      {creditLimitCents === null ? null : <span>On account up to {formatMoney(inHouse(creditLimitCents))}</span>}
      {dueCents > 0 ? (
        <span className={isOverdue ? 'text-warn' : 'text-ink'}>
          Owes <Money cents={dueCents} currency={houseCurrency} />
          {isOverdue ? ', overdue' : ''}
        </span>
      ) : null}
      <Button
        size="sm"
        variant="secondary"
        aria-label={`Credit limit of ${name ?? email}`}
        onClick={() => setIsOpen(true)}
      >
        Credit limit…
      </Button>
      <ButtonLink
        size="sm"
        variant="secondary"
        render={<Link to="/admin/prices" search={{ account: id }} aria-label={`Prices of ${name ?? email}`} />}
      >
        Prices…
      </ButtonLink>
      {hasOpened ? <CreditLimitDialog user={user} open={isOpen} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
