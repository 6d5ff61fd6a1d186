import { MemberOnly } from '#client/features/auth/organizations/member-only.tsx';
import type { KnownDraft } from '#client/features/documents/order/draft.ts';
import { OrderForm } from '#client/features/documents/order/order-form.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { ServiceFacts } from './service-facts.tsx';
import { WhatYouReceive } from './what-you-receive.tsx';

export interface UploadFormProps {
  userId: string;
  /** Restored drafts. */
  initial?: readonly KnownDraft[] | undefined;
  /** In a dialog: without the sample certificate. */
  isModal?: boolean;
}

/** The order form, with facts about the service below. */
export function UploadForm({ userId, initial, isModal }: UploadFormProps) {
  return (
    <MemberOnly right="handle">
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
    </MemberOnly>
  );
}
