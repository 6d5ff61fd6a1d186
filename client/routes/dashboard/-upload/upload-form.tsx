import { MemberOnly } from '#client/features/auth/organizations/member-only.tsx';
import type { KnownDraft } from '#client/features/documents/order/draft.ts';
import { OrderForm } from '#client/features/documents/order/order-form.tsx';
import { SampleCertificate } from '#client/routes/-shell/sample-certificate.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import { words } from '#client/ui/words.ts';
import { ServiceFacts } from './service-facts.tsx';

const steps = ['upload', 'pay', 'receive'] as const;

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

/** The sample certificate. */
function WhatYouReceive() {
  const t = words('order');
  return (
    <Section title={t('sample.title')} description={t('sample.text')}>
      <SampleCertificate withPages className="max-w-110" />
    </Section>
  );
}

function HowItWorks() {
  const t = words('order');
  return (
    <Section title={t('how.title')}>
      <ol className="grid gap-6 md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step} className="border-t-2 border-brass-deco pt-3">
            <p className="font-serif text-xl font-semibold text-brass">{index + 1}</p>
            <h3 className="mt-1 font-semibold">{t(`how.${step}`)}</h3>
            <p className="mt-1 text-sm text-ink-2">{t(`how.${step}Text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
