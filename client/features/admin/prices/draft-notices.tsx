import { DraftButtons } from '#client/features/admin/facts/draft-buttons.tsx';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import type { Currency } from '#shared/money.ts';
import type { Prices } from '#shared/schemas/prices.ts';
import { readDraft, type PricePlace, type PriceTexts } from './price-draft.ts';

export function UpcomingVersion({ prices: { versions } }: { prices: Prices }) {
  const next = versions.filter(({ state }) => state === 'upcoming').at(-1);
  if (!next) return null;
  return (
    <InlineAlert tone="info" className="mb-6" title={`Version ${String(next.version)} is to come`}>
      It takes effect on {new Date(next.validFrom).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}
      . It replaces what is in force then.
    </InlineAlert>
  );
}

interface DraftActionsProps {
  isSaved: boolean;
  place: PricePlace;
  currency: Currency;
  texts: PriceTexts;
  basedOn: number;
  isTouched: boolean;
  onSave: () => void;
  onDiscarded: () => void;
  /** Omitted while the draft equals the published version. */
  onPublish: (() => void) | undefined;
}

export function DraftActions({
  isSaved,
  place,
  currency,
  texts,
  basedOn,
  isTouched,
  onSave,
  onDiscarded,
  onPublish,
}: DraftActionsProps) {
  const utils = trpc.useUtils();
  const onSettled = () => utils.admin.prices.invalidate();
  const save = trpc.admin.savePricesDraft.useMutation({ onSettled });
  const discard = trpc.admin.discardPricesDraft.useMutation({ onSuccess: onDiscarded, onSettled });
  const { lines, rushPercent, limits, list } = readDraft(texts, currency);
  const failure = save.error ?? discard.error;
  const saveDraft = () => {
    onSave();
    save.mutate({ lines, rushPercent, limits, basedOn, ...place });
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <FailureAlert failure={failure ? describeError(failure) : undefined} />
      <DraftButtons
        {...{ isSaved, isTouched, onPublish }}
        isSaving={save.isPending}
        isDiscarding={discard.isPending}
        onSave={isTouched && list ? saveDraft : undefined}
        onDiscard={() => {
          if (isSaved) discard.mutate(place);
          else onDiscarded();
        }}
      />
    </div>
  );
}
