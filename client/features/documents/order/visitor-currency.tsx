import { TrpcProvider } from '#client/lib/trpc-provider.tsx';
import { CurrencyField } from './currency-field.tsx';

/** Currency select of public pages, which have no API client. */
export function VisitorCurrency({ className }: { className?: string }) {
  return (
    <TrpcProvider>
      <CurrencyField className={className} />
    </TrpcProvider>
  );
}
