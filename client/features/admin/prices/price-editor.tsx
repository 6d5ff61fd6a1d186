import { useState } from 'react';
import { PublishFacts } from '#client/features/admin/facts/publish-facts.tsx';
import { LeaveGuard } from '#client/lib/leave-guard.tsx';
import { trpc, trpcClient } from '#client/lib/trpc.ts';
import { useDraft } from '#client/lib/use-draft.ts';
import { VersionClash } from '#client/ui/feedback/version-clash.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import { smallestCharge } from '#shared/currency-facts.ts';
import { type Currency, formatMoney, minorUnitsOf } from '#shared/money.ts';
import type { Prices } from '#shared/schemas/prices.ts';
import { DraftActions, UpcomingVersion } from './draft-notices.tsx';
import {
  blankTextsOf,
  ownOf,
  type PricePlace,
  type PriceTexts,
  readDraft,
  type ReadDraft,
  rowsOf,
  textsOf,
} from './price-draft.ts';
import { PriceHistory } from './price-history.tsx';
import { AddRows, PriceSheet } from './price-sheet.tsx';
import { WithdrawButton } from './withdraw-button.tsx';
import { WorkedExamples } from './worked-examples.tsx';

/** A list's draft beside what is in force, worked examples, and the history. */
export function PriceEditor({ prices, place }: { prices: Prices; place: PricePlace }) {
  const { draft: saved, latest, currency } = prices;
  // Amounts of another currency are no useful start for this one.
  const isBlank = place.currency !== undefined && !prices.isOwn;
  const published = isBlank ? blankTextsOf(prices) : textsOf(prices);
  const start = saved ? textsOf(saved) : published;
  const edited = useDraft<PriceTexts>({
    ...{ published, latest },
    draft: saved && { facts: start, basedOn: saved.basedOn ?? latest, savedAt: saved.savedAt },
  });
  const { value: texts, basedOn } = edited;
  const [isPublishing, setIsPublishing] = useState(false);
  const draft = readDraft(texts, currency);
  const isTouched = !isSame(texts, start);
  const isChanged = !isSame(texts, published);
  // An organization’s first list may start as a copy of the house’s.
  const isFirst = place.accountId !== undefined && !prices.isOwn;
  const { list } = readDraft(published, currency);
  const isEndable = prices.isOwn && (place.accountId !== undefined || place.currency !== undefined);
  return (
    <>
      <LeaveGuard isActive={isTouched} coversSearch />
      <VersionClash
        latest={latest}
        versions={prices.versions}
        basedOn={basedOn}
        onKeep={edited.keepMine}
        advice="Compare the amounts marked “Now” before you publish."
      />
      <UpcomingVersion prices={prices} />
      <Section
        title="Draft"
        description="Arrows move, Enter goes down, Escape takes back what was typed."
        actions={
          <DraftActions
            isSaved={saved !== null}
            place={place}
            currency={currency}
            texts={texts}
            basedOn={basedOn}
            isTouched={isTouched}
            // Formats amounts as the server does, so that the saved draft compares equal.
            onSave={() => edited.change(textsOf(draft))}
            onDiscarded={edited.discard}
            onPublish={(isChanged || isFirst) && draft.list ? () => setIsPublishing(true) : undefined}
          />
        }
      >
        <PriceSheet
          rows={rowsOf(ownOf(texts))}
          currency={currency}
          draft={texts}
          published={published}
          wrong={draft.wrong}
          onChange={(key, text) => edited.change({ [key]: text })}
        />
        <AddRows texts={texts} onAdd={edited.change} />
        {draft.wrong.size > 0 ? (
          <p className="mt-2 text-sm text-seal" role="status">
            Each amount needs a number such as {currencyExample(currency)}; page and document together cost at least{' '}
            {formatMoney({ cents: smallestCharge(currency), currency })}.
          </p>
        ) : null}
      </Section>
      <Section title="Worked examples" description="Recalculated while you type.">
        {list ? <WorkedExamples published={list} draft={draft.list} /> : 'Shown once a first list is published.'}
      </Section>
      <Section title="History">
        <PriceHistory versions={prices.versions} />
        {isEndable ? <WithdrawButton place={place} basedOn={latest} /> : null}
      </Section>
      <PublishDialog
        draft={draft}
        place={place}
        basedOn={basedOn}
        open={isPublishing}
        onOpenChange={setIsPublishing}
        onPublished={(version) => edited.publishedAs(version, texts)}
      />
    </>
  );
}

const currencyExample = (currency: Currency) => (minorUnitsOf(currency) === 1 ? '1500' : '15 or 15.50');

/** Texts without the empty ones. */
function isSame(one: PriceTexts, other: PriceTexts): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => (one[key] ?? '').trim() === (other[key] ?? '').trim());
}

interface PublishDialogProps {
  draft: ReadDraft;
  place: PricePlace;
  basedOn: number;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onPublished: (version: number) => void;
}

/** Publishes the draft with its start date and reason. */
function PublishDialog({ draft, place, basedOn, open, onOpenChange, onPublished }: PublishDialogProps) {
  const utils = trpc.useUtils();
  const { lines, rushPercent, limits } = draft;
  return (
    <PublishFacts
      title="Publish these prices"
      description="Orders that are paid keep their prices. A price that somebody was shown holds for 24 hours."
      reasonError="Say why the prices change."
      open={open}
      onOpenChange={onOpenChange}
      publish={async (details) => {
        const published = await trpcClient.admin.publishPrices.mutate({
          ...{ lines, rushPercent, limits, basedOn, ...place, ...details },
        });
        onPublished(published.version);
        return published;
      }}
      onSettled={() => Promise.all([utils.admin.invalidate(), utils.documents.offer.invalidate()])}
    />
  );
}
