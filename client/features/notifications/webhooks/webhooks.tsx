import { useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { CardList } from '#client/ui/data/card-list.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { SegmentedControl } from '#client/ui/form/segmented-control.tsx';
import { keepFocus } from '#client/ui/keep-focus.ts';
import { Section } from '#client/ui/layout/page.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { words } from '#client/ui/words.ts';
import { keyModes, type KeyMode } from '#shared/api-keys.ts';
import type { WebhookEndpointView } from '#shared/schemas/webhooks.ts';
import { webhookEventTypes } from '#shared/webhook-events.ts';
import { Deliveries } from './deliveries.tsx';
import { AddButton, EndpointCard, NoEndpoints, type EndpointAction } from './endpoint-card.tsx';
import {
  EditedEndpoint,
  NewEndpoint,
  Questions,
  ShownSigningKey,
  useEndpointMutations,
  type Task,
} from './endpoint-dialogs.tsx';

export interface WebhooksProps {
  mode: KeyMode;
  onMode: (mode: KeyMode) => void;
}

/** The webhook endpoints of the account, or of its sandbox, and their delivery log. */
export function Webhooks({ mode, onMode }: WebhooksProps) {
  const t = words('developers');
  const query = trpc.notifications.webhookEndpoints.useQuery({ mode });
  const [task, setTask] = useState<Task>();
  const close = () => setTask(undefined);
  const { create, rotate, update, remove, test } = useEndpointMutations(close);
  const made = create.data?.signingKey ?? rotate.data?.signingKey;
  const endpoints = query.data?.items ?? [];
  const edited = task?.kind === 'edit' ? task.endpoint : undefined;
  const button = <AddButton onClick={() => setTask({ kind: 'create' })} />;

  function end() {
    close();
    // The mutations hold the new key.
    for (const mutation of [create, rotate, update, remove, test]) mutation.reset();
  }

  function act(endpoint: WebhookEndpointView, action: EndpointAction) {
    const { id, state, events } = endpoint;
    if (action === 'test') test.mutate({ id, mode, type: events[0] ?? webhookEventTypes[0] });
    else if (action === 'toggle') update.mutate({ id, mode, isEnabled: state !== 'enabled' });
    else setTask({ kind: action, endpoint });
  }

  const failure = test.error ?? (task === undefined ? update.error : null);
  return (
    <>
      <Section
        ref={keepFocus}
        title={t('hooks.title')}
        description={t(`hooks.${mode}.text`)}
        actions={
          <SegmentedControl
            label={t('hooks.which')}
            segments={keyModes.map((value) => ({ value, label: t(`hooks.modes.${value}`) }))}
            value={mode}
            onChange={(chosen) => {
              end();
              onMode(chosen);
            }}
          />
        }
      >
        {made === undefined ? null : <ShownSigningKey value={made} onKept={end} />}
        <FailureAlert failure={failure ? describeError(failure) : undefined} />
        <LoadState
          {...queryState(query)}
          isEmpty={endpoints.length === 0}
          empty={<NoEndpoints mode={mode} action={button} />}
        >
          <CardList aria-label={t('hooks.list')}>
            {endpoints.map((endpoint) => (
              <EndpointCard key={endpoint.id} endpoint={endpoint} onAction={(action) => act(endpoint, action)} />
            ))}
          </CardList>
          <div className="mt-4">{button}</div>
        </LoadState>
      </Section>
      {endpoints.length > 0 ? <Deliveries key={mode} mode={mode} endpoints={endpoints} /> : null}
      <Dialog
        open={task?.kind === 'create' && made === undefined}
        onOpenChange={end}
        title={t('hooks.addTitle')}
        busy={create.isPending}
      >
        <NewEndpoint mode={mode} create={create} />
      </Dialog>
      <Dialog open={edited !== undefined} onOpenChange={end} title={t('hooks.editTitle')} busy={update.isPending}>
        {edited === undefined ? null : <EditedEndpoint mode={mode} endpoint={edited} update={update} />}
      </Dialog>
      <Questions task={task} mode={mode} mutations={{ rotate, remove }} isRotated={made !== undefined} onEnd={end} />
    </>
  );
}
