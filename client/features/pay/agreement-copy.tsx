import { Download, Printer } from 'lucide-react';
import { LegalBlocks } from '#client/features/marketing/legal-text.tsx';
import { queryState, type Query } from '#client/lib/query-state.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import type { AgreementAcceptance, AgreementCopy } from '#shared/schemas/agreement.ts';

/** Accepted versions, newest first; each opens its text. */
export function AcceptanceList({
  accepted,
  label,
  onRead,
}: {
  accepted: readonly AgreementAcceptance[];
  label: string;
  onRead: (acceptance: AgreementAcceptance) => void;
}) {
  if (accepted.length === 0) return null;
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {accepted.map((acceptance) => (
        <li key={acceptance.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 text-sm">
          <span>
            <span className="font-medium">Version {acceptance.version}</span>
            <span className="text-ink-2">
              , accepted <DateTime value={acceptance.acceptedAt} />
            </span>
          </span>
          <Button
            size="sm"
            variant="secondary"
            aria-label={`Read version ${String(acceptance.version)}…`}
            onClick={() => onRead(acceptance)}
          >
            Read…
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface AgreementCopyDialogProps {
  version: number;
  copy: Query & { data: AgreementCopy | undefined };
  onClose: () => void;
}

/** A version as it was accepted, to read, print and save. */
export function AgreementCopyDialog({ version, copy, onClose }: AgreementCopyDialogProps) {
  const { data } = copy;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Agreement, version ${String(version)}`}
      description="As it was accepted."
      footer={
        data ? (
          <>
            <Button variant="secondary" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
              Print
            </Button>
            <Button icon={<Download aria-hidden="true" />} onClick={() => saveText(data)}>
              Save as text
            </Button>
          </>
        ) : undefined
      }
    >
      <LoadState {...queryState(copy)} errorTitle="The agreement could not be loaded">
        {data ? (
          <article aria-label={data.title} data-print="only">
            <h3 className="font-serif text-lg font-semibold wrap-anywhere">{data.title}</h3>
            <LegalBlocks blocks={data.blocks} />
            <p className="mt-6 border-t border-line pt-3 text-sm text-ink-2">
              Accepted by <bdi className="font-medium text-ink">{data.name}</bdi> <DateTime value={data.acceptedAt} />
            </p>
            <p className="mt-1 text-xs wrap-anywhere text-ink-2">
              SHA-256 of the saved text: <code>{data.sha256}</code>
            </p>
          </article>
        ) : null}
      </LoadState>
    </Dialog>
  );
}

/** The exact bytes that were hashed. */
function saveText({ file, version }: AgreementCopy): void {
  const url = URL.createObjectURL(new Blob([file], { type: 'text/markdown;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `agreement-${String(version)}.md`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
