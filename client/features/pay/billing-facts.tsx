import { countryName } from '#client/ui/country-name.ts';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { DescriptionList, type Fact } from '#client/ui/data/description-list.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { selfBilledNumber, taxStatusLabel, billingGapWords, type BillingDetails } from '#shared/pay/self-billing.ts';
import type { AgreementView, OwnBilling } from '#shared/schemas/pay-billing.ts';
import { formatTaxRate } from '#shared/tax.ts';

/** Billing details of a person who is paid per paper, as invoices state them. */
export function BillingDetailsList({
  details,
  check,
  className,
}: {
  details: BillingDetails;
  check: OwnBilling['vatCheck'];
  className?: string;
}) {
  const { name, street, zip, city, region, country, vatId, taxId, taxStatus, rate, series } = details;
  const place = [zip, city, region].filter((part) => part !== '').join(' ');
  const facts: Fact[] = [
    { term: 'Name', value: <bdi>{name}</bdi> },
    { term: 'Address', value: <bdi>{`${street}, ${place}, ${countryName(country)}`}</bdi> },
    {
      term: 'Tax',
      value:
        taxStatus === 'registered' ? `${taxStatusLabel[taxStatus]}, ${formatTaxRate(rate)}` : taxStatusLabel[taxStatus],
    },
    ...(vatId === '' ? [] : [{ term: 'VAT number', value: <VatNumber vatId={vatId} check={check} /> }]),
    ...(taxId === '' ? [] : [{ term: 'Tax number', value: <bdi>{taxId}</bdi> }]),
    {
      term: 'Invoice numbers',
      value: `${selfBilledNumber({ kind: 'invoice', year: yearNow(), number: 1, series })}, …`,
    },
  ];
  return <DescriptionList facts={facts} {...(className !== undefined && { className })} />;
}

function VatNumber({ vatId, check }: { vatId: string; check: OwnBilling['vatCheck'] }) {
  return (
    <>
      <bdi>{vatId}</bdi>
      {check ? <span className="block text-sm text-ink-2">{checkWords(check)}</span> : null}
    </>
  );
}

function checkWords({ state, checkedAt }: NonNullable<OwnBilling['vatCheck']>): string {
  if (state === 'pending' || checkedAt === null) return 'VIES has not answered yet.';
  const day = dayFormat.format(new Date(checkedAt));
  return state === 'valid' ? `Confirmed by VIES on ${day}.` : `Not known to VIES on ${day}.`;
}

const yearNow = () => new Date().getUTCFullYear();

/** Whether the next statement is an invoice, or why it is not. */
export function BillingStanding({ gaps }: Pick<OwnBilling, 'gaps'>) {
  return (
    <div className="grid justify-items-start gap-2">
      {gaps.length === 0 ? (
        <StatusBadge tone="ok" word="Statements are invoices" />
      ) : (
        <StatusBadge tone="idle" word="Statements are not invoices" />
      )}
      {gaps.length === 0 ? null : (
        <ul className="grid gap-0.5 text-sm text-ink-2">
          {gaps.map((gap) => (
            <li key={gap}>{billingGapWords[gap]}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Agreements to self-billing, newest first. */
export function AgreementList({ agreements, label }: { agreements: readonly AgreementView[]; label: string }) {
  if (agreements.length === 0) return null;
  return (
    <ul aria-label={label} className="grid gap-1 border-s-2 border-line ps-3 text-sm text-ink-2">
      {agreements.map(({ id, version, startsOn, acceptedAt, endedAt, endedByName }) => (
        <li key={id}>
          <span className="font-medium text-ink">
            Self-billing from {dayFormat.format(new Date(`${startsOn}T00:00:00Z`))}
          </span>
          , wording of {version}, agreed <DateTime value={acceptedAt} />
          {endedAt === null ? null : (
            <>
              ; ended <DateTime value={endedAt} /> by {endedByName === null ? 'the person' : <bdi>{endedByName}</bdi>}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
