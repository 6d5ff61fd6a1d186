import type { DeliveryView } from '#shared/schemas/authenticator.ts';
import { Card } from '#client/ui/layout/card.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { ClientButton } from '#client/features/authenticator/workspace/client-button.tsx';
import { DeliveryActions } from './delivery-actions.tsx';
import { AuthenticatedBy, DeliveryDetails, DeliveryLanguage } from './history-columns.tsx';

/** A delivered translation on a phone. */
export function HistoryCard({ delivery }: { delivery: DeliveryView }) {
  return (
    <Card as="article">
      <div className="flex items-start justify-between gap-x-3">
        <h3 className="min-w-0 pt-2.5 font-semibold wrap-anywhere">
          <bdi>{delivery.filename}</bdi>
        </h3>
        <DeliveryActions delivery={delivery} />
      </div>
      <div className="mt-3 grid grid-cols-2 gap-4 border-t border-line pt-3 text-sm">
        <ClientButton
          title="Client Information"
          userId={delivery.userId}
          name={delivery.clientName ?? delivery.userName}
          email={delivery.userEmail}
        />
        <DeliveryDetails delivery={delivery} />
        <DeliveryLanguage delivery={delivery} />
        <span>
          <Money cents={delivery.totalCostCents} className="block font-semibold" />
          <DateTime value={delivery.createdAt} format="date" className="text-xs text-ink-2" />
        </span>
        <span className="col-span-2">
          <span className="block text-xs text-ink-2">Authenticated By</span>
          <AuthenticatedBy delivery={delivery} />
        </span>
      </div>
    </Card>
  );
}
