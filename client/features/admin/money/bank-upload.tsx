import { useState } from 'react';
import { describeError, type Failure } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpcUtils } from '#client/lib/trpc.ts';
import { uploadFile } from '#client/lib/upload.ts';
import { Button } from '#client/ui/button/button.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { Dropzone } from '#client/ui/form/dropzone.tsx';
import { limits } from '#shared/limits.ts';
import { bankImportOutput } from '#shared/schemas/received.ts';

const accept = { 'application/xml': ['.xml'], 'text/xml': ['.xml'], 'text/csv': ['.csv'] };

interface Sent {
  state: 'idle' | 'uploading' | 'failed';
  failure?: Failure;
  progress?: number;
}

export function BankUpload({ onDone }: { onDone: (importId: string) => void }) {
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

/** Sets the MIME type, which browsers leave empty for some files and the server parses by. */
function withType(file: File): File {
  const type = file.name.toLowerCase().endsWith('.csv') ? 'text/csv' : 'application/xml';
  return new File([file], file.name, { type });
}
