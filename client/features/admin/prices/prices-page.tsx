import { Link, useNavigate } from '@tanstack/react-router';
import { RatesSection } from '#client/features/admin/exchange-rates/rates-section.tsx';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { SegmentedControl } from '#client/ui/form/segmented-control.tsx';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { currencyName } from '#shared/currency-facts.ts';
import { currencies, houseCurrency, type Currency } from '#shared/money.ts';
import type { PricePlace } from './price-draft.ts';
import { PriceEditor } from './price-editor.tsx';
import { VolumeDiscount } from './volume-discount.tsx';

const segments = currencies.map((value) => ({ value, label: value.toUpperCase() }));

/** The price list: the draft beside what is in force, worked examples, and the history. */
export function PricesPage({ accountId, currency }: { accountId: string | undefined; currency: Currency | undefined }) {
  const place: PricePlace = {
    ...(accountId !== undefined && { accountId }),
    ...(currency !== undefined && currency !== houseCurrency && { currency }),
  };
  const prices = trpc.admin.prices.useQuery(place);
  const { account = null, isOwn = false } = prices.data ?? {};
  return (
    <Page width="wide">
      <PageHeader
        title={account ? `Prices of ${account.name ?? 'an organization'}` : 'Prices'}
        description={
          account
            ? `${isOwn ? 'It has a list of its own.' : 'It has the house’s list until its own is published.'} Its orders keep the list that they were made under.`
            : 'What customers pay. A change is a draft until it is published; every order keeps the list that it was made under.'
        }
        actions={
          account ? (
            <ButtonLink size="sm" variant="secondary" render={<Link to="/admin/prices" />}>
              The house’s list
            </ButtonLink>
          ) : undefined
        }
      />
      {accountId === undefined ? (
        <CurrencyTabs current={place.currency ?? houseCurrency} />
      ) : (
        <VolumeDiscount accountId={accountId} />
      )}
      <LoadState {...queryState(prices)} errorTitle="Couldn’t load the prices">
        {prices.data ? (
          <PriceEditor key={`${place.accountId ?? ''} ${place.currency ?? ''}`} prices={prices.data} place={place} />
        ) : null}
      </LoadState>
      {accountId === undefined ? <RatesSection /> : null}
    </Page>
  );
}

/** Lists of the house, one of each currency. */
function CurrencyTabs({ current }: { current: Currency }) {
  const navigate = useNavigate();
  return (
    <div className="mb-6 grid justify-items-start gap-2">
      <SegmentedControl
        label="Currency"
        segments={segments}
        value={current}
        onChange={(currency) => void navigate({ to: '/admin/prices', search: { currency } })}
      />
      <p className="text-sm text-ink-2">
        Prices in {currencyName(current)}. Customers choose among the currencies that have a published list; orders on
        account are in US dollars.
      </p>
    </div>
  );
}
