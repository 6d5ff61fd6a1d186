import { useQuery } from '@tanstack/react-query';
import { countOf } from '#shared/plural.ts';
import {
  deliveryDays,
  deliveryEdges,
  type DeliveryTimes as Times,
  type PublicSigner,
} from '#shared/schemas/public-facts.ts';
import { trpcClient } from '#client/lib/trpc-client.ts';
import { Card } from '#client/ui/layout/card.tsx';
import { DeliveryPlot } from './delivery-plot.tsx';
import { MarketingSection } from './marketing-section.tsx';

/** What the server knows at this moment: real delivery times, and the people who sign. Without an answer, nothing. */
export function LiveFacts() {
  const times = useQuery({
    queryKey: ['delivery-times'],
    queryFn: () => trpcClient.documents.deliveryTimes.query(),
    retry: false,
  });
  const people = useQuery({
    queryKey: ['public-signers'],
    queryFn: () => trpcClient.verification.signers.query(),
    retry: false,
  });
  const signers = people.data?.signers ?? [];
  return (
    <>
      {times.data ? <DeliveryTimes times={times.data} /> : null}
      {signers.length > 0 ? <PeopleWhoSign signers={signers} /> : null}
    </>
  );
}

function DeliveryTimes({ times }: { times: Times & object }) {
  const { deliveries, medianHours, p90Hours, shares } = times;
  const bars = shares.map((share, index) => ({ label: barLabel(index), share }));
  return (
    <MarketingSection
      aside
      tone="sheet"
      title="How long it really takes"
      text={`From payment to delivery, measured over the ${String(deliveries)} orders of the last ${String(deliveryDays)} days.`}
    >
      <dl className="grid grid-cols-2 gap-6">
        <HourFigure hours={medianHours} label="half of all orders took at most this long" />
        <HourFigure hours={p90Hours} label="nine of ten took at most this long" />
      </dl>
      <DeliveryPlot bars={bars} />
    </MarketingSection>
  );
}

function barLabel(index: number): string {
  const from = deliveryEdges[index - 1] ?? 0;
  const to = deliveryEdges[index];
  return to === undefined ? `${String(from)}+ h` : `${String(from)}–${String(to)} h`;
}

function HourFigure({ hours, label }: { hours: number; label: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="mt-1 text-sm text-ink-2">{label}</dt>
      <dd className="font-serif text-3xl font-semibold lining-nums">
        {countOf(Math.max(1, Math.round(hours)), 'hour')}
      </dd>
    </div>
  );
}

function PeopleWhoSign({ signers }: { signers: readonly PublicSigner[] }) {
  return (
    <MarketingSection
      tone="paper"
      title="The people who sign"
      text="Members of our team who chose to be listed. Their name and credential stand on the certificates they sign."
    >
      <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {signers.map(({ legalName, nativeName, credential, languages }) => (
          <Card as="li" key={`${legalName} ${credential}`}>
            <h3 className="font-serif text-xl font-semibold">
              <bdi>{legalName}</bdi>
            </h3>
            {nativeName === null ? null : (
              <p className="text-ink-2">
                <bdi>{nativeName}</bdi>
              </p>
            )}
            <p className="mt-2 font-medium wrap-anywhere">
              <bdi>{credential}</bdi>
            </p>
            <p className="mt-3 border-t border-line pt-3 text-sm text-ink-2">From {languages.join(', ')}</p>
          </Card>
        ))}
      </ul>
    </MarketingSection>
  );
}
