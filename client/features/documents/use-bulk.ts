import { useState } from 'react';
import { countPages } from '#client/features/documents/order/draft-file.ts';
import { describeError, type Failure } from '#client/lib/error-message.ts';
import { currentPrices } from '#client/lib/prices.ts';
import { trpcUtils } from '#client/lib/trpc.ts';
import { uploadFile } from '#client/lib/upload.ts';
import { words } from '#client/ui/words.ts';
import { quote, type PricedItem } from '#shared/pricing.ts';
import { bulkOutput, type BulkFault, type BulkResult } from '#shared/schemas/bulk.ts';
import { uploadOutput } from '#shared/schemas/uploads.ts';

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
  /** Progress of reading the files during the dry run. */
  read: { done: number; total: number } | undefined;
  /** Result of the dry run: faults of the list and its files, pages and price. */
  checked: CheckedBulk | undefined;
  sent: Sent | undefined;
}

interface CheckedBulk {
  orders: number;
  faults: BulkFault[];
  pages: number;
  totalCents: number;
  /** Chosen files that no line names. */
  surplus: string[];
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
  const [read, setRead] = useState<Bulk['read']>();
  const [sent, setSent] = useState<Sent>();
  // Idempotency key per checked CSV, so that a retry creates nothing twice.
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
    read,
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
        const { orders, faults, items } = await uploadFile({ url: '/files/bulk', file, parse });
        const found = await readFiles({ items, files, onRead: setRead });
        setRead(undefined);
        setChecked({ orders, ...found, faults: [...faults, ...found.faults] });
      }),
    create: () =>
      void run('sending', async (file) => {
        const { created } = await uploadFile({ url: `/files/bulk?create=${key}`, file, parse });
        await readListsAgain();
        const byName = new Map(files.map((one) => [one.name, one]));
        const progress: Sent = { done: 0, total: created?.length ?? 0, failed: [] };
        setSent({ ...progress });
        for (const { id, filename } of created ?? []) {
          const text = await sendFile(id, byName.get(filename));
          if (text === undefined) progress.done += 1;
          else progress.failed.push({ filename, text });
          setSent({ ...progress });
        }
        await readListsAgain();
      }),
  };
}

/** Pages that show the orders may have been preloaded before these were created. */
async function readListsAgain(): Promise<void> {
  await Promise.all([trpcUtils.documents.invalidate(), trpcUtils.folders.invalidate()]);
}

/** Reads the file of each order, as the server will. */
async function readFiles({
  items,
  files,
  onRead,
}: {
  items: BulkResult['items'];
  files: readonly File[];
  onRead: (read: { done: number; total: number }) => void;
}): Promise<Omit<CheckedBulk, 'orders'>> {
  const byName = new Map(files.map((file) => [file.name, file]));
  const faults: BulkFault[] = [];
  const priced: PricedItem[] = [];
  for (const [done, { line, filename, ...choices }] of items.entries()) {
    if (done % 20 === 0) onRead({ done, total: items.length });
    const file = byName.get(filename);
    byName.delete(filename);
    try {
      if (file) priced.push({ ...choices, pages: await countPages(file) });
      else faults.push({ line, column: 'filename', say: words('bulk')('choose', { filename }) });
    } catch (error) {
      faults.push({
        line,
        column: 'filename',
        say: words('bulk')('failed', { filename, text: describeError(error).text }),
      });
    }
  }
  const { totalCents } = quote(priced, currentPrices());
  return { faults, pages: priced.reduce((sum, { pages }) => sum + pages, 0), totalCents, surplus: [...byName.keys()] };
}

/** Undefined once the file is stored, else what went wrong. Waits where uploads are limited. */
async function sendFile(id: string, file: File | undefined): Promise<string | undefined> {
  if (!file) return words('bulk')('notChosen');
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
