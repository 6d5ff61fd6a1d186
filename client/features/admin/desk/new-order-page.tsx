import { useState } from 'react';
import { isAnswered } from '#client/features/documents/order/draft.ts';
import { FileZone } from '#client/features/documents/order/file-zone.tsx';
import { DeskLanguages } from '#client/features/documents/order/language-field.tsx';
import { OrderList } from '#client/features/documents/order/order-list.tsx';
import { RefusedFiles } from '#client/features/documents/order/refused-files.tsx';
import { isRefused, quoteOf } from '#client/features/documents/upload-queue/queue-item.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { usePrices } from '#client/lib/prices.ts';
import { useLeaveWarning } from '#client/lib/use-leave-warning.ts';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import type { DeskSource } from '#shared/desk-orders.ts';
import { CustomerFields, customerFault } from './customer-fields.tsx';
import { blankCustomer } from './customer.ts';
import { isWhole, linesOf, type LineDraft } from './line-drafts.ts';
import { LineFields, OrderPrice } from './line-fields.tsx';
import { OpenOrders } from './open-orders.tsx';
import { OrderOrigin, useOffice } from './order-origin.tsx';
import { OrderTaken } from './order-taken.tsx';
import { useDeskOrder } from './use-desk-order.ts';

/** Takes an order at the counter, by phone, mail or letter. */
export function NewOrderPage({ userId }: { userId: string }) {
  const [round, setRound] = useState(0);
  return (
    <Page width="wide">
      <PageHeader title="New Order" description="For a customer at the counter, on the phone, or who wrote." />
      <NewOrder key={round} userId={userId} onNew={() => setRound((count) => count + 1)} />
      <OpenOrders />
    </Page>
  );
}

function NewOrder({ userId, onNew }: { userId: string; onNew: () => void }) {
  const { queue, items, order, failure, isBusy, send } = useDeskOrder(userId);
  const prices = usePrices();
  const [customer, setCustomer] = useState(blankCustomer);
  const [lines, setLines] = useState<readonly LineDraft[]>([]);
  const [source, setSource] = useState<DeskSource>('counter');
  const office = useOffice();
  const [isSubmitted, setIsSubmitted] = useState(false);
  const ordered = items.filter((item) => !isRefused(item));
  const price = quoteOf(items, prices, office.value);
  useLeaveWarning(order === undefined && (ordered.length > 0 || customer.name !== ''));
  if (order) return <OrderTaken order={order} onNew={onNew} />;

  function submit() {
    setIsSubmitted(true);
    const isReady = ordered.length > 0 && ordered.every(({ options }) => isAnswered(options)) && lines.every(isWhole);
    if (isBusy || price === undefined || !isReady || customerFault(customer) !== undefined) return;
    void send({ customer, lines: linesOf(lines, price.currency), source, office: office.value });
  }

  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 content-start gap-6">
        <FailureAlert failure={failure} />
        <OrderOrigin source={source} onSource={setSource} office={office} disabled={isBusy} />
        <CustomerFields customer={customer} isSubmitted={isSubmitted} disabled={isBusy} onChange={setCustomer} />
        <DeskLanguages value="Typed by a person">
          <OrderList
            items={ordered}
            queue={queue}
            disabled={isBusy}
            isChecked={isSubmitted}
            onRemove={(key) => void queue.remove(key)}
          />
        </DeskLanguages>
        <FileZone
          layout="several"
          hasFile={ordered.length > 0}
          disabled={isBusy}
          onFiles={(files) => queue.add(files)}
        />
        <RefusedFiles items={items.filter(isRefused)} onRemove={(key) => void queue.remove(key)} />
        <LineFields lines={lines} isSubmitted={isSubmitted} disabled={isBusy} onChange={setLines} />
      </div>
      <div className="sticky bottom-0 z-20 lg:static">
        <OrderPrice items={ordered} price={price} lines={lines} isBusy={isBusy} onSubmit={submit} />
      </div>
    </div>
  );
}
