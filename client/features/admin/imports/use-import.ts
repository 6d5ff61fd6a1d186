import { useState } from 'react';
import { describeError, type Failure } from '#client/lib/error-message.ts';
import { trpcUtils } from '#client/lib/trpc.ts';
import { uploadFile } from '#client/lib/upload.ts';
import type { ImportKind } from '#shared/imports.ts';
import { importOutput, type ImportResult } from '#shared/schemas/imports.ts';

export interface ListImport {
  file: File | undefined;
  busy: 'checking' | 'importing' | undefined;
  failure: Failure | undefined;
  /** Of the dry run, or of the import once `done` is set. */
  result: ImportResult | undefined;
  check: (file: File) => void;
  commit: (withInvitations: boolean) => void;
}

/** Checks a list as soon as it is chosen, then imports it. The component is keyed by `kind`. */
export function useImport(kind: ImportKind): ListImport {
  const [file, setFile] = useState<File>();
  const [busy, setBusy] = useState<ListImport['busy']>();
  const [failure, setFailure] = useState<Failure>();
  const [result, setResult] = useState<ImportResult>();
  // One key per chosen list: pressed again, it imports nothing twice.
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
