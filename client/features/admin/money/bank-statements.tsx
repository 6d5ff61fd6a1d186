import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { describeError, type Failure } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { loadError } from '#client/lib/load-error.ts';
import { trpc, trpcUtils } from '#client/lib/trpc.ts';
import { uploadFile } from '#client/lib/upload.ts';
import { Button } from '#client/ui/button/button.tsx';
import { CardList } from '#client/ui/data/card-list.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Dropzone } from '#client/ui/form/dropzone.tsx';
import { can } from '#shared/access.ts';
import { limits } from '#shared/limits.ts';
import { countOf } from '#shared/plural.ts';
import { bankImportOutput, type BankImportView } from '#shared/schemas/received.ts';
import { BankAccounts } from './bank-accounts.tsx';
import { BankLines } from './bank-lines.tsx';
import type { MoneyListProps } from './money-search.ts';

const accept = { 'application/xml': ['.xml'], 'text/xml': ['.xml'], 'text/csv': ['.csv'] };

/** Imports of bank statements, and the lines of the one that is open. */
export function BankStatements({ search, onChange }: MoneyListProps) {
  const user = useCurrentUser();
  const mayAccount = user !== null && user !== undefined && can(user, 'account');
  if (search.statement !== undefined) {
    return <BankLines importId={search.statement} search={search} onChange={onChange} mayAccount={mayAccount} />;
  }
  return (
    <>
      {mayAccount ? <Upload onDone={(statement) => onChange({ statement, page: undefined })} /> : null}
      <BankAccounts mayManage={user !== null && user !== undefined && can(user, 'manage')} />
      <Imports onOpen={(statement) => onChange({ statement, page: undefined })} />
    </>
  );
}

interface Sent {
  state: 'idle' | 'uploading' | 'failed';
  failure?: Failure;
  progress?: number;
}

function Upload({ onDone }: { onDone: (importId: string) => void }) {
  const [sent, setSent] = useState<Sent>({ state: 'idle' });
  const [known, setKnown] = useState<string>();

  async function send(file: File): Promise<void> {
    setSent({ state: 'uploading', progress: 0 });
    setKnown(undefined);
    try {
      const result = await uploadFile({
        url: `/files/bank-statements?filename=${encodeURIComponent(file.name)}`,
        file: withType(file),
        parse: (response) => bankImportOutput.parse(response),
        onProgress: (done, total) => setSent({ state: 'uploading', progress: Math.round((done / total) * 100) }),
      });
      setSent({ state: 'idle' });
      await trpcUtils.admin.bankImports.invalidate();
      if (result.isNew) onDone(result.importId);
      else setKnown(result.importId);
    } catch (error) {
      setSent({ state: 'failed', failure: describeError(error) });
    }
  }

  return (
    <div className="mb-8 grid gap-4">
      <Dropzone
        label="Bank statement"
        limits={`CAMT.053 (XML) or CSV, up to ${String(limits.bankFileBytes / 1024 / 1024)} MB and ${limits.bankFileLines.toLocaleString('en-US')} lines`}
        accept={accept}
        state={sent.state}
        progress={sent.progress ?? null}
        progressLabel="Reading the statement"
        buttonLabel="Choose a file"
        onFiles={([file]) => {
          if (file) void send(file);
        }}
      />
      <FailureAlert failure={sent.failure} />
      {known === undefined ? null : (
        <InlineAlert
          tone="info"
          announce
          title="This file was imported before"
          action={
            <Button size="sm" variant="secondary" onClick={() => onDone(known)}>
              Open it
            </Button>
          }
        />
      )}
    </div>
  );
}

/** Browsers know no type of some files; the server reads by it. */
function withType(file: File): File {
  const type = file.name.toLowerCase().endsWith('.csv') ? 'text/csv' : 'application/xml';
  return new File([file], file.name, { type });
}

function Imports({ onOpen }: { onOpen: (importId: string) => void }) {
  const imports = trpc.admin.bankImports.useQuery();
  return (
    <LoadState
      loading={imports.isPending}
      error={loadError(imports)}
      errorTitle="Couldn’t load the statements"
      onRetry={() => void imports.refetch()}
      isEmpty={imports.data?.items.length === 0}
      empty={
        <EmptyState
          kind="none"
          icon={<Landmark />}
          title="No statement is imported yet"
          text="Each credit is matched with the invoices that are due, by number and amount. Nothing is booked before you confirm it."
        />
      }
    >
      <CardList aria-label="Imported statements">
        {imports.data?.items.map((item) => (
          <li key={item.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-semibold wrap-anywhere">
                <bdi>{item.filename}</bdi>
              </p>
              <p className="text-sm text-ink-2">
                <DateTime value={item.importedAt} /> · {item.importedByName ?? 'somebody'}
              </p>
            </div>
            <p className="text-sm">{stateOf(item)}</p>
            <Button size="sm" variant="secondary" aria-label={`Open ${item.filename}`} onClick={() => onOpen(item.id)}>
              Open
            </Button>
          </li>
        ))}
      </CardList>
    </LoadState>
  );
}

function stateOf({ counts: { proposed, unmatched, confirmed, ignored } }: BankImportView): string {
  const open = proposed + unmatched;
  if (open === 0) return `Done: ${countOf(confirmed, 'payment')}${ignored > 0 ? `, ${ignored} set aside` : ''}`;
  return `${countOf(open, 'line')} open${unmatched > 0 ? `, ${unmatched} unmatched` : ''}`;
}
