import { Download } from 'lucide-react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { saveLink } from '#client/lib/open-file.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { words } from '#client/ui/words.ts';

/** Downloads everything that belongs to the account. */
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
