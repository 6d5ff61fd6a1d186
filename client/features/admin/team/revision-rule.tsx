import { PublishForm } from '#client/features/admin/facts/publish-form.tsx';
import { usePublication } from '#client/features/admin/facts/use-publication.ts';
import { queryState } from '#client/lib/query-state.ts';
import { trpc, trpcClient } from '#client/lib/trpc.ts';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Checkbox } from '#client/ui/form/checkbox.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import { orderLanguages, targetLanguage } from '#shared/languages.ts';
import { translationTypes } from '#shared/pricing.ts';
import type { PublishedFactsView } from '#shared/schemas/published-facts.ts';
import { revisionRule, type RevisionFacts } from '#shared/schemas/revision-rule.ts';
import { RevisedAccounts, type RevisedAccount } from './revised-accounts.tsx';

const serviceLabel = { certified: 'Certified translations', notarized: 'Notarized translations' } as const;

/** Rule that decides which texts a second person revises before certification. */
export function RevisionRule({ canManage }: { canManage: boolean }) {
  const query = trpc.admin.revisionRule.useQuery();
  return (
    <Section
      title="Second person"
      description="A text goes from its translator to a reviser, and is certified once they passed it (ISO 17100). Whether a paper is revised is decided when it is first opened, and stays."
    >
      <LoadState {...queryState(query)} errorTitle="Couldn’t load what is revised">
        {query.data && canManage ? <RuleForm view={query.data} accounts={query.data.accounts} /> : null}
        {query.data && !canManage ? <p>{inWords(query.data.facts)}</p> : null}
      </LoadState>
    </Section>
  );
}

function inWords({ services, accountIds, pairs, sampleEvery, splitAbovePages }: RevisionFacts): string {
  const parts = [
    ...services.map((service) => serviceLabel[service]),
    ...pairs.map(({ from }) => `papers in ${from}`),
    ...(accountIds.length > 0 ? [`papers of ${String(accountIds.length)} customers`] : []),
    ...(sampleEvery > 0 ? [`one of ${String(sampleEvery)} other papers`] : []),
  ];
  const revised = parts.length === 0 ? 'Nothing is revised by a second person.' : `Revised: ${parts.join(', ')}.`;
  return splitAbovePages === 0 ? revised : `${revised} Papers above ${String(splitAbovePages)} pages can be split.`;
}

interface TypedRule extends Pick<RevisionFacts, 'services' | 'pairs'> {
  accounts: readonly RevisedAccount[];
  sample: string;
  above: string;
}

function factsOf({ services, pairs, accounts, sample, above }: TypedRule): RevisionFacts {
  const accountIds = accounts.map(({ id }) => id);
  return { services, pairs, accountIds, sampleEvery: countOf(sample), splitAbovePages: countOf(above) };
}

interface RuleFormProps {
  view: PublishedFactsView<RevisionFacts>;
  accounts: readonly RevisedAccount[];
}

function RuleForm({ view: { facts, latest, versions }, accounts }: RuleFormProps) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const { services, pairs, sampleEvery, splitAbovePages } = facts;
  const publication = usePublication<TypedRule>(
    {
      facts: { services, pairs, accounts, sample: String(sampleEvery), above: String(splitAbovePages) },
      ...{ latest, versions },
    },
    {
      publish: (typed, details) => trpcClient.admin.publishRevisionRule.mutate({ facts: factsOf(typed), ...details }),
      onPublished: () => toast.show({ tone: 'ok', title: 'Published' }),
      onSettled: () => utils.admin.revisionRule.invalidate(),
    },
  );
  const { draft, isTried } = publication;
  const typed = factsOf(draft.value);
  return (
    <PublishForm
      label="Second person"
      action="Publish Rule"
      missingReason="Say why it changes."
      publication={publication}
      isValid={revisionRule.safeParse(typed).success}
    >
      <Services services={draft.value.services} onChange={(chosen) => draft.change({ services: chosen })} />
      <Languages pairs={draft.value.pairs} onChange={(chosen) => draft.change({ pairs: chosen })} />
      <RevisedAccounts accounts={draft.value.accounts} onChange={(chosen) => draft.change({ accounts: chosen })} />
      <div className="flex flex-wrap gap-3">
        <Field
          label="One of how many others"
          hint="0 is none, 10 is every tenth."
          className="w-52"
          error={isTried && Number.isNaN(typed.sampleEvery) ? wanted : undefined}
        >
          <TextInput
            inputMode="numeric"
            maxLength={4}
            value={draft.value.sample}
            onChange={(event) => draft.change({ sample: event.currentTarget.value })}
          />
        </Field>
        <Field
          label="Split above pages"
          hint="Between translators; 0 is never."
          className="w-52"
          error={isTried && Number.isNaN(typed.splitAbovePages) ? wanted : undefined}
        >
          <TextInput
            inputMode="numeric"
            maxLength={4}
            value={draft.value.above}
            onChange={(event) => draft.change({ above: event.currentTarget.value })}
          />
        </Field>
      </div>
    </PublishForm>
  );
}

const wanted = 'Write a number from 0 to 1000.';

function countOf(text: string): number {
  const count = /^\d{1,4}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN;
  return count <= 1000 ? count : Number.NaN;
}

type Services = RevisionFacts['services'];

function Services({ services, onChange }: { services: Services; onChange: (services: Services) => void }) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">Services</legend>
      <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
        {translationTypes.map((service) => (
          <Checkbox
            key={service}
            name="revisedServices"
            label={serviceLabel[service]}
            checked={services.includes(service)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...services, service] : services.filter((one) => one !== service))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

type Pairs = RevisionFacts['pairs'];

/** Pairs into another language stay as they are. */
function Languages({ pairs, onChange }: { pairs: Pairs; onChange: (pairs: Pairs) => void }) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">Languages into {targetLanguage}</legend>
      <div className="mt-1 grid grid-cols-2 gap-x-6 max-md:gap-x-3 lg:grid-cols-3 xl:grid-cols-4">
        {orderLanguages.map((language) => (
          <Checkbox
            key={language}
            name="revisedLanguages"
            label={language}
            checked={pairs.some(({ from, to }) => from === language && to === targetLanguage)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(
                checked
                  ? [...pairs, { from: language, to: targetLanguage }]
                  : pairs.filter(({ from, to }) => from !== language || to !== targetLanguage),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
