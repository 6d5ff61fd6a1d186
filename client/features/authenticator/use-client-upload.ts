import { useRef, useState } from 'react';
import { uploadOutput } from '#shared/schemas/documents.ts';
import { ClientError, describeError, type Failure } from '../../lib/error-message.ts';
import { trpc, trpcClient } from '../../lib/trpc.ts';
import { isCancelled, uploadFile } from '../../lib/upload.ts';
import type { DraftEditor } from '../documents/use-draft.ts';

export interface ClientUpload {
  /** Percent of the file that has left; undefined while nothing is being sent. */
  sent: number | undefined;
  isBusy: boolean;
  failure: Failure | undefined;
  /** Name of the file that was sent last. */
  done: string | undefined;
  send: (clientName: string) => void;
  cancel: () => void;
}

/** Sends a client's document, free of charge. Presses while it runs are ignored; a failure leaves all in place. */
export function useClientUpload(editor: DraftEditor, onDone: () => void): ClientUpload {
  const utils = trpc.useUtils();
  const [sent, setSent] = useState<number>();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [done, setDone] = useState<string>();
  const running = useRef<AbortController>(undefined);

  async function findOrCreate(clientName: string) {
    const { draft, options } = editor;
    if (!draft?.file) throw new ClientError('FILE_REQUIRED');
    const choices = { ...options, clientName };
    if (draft.documentId !== undefined) {
      return trpcClient.documents.update.mutate({ id: draft.documentId, ...choices });
    }
    const { filename, idempotencyKey } = draft;
    const record = await trpcClient.authenticator.uploadForClient.mutate({ filename, idempotencyKey, ...choices });
    editor.patch({ documentId: record.id });
    return record;
  }

  async function run(clientName: string, signal: AbortSignal) {
    const record = await findOrCreate(clientName);
    signal.throwIfAborted();
    const file = editor.draft?.file;
    if (!file) throw new ClientError('FILE_REQUIRED');
    setSent(0);
    await uploadFile({
      url: `/files/documents/${record.id}`,
      file,
      parse: (answer) => uploadOutput.parse(answer),
      onProgress: (bytes, total) => {
        setSent((bytes / total) * 100);
      },
      signal,
    });
    setDone(file.name);
    editor.clear();
    onDone();
    await Promise.all([utils.authenticator.invalidate(), utils.documents.invalidate()]);
  }

  function settle(error: unknown) {
    if (isCancelled(error)) return;
    const told = describeError(error, 'STAFF_UPLOAD_FAILED');
    // The record expired meanwhile: the next press makes a new one of the same file.
    if (told.code === 'DOCUMENT_NOT_FOUND') {
      editor.patch({ documentId: undefined, idempotencyKey: crypto.randomUUID() });
    }
    setFailure(told);
  }

  return {
    sent,
    isBusy,
    failure,
    done,
    send(clientName) {
      if (running.current || !editor.draft || editor.isReading || editor.problem) return;
      const controller = new AbortController();
      running.current = controller;
      setIsBusy(true);
      setFailure(undefined);
      setDone(undefined);
      void run(clientName, controller.signal)
        .catch(settle)
        .finally(() => {
          running.current = undefined;
          setSent(undefined);
          setIsBusy(false);
        });
    },
    cancel() {
      running.current?.abort();
    },
  };
}
