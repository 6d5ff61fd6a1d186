import { useState } from 'react';
import { FileZone } from '#client/features/documents/order/file-zone.tsx';
import { isAnswered } from '#client/features/documents/order/is-answered.ts';
import { DeskLanguages } from '#client/features/documents/order/language-field.tsx';
import { OrderList } from '#client/features/documents/order/order-list.tsx';
import { RefusedFiles } from '#client/features/documents/order/refused-files.tsx';
import { isRefused, quoteOf } from '#client/features/documents/upload-queue/queue-item.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { usePrices } from '#client/lib/prices.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useLeaveWarning } from '#client/lib/use-leave-warning.ts';
import { Field } from '#client/ui/form/field.tsx';
import { SegmentedControl } from '#client/ui/form/segmented-control.tsx';
import { Select, type SelectOption } from '#client/ui/form/select.tsx';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { type DeskSource, deskSources, deskSourceWords } from '#shared/desk-orders.ts';
import { customerFault, CustomerFields } from './customer-fields.tsx';
import { blankCustomer } from './customer.ts';
import { isWhole, type LineDraft, linesOf } from './line-drafts.ts';
import { LineFields, OrderPrice } from './line-fields.tsx';
import { OpenOrders } from './open-orders.tsx';
import { OrderTaken } from './order-taken.tsx';
import { useDeskOrder } from './use-desk-order.ts';

interface Office {
  options: readonly SelectOption[];
  /** Undefined until they are loaded: the server takes the member's own. */
  value: string | undefined;
  choose: (office: string) => void;
}

const sources = deskSources.map((value) => ({ value, label: deskSourceWords[value] }));

interface OrderOriginProps {
  source: DeskSource;
  onSource: (source: DeskSource) => void;
  office: Office;
  disabled: boolean;
}

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

/** The office that makes the order: the member's own until another is chosen. */
function useOffice(): Office {
  const { data } = trpc.admin.offices.useQuery();
  const [chosen, choose] = useState<string>();
  const options = (data?.offices ?? []).map(({ office: value, name: label }) => ({ value, label }));
  return { options, value: chosen ?? data?.own, choose };
}

/** How the order came, and to which office where there are several. */
function OrderOrigin({ source, onSource, office, disabled }: OrderOriginProps) {
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
      <SegmentedControl
        label="How the order came"
        segments={sources}
        value={source}
        onChange={onSource}
        className="max-[24rem]:grid max-[24rem]:w-full max-[24rem]:grid-cols-2"
      />
      {office.options.length > 1 ? (
        <Field label="Office" disabled={disabled}>
          <Select
            size="sm"
            options={office.options}
            value={office.value ?? ''}
            onChange={(event) => office.choose(event.currentTarget.value)}
          />
        </Field>
      ) : null}
    </div>
  );
}
