import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { erasureRules, type ErasureSituation } from '#shared/erasure.ts';
import type { DeletionPreview } from '#shared/schemas/account-data.ts';
import { describeError } from '#client/lib/error-message.ts';
import { formatDocuments } from '#client/lib/format.ts';
import { loadError } from '#client/lib/load-error.ts';
import { signOut } from '#client/lib/session.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { AlertDialog } from '#client/ui/overlay/alert-dialog.tsx';

/** Deletes the account, once its owner has read what that does to each document. */
export function DeleteAccount() {
  const [isOpen, setIsOpen] = useState(false);
  const query = trpc.auth.deletionPreview.useQuery(undefined, { enabled: isOpen, staleTime: 0 });
  const [email, setEmail] = useState('');
  const router = useRouter();
  const erase = trpc.auth.deleteAccount.useMutation({
    onSuccess: () => signOut(() => router.navigate({ to: '/' })),
  });
  const isBlocked = (query.data?.blocking.length ?? 0) > 0;
  return (
    <>
      <Button variant="danger" wide="phone" onClick={() => setIsOpen(true)}>
        Delete my account…
      </Button>
      <AlertDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Delete your account for good?"
        description="Your files, translations, and personal data are deleted, and you are signed out everywhere. This cannot be undone."
        confirmLabel="Delete my account"
        busy={erase.isPending}
        error={erase.error ? describeError(erase.error).text : undefined}
        onConfirm={() => {
          if (!erase.isPending && query.data && !isBlocked) erase.mutate({ email });
        }}
      >
        <LoadState loading={query.isPending} error={loadError(query)} onRetry={() => void query.refetch()}>
          {query.data ? <Preview preview={query.data} /> : null}
        </LoadState>
        <p className="mt-4 text-sm text-ink-2">
          Certificates you already handed in can still be checked by their code, without your name. Payments stay in our
          accounts as the law requires.{' '}
          <Link to="/privacy" className="inline-link">
            Privacy
          </Link>
        </p>
        {isBlocked ? null : (
          <div className="mt-4">
            <Field label="Your email address, to confirm">
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
    </>
  );
}

function Preview({ preview: { counts, blocking } }: { preview: DeletionPreview }) {
  if (blocking.length > 0) {
    return (
      <InlineAlert tone="warn" title="Your account cannot be deleted yet">
        <ul className="mt-1 list-disc space-y-1 ps-5">
          {blocking.map(({ id, filename, situation }) => (
            <li key={id}>
              <bdi>{filename}</bdi>: {erasureRules[situation].say}
            </li>
          ))}
        </ul>
      </InlineAlert>
    );
  }
  const entries = Object.entries(counts) as [ErasureSituation, number][];
  if (entries.length === 0) return <p>There are no documents in your account.</p>;
  return (
    <ul className="grid gap-2 text-sm">
      {entries.map(([situation, count]) => (
        <li key={situation}>
          <strong>{formatDocuments(count)}.</strong> {erasureRules[situation].say}
        </li>
      ))}
    </ul>
  );
}
