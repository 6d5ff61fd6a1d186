import { useState } from 'react';
import type { FileRejection } from 'react-dropzone';
import { limits } from '#shared/limits.ts';
import { formatCents } from '#shared/money.ts';
import { linkTo } from '../../features/documents/document-actions.tsx';
import { acceptedFiles, largestFile } from '../../features/documents/draft-file.ts';
import { QueueRow } from '../../features/documents/queue-row.tsx';
import type { QueueItem } from '../../features/documents/upload-queue.ts';
import { rejectionFailure } from '../../features/documents/use-draft.ts';
import { useUploadQueue } from '../../features/documents/use-upload-queue.ts';
import { isMobileDevice } from '../../lib/device.ts';
import { describeError, messageOf, type Failure } from '../../lib/error-message.ts';
import { FailureAlert } from '../../lib/failure-alert.tsx';
import { useFileAction } from '../../lib/use-file-action.tsx';
import { useLeaveWarning } from '../../lib/use-leave-warning.ts';
import { Dropzone } from '../../ui/dropzone.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { KeptFiles } from './kept-files.tsx';
import { QueueSummary } from './queue-summary.tsx';
import { useQueueOrder } from './use-queue-order.ts';

const tooMany = `At most ${String(limits.documentsPerCheckout)} documents can be paid together. Please pay for these first.`;

/** Several documents, each with its choices and its own upload, paid at once. */
export function QueueForm({ userId }: { userId: string }) {
  const { queue, items } = useUploadQueue(userId);
  const order = useQueueOrder(queue);
  const file = useFileAction('overview');
  const [refusal, setRefusal] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  useLeaveWarning(items.some((item) => item.sent !== undefined));
  const isPaying = order.isPending || (order.isSuccess && order.newTotalCents === undefined);
  const unkept = messageOf('DEVICE_STORAGE_FAILED');

  function add(files: readonly File[]) {
    setRefusal(queue.add(files) > 0 ? tooMany : undefined);
  }

  function refuse(rejections: readonly FileRejection[]) {
    const texts = rejections.map(
      ({ file: refused, errors }) => `${refused.name}: ${rejectionFailure(errors[0]?.code).text}`,
    );
    setRefusal(texts.join(' '));
  }

  function download({ draft }: QueueItem) {
    if (draft.isStored && draft.documentId !== undefined) {
      file.download(linkTo(draft.documentId, 'original', 'attachment'));
    } else if (draft.file) saveFile(draft.file);
  }

  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        {items.length === 0 ? <KeptFiles userId={userId} onContinue={queue.adopt} /> : null}
        <FailureAlert failure={order.error ? describeError(order.error, 'CHECKOUT_FAILED') : failure} />
        {order.newTotalCents === undefined ? null : (
          <InlineAlert
            tone="warn"
            announce
            className="mb-6"
            title={`The new total is ${formatCents(order.newTotalCents)}.`}
          >
            We counted the pages of your files again. Nothing has been charged. Check the new total and press the button
            once more.
          </InlineAlert>
        )}
        {isPaying ? (
          <InlineAlert tone="ok" announce className="mb-6" title="Your documents are uploaded.">
            We are taking you to the card page.
          </InlineAlert>
        ) : null}
        {!queue.isKept() && isMobileDevice() ? (
          <InlineAlert tone="warn" announce className="mb-6">
            <span lang={unkept.lang}>{unkept.text}</span>
          </InlineAlert>
        ) : null}
        <Dropzone
          label="Your documents"
          limits={`PDF, JPG or PNG, each under 10MB and up to 50 pages. Up to ${String(limits.documentsPerCheckout)} documents in one order.`}
          accept={acceptedFiles}
          maxSize={largestFile}
          multiple
          state="idle"
          disabled={isPaying}
          error={refusal}
          onFiles={add}
          onReject={refuse}
        />
        {items.length > 0 ? (
          <ul aria-label="Documents of this order" className="mt-6 grid gap-4">
            {items.map((item) => {
              const key = item.draft.idempotencyKey;
              return (
                <li key={key}>
                  <QueueRow
                    item={item}
                    disabled={isPaying}
                    onOptions={(options) => {
                      queue.setOptions(key, options);
                    }}
                    onRetry={() => {
                      queue.retry(key);
                    }}
                    onCancel={() => {
                      queue.cancel(key);
                    }}
                    onRemove={() => {
                      setRefusal(undefined);
                      queue.remove(key).catch((error: unknown) => {
                        setFailure(describeError(error));
                      });
                    }}
                    onDownload={() => {
                      download(item);
                    }}
                  />
                </li>
              );
            })}
          </ul>
        ) : null}
        {file.viewer}
      </div>
      <div className="sticky bottom-0 z-20 lg:static">
        <QueueSummary
          items={items}
          isPaying={isPaying}
          onPay={() => {
            if (!isPaying) order.mutate(items);
          }}
        />
      </div>
    </div>
  );
}

/** The chosen file itself, before the server has it. */
function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = file.name;
  anchor.click();
  URL.revokeObjectURL(address);
}
