import { useState } from 'react';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { CardList } from '#client/ui/data/card-list.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { deskSourceWords } from '#shared/desk-orders.ts';
import { OrderTaken } from './order-taken.tsx';

/** Orders of the desk that wait for their payment. */
export function OpenOrders() {
  const query = trpc.admin.openOrders.useQuery();
  const [shown, setShown] = useState<string>();
  const items = query.data?.items ?? [];
  if (query.data && items.length === 0) return null;
  return (
    <section className="mt-10" aria-labelledby="desk-open">
      <h2 id="desk-open" className="mb-3 font-serif text-lg font-semibold">
        Waiting for payment
      </h2>
      <LoadState {...queryState(query)}>
        <CardList aria-label="Orders that wait for payment">
          {items.map((order) => (
            <li key={order.id} className="flex flex-wrap items-center justify-between gap-3 p-4">
              <span className="min-w-0">
                <bdi className="font-semibold wrap-anywhere">{order.customerName ?? order.customerEmail}</bdi>
                <span className="block text-sm text-ink-2">
                  {order.subject ? (
                    <>
                      <bdi>{order.subject}</bdi> ·{' '}
                    </>
                  ) : null}
                  {deskSourceWords[order.source]} · {order.documents} {order.documents === 1 ? 'paper' : 'papers'} ·{' '}
                  <DateTime value={order.createdAt} />
                </span>
              </span>
              <Button
                size="sm"
                variant="secondary"
                aria-label={`Payment of ${order.customerName ?? order.customerEmail ?? 'the order'}`}
                onClick={() => setShown(order.id)}
              >
                Payment…
              </Button>
            </li>
          ))}
        </CardList>
      </LoadState>
      <OrderDialog id={shown} onClose={() => setShown(undefined)} />
    </section>
  );
}

function OrderDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const { data } = trpc.admin.order.useQuery({ id: id ?? '' }, { enabled: id !== undefined });
  return (
    <Dialog
      open={id !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Order"
    >
      {data ? <OrderTaken order={data} onNew={onClose} /> : null}
    </Dialog>
  );
}
