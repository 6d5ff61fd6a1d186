import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { PublishFacts } from '#client/features/admin/facts/publish-facts.tsx';
import { VersionClash } from '#client/features/admin/facts/version-clash.tsx';
import { loadError } from '#client/lib/load-error.ts';
import { trpc, trpcClient } from '#client/lib/trpc.ts';
import { useLeaveWarning } from '#client/lib/use-leave-warning.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Page, PageHeader, Section } from '#client/ui/layout/page.tsx';
import type { Prices } from '#shared/schemas/prices.ts';
import { AddRows } from './add-rows.tsx';
import { DraftActions, UpcomingVersion } from './draft-notices.tsx';
import { ownOf, readDraft, rowsOf, textsOf, type PriceTexts, type ReadDraft } from './price-draft.ts';
import { PriceHistory } from './price-history.tsx';
import { PriceSheet } from './price-sheet.tsx';
import { VolumeDiscount } from './volume-discount.tsx';
import { WithdrawButton } from './withdraw-button.tsx';
import { WorkedExamples } from './worked-examples.tsx';

/** The price list: the draft beside what is in force, worked examples, and the history. */
export function PricesPage({ accountId }: { accountId: string | undefined }) {
  const prices = trpc.admin.prices.useQuery(accountId === undefined ? undefined : { accountId });
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
      {accountId === undefined ? null : <VolumeDiscount accountId={accountId} />}
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
function keyOf({ draft, latest, account }: Prices): string {
  return draft ? `draft ${draft.savedAt}` : `version ${String(latest)} ${account?.id ?? ''}`;
}

function Editor({ prices }: { prices: Prices }) {
  const { draft: saved, latest, account } = prices;
  const accountId = account?.id;
  const start = textsOf(saved ?? prices);
  const published = textsOf(prices);
  const [texts, setTexts] = useState<PriceTexts>(start);
  const [basedOn, setBasedOn] = useState(saved?.basedOn ?? latest);
  const [isPublishing, setIsPublishing] = useState(false);
  const draft = readDraft(texts);
  const isTouched = !isSame(texts, start);
  const isChanged = !isSame(texts, published);
  // An organization’s first list may begin as the house’s.
  const isFirst = accountId !== undefined && !prices.isOwn;
  const { list } = readDraft(published);
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
            accountId={accountId}
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
          draft={texts}
          published={published}
          wrong={draft.wrong}
          onChange={(key, text) => setTexts((before) => ({ ...before, [key]: text }))}
        />
        <AddRows texts={texts} onAdd={(added) => setTexts((before) => ({ ...before, ...added }))} />
        {draft.wrong.size > 0 ? (
          <p className="mt-2 text-sm text-seal" role="status">
            Each amount needs a number such as 15 or 15.50; page and document together cost at least $0.50.
          </p>
        ) : null}
      </Section>
      <Section title="Worked examples" description="Recalculated while you type.">
        {list ? <WorkedExamples published={list} draft={draft.list} /> : null}
      </Section>
      <Section title="History">
        <PriceHistory versions={prices.versions} />
        {accountId !== undefined && prices.isOwn ? <WithdrawButton accountId={accountId} basedOn={latest} /> : null}
      </Section>
      <PublishDialog
        draft={draft}
        accountId={accountId}
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

interface PublishDialogProps {
  draft: ReadDraft;
  accountId: string | undefined;
  basedOn: number;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onPublished: () => void;
}

/** Publishes the draft: since when, and why. */
function PublishDialog({ draft, accountId, basedOn, open, onOpenChange, onPublished }: PublishDialogProps) {
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
          ...{ lines, rushPercent, limits, basedOn, ...details },
          ...(accountId !== undefined && { accountId }),
        })
      }
      onPublished={onPublished}
      onSettled={() => Promise.all([utils.admin.invalidate(), utils.documents.offer.invalidate()])}
    />
  );
}
