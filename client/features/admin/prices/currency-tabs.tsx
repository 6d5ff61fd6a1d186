import { useNavigate } from '@tanstack/react-router';
import { SegmentedControl } from '#client/ui/form/segmented-control.tsx';
import { currencyName } from '#shared/currency-facts.ts';
import { currencies, type Currency } from '#shared/money.ts';

const segments = currencies.map((value) => ({ value, label: value.toUpperCase() }));

/** Lists of the house, one of each currency. */
export function CurrencyTabs({ current }: { current: Currency }) {
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
