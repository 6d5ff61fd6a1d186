import { useState } from 'react';
import { bulkOutput, type BulkFault, type BulkResult } from '#shared/schemas/bulk.ts';
import { uploadOutput } from '#shared/schemas/documents.ts';
import { describeError, type Failure } from '#client/lib/error-message.ts';
import { uploadFile } from '#client/lib/upload.ts';

interface Sent {
  done: number;
  total: number;
  failed: { filename: string; text: string }[];
}

export interface Bulk {
  csv: File | undefined;
  files: readonly File[];
  setCsv: (file: File) => void;
  setFiles: (files: readonly File[]) => void;
  check: () => void;
  create: () => void;
  busy: 'checking' | 'sending' | undefined;
  failure: Failure | undefined;
  /** The dry run, with files that the CSV names and nobody chose. */
  checked: (Pick<BulkResult, 'orders'> & { faults: BulkFault[] }) | undefined;
  sent: Sent | undefined;
}

const parse = (answer: unknown) => bulkOutput.parse(answer);
const uploadAttempts = 6;

/** Checks a CSV with its files, then creates the orders and uploads each file to its own. */
export function useBulk(): Bulk {
  const [csv, setCsv] = useState<File>();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [busy, setBusy] = useState<Bulk['busy']>();
  const [failure, setFailure] = useState<Failure>();
  const [checked, setChecked] = useState<Bulk['checked']>();
  const [sent, setSent] = useState<Sent>();
  // One key per checked CSV: pressed again, it creates nothing twice.
  const [key, setKey] = useState('');

  function reset() {
    setChecked(undefined);
    setSent(undefined);
    setFailure(undefined);
    setKey(crypto.randomUUID());
  }

  async function run(step: NonNullable<Bulk['busy']>, work: (file: File) => Promise<void>) {
    if (!csv || busy) return;
    setBusy(step);
    setFailure(undefined);
    try {
      await work(csv);
    } catch (error) {
      setFailure(describeError(error));
    } finally {
      setBusy(undefined);
    }
  }

  return {
    csv,
    files,
    busy,
    failure,
    checked,
    sent,
    setCsv: (file) => {
      reset();
      setCsv(file);
    },
    setFiles: (next) => {
      reset();
      setFiles(next);
    },
    check: () =>
      void run('checking', async (file) => {
        const { orders, faults, filenames } = await uploadFile({ url: '/files/bulk', file, parse });
        const chosen = new Set(files.map(({ name }) => name));
        const absent = filenames.filter((name) => !chosen.has(name));
        setChecked({
          orders,
          faults: [
            ...faults,
            ...absent.map((name) => ({ line: 0, column: 'filename', say: `Choose the file ${name}.` }) as const),
          ],
        });
      }),
    create: () =>
      void run('sending', async (file) => {
        const { created } = await uploadFile({ url: `/files/bulk?create=${key}`, file, parse });
        const byName = new Map(files.map((one) => [one.name, one]));
        const progress: Sent = { done: 0, total: created?.length ?? 0, failed: [] };
        setSent({ ...progress });
        for (const { id, filename } of created ?? []) {
          const text = await sendFile(id, byName.get(filename));
          if (text === undefined) progress.done += 1;
          else progress.failed.push({ filename, text });
          setSent({ ...progress });
        }
      }),
  };
}

/** Undefined once the file is stored, else what went wrong. Waits where uploads are limited. */
async function sendFile(id: string, file: File | undefined): Promise<string | undefined> {
  if (!file) return 'This file was not chosen.';
  for (let attempt = 1; ; attempt += 1) {
    try {
      await uploadFile({ url: `/files/documents/${id}`, file, parse: (answer) => uploadOutput.parse(answer) });
      return undefined;
    } catch (error) {
      const { code, text, retryAfter = 60 } = describeError(error);
      if (code !== 'TOO_MANY_UPLOADS' || attempt === uploadAttempts) return text;
      await new Promise((resolve) => setTimeout(resolve, retryAfter * 1000));
    }
  }
}
