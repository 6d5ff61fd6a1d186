import { queryState } from '#client/lib/query-state.ts';
import { trpc, trpcClient } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Page, PageHeader, Section } from '#client/ui/layout/page.tsx';
import { claim, type Claim } from '#shared/schemas/claims.ts';
import type { PublishedFactsView } from '#shared/schemas/published-facts.ts';
import { FactsEditor } from '../facts/facts-editor.tsx';
import { schemaFault } from '../facts/facts-words.ts';
import { ClaimForm, placeLabels } from './claim-form.tsx';
import type { ChoiceProps, ClaimsSearch } from './house-search.ts';

/** Claims of the public pages, each with its evidence. */
export function ClaimsPage({ search, onChange }: ChoiceProps<ClaimsSearch>) {
  const claims = trpc.admin.claims.useQuery();
  const { claim: chosen } = search;
  const { claims: rows = [], hasSamples = false } = claims.data ?? {};
  const current = rows.find(({ claimId }) => claimId === chosen);
  return (
    <Page width="wide">
      <PageHeader
        title="Claims"
        description="Figures, testimonials and success stories of the public pages. Without a source nothing is shown."
        actions={<Button onClick={() => onChange({ claim: newId() })}>New claim</Button>}
      />
      {hasSamples ? (
        <InlineAlert tone="info" className="mb-6" title="Places without a claim show samples">
          On this computer alone, and marked as samples. A public address shows nothing there. What the product measures
          itself (delivery times, deliveries, who signs) is shown without a claim.
        </InlineAlert>
      ) : null}
      <LoadState {...queryState(claims)} errorTitle="Couldn’t load the claims">
        <Section title="All claims">
          {rows.length === 0 ? <p className="text-ink-2">There is none yet.</p> : null}
          <ul className="divide-y divide-line">
            {rows.map((row) => (
              <ClaimRow key={row.claimId} row={row} onEdit={() => onChange({ claim: row.claimId })} />
            ))}
          </ul>
        </Section>
        {chosen === undefined ? null : (
          <Section title={current ? `Claim ${chosen}` : 'New claim'}>
            <ClaimEditor key={chosen} claimId={chosen} view={current ?? blank} />
          </Section>
        )}
      </LoadState>
    </Page>
  );
}

function newId(): string {
  return `claim-${crypto.randomUUID().slice(0, 8)}`;
}

const blank: PublishedFactsView<Claim> = {
  version: 0,
  facts: {
    ...{ form: 'figure', place: 'translations.hero', words: {}, source: '', observedOn: null },
    ...{ consent: '', validUntil: null, position: 0, isWithdrawn: false },
  },
  latest: 0,
  draft: null,
  versions: [],
};

interface ClaimRowProps {
  row: PublishedFactsView<Claim> & { claimId: string; isShown: boolean; missing: readonly string[] };
  onEdit: () => void;
}

function ClaimRow({ row: { facts, draft, claimId, isShown, missing }, onEdit }: ClaimRowProps) {
  const shown = draft?.facts ?? facts;
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-semibold">
          <bdi>{summaryOf(shown)}</bdi>
        </p>
        <p className="text-sm text-ink-2">
          {placeLabels[shown.place]} · {Object.keys(shown.words).join(', ') || 'no language'}
          {shown.source === '' ? '' : ` · ${shown.source}`}
        </p>
        {missing.length > 0 ? <p className="mt-1 text-sm text-seal">{missing.join(' ')}</p> : null}
      </div>
      <div className="flex items-center gap-2">
        <StatusBadge tone={isShown ? 'ok' : 'idle'} word={isShown ? 'Shown' : 'Not shown'} />
        <Button size="sm" variant="secondary" onClick={onEdit}>
          Edit<span className="sr-only"> {claimId}</span>
        </Button>
      </div>
    </li>
  );
}

function summaryOf(facts: Claim): string {
  if (facts.form === 'figure') {
    const [own] = Object.values(facts.words);
    return own ? `${own.number} ${own.label}` : 'A figure without words';
  }
  const [own] = Object.values(facts.words);
  return own ? `${own.name}: “${own.text}”` : 'A testimonial without words';
}

function ClaimEditor({ claimId, view }: { claimId: string; view: PublishedFactsView<Claim> }) {
  const utils = trpc.useUtils();
  return (
    <FactsEditor
      place={{ kind: 'claim', scope: claimId }}
      view={view}
      publish={(facts, details) => trpcClient.admin.publishClaim.mutate({ claimId, facts, ...details })}
      onChanged={() => utils.admin.claims.invalidate()}
      faultOf={faultOf}
    >
      {(facts, change) => <ClaimForm facts={facts} onChange={change} />}
    </FactsEditor>
  );
}

function faultOf(facts: Claim): string | undefined {
  const refused = schemaFault(claim, facts);
  if (refused !== undefined) return refused;
  if (facts.isWithdrawn) return undefined;
  if (facts.source === '' || facts.observedOn === null) return 'It needs a source, and the day it was true.';
  return facts.form === 'testimonial' && facts.consent === '' ? 'It needs the consent of the person.' : undefined;
}
