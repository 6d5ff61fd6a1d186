import { TrpcProvider } from '#client/lib/trpc-provider.tsx';
import { CurrencyField } from './currency-field.tsx';

/** The choice of a currency on public pages, which have no API client of their own. */
export function VisitorCurrency({ className }: { className?: string }) {
  return (
    <TrpcProvider>
      <CurrencyField className={className} />
    </TrpcProvider>
  );
}
