import { useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { AlertDialog } from '#client/ui/overlay/alert-dialog.tsx';
import { words } from '#client/ui/words.ts';

/** Whether the access key of the paper opens the file, who opened it, and the switch. */
export function CopyAccessPart({ documentId }: { documentId: string }) {
  const t = words('paper');
  const query = trpc.documents.copyAccess.useQuery({ id: documentId });
  return (
    <section aria-labelledby={`access-${documentId}`} className="pt-3 text-sm">
      <h4 id={`access-${documentId}`} className="font-semibold">
        {t('owner.heading')}
      </h4>
      <LoadState {...queryState(query)}>
        {query.data ? (
          <>
            <p className="mt-1 text-ink-2">{t(`owner.${query.data.access === 'open' ? 'on' : query.data.access}`)}</p>
            {query.data.access === 'none' ? null : (
              <Switch documentId={documentId} isOpen={query.data.access === 'open'} />
            )}
            <Openings openings={query.data.openings} access={query.data.access} />
          </>
        ) : null}
      </LoadState>
    </section>
  );
}

function Switch({ documentId, isOpen }: { documentId: string; isOpen: boolean }) {
  const t = words('paper');
  const [isAsking, setIsAsking] = useState(false);
  const utils = trpc.useUtils();
  const change = trpc.documents.setCopyAccess.useMutation({
    onSuccess(changed) {
      utils.documents.copyAccess.setData({ id: documentId }, changed);
      setIsAsking(false);
    },
  });
  const set = (next: boolean) => change.mutate({ id: documentId, isOpen: next });
  return (
    <div className="mt-2 grid gap-2">
      <p>
        <Button
          size="sm"
          variant="secondary"
          busy={change.isPending}
          onClick={() => (isOpen ? setIsAsking(true) : set(true))}
        >
          {t(isOpen ? 'owner.switchOff' : 'owner.switchOn')}
        </Button>
      </p>
      <FailureAlert failure={change.error ? describeError(change.error) : undefined} />
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('owner.question')}
        description={t('owner.consequence')}
        confirmLabel={t('owner.confirm')}
        cancelLabel={t('owner.cancel')}
        busy={change.isPending}
        onConfirm={() => set(false)}
      />
    </div>
  );
}

interface OpeningsProps {
  access: 'open' | 'off' | 'none';
  openings: readonly { at: string; network: string }[];
}

function Openings({ access, openings }: OpeningsProps) {
  const t = words('paper');
  if (openings.length === 0) return access === 'none' ? null : <p className="mt-2 text-ink-2">{t('owner.never')}</p>;
  return (
    <>
      <p className="mt-2 font-medium">{t('owner.opened')}</p>
      <ul className="mt-1 divide-y divide-line">
        {openings.map(({ at, network }, index) => (
          <li key={index} className="flex flex-wrap justify-between gap-x-4 py-1.5">
            <DateTime value={at} />
            <span className="text-ink-2">
              {t.rich('owner.from', { network: slot(<bdi dir="ltr">{network}</bdi>) })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
