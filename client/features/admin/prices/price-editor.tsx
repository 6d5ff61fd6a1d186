import { useState } from 'react';
import { PublishFacts } from '#client/features/admin/facts/publish-facts.tsx';
import { PublishReason } from '#client/features/admin/facts/publish-reason.tsx';
import { VersionClash } from '#client/features/admin/facts/version-clash.tsx';
import { ConfirmDialog } from '#client/lib/confirm-dialog.tsx';
import { trpc, trpcClient } from '#client/lib/trpc.ts';
import { useLeaveWarning } from '#client/lib/use-leave-warning.ts';
import { Button } from '#client/ui/button/button.tsx';
import { countryName } from '#client/ui/country-name.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import { countryCodes } from '#shared/countries.ts';
import { smallestCharge } from '#shared/currency-facts.ts';
import { sourceLanguages } from '#shared/languages.ts';
import { homeCountry } from '#shared/mailing.ts';
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
import { PriceSheet } from './price-sheet.tsx';
import { WorkedExamples } from './worked-examples.tsx';

/** A list's draft beside what is in force, worked examples, and the history. */
export function PriceEditor({ prices, place }: { prices: Prices; place: PricePlace }) {
  const { draft: saved, latest, currency } = prices;
  // Amounts of another currency are no useful start for this one.
  const isBlank = place.currency !== undefined && !prices.isOwn;
  const published = isBlank ? blankTextsOf(prices) : textsOf(prices);
  const start = saved ? textsOf(saved) : published;
  const [texts, setTexts] = useState<PriceTexts>(start);
  const [basedOn, setBasedOn] = useState(saved?.basedOn ?? latest);
  const [isPublishing, setIsPublishing] = useState(false);
  const draft = readDraft(texts, currency);
  const isTouched = !isSame(texts, start);
  const isChanged = !isSame(texts, published);
  // An organization’s first list may begin as the house’s.
  const isFirst = place.accountId !== undefined && !prices.isOwn;
  const { list } = readDraft(published, currency);
  const isEndable = prices.isOwn && (place.accountId !== undefined || place.currency !== undefined);
  useLeaveWarning(isTouched);
  return (
    <>
      <VersionClash
        latest={latest}
        versions={prices.versions}
        basedOn={basedOn}
        onRebase={() => setBasedOn(latest)}
        advice="Compare the amounts marked “Now” before you publish."
      />
      <UpcomingVersion prices={prices} />
      <Section
        title="Draft"
        description="Arrows move, Enter goes down, Escape takes back what was typed."
        actions={
          <DraftActions
            saved={saved !== null}
            place={place}
            currency={currency}
            texts={texts}
            basedOn={basedOn}
            isTouched={isTouched}
            onDiscarded={() => setTexts(published)}
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
          onChange={(key, text) => setTexts((before) => ({ ...before, [key]: text }))}
        />
        <AddRows texts={texts} onAdd={(added) => setTexts((before) => ({ ...before, ...added }))} />
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
        onPublished={() => setTexts(textsOf(draft))}
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
  onPublished: () => void;
}

/** Publishes the draft: since when, and why. */
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
      publish={(details) =>
        trpcClient.admin.publishPrices.mutate({
          ...{ lines, rushPercent, limits, basedOn, ...place, ...details },
        })
      }
      onPublished={onPublished}
      onSettled={() => Promise.all([utils.admin.invalidate(), utils.documents.offer.invalidate()])}
    />
  );
}

/** Opens rows for a language or an office with rates of its own, and for postage to a country. */
function AddRows({ texts, onAdd }: { texts: PriceTexts; onAdd: (texts: PriceTexts) => void }) {
  const { languages, offices, countries } = ownOf(texts);
  const known = trpc.admin.calendar.useQuery({ office: '' }).data?.offices ?? [];
  const choices = [
    {
      label: 'Rates of their own for a language',
      keyOf: (value: string) => `certified page ${value}`,
      options: sourceLanguages.filter((one) => !languages.includes(one)).map((value) => ({ value, label: value })),
    },
    {
      label: 'Rates of their own for an office',
      keyOf: (value: string) => `certified page @${value}`,
      options: known
        .filter(({ office }) => office !== '' && !offices.includes(office))
        .map(({ office, name }) => ({ value: office, label: name })),
    },
    {
      label: 'Postage to a country',
      keyOf: (value: string) => `mailing document ${value}`,
      options: countryCodes
        .filter((code) => code !== homeCountry && !countries.includes(code))
        .map((value) => ({ value, label: countryName(value) }))
        .toSorted((one, other) => one.label.localeCompare(other.label)),
    },
  ];
  return (
    <div className="mt-4 flex flex-wrap gap-4">
      {choices
        .filter(({ options }) => options.length > 0)
        .map(({ label, keyOf, options }) => (
          <Field key={label} label={label} className="w-60">
            <Select
              size="sm"
              placeholder="Choose"
              value=""
              options={options}
              onChange={(event) => onAdd({ [keyOf(event.currentTarget.value)]: '' })}
            />
          </Field>
        ))}
    </div>
  );
}

/** Ends the list of an organization or a currency. */
function WithdrawButton({ place, basedOn }: { place: PricePlace; basedOn: number }) {
  const utils = trpc.useUtils();
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const isReasonless = reason.trim().length < 3;
  const withdraw = trpc.admin.withdrawPrices.useMutation({
    onSuccess: () => setIsOpen(false),
    onSettled: () => utils.admin.prices.invalidate(),
  });
  return (
    <>
      <Button size="sm" variant="secondary" className="mt-4" onClick={() => setIsOpen(true)}>
        End this list…
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        tone="primary"
        title="End this list"
        description={`From then on ${place.currency === undefined ? 'the organization has' : 'its customers have'} the house’s list. Prices that were shown hold for 24 hours, and saved quotes until they end.`}
        confirmLabel="End the list"
        mutation={withdraw}
        isComplete={!isReasonless}
        onConfirm={() => withdraw.mutate({ ...place, basedOn, reason: reason.trim() })}
      >
        {(isSubmitted) => (
          <PublishReason
            error={isSubmitted && isReasonless ? 'Say why the list ends.' : undefined}
            value={reason}
            onChange={setReason}
          />
        )}
      </ConfirmDialog>
    </>
  );
}
