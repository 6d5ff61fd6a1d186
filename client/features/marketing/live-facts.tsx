import { useQuery } from '@tanstack/react-query';
import { Queries } from '#client/lib/queries.tsx';
import { trpcClient } from '#client/lib/trpc-client.ts';
import { languageName } from '#client/ui/language-name.ts';
import { Card } from '#client/ui/layout/card.tsx';
import { formatTag, words } from '#client/ui/words.ts';
import { deliveryDays, deliveryEdges } from '#shared/promise/delivery-counts.ts';
import type { PublicSigner, DeliveryTimes as Times } from '#shared/schemas/public-facts.ts';
import { MarketingSection } from './marketing-section.tsx';

interface DeliveryBar {
  label: string;
  /** Percent of all orders. */
  share: number;
}

/** Live figures from the server: delivery times and signers; renders nothing without an answer. */
export function LiveFacts() {
  return (
    <Queries>
      <Facts />
    </Queries>
  );
}

function Facts() {
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
  const t = words('live');
  const { deliveries, medianHours, p90Hours, shares } = times;
  const bars = shares.map((share, index) => ({ label: barLabel(index), share }));
  return (
    <MarketingSection aside tone="sheet" title={t('title')} text={t('text', { deliveries, days: deliveryDays })}>
      <dl className="grid grid-cols-2 gap-6">
        <HourFigure hours={medianHours} label={t('median')} />
        <HourFigure hours={p90Hours} label={t('p90')} />
      </dl>
      <DeliveryPlot bars={bars} />
    </MarketingSection>
  );
}

function barLabel(index: number): string {
  const from = deliveryEdges[index - 1] ?? 0;
  const to = deliveryEdges[index];
  return to === undefined ? words('live')('above', { from }) : words('live')('range', { from, to });
}

function HourFigure({ hours, label }: { hours: number; label: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="mt-1 text-sm text-ink-2">{label}</dt>
      <dd className="font-serif text-3xl font-semibold lining-nums">
        {words('live')('hours', { hours: Math.max(1, Math.round(hours)) })}
      </dd>
    </div>
  );
}

function PeopleWhoSign({ signers }: { signers: readonly PublicSigner[] }) {
  const t = words('live');
  const list = new Intl.ListFormat(formatTag(), { style: 'narrow' });
  return (
    <MarketingSection tone="paper" title={t('signers.title')} text={t('signers.text')}>
      <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {signers.map(({ legalName, nativeName, credential, languages, register }) => (
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
            {register === null ? null : (
              <a href={register} target="_blank" rel="noreferrer" className="mt-1 inline-link text-sm">
                {t('signers.register')}
                <span className="sr-only"> {legalName}</span>
              </a>
            )}
            <p className="mt-3 border-t border-line pt-3 text-sm text-ink-2">
              {t('signers.languages', { languages: list.format(languages.map(languageName)) })}
            </p>
          </Card>
        ))}
      </ul>
    </MarketingSection>
  );
}

/** Distribution of delivery times as columns; each carries its percentage as text. */
function DeliveryPlot({ bars }: { bars: readonly DeliveryBar[] }) {
  const highest = Math.max(...bars.map(({ share }) => share), 1);
  return (
    <ol aria-label={words('live')('plot')} className="grid grid-cols-6 gap-2 border-b-2 border-ink pt-2 sm:gap-4">
      {bars.map(({ label, share }) => (
        <li key={label} className="flex flex-col-reverse text-center text-xs text-ink-2 sm:text-sm">
          <span className="mt-2 pb-2 whitespace-nowrap">
            <bdi>{label}</bdi>
          </span>
          <span
            aria-hidden="true"
            className="rounded-t-badge bg-primary forced-colors:bg-[Highlight]"
            style={{ height: `${String(Math.round((share / highest) * 8 * 100) / 100)}rem`, minHeight: '1px' }}
          />
          <span className="pb-1 font-semibold text-ink tabular-nums">{share}%</span>
        </li>
      ))}
    </ol>
  );
}
