import { useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { Dropzone } from '#client/ui/form/dropzone.tsx';
import { countOf } from '#shared/plural.ts';
import type { ImportedRates } from '#shared/schemas/exchange-rates.ts';

const shownFaults = 20;

/** Chooses a list of rates, shows what it would change, and imports it. */
export function RatesImport() {
  const utils = trpc.useUtils();
  const [file, setFile] = useState<{ name: string; csv: string }>();
  const run = trpc.admin.importExchangeRates.useMutation({
    onSettled: () => utils.admin.exchangeRates.invalidate(),
  });
  const result = run.data;
  const fresh = result?.lines.filter(({ state }) => state !== 'known').length ?? 0;
  const isReady = result?.written === null && result.faults.length === 0 && fresh > 0;
  async function check(chosen: File): Promise<void> {
    const csv = await chosen.text();
    setFile({ name: chosen.name, csv });
    run.mutate({ csv, isDryRun: true });
  }
  return (
    <div className="grid gap-3">
      <h3 className="font-semibold">Import rates</h3>
      <p className="max-w-prose text-sm text-ink-2">
        The first line names the columns: date, currency, rate. Dates are written 2026-03-31, rates with a point.
      </p>
      <Dropzone
        label={file ? file.name : 'Rates as CSV'}
        limits="Up to 200 KB"
        accept={{ 'text/csv': ['.csv'] }}
        state={run.isPending ? 'reading' : 'idle'}
        slim
        buttonLabel={file ? 'Choose another' : 'Choose a file'}
        onFiles={([list]) => {
          if (list) void check(list);
        }}
      />
      <FailureAlert failure={run.error ? describeError(run.error) : undefined} />
      {result ? <Outcome result={result} fresh={fresh} /> : null}
      {file && isReady ? (
        <Button
          className="justify-self-start max-md:w-full"
          busy={run.isPending}
          onClick={() => run.mutate({ csv: file.csv, isDryRun: false })}
        >
          Import {countOf(fresh, 'rate')}
        </Button>
      ) : null}
    </div>
  );
}

function Outcome({ result: { lines, faults, written }, fresh }: { result: ImportedRates; fresh: number }) {
  if (faults.length > 0) {
    return (
      <InlineAlert tone="error" announce title={`${countOf(faults.length, 'fault')} in the list`}>
        Nothing is imported before they are mended.
        <ul className="mt-2 list-disc ps-5">
          {faults.slice(0, shownFaults).map(({ line, say }) => (
            <li key={line}>
              Line {line}: {say}
            </li>
          ))}
        </ul>
      </InlineAlert>
    );
  }
  if (written !== null) return <InlineAlert tone="ok" announce title={`Imported: ${countOf(written, 'rate')}`} />;
  if (lines.length === 0) return <InlineAlert tone="warn" announce title="The list has no lines" />;
  if (fresh === 0) return <InlineAlert tone="info" announce title="Every rate in this list is known already" />;
  const changed = lines.filter(({ state }) => state === 'changed').length;
  return (
    <InlineAlert
      tone="ok"
      announce
      title={`${String(fresh - changed)} new, ${String(changed)} changed, ${String(lines.length - fresh)} known`}
    >
      Nothing is imported yet.
    </InlineAlert>
  );
}
