import { useState } from 'react';
import { PublishForm } from '#client/features/admin/facts/publish-form.tsx';
import { loadError } from '#client/lib/load-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Switch } from '#client/ui/form/switch.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { Section } from '#client/ui/layout/page.tsx';
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
      <LoadState
        loading={query.isPending}
        error={loadError(query)}
        errorTitle="Couldn’t load the routing"
        onRetry={() => void query.refetch()}
      >
        {query.data && canManage ? (
          <RoutingForm key={query.data.version} facts={query.data.facts} basedOn={query.data.latest} people={people} />
        ) : null}
        {query.data && !canManage ? (
          <p>{query.data.facts.isOn ? 'Papers are offered by rule.' : 'Everybody takes papers from the queue.'}</p>
        ) : null}
      </LoadState>
    </Section>
  );
}

interface FormProps {
  facts: RoutingFacts;
  basedOn: number;
  people: KindSpecialistsProps['people'];
}

function RoutingForm({ facts, basedOn, people }: FormProps) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const [isTried, setTried] = useState(false);
  const [isOn, setOn] = useState(facts.isOn);
  const [minutes, setMinutes] = useState(String(facts.offerMinutes));
  const [kinds, setKinds] = useState<readonly RoutingFacts['kinds'][number][]>(facts.kinds);
  const offerMinutes = /^\d{1,4}$/.test(minutes.trim()) ? Number(minutes.trim()) : Number.NaN;
  const parsed = routingFacts.safeParse({
    ...{ isOn, offerMinutes },
    // Rules without people are invalid and are not saved.
    kinds: kinds.filter(({ personIds }) => personIds.length > 0),
  });
  const publish = trpc.admin.publishRouting.useMutation({
    onSuccess: () => toast.show({ tone: 'ok', title: 'Routing published' }),
    onSettled: () => utils.admin.routing.invalidate(),
  });
  return (
    <PublishForm
      label="Routing"
      action="Publish Routing"
      missingReason="Say why the routing changes."
      publish={publish}
      onPublish={parsed.success ? (reason) => publish.mutate({ facts: parsed.data, basedOn, reason }) : undefined}
      isTried={isTried}
      onTry={() => setTried(true)}
      lastLine={
        <Field
          label="Minutes to answer"
          hint="0 assigns at once."
          className="w-44"
          error={isTried && !parsed.success ? 'Write a number from 0 to 1440.' : undefined}
        >
          <TextInput
            inputMode="numeric"
            maxLength={4}
            value={minutes}
            onChange={(event) => setMinutes(event.currentTarget.value)}
          />
        </Field>
      }
    >
      <Switch label="Offer papers by rule" checked={isOn} onChange={(event) => setOn(event.currentTarget.checked)} />
      <KindSpecialists rules={kinds} people={people} onChange={setKinds} />
    </PublishForm>
  );
}
