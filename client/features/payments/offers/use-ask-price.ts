import { useState } from 'react';
import { describeError, type Failure } from '#client/lib/error-message.ts';
import { trpc, trpcClient } from '#client/lib/trpc.ts';
import { uploadFile } from '#client/lib/upload.ts';
import { requestFileOutput } from '#shared/schemas/price-requests.ts';

export interface Asked {
  about: string;
  languages: string;
  pages: number | null;
  neededBy: string | null;
  files: readonly File[];
}

/** Sends a request, then each file. May be pressed again after any failure: the request is the same, and so are its files. */
export function useAskPrice(onDone: () => void) {
  const utils = trpc.useUtils();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  async function ask({ files, ...asked }: Asked): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    try {
      const { id } = await trpcClient.payments.askPrice.mutate({ ...asked, idempotencyKey: key });
      for (const file of files) {
        const url = `/files/price-requests/${id}?filename=${encodeURIComponent(file.name)}`;
        await uploadFile({ url, file, parse: (answer) => requestFileOutput.parse(answer) });
      }
      setKey(crypto.randomUUID());
      onDone();
    } catch (error) {
      setFailure(describeError(error));
    } finally {
      setIsBusy(false);
      await utils.payments.priceRequests.invalidate();
    }
  }
  return { ask, isBusy, failure };
}
