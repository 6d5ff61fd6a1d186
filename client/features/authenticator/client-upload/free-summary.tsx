import { draftCents, type OrderOptions } from '#client/features/documents/order/draft.ts';
import { formatPages } from '#client/lib/format.ts';
import { usePrices } from '#client/lib/prices.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DescriptionList } from '#client/ui/data/description-list.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { recipientLabel } from '#shared/certificate/recipients.ts';
import { ratePerPage, services } from '#shared/pricing.ts';

export interface FreeSummaryProps {
  options: OrderOptions;
  /** Undefined until counted. */
  pages: number | undefined;
  isBusy: boolean;
  isReady: boolean;
  onSend: () => void;
}

/** The regular price, struck through, and the button that submits free of charge. */
export function FreeSummary({ options, pages, isBusy, isReady, onSend }: FreeSummaryProps) {
  const prices = usePrices();
  const cents = draftCents(options, pages, prices);
  return (
    <section
      aria-label="Cost"
      data-slot="card"
      className="border-line bg-sheet p-4 shadow-1 max-lg:-mx-4 max-lg:border-t max-lg:pb-[max(1rem,env(safe-area-inset-bottom))] md:max-lg:-mx-8 md:max-lg:px-8 lg:rounded-card lg:border"
    >
      <h2 className="font-semibold max-lg:sr-only">Cost</h2>
      <DescriptionList
        className="max-lg:hidden"
        facts={[
          {
            term: services[options.translationType].label,
            value:
              cents === undefined ? (
                'No file yet'
              ) : (
                <Money cents={ratePerPage(options, prices)} currency={prices.currency} />
              ),
          },
          { term: 'Bank statement', value: options.isBankStatement ? 'Yes' : 'No' },
          { term: 'For', value: recipientLabel(options.recipient) },
          { term: 'Pages', value: pages === undefined ? 'Not counted' : formatPages(pages) },
        ]}
      />
      <p
        className="flex items-baseline justify-between gap-4 lg:mt-1 lg:border-t lg:border-line lg:pt-3"
        aria-live="polite"
      >
        <span className="text-ink-2">
          {cents === undefined ? (
            'Regular cost'
          ) : (
            <>
              Regular cost <Money cents={cents} currency={prices.currency} struck />
            </>
          )}
        </span>
        <strong className="text-2xl font-semibold text-ok">FREE</strong>
      </p>
      <div className="mt-3 grid">
        <Button
          wide
          busy={isBusy}
          disabled={!isReady}
          className="px-2! whitespace-normal! max-md:text-sm!"
          onClick={onSend}
        >
          {isBusy ? 'Uploading...' : 'Upload Document (Free for Authenticators)'}
        </Button>
      </div>
    </section>
  );
}
