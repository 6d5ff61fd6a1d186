import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { MemberOnly } from '#client/features/auth/organizations/member-only.tsx';
import { PaperName } from '#client/features/documents/paper-name.tsx';
import { Thumbnail } from '#client/features/documents/thumbnail.tsx';
import { describeError } from '#client/lib/error-message.ts';
import { dropPendingFilesOf } from '#client/lib/pending-files.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { AlertDialog } from '#client/ui/overlay/alert-dialog.tsx';
import { words } from '#client/ui/words.ts';
import type { DocumentView } from '#shared/schemas/documents.ts';
import { discardDraft } from './use-recovered-drafts.ts';

/** An unpaid draft with its price, an action, and its deletion. */
export function DraftRow({ document, action }: { document: DocumentView; action: ReactNode }) {
  const t = words('payments');
  const [isConfirming, setIsConfirming] = useState(false);
  const discard = useDiscard(() => setIsConfirming(false));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 md:px-6">
      <Thumbnail url={document.thumbnailUrl} size="row" />
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-semibold">
          <PaperName paper={document} />
        </p>
        <p className="text-sm text-ink-2">
          {document.hasFile ? (
            <>
              {words('offer')('pages', { count: document.pages })} ·{' '}
              <Money cents={document.totalCostCents} currency={document.currency} />
            </>
          ) : (
            t('draft.notUploaded')
          )}{' '}
          · <DateTime value={document.createdAt} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {action}
        <MemberOnly right="handle" isQuiet>
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('draft.discardOf', { name: document.filename })}
            onClick={() => setIsConfirming(true)}
          >
            {t('draft.discard')}
          </Button>
        </MemberOnly>
      </div>
      <AlertDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={t.rich('draft.discardTitle', { name: slot(<bdi>{document.filename}</bdi>) })}
        description={t('draft.discardText')}
        confirmLabel={t('draft.discardConfirm')}
        busy={discard.isPending}
        error={discard.error ? describeError(discard.error).text : undefined}
        onConfirm={() => discard.mutate(document.id)}
      />
    </li>
  );
}

/** Discards an unpaid draft on the server, and its recovery copy in this browser. */
export function useDiscard(onDone: () => void) {
  return useMutation({
    mutationFn: async (documentId: string) => {
      await discardDraft(documentId);
      await dropPendingFilesOf([documentId]);
    },
    onSuccess: onDone,
  });
}
