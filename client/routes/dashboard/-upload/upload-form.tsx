import type { KnownDraft } from '#client/features/documents/order/draft.ts';
import { OrderForm } from '#client/features/documents/order/order-form.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { ServiceFacts } from './service-facts.tsx';
import { WhatYouReceive } from './what-you-receive.tsx';

export interface UploadFormProps {
  userId: string;
  /** Drafts that are resumed. */
  initial?: readonly KnownDraft[] | undefined;
  /** Over another page: without the certificate's sample. */
  isModal?: boolean;
}

/** The order form with what one should know about the service. */
export function UploadForm({ userId, initial, isModal }: UploadFormProps) {
  return (
    <OrderForm
      userId={userId}
      initial={initial}
      layout="single"
      summaryClass={isModal ? 'sticky -bottom-4 z-20 md:-bottom-6 lg:static lg:[&>section]:top-0' : undefined}
    >
      <HowItWorks />
      {isModal ? null : <WhatYouReceive />}
      <ServiceFacts />
    </OrderForm>
  );
}
