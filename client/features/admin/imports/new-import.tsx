import { useState } from 'react';
import { describeError, type Failure } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpcUtils } from '#client/lib/trpc.ts';
import { uploadFile } from '#client/lib/upload.ts';
import { Button } from '#client/ui/button/button.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { Checkbox } from '#client/ui/form/checkbox.tsx';
import { Dropzone } from '#client/ui/form/dropzone.tsx';
import { SegmentedControl } from '#client/ui/form/segmented-control.tsx';
import { keepFocus } from '#client/ui/keep-focus.ts';
import { Section } from '#client/ui/layout/page.tsx';
import {
  type ImportColumn,
  importColumnLabels,
  type ImportKind,
  importKinds,
  importLimits,
  importShapes,
} from '#shared/imports.ts';
import { countOf } from '#shared/plural.ts';
import { importOutput, type ImportResult } from '#shared/schemas/imports.ts';
import { ImportFaults, ImportLines } from './import-lines.tsx';
import type { ImportProps } from './import-search.ts';

interface ListImport {
  file: File | undefined;
  busy: 'checking' | 'importing' | undefined;
  failure: Failure | undefined;
  /** Of the dry run, or of the import once `done` is set. */
  result: ImportResult | undefined;
  check: (file: File) => void;
  commit: (withInvitations: boolean) => void;
}

const segments = importKinds.map((kind) => ({ value: kind, label: importShapes[kind].label }));

/** Chooses a kind and a list, shows what each line would do, and imports it. */
export function NewImport({ search: { kind = 'customers' }, onChange }: ImportProps) {
  return (
    <Section title="New list">
      <SegmentedControl
        label="What the list holds"
        segments={segments}
        value={kind}
        onChange={(value) => onChange({ kind: value })}
        className="mb-4 max-md:flex"
      />
      <KindImport key={kind} kind={kind} />
    </Section>
  );
}

function KindImport({ kind }: { kind: ImportKind }) {
  const { file, busy, failure, result, check, commit } = useImport(kind);
  const [invites, setInvites] = useState(false);
  const fresh = result?.lines.filter(({ state }) => state === 'new').length ?? 0;
  const isReady = result?.done === null && result.faults.length === 0 && fresh > 0;
  return (
    <div ref={keepFocus} className="grid gap-4">
      <Columns kind={kind} />
      <Dropzone
        label={file ? file.name : 'List as CSV'}
        limits={`Up to ${importLimits.lines.toLocaleString('en-US')} lines and ${String(importLimits.bytes / 1024 / 1024)} MB`}
        accept={{ 'text/csv': ['.csv'] }}
        state={busy ? 'reading' : 'idle'}
        slim={file !== undefined}
        buttonLabel={file ? 'Choose another' : 'Choose a file'}
        onFiles={([list]) => {
          if (list) check(list);
        }}
      />
      <FailureAlert failure={failure} />
      {result ? <Outcome result={result} fresh={fresh} /> : null}
      {result && result.faults.length > 0 ? <ImportFaults faults={result.faults} /> : null}
      {isReady && kind !== 'orders' ? (
        <Checkbox
          label="Invite the new customers by mail"
          hint="In their language, with a link to choose a password. Without it they can still ask for one on the sign-in page."
          checked={invites}
          onChange={({ currentTarget }) => setInvites(currentTarget.checked)}
        />
      ) : null}
      {isReady ? (
        <Button
          className="justify-self-start max-md:w-full"
          busy={busy === 'importing'}
          onClick={() => commit(invites)}
        >
          Import {countOf(fresh, 'line')}
        </Button>
      ) : null}
      {result && result.lines.length > 0 ? (
        <ImportLines key={String(result.done?.importId)} lines={result.lines} />
      ) : null}
    </div>
  );
}

function Columns({ kind }: { kind: ImportKind }) {
  const { needed, optional } = importShapes[kind];
  const names = (columns: readonly ImportColumn[]) => columns.map((column) => importColumnLabels[column]).join(', ');
  return (
    <p className="max-w-prose text-sm text-ink-2">
      The first line names the columns: {names(needed)}; if you have them, {names(optional)}. {notes[kind]}
    </p>
  );
}

const notes = {
  customers: 'Languages are those of this site, such as “pt” or “Portuguese”.',
  firms:
    'Name and email are those of the contact, who becomes the owner. Discount is a percent off each order; prices is the name of a firm here whose own prices the new one gets too.',
  orders:
    'Dates are written 2026-03-31, currencies as three letters. Customers see these orders as imported; they count in no report.',
} as const satisfies Record<ImportKind, string>;

function Outcome({ result: { kind, lines, faults, done }, fresh }: { result: ImportResult; fresh: number }) {
  if (faults.length > 0) {
    return (
      <InlineAlert tone="error" announce title={`${countOf(faults.length, 'fault')} in the list`}>
        Nothing is imported before they are mended. Correct the list and choose it again.
      </InlineAlert>
    );
  }
  if (done) {
    return (
      <InlineAlert tone="ok" announce title={`Imported: ${countOf(done.created, nouns[kind])}`}>
        {done.invited > 0 ? `${countOf(done.invited, 'invitation')} on the way.` : 'Nobody was mailed.'}
      </InlineAlert>
    );
  }
  if (lines.length === 0) return <InlineAlert tone="warn" announce title="The list has no lines" />;
  if (fresh === 0) {
    return (
      <InlineAlert tone="info" announce title="Everything in this list is known already">
        An import would change nothing.
      </InlineAlert>
    );
  }
  return (
    <InlineAlert tone="ok" announce title={`${countOf(fresh, 'new line')}, ${String(lines.length - fresh)} known`}>
      Nothing is imported yet.
    </InlineAlert>
  );
}

const nouns = { customers: 'customer', firms: 'firm', orders: 'past order' } as const satisfies Record<
  ImportKind,
  string
>;

/** Checks a list as soon as it is chosen, then imports it. The component is keyed by `kind`. */
function useImport(kind: ImportKind): ListImport {
  const [file, setFile] = useState<File>();
  const [busy, setBusy] = useState<ListImport['busy']>();
  const [failure, setFailure] = useState<Failure>();
  const [result, setResult] = useState<ImportResult>();
  // Idempotency key per chosen list, so that a retry imports nothing twice.
  const [key, setKey] = useState('');

  async function send(list: File, step: NonNullable<ListImport['busy']>, query: string): Promise<void> {
    setBusy(step);
    setFailure(undefined);
    try {
      const url = `/files/imports?kind=${kind}&filename=${encodeURIComponent(list.name)}${query}`;
      // Browsers leave the type of some files empty; the server accepts a list as text.
      const body = new File([list], list.name, { type: 'text/csv' });
      setResult(await uploadFile({ url, file: body, parse: (answer) => importOutput.parse(answer) }));
    } catch (error) {
      setFailure(describeError(error));
    } finally {
      setBusy(undefined);
    }
  }

  return {
    ...{ file, busy, failure, result },
    check: (list) => {
      setFile(list);
      setResult(undefined);
      setKey(crypto.randomUUID());
      void send(list, 'checking', '');
    },
    commit: (withInvitations) => {
      if (!file || busy) return;
      void send(file, 'importing', `&create=${key}${withInvitations ? '&invite=1' : ''}`).then(() =>
        trpcUtils.admin.invalidate(),
      );
    },
  };
}
