import { KeyRound, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { describeError } from '#client/lib/error-message.ts';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { CardList } from '#client/ui/data/card-list.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { keepFocus } from '#client/ui/keep-focus.ts';
import { Section } from '#client/ui/layout/page.tsx';
import { AlertDialog } from '#client/ui/overlay/alert-dialog.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { words } from '#client/ui/words.ts';
import type { ApiKeyView } from '#shared/schemas/api-keys.ts';
import { KeyCard, ShownKey } from './key-card.tsx';
import { KeyForm } from './key-form.tsx';

type Task = { kind: 'create' } | { kind: 'rotate' | 'revoke'; apiKey: ApiKeyView };

/** The account's API keys: create, rotate, revoke. */
export function ApiKeys() {
  const t = words('developers');
  const utils = trpc.useUtils();
  const query = trpc.auth.apiKeys.useQuery();
  const [task, setTask] = useState<Task>();
  const onSettled = () => utils.auth.apiKeys.invalidate();
  const create = trpc.auth.createApiKey.useMutation({ onSettled });
  const rotate = trpc.auth.rotateApiKey.useMutation({ onSettled });
  const revoke = trpc.auth.revokeApiKey.useMutation({ onSettled, onSuccess: () => setTask(undefined) });
  const made = create.data?.key ?? rotate.data?.key;
  const keys = query.data?.items ?? [];
  const button = <CreateButton onClick={() => setTask({ kind: 'create' })} />;

  function end() {
    setTask(undefined);
    // The mutations hold the new key.
    for (const mutation of [create, rotate, revoke]) mutation.reset();
  }

  return (
    <Section
      ref={keepFocus}
      title={t('keys.title')}
      description={t('keys.text')}
      actions={keys.length > 0 ? button : undefined}
    >
      {made === undefined ? null : <ShownKey value={made} onKept={end} />}
      <LoadState {...queryState(query)} isEmpty={keys.length === 0} empty={<NoKeys action={button} />}>
        <CardList aria-label={t('keys.title')}>
          {keys.map((apiKey) => (
            <KeyCard
              key={apiKey.id}
              apiKey={apiKey}
              onRotate={() => setTask({ kind: 'rotate', apiKey })}
              onRevoke={() => setTask({ kind: 'revoke', apiKey })}
            />
          ))}
        </CardList>
      </LoadState>
      <CreateDialog open={task?.kind === 'create' && made === undefined} create={create} onEnd={end} />
      <AlertDialog
        open={task?.kind === 'rotate' && made === undefined}
        onOpenChange={end}
        title={t('keys.rotateTitle', { name: nameOf(task) })}
        description={t('keys.rotateText')}
        confirmLabel={t('keys.rotateKey')}
        tone="primary"
        busy={rotate.isPending}
        error={rotate.error ? describeError(rotate.error).text : undefined}
        onConfirm={() => {
          if (task?.kind === 'rotate' && !rotate.isPending) rotate.mutate({ id: task.apiKey.id });
        }}
      />
      <AlertDialog
        open={task?.kind === 'revoke'}
        onOpenChange={end}
        title={t('keys.revokeTitle', { name: nameOf(task) })}
        description={t('keys.revokeText')}
        confirmLabel={t('keys.revokeKey')}
        busy={revoke.isPending}
        error={revoke.error ? describeError(revoke.error).text : undefined}
        onConfirm={() => {
          if (task?.kind === 'revoke' && !revoke.isPending) revoke.mutate({ id: task.apiKey.id });
        }}
      />
    </Section>
  );
}

interface CreateDialogProps {
  open: boolean;
  create: ReturnType<typeof trpc.auth.createApiKey.useMutation>;
  onEnd: () => void;
}

function CreateDialog({ open, create, onEnd }: CreateDialogProps) {
  const user = useCurrentUser();
  return (
    <Dialog open={open} onOpenChange={onEnd} title={words('developers')('keys.dialog')} busy={create.isPending}>
      <KeyForm
        accountRole={user?.role ?? 'user'}
        busy={create.isPending}
        failure={create.error ? describeError(create.error) : undefined}
        onSubmit={(input) => create.mutate(input)}
      />
    </Dialog>
  );
}

function CreateButton({ onClick }: { onClick: () => void }) {
  return (
    <Button icon={<Plus aria-hidden="true" />} onClick={onClick}>
      {words('developers')('keys.create')}
    </Button>
  );
}

function NoKeys({ action }: { action: ReactNode }) {
  const t = words('developers');
  return (
    <EmptyState
      kind="none"
      icon={<KeyRound aria-hidden="true" />}
      title={t('keys.none')}
      text={t('keys.noneText')}
      action={action}
    />
  );
}

function nameOf(task: Task | undefined): string {
  return task && 'apiKey' in task ? task.apiKey.name : '';
}
