import { Download } from 'lucide-react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { saveLink } from '#client/lib/open-file.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';

/** Downloads everything that belongs to the account. */
export function ExportData() {
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
        Download my data
      </Button>
      {link.isSuccess ? (
        <p role="status" className="mt-3 text-sm text-ink-2">
          Your download has started. With many documents it takes a while; keep this page open.
        </p>
      ) : null}
    </>
  );
}
