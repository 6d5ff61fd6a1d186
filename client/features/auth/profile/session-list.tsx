import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { deviceLabel } from '#client/features/auth/device-label.ts';
import { useSignOut } from '#client/features/auth/sign-in/use-sign-out.tsx';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { CardList } from '#client/ui/data/card-list.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { keepFocus } from '#client/ui/keep-focus.ts';
import { slot } from '#client/ui/message-tags.ts';
import { AlertDialog } from '#client/ui/overlay/alert-dialog.tsx';
import { words } from '#client/ui/words.ts';

const shownFirst = 5;

/** The user's sessions; each but the current one can be ended. */
export function SessionList() {
  const t = words('profile');
  const [isConfirming, setIsConfirming] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  const everywhere = useSignOut({ isEverywhere: true });
  const utils = trpc.useUtils();
  const query = trpc.auth.sessions.useQuery();
  const revoke = trpc.auth.revokeSession.useMutation({ onSettled: () => utils.auth.sessions.invalidate() });
  return (
    <div ref={keepFocus}>
      <FailureAlert failure={revoke.error ? describeError(revoke.error) : undefined} />
      <LoadState {...queryState(query)}>
        <CardList aria-label={t('sessions')}>
          {query.data?.items.slice(0, isWhole ? undefined : shownFirst).map((session) => (
            <li key={session.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
              <MonitorSmartphone aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
              <div className="min-w-0 flex-1 basis-40">
                <p className="font-semibold">{deviceLabel(session.device)}</p>
                <p className="text-sm text-ink-2">
                  {t.rich('lastUsed', { date: slot(<DateTime value={session.lastSeenAt} />) })}
                </p>
              </div>
              {session.isCurrent ? (
                <StatusBadge tone="ok" word={t('thisDevice')} />
              ) : (
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={t('signOutOf', { device: deviceLabel(session.device) })}
                  busy={revoke.isPending && revoke.variables.id === session.id}
                  onClick={() => revoke.mutate({ id: session.id })}
                >
                  {t('signOut')}
                </Button>
              )}
            </li>
          ))}
        </CardList>
        <div className="mt-4 flex flex-wrap gap-3">
          {!isWhole && (query.data?.items.length ?? 0) > shownFirst ? (
            <Button variant="quiet" wide="phone" onClick={() => setIsWhole(true)}>
              {t('allSessions', { count: query.data?.items.length ?? 0 })}
            </Button>
          ) : null}
          <Button variant="secondary" wide="phone" onClick={() => setIsConfirming(true)}>
            {t('everywhere')}
          </Button>
        </div>
      </LoadState>
      {everywhere.dialog}
      <AlertDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={t('everywhereTitle')}
        description={t('everywhereText')}
        confirmLabel={t('everywhere')}
        onConfirm={() => {
          setIsConfirming(false);
          everywhere.signOut();
        }}
      />
    </div>
  );
}
