import { useState } from 'react';
import { RecordDialog } from '#client/features/admin/money/record-dialog.tsx';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { Button } from '#client/ui/button/button.tsx';
import { can } from '#shared/access.ts';
import { houseCurrency } from '#shared/money.ts';
import type { AdminDocumentDetails } from '#shared/schemas/admin.ts';

/** Starts an unpaid order with money that came by bank, cash or check. */
export function RecordForOrder({ document }: { document: AdminDocumentDetails }) {
  const user = useCurrentUser();
  const [isOpen, setIsOpen] = useState(false);
  if (document.paymentStatus !== 'unpaid' || !document.hasFile || !user || !can(user, 'account')) return null;
  const { id: orderId, filename: label, user: owner, totalCostCents: leftCents } = document;
  const target = { orderId, label, payer: owner.name ?? owner.email, leftCents, currency: houseCurrency };
  return (
    <>
      <Button size="sm" variant="secondary" className="mt-3" onClick={() => setIsOpen(true)}>
        Record payment…
      </Button>
      <RecordDialog target={isOpen ? target : undefined} onClose={() => setIsOpen(false)} />
    </>
  );
}
