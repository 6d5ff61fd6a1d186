import { useRef, useState } from 'react';
import { isAnswered, type SendDraft, type SentDraft } from '#client/features/documents/order/draft.ts';
import { sendDraft } from '#client/features/documents/order/send-draft.ts';
import { isRefused } from '#client/features/documents/upload-queue/queue-item.ts';
import { useUploadQueue } from '#client/features/documents/upload-queue/use-upload-queue.ts';
import { ClientError, describeError, type Failure } from '#client/lib/error-message.ts';
import { dropPendingFile } from '#client/lib/pending-files.ts';
import { trpc, trpcClient } from '#client/lib/trpc.ts';
import { recipientOf } from '#shared/certificate/recipients.ts';
import type { DeskSource } from '#shared/desk-orders.ts';
import type { CreateOrderInput, DeskOrderView } from '#shared/schemas/desk-orders.ts';
import type { CustomerDraft } from './customer.ts';

interface Asked {
  customer: CustomerDraft;
  lines: CreateOrderInput['lines'];
  source: DeskSource;
  office: string | undefined;
}

/** Creates the order, then uploads each file. Safe to retry after any failure. */
export function useDeskOrder(userId: string) {
  const utils = trpc.useUtils();
  /** Documents of the order, by the key of their draft. */
  const records = useRef(new Map<string, { id: string; pages: number }>());
  const [order, setOrder] = useState<DeskOrderView>();
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setIsBusy] = useState(false);
  const { queue, state } = useUploadQueue({ userId, send: (params) => sendForDesk(params, records.current) });

  async function send({ customer, office, ...asked }: Asked): Promise<void> {
    setIsBusy(true);
    setFailure(undefined);
    try {
      const documents = queue
        .state()
        .items.filter((item) => !isRefused(item))
        .flatMap(toDocument);
      const taken = await trpcClient.admin.createOrder.mutate({
        ...{ client: clientOf(customer), documents, ...asked },
        ...(office !== undefined && { office }),
      });
      documents.forEach(({ idempotencyKey }, index) => {
        const record = taken.documents[index];
        if (record) records.current.set(idempotencyKey, record);
      });
      if (!(await queue.order())) return;
      setOrder(await utils.admin.order.fetch({ id: taken.id }));
      await utils.admin.openOrders.invalidate();
    } catch (error) {
      setFailure(describeError(error));
    } finally {
      setIsBusy(false);
    }
  }
  return { queue, items: state.items, order, failure, isBusy, send };
}

function clientOf({ name, email, phone, chosen }: CustomerDraft): CreateOrderInput['client'] {
  if (chosen) return { accountId: chosen.id, name: chosen.name ?? chosen.email ?? '—' };
  return {
    name: name.trim(),
    ...(email.trim() !== '' && { email: email.trim() }),
    ...(phone.trim() !== '' && { phone: phone.trim() }),
  };
}

function toDocument({
  draft,
  options,
}: { draft: SendDraft['draft']; options: object } & { options: Parameters<typeof isAnswered>[0] }) {
  if (!isAnswered(options)) return [];
  const { idempotencyKey, filename } = draft;
  return [{ idempotencyKey, filename, ...options, recipient: recipientOf(options.recipient) }];
}

async function sendForDesk(
  params: SendDraft,
  records: ReadonlyMap<string, { id: string; pages: number }>,
): Promise<SentDraft> {
  const { idempotencyKey } = params.draft;
  const record = records.get(idempotencyKey);
  if (!record) throw new ClientError('FILE_REQUIRED');
  const sent = await sendDraft(params, {
    create: () => Promise.resolve(record),
    update: () => Promise.resolve(record),
  });
  await dropPendingFile(idempotencyKey).catch(() => undefined);
  return sent;
}
