import { MemberOnly } from '#client/features/auth/organizations/member-only.tsx';
import type { KnownDraft } from '#client/features/documents/order/draft.ts';
import { OrderForm } from '#client/features/documents/order/order-form.tsx';
import { useOffer } from '#client/features/documents/order/use-offer.ts';
import { formatPercent, formatRate, usePrices } from '#client/lib/prices.ts';
import { SampleCertificate } from '#client/routes/-shell/sample-certificate.tsx';
import { languageName } from '#client/ui/language-name.ts';
import { Section } from '#client/ui/layout/page.tsx';
import { content, words } from '#client/ui/words.ts';
import { sourceLanguages } from '#shared/languages.ts';
import { lacksNotary } from '#shared/notary.ts';
import { bankStatementSurcharge, ratePerPage, translationTypes } from '#shared/pricing.ts';

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

/** The service's coverage and prices. */
function ServiceFacts() {
  const t = words('order');
  const { features, documentTypes } = content('order').facts;
  const offer = useOffer();
  const prices = usePrices();
  const price = formatRate(bankStatementSurcharge({ translationType: 'certified' }, prices));
  const notarized = formatRate(bankStatementSurcharge({ translationType: 'notarized' }, prices));
  return (
    <Section title={t('facts.title')}>
      <div className="grid gap-x-8 gap-y-6 text-sm md:grid-cols-2">
        <FactList
          title={t('facts.types')}
          facts={translationTypes.map((type) =>
            t(lacksNotary(type, offer) ? 'form.pricedUnavailable' : 'form.priced', {
              service: words('offer')(`services.${type}.label`),
              price: formatRate(ratePerPage({ translationType: type, isBankStatement: false }, prices)),
            }),
          )}
          note={
            lacksNotary('notarized', offer)
              ? t('facts.bankStatements', { price })
              : t('facts.bankStatementsNotarized', { price, notarized })
          }
        />
        <FactList
          title={t('facts.included')}
          facts={features}
          note={t('facts.extras', { percent: formatPercent(prices), postage: formatRate(prices.postageCents) })}
        />
        <FactList title={t('facts.documents')} facts={documentTypes} />
        <FactList
          title={t('facts.languages')}
          facts={sourceLanguages.map(languageName)}
          note={t('facts.intoEnglish')}
        />
      </div>
    </Section>
  );
}

function FactList({ title, facts, note }: { title: string; facts: readonly string[]; note?: string }) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 divide-y divide-line border-t border-line text-ink-2">
        {facts.map((fact) => (
          <li key={fact} className="py-1.5">
            {fact}
          </li>
        ))}
      </ul>
      {note ? <p className="mt-1 text-xs text-ink-2">{note}</p> : null}
    </div>
  );
}
