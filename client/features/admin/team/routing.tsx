import { PublishForm } from '#client/features/admin/facts/publish-form.tsx';
import { usePublication } from '#client/features/admin/facts/use-publication.ts';
import { queryState } from '#client/lib/query-state.ts';
import { trpc, trpcClient } from '#client/lib/trpc.ts';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Switch } from '#client/ui/form/switch.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import type { PublishedFactsView } from '#shared/schemas/published-facts.ts';
import { routingFacts, type RoutingFacts } from '#shared/schemas/routing.ts';
import { KindSpecialists, type KindSpecialistsProps } from './kind-specialists.tsx';

/** Whether paid papers are offered to people by rule, and how long an offer lasts. */
export function Routing({ canManage, people }: { canManage: boolean; people: KindSpecialistsProps['people'] }) {
  const query = trpc.admin.routing.useQuery();
  return (
    <Section
      title="Routing"
      description="A paid paper is offered to who can do it and is at work: first to who is named for its kind, then to who did the customer’s last one, then to who has the least work for their time. What nobody accepts is in the queue for everybody."
    >
      <LoadState {...queryState(query)} errorTitle="Couldn’t load the routing">
        {query.data && canManage ? <RoutingForm view={query.data} people={people} /> : null}
        {query.data && !canManage ? (
          <p>{query.data.facts.isOn ? 'Papers are offered by rule.' : 'Everybody takes papers from the queue.'}</p>
        ) : null}
      </LoadState>
    </Section>
  );
}

interface TypedRouting {
  isOn: boolean;
  minutes: string;
  kinds: readonly RoutingFacts['kinds'][number][];
}

function factsOf({ isOn, minutes, kinds }: TypedRouting) {
  const offerMinutes = /^\d{1,4}$/.test(minutes.trim()) ? Number(minutes.trim()) : Number.NaN;
  // Rules without people are invalid and are not saved.
  return { isOn, offerMinutes, kinds: kinds.filter(({ personIds }) => personIds.length > 0) };
}

interface FormProps {
  view: PublishedFactsView<RoutingFacts>;
  people: KindSpecialistsProps['people'];
}

function RoutingForm({ view: { facts, latest, versions }, people }: FormProps) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const { isOn, offerMinutes, kinds } = facts;
  const publication = usePublication<TypedRouting>(
    { facts: { isOn, minutes: String(offerMinutes), kinds }, latest, versions },
    {
      publish: (typed, details) =>
        trpcClient.admin.publishRouting.mutate({ facts: routingFacts.parse(factsOf(typed)), ...details }),
      onPublished: () => toast.show({ tone: 'ok', title: 'Routing published' }),
      onSettled: () => utils.admin.routing.invalidate(),
    },
  );
  const { draft, isTried } = publication;
  const isValid = routingFacts.safeParse(factsOf(draft.value)).success;
  return (
    <PublishForm
      label="Routing"
      action="Publish Routing"
      missingReason="Say why the routing changes."
      publication={publication}
      isValid={isValid}
    >
      <Switch
        label="Offer papers by rule"
        checked={draft.value.isOn}
        onChange={(event) => draft.change({ isOn: event.currentTarget.checked })}
      />
      <KindSpecialists rules={draft.value.kinds} people={people} onChange={(rules) => draft.change({ kinds: rules })} />
      <Field
        label="Minutes to answer"
        hint="0 assigns at once."
        className="w-44"
        error={isTried && !isValid ? 'Write a number from 0 to 1440.' : undefined}
      >
        <TextInput
          inputMode="numeric"
          maxLength={4}
          value={draft.value.minutes}
          onChange={(event) => draft.change({ minutes: event.currentTarget.value })}
        />
      </Field>
    </PublishForm>
  );
}
