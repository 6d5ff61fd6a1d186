import { useState } from 'react';
import { PublishReason } from '#client/features/admin/facts/publish-reason.tsx';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { loadError } from '#client/lib/load-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
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
  const [isOn, setOn] = useState(facts.isOn);
  const [minutes, setMinutes] = useState(String(facts.offerMinutes));
  const [kinds, setKinds] = useState<readonly RoutingFacts['kinds'][number][]>(facts.kinds);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const offerMinutes = /^\d{1,4}$/.test(minutes.trim()) ? Number(minutes.trim()) : Number.NaN;
  const parsed = routingFacts.safeParse({
    ...{ isOn, offerMinutes },
    // Rules without people are invalid and are not saved.
    kinds: kinds.filter(({ personIds }) => personIds.length > 0),
  });
  const isReasonless = reason.trim().length < 3;
  const publish = trpc.admin.publishRouting.useMutation({
    onSuccess: () => toast.show({ tone: 'ok', title: 'Routing published' }),
    onSettled: () => utils.admin.routing.invalidate(),
  });
  return (
    <form
      noValidate
      aria-label="Routing"
      className="grid gap-4 rounded-card border border-line bg-sheet p-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!parsed.success || isReasonless || publish.isPending) return;
        publish.mutate({ facts: parsed.data, basedOn, reason: reason.trim() });
      }}
    >
      <FailureAlert failure={publish.error ? describeError(publish.error) : undefined} />
      <Switch label="Offer papers by rule" checked={isOn} onChange={(event) => setOn(event.currentTarget.checked)} />
      <KindSpecialists rules={kinds} people={people} onChange={setKinds} />
      <div className="flex flex-wrap items-end gap-3">
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
        <PublishReason
          className="min-w-56 flex-1"
          error={isTried && isReasonless ? 'Say why the routing changes.' : undefined}
          value={reason}
          onChange={setReason}
        />
        <Button type="submit" busy={publish.isPending}>
          Publish Routing
        </Button>
      </div>
    </form>
  );
}
