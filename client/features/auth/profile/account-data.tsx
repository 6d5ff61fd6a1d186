import { Download } from 'lucide-react';
import { useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { saveLink } from '#client/lib/open-file.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { useOpened } from '#client/ui/use-opened.ts';
import { words } from '#client/ui/words.ts';

const DeleteAccountDialog = lazyPart(async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog, {
  failure: 'atFoot',
});

/** Opens the dialog that deletes the account. */
export function DeleteAccount() {
  const t = words('profile');
  const [isOpen, setIsOpen] = useState(false);
  const wasOpened = useOpened(isOpen);
  return (
    <>
      <Button variant="danger" wide="phone" onClick={() => setIsOpen(true)}>
        {t('eraseOpen')}
      </Button>
      {wasOpened ? <DeleteAccountDialog open={isOpen} onOpenChange={setIsOpen} /> : null}
    </>
  );
}

/** Downloads the account's data. */
export function ExportData() {
  const t = words('profile');
  const link = trpc.auth.exportData.useMutation({ onSuccess: ({ url }) => saveLink(url) });
  return (
    <>
      <FailureAlert failure={link.error ? describeError(link.error) : undefined} />
      <Button
        variant="secondary"
        wide="phone"
        icon={<Download aria-hidden="true" />}
        busy={link.isPending}
        onClick={() => link.mutate()}
      >
        {t('dataDownload')}
      </Button>
      {link.isSuccess ? (
        <p role="status" className="mt-3 text-sm text-ink-2">
          {t('dataStarted')}
        </p>
      ) : null}
    </>
  );
}
