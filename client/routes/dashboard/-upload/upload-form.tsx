import { formatCents } from '#shared/money.ts';
import { DocumentField } from '../../../features/documents/document-field.tsx';
import type { Draft, OrderOptions } from '../../../features/documents/draft.ts';
import { OrderOptionsFields } from '../../../features/documents/order-options.tsx';
import { useDraft } from '../../../features/documents/use-draft.ts';
import { isMobileDevice } from '../../../lib/device.ts';
import { messageOf } from '../../../lib/error-message.ts';
import { FailureAlert } from '../../../lib/failure-alert.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { KeptFile } from './kept-file.tsx';
import { OrderSummary } from './order-summary.tsx';
import { ServiceFacts } from './service-facts.tsx';
import { useOrder } from './use-order.ts';
import { WhatYouReceive } from './what-you-receive.tsx';

export interface UploadFormProps {
  userId: string;
  /** A draft that is resumed. */
  initial?: { draft: Draft; options: OrderOptions };
  /** Over another page: without the certificate's sample. */
  isModal?: boolean;
}

/** One document, its options and its price, up to the card page. */
export function UploadForm({ userId, initial, isModal }: UploadFormProps) {
  const editor = useDraft(userId, initial);
  const order = useOrder(editor);
  const unkept = messageOf('DEVICE_STORAGE_FAILED');
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        {initial || editor.draft ? null : <KeptFile userId={userId} onContinue={editor.adopt} />}
        <FailureAlert failure={order.failure} />
        {order.newTotalCents === undefined ? null : (
          <InlineAlert
            tone="warn"
            announce
            className="mb-6"
            title={`The new total is ${formatCents(order.newTotalCents)}.`}
          >
            We counted the pages of your file again. Nothing has been charged. Check the new total and press the button
            once more.
          </InlineAlert>
        )}
        {order.isLeaving ? (
          <InlineAlert tone="ok" announce className="mb-6" title="Your document is uploaded.">
            We are taking you to the card page.
          </InlineAlert>
        ) : null}
        {!editor.isKept && isMobileDevice() ? (
          <InlineAlert tone="warn" announce className="mb-6">
            <span lang={unkept.lang}>{unkept.text}</span>
          </InlineAlert>
        ) : null}
        <div className="grid gap-8">
          <DocumentField editor={editor} sent={order.sent} onRemove={order.remove} onCancel={order.cancel} />
          <OrderOptionsFields
            options={editor.options}
            pages={editor.draft?.pages ?? 1}
            disabled={order.isBusy}
            onChange={editor.setOptions}
          />
        </div>
        <HowItWorks />
        {isModal ? null : <WhatYouReceive />}
        <ServiceFacts />
      </div>
      <div
        className={
          isModal
            ? 'sticky -bottom-4 z-20 md:-bottom-6 lg:static lg:[&>section]:top-0'
            : 'sticky bottom-0 z-20 lg:static'
        }
      >
        <OrderSummary editor={editor} order={order} />
      </div>
    </div>
  );
}
