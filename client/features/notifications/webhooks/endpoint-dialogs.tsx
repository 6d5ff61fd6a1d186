import { describeError } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useLeaveWarning } from '#client/lib/use-leave-warning.ts';
import { ShownSecret } from '#client/ui/feedback/shown-secret.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { AlertDialog } from '#client/ui/overlay/alert-dialog.tsx';
import { words } from '#client/ui/words.ts';
import type { KeyMode } from '#shared/api-keys.ts';
import type { WebhookEndpointView } from '#shared/schemas/webhooks.ts';
import { EndpointForm } from './endpoint-form.tsx';

export type Task = { kind: 'create' } | { kind: 'edit' | 'rotate' | 'delete'; endpoint: WebhookEndpointView };

export function useEndpointMutations(close: () => void) {
  const utils = trpc.useUtils();
  const onSettled = () =>
    Promise.all([
      utils.notifications.webhookEndpoints.invalidate(),
      utils.notifications.webhookDeliveries.invalidate(),
    ]);
  const create = trpc.notifications.createWebhookEndpoint.useMutation({ onSettled });
  const rotate = trpc.notifications.rotateWebhookSecret.useMutation({ onSettled });
  const update = trpc.notifications.updateWebhookEndpoint.useMutation({ onSettled, onSuccess: close });
  const remove = trpc.notifications.deleteWebhookEndpoint.useMutation({ onSettled, onSuccess: close });
  const test = trpc.notifications.sendTestWebhook.useMutation({ onSettled });
  return { create, rotate, update, remove, test };
}

type Mutations = ReturnType<typeof useEndpointMutations>;

export function NewEndpoint({ mode, create }: { mode: KeyMode; create: Mutations['create'] }) {
  return (
    <EndpointForm
      endpoint={{ url: '', events: [], description: '' }}
      submitLabel={words('developers')('hooks.add')}
      busy={create.isPending}
      failure={create.error ? describeError(create.error) : undefined}
      onSubmit={(input) => create.mutate({ ...input, mode })}
    />
  );
}

interface EditedEndpointProps {
  mode: KeyMode;
  endpoint: WebhookEndpointView;
  update: Mutations['update'];
}

export function EditedEndpoint({ mode, endpoint, update }: EditedEndpointProps) {
  return (
    <EndpointForm
      endpoint={endpoint}
      submitLabel={words('developers')('hooks.save')}
      busy={update.isPending}
      failure={update.error ? describeError(update.error) : undefined}
      onSubmit={({ url, events, description }) => update.mutate({ id: endpoint.id, mode, url, events, description })}
    />
  );
}

interface QuestionsProps {
  task: Task | undefined;
  mode: KeyMode;
  mutations: Pick<Mutations, 'rotate' | 'remove'>;
  /** The new key is shown. */
  isRotated: boolean;
  onEnd: () => void;
}

/** Asks before a key is rotated and an endpoint deleted. */
export function Questions({ task, mode, mutations, isRotated, onEnd }: QuestionsProps) {
  const t = words('developers');
  const { rotate, remove } = mutations;
  return (
    <>
      <AlertDialog
        open={task?.kind === 'rotate' && !isRotated}
        onOpenChange={onEnd}
        title={t('hooks.rotateTitle')}
        description={t('hooks.rotateText')}
        confirmLabel={t('hooks.actions.rotate')}
        tone="primary"
        busy={rotate.isPending}
        error={rotate.error ? describeError(rotate.error).text : undefined}
        onConfirm={() => {
          if (task?.kind === 'rotate' && !rotate.isPending) rotate.mutate({ id: task.endpoint.id, mode });
        }}
      />
      <AlertDialog
        open={task?.kind === 'delete'}
        onOpenChange={onEnd}
        title={t('hooks.deleteTitle')}
        description={t('hooks.deleteText')}
        confirmLabel={t('hooks.deleteConfirm')}
        busy={remove.isPending}
        error={remove.error ? describeError(remove.error).text : undefined}
        onConfirm={() => {
          if (task?.kind === 'delete' && !remove.isPending) remove.mutate({ id: task.endpoint.id, mode });
        }}
      />
    </>
  );
}

/** An endpoint's signing key, shown once. */
export function ShownSigningKey({ value, onKept }: { value: string; onKept: () => void }) {
  const t = words('developers');
  useLeaveWarning(true);
  return (
    <Card className="mb-6">
      <ShownSecret
        announce
        title={t('hooks.shown')}
        text={t('hooks.shownText')}
        label={t('hooks.noun')}
        kept={t('kept')}
        testId="signing-key"
        value={value}
        onKept={onKept}
      />
    </Card>
  );
}
