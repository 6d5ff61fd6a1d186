import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { queryState } from '#client/lib/query-state.ts';
import { signOut } from '#client/lib/session.ts';
import { trpc } from '#client/lib/trpc.ts';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { wrap } from '#client/ui/message-tags.ts';
import { AlertDialog } from '#client/ui/overlay/alert-dialog.tsx';
import { words } from '#client/ui/words.ts';
import type { ErasureSituation } from '#shared/erasure.ts';
import type { DeletionPreview } from '#shared/schemas/account-data.ts';

export interface DeleteAccountDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Deletes the account, once its owner has read what that does to each document. */
export function DeleteAccountDialog({ open, onOpenChange }: DeleteAccountDialogProps) {
  const t = words('profile');
  const query = trpc.auth.deletionPreview.useQuery(undefined, { enabled: open, staleTime: 0 });
  const [email, setEmail] = useState('');
  const router = useRouter();
  const erase = trpc.auth.deleteAccount.useMutation({
    onSuccess: () => signOut(() => router.navigate({ to: '/' })),
  });
  const isBlocked = (query.data?.blocking.length ?? 0) > 0;
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('eraseTitle')}
      description={t('eraseFinal')}
      confirmLabel={t('eraseConfirm')}
      blockedBecause={isBlocked ? t('eraseBlockedFirst') : undefined}
      busy={erase.isPending}
      error={erase.error ? describeError(erase.error).text : undefined}
      onConfirm={() => {
        if (!erase.isPending && query.data && !isBlocked) erase.mutate({ email });
      }}
    >
      <LoadState {...queryState(query)}>{query.data ? <Preview preview={query.data} /> : null}</LoadState>
      <p className="mt-4 text-sm text-ink-2">
        {t.rich('eraseNote', { link: wrap(<Link to="/privacy" className="inline-link" />) })}
      </p>
      {isBlocked ? null : (
        <div className="mt-4">
          <Field label={t('eraseEmail')}>
            <TextInput
              type="email"
              autoComplete="off"
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
          </Field>
        </div>
      )}
    </AlertDialog>
  );
}

function Preview({ preview: { counts, blocking } }: { preview: DeletionPreview }) {
  const t = words('profile');
  const documents = words('documents');
  if (blocking.length > 0) {
    return (
      <InlineAlert tone="warn" title={t('eraseBlocked')}>
        <ul className="mt-1 list-disc space-y-1 ps-5">
          {blocking.map(({ id, filename, situation }) => (
            <li key={id}>
              <bdi>{filename}</bdi>: {documents(`erase.says.${situation}`, { count: 1 })}
            </li>
          ))}
        </ul>
      </InlineAlert>
    );
  }
  const entries = Object.entries(counts) as [ErasureSituation, number][];
  if (entries.length === 0) return <p>{t('eraseNone')}</p>;
  return (
    <ul className="grid gap-2 text-sm">
      {entries.map(([situation, count]) => (
        <li key={situation}>
          <strong>{t('eraseCount', { count })}</strong> {documents(`erase.says.${situation}`, { count })}
        </li>
      ))}
    </ul>
  );
}
