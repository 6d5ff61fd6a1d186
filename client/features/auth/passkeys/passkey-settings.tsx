import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { deviceLabel } from '#client/features/auth/device-label.ts';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { CardList } from '#client/ui/data/card-list.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { keepFocus } from '#client/ui/keep-focus.ts';
import { slot } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';

/** The user's passkeys: add one on this device, remove any. */
export function PasskeySettings() {
  const t = words('profile');
  const utils = trpc.useUtils();
  const query = trpc.auth.passkeys.useQuery();
  const refetch = () => utils.auth.passkeys.invalidate();
  const add = useMutation({
    mutationFn: async () => (await import('./browser.ts')).registerPasskey(),
    onSettled: refetch,
  });
  const remove = trpc.auth.removePasskey.useMutation({ onSettled: refetch });
  const error = add.error ?? remove.error;
  const passkeys = query.data?.items ?? [];
  return (
    <div ref={keepFocus}>
      <FailureAlert failure={error ? describeError(error) : undefined} />
      <LoadState {...queryState(query)}>
        {passkeys.length > 0 ? (
          <CardList aria-label={t('passkeys')} className="mb-4">
            {passkeys.map((passkey) => (
              <li key={passkey.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
                <KeyRound aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
                <div className="min-w-0 flex-1 basis-40">
                  <p className="font-semibold">{deviceLabel(passkey.device)}</p>
                  <p className="text-sm text-ink-2">
                    {t.rich('passkeyAdded', { date: slot(<DateTime value={passkey.createdAt} />) })}
                    {passkey.lastUsedAt ? (
                      <> · {t.rich('lastUsed', { date: slot(<DateTime value={passkey.lastUsedAt} />) })}</>
                    ) : null}
                  </p>
                </div>
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={t('removePasskeyOf', { device: deviceLabel(passkey.device) })}
                  busy={remove.isPending && remove.variables.id === passkey.id}
                  onClick={() => remove.mutate({ id: passkey.id })}
                >
                  {t('remove')}
                </Button>
              </li>
            ))}
          </CardList>
        ) : null}
        <Button
          variant="secondary"
          wide="phone"
          busy={add.isPending}
          onClick={() => {
            if (!add.isPending) add.mutate();
          }}
        >
          {t('addPasskey')}
        </Button>
      </LoadState>
    </div>
  );
}
