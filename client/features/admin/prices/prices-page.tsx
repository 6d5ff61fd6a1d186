import { useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { loadError } from '#client/lib/load-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useLeaveWarning } from '#client/lib/use-leave-warning.ts';
import { Button } from '#client/ui/button/button.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { Page, PageHeader, Section } from '#client/ui/layout/page.tsx';
import { sourceLanguages } from '#shared/languages.ts';
import type { Prices } from '#shared/schemas/prices.ts';
import { languagesOf, readDraft, rowsOf, textsOf, type PriceTexts } from './price-draft.ts';
import { PriceHistory } from './price-history.tsx';
import { PriceSheet } from './price-sheet.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { WorkedExamples } from './worked-examples.tsx';

/** The price list: the draft beside what is in force, worked examples, and the history. */
export function PricesPage() {
  const prices = trpc.admin.prices.useQuery();
  return (
    <Page width="wide">
      <PageHeader
        title="Prices"
        description="What customers pay. A change is a draft until it is published; every order keeps the list that it was made under."
      />
      <LoadState
        loading={prices.isPending}
        error={loadError(prices)}
        errorTitle="Couldn’t load the prices"
        onRetry={() => void prices.refetch()}
        isEmpty={false}
        empty={null}
      >
        {prices.data ? <Editor key={keyOf(prices.data)} prices={prices.data} /> : null}
      </LoadState>
    </Page>
  );
}

/** The editor starts again from a draft that was saved or published; what is typed survives any other reload. */
function keyOf({ draft, latest }: Prices): string {
  return draft ? `draft ${draft.savedAt}` : `version ${String(latest)}`;
}

function Editor({ prices }: { prices: Prices }) {
  const { draft: saved, latest } = prices;
  const start = textsOf(saved ?? prices);
  const published = textsOf(prices);
  const [texts, setTexts] = useState<PriceTexts>(start);
  const [basedOn, setBasedOn] = useState(saved?.basedOn ?? latest);
  const [isPublishing, setIsPublishing] = useState(false);
  const draft = readDraft(texts);
  const isTouched = !isSame(texts, start);
  const isChanged = !isSame(texts, published);
  const { list } = readDraft(published);
  useLeaveWarning(isTouched);
  return (
    <>
      <Clash prices={prices} basedOn={basedOn} onRebase={() => setBasedOn(latest)} />
      <Upcoming prices={prices} />
      <Section
        title="Draft"
        description="Arrows move, Enter goes down, Escape takes back what was typed."
        actions={
          <DraftActions
            saved={saved !== null}
            texts={texts}
            basedOn={basedOn}
            isTouched={isTouched}
            onDiscarded={() => setTexts(published)}
            onPublish={isChanged && draft.list ? () => setIsPublishing(true) : undefined}
          />
        }
      >
        <PriceSheet
          rows={rowsOf(languagesOf(texts))}
          draft={texts}
          published={published}
          wrong={draft.wrong}
          onChange={(key, text) => setTexts((before) => ({ ...before, [key]: text }))}
        />
        <AddLanguage texts={texts} onAdd={(added) => setTexts((before) => ({ ...before, ...added }))} />
        {draft.wrong.size > 0 ? (
          <p className="mt-2 text-sm text-seal" role="status">
            Each amount needs a number such as 15 or 15.50, and a rate at least $0.50.
          </p>
        ) : null}
      </Section>
      <Section title="Worked examples" description="Recalculated while you type.">
        {list ? <WorkedExamples published={list} draft={draft.list} /> : null}
      </Section>
      <Section title="History">
        <PriceHistory versions={prices.versions} />
      </Section>
      <PublishDialog
        draft={draft}
        basedOn={basedOn}
        open={isPublishing}
        onOpenChange={setIsPublishing}
        onPublished={() => setTexts(textsOf(draft))}
      />
    </>
  );
}

/** Texts without the empty ones. */
function isSame(one: PriceTexts, other: PriceTexts): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => (one[key] ?? '').trim() === (other[key] ?? '').trim());
}

/** Somebody published while this draft was made: it can be compared and kept. */
function Clash({ prices, basedOn, onRebase }: { prices: Prices; basedOn: number; onRebase: () => void }) {
  const { latest, versions } = prices;
  if (basedOn === latest) return null;
  const newest = versions.find(({ version }) => version === latest);
  return (
    <InlineAlert
      tone="warn"
      announce
      className="mb-6"
      title={`Version ${String(latest)} was published meanwhile`}
      action={
        <Button size="sm" variant="secondary" onClick={onRebase}>
          Keep my draft
        </Button>
      }
    >
      {newest?.publishedByName ?? 'Somebody'} published it: <bdi>{newest?.reason}</bdi>. Your draft was made from
      version {basedOn}. Compare the amounts marked “Now” before you publish.
    </InlineAlert>
  );
}

function Upcoming({ prices: { versions } }: { prices: Prices }) {
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
  saved: boolean;
  texts: PriceTexts;
  basedOn: number;
  isTouched: boolean;
  onDiscarded: () => void;
  /** Absent while there is nothing to publish. */
  onPublish: (() => void) | undefined;
}

function DraftActions({ saved, texts, basedOn, isTouched, onDiscarded, onPublish }: DraftActionsProps) {
  const utils = trpc.useUtils();
  const onSettled = () => utils.admin.prices.invalidate();
  const save = trpc.admin.savePricesDraft.useMutation({ onSettled });
  const discard = trpc.admin.discardPricesDraft.useMutation({ onSuccess: onDiscarded, onSettled });
  const { lines, rushPercent, list } = readDraft(texts);
  const failure = save.error ?? discard.error;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <FailureAlert failure={failure ? describeError(failure) : undefined} />
      {saved || isTouched ? (
        <Button
          variant="quiet"
          busy={discard.isPending}
          onClick={() => {
            if (saved) discard.mutate();
            else onDiscarded();
          }}
        >
          Discard draft
        </Button>
      ) : null}
      <Button
        variant="secondary"
        busy={save.isPending}
        disabled={!isTouched || !list}
        onClick={() => save.mutate({ lines, rushPercent, basedOn })}
      >
        Save draft
      </Button>
      <Button disabled={!onPublish} onClick={onPublish}>
        Publish…
      </Button>
    </div>
  );
}

/** Opens rows for a language with rates of its own. */
function AddLanguage({ texts, onAdd }: { texts: PriceTexts; onAdd: (texts: PriceTexts) => void }) {
  const known = languagesOf(texts);
  const others = sourceLanguages.filter((source) => !known.includes(source));
  if (others.length === 0) return null;
  return (
    <Field label="Rates of their own for" className="mt-4 max-w-60">
      <Select
        size="sm"
        placeholder="Choose a language"
        value=""
        options={others.map((source) => ({ value: source, label: source }))}
        onChange={(event) => onAdd({ [`certified page ${event.currentTarget.value}`]: '' })}
      />
    </Field>
  );
}
