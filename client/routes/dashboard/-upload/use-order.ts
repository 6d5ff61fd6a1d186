import { useEffect, useRef, useState } from 'react';
import { draftTotal } from '../../../features/documents/draft.ts';
import { discardDraft } from '../../../features/documents/use-kept-file.ts';
import type { DraftEditor } from '../../../features/documents/use-draft.ts';
import { startCheckout } from '../../../features/payments/start-checkout.ts';
import { describeUpload, sendDraft } from '../../../features/documents/send-draft.ts';
import { describeError, type Failure } from '../../../lib/error-message.ts';
import { trpcClient } from '../../../lib/trpc.ts';
import { isCancelled } from '../../../lib/upload.ts';

export interface Order {
  /** Percent of the file that has left; undefined while nothing is being sent. */
  sent: number | undefined;
  isBusy: boolean;
  /** The server has the file, and the card page is on its way. */
  isLeaving: boolean;
  failure: Failure | undefined;
  /** The server counted differently; the new total is on the button and waits for another press. */
  newTotalCents: number | undefined;
  pay: () => void;
  cancel: () => void;
  remove: () => void;
}

/** Upload, agree on the price, go and pay. Presses while it runs are ignored; every failure leaves all in place. */
export function useOrder(editor: DraftEditor): Order {
  const [sent, setSent] = useState<number>();
  const [isBusy, setIsBusy] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [newTotalCents, setNewTotalCents] = useState<number>();
  const running = useRef<AbortController>(undefined);

  useEffect(() => {
    // Back from the card page out of the browser's memory: everything is as it was, and nothing runs.
    const wake = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      running.current = undefined;
      setIsBusy(false);
      setIsLeaving(false);
    };
    window.addEventListener('pageshow', wake);
    return () => {
      window.removeEventListener('pageshow', wake);
      running.current?.abort();
    };
  }, []);

  async function run(signal: AbortSignal): Promise<'leaving' | 'staying'> {
    const { draft, options, patch } = editor;
    if (!draft) return 'staying';
    const shownCents = draftTotal(options, draft.pages);
    if (!draft.isStored) setSent(0);
    const order = await sendDraft({
      draft,
      options,
      signal,
      onDocument: (documentId) => {
        patch({ documentId });
      },
      onProgress: (bytes, total) => {
        setSent((bytes / total) * 100);
      },
    });
    setSent(undefined);
    patch({ isStored: true, pages: order.pages });
    if (order.totalCents !== shownCents) {
      setNewTotalCents(order.totalCents);
      return 'staying';
    }
    setIsLeaving(true);
    try {
      await startCheckout([order.documentId], order.totalCents);
    } catch (error) {
      if (describeError(error).code !== 'PRICE_CHANGED') throw error;
      const { pages, totalCostCents } = await trpcClient.documents.get.query({ id: order.documentId });
      patch({ pages });
      setNewTotalCents(totalCostCents);
      return 'staying';
    }
    return 'leaving';
  }

  function settle(error: unknown) {
    setSent(undefined);
    if (isCancelled(error)) return;
    const told = describeUpload(error);
    // The draft expired or was thrown away elsewhere: the next press makes a new one of the same file.
    if (told.code === 'DOCUMENT_NOT_FOUND') {
      editor.patch({ documentId: undefined, isStored: false, idempotencyKey: crypto.randomUUID() });
    }
    setFailure(told);
  }

  return {
    sent,
    isBusy,
    isLeaving,
    failure,
    newTotalCents,
    pay() {
      if (running.current || !editor.draft || editor.isReading || editor.problem) return;
      const controller = new AbortController();
      running.current = controller;
      setIsBusy(true);
      setFailure(undefined);
      setNewTotalCents(undefined);
      void run(controller.signal)
        .catch((error: unknown) => {
          settle(error);
          return 'staying' as const;
        })
        .then((outcome) => {
          // Until the card page has taken over, another press must not start again.
          if (outcome === 'leaving') return;
          running.current = undefined;
          setIsBusy(false);
          setIsLeaving(false);
        });
    },
    cancel() {
      running.current?.abort();
    },
    remove() {
      const documentId = editor.draft?.documentId;
      setFailure(undefined);
      setNewTotalCents(undefined);
      editor.clear();
      if (documentId === undefined) return;
      discardDraft(documentId).catch((error: unknown) => {
        setFailure(describeError(error));
      });
    },
  };
}
