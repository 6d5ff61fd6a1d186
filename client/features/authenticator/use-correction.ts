import { useRef, useState } from 'react';
import { fileExtension } from '#shared/files.ts';
import { limits } from '#shared/limits.ts';
import { correctionUploadOutput } from '#shared/schemas/documents.ts';
import { ClientError, type Failure } from '../../lib/error-message.ts';
import { trpc, trpcClient } from '../../lib/trpc.ts';
import { isCancelled } from '../../lib/cancelled.ts';
import { uploadFile } from '../../lib/upload.ts';
import { correctionFailure } from './correction-failure.ts';

export interface Correction {
  file: File | undefined;
  state: 'idle' | 'selected' | 'uploading' | 'success' | 'error';
  /** Percent that has left. */
  sent: number;
  failure: Failure | undefined;
  choose: (file: File) => void;
  reject: (code: 'CORRECTION_NOT_PDF' | 'FILE_TOO_LARGE') => void;
  send: () => void;
  cancel: () => void;
  clear: () => void;
}

/** One review's correction: a PDF is chosen, sent, and delivered in place of the translation. */
export function useCorrection(reviewId: string, onDelivered: (filename: string) => void): Correction {
  const utils = trpc.useUtils();
  const [file, setFile] = useState<File>();
  const [state, setState] = useState<Correction['state']>('idle');
  const [sent, setSent] = useState(0);
  const [failure, setFailure] = useState<Failure>();
  const running = useRef<AbortController>(undefined);
  /** A file that has arrived is not sent again when only its delivery failed. */
  const uploadId = useRef<string>(undefined);

  function fail(error: unknown) {
    setState('error');
    setFailure(correctionFailure(error, uploadId.current === undefined ? 'upload' : 'save'));
  }

  function start(next: File | undefined) {
    uploadId.current = undefined;
    setFile(next);
    setFailure(undefined);
    setState(next ? 'selected' : 'idle');
  }

  async function deliver(chosen: File, signal: AbortSignal) {
    uploadId.current ??= await uploadFile({
      url: `/files/corrections/${reviewId}`,
      file: chosen,
      parse: (answer) => correctionUploadOutput.parse(answer).uploadId,
      onProgress: (bytes, total) => {
        setSent((bytes / total) * 100);
      },
      signal,
    });
    const delivery = await trpcClient.authenticator.sendCorrection.mutate({ id: reviewId, uploadId: uploadId.current });
    setState('success');
    onDelivered(delivery.filename);
    await Promise.all([utils.authenticator.invalidate(), utils.admin.invalidate(), utils.documents.invalidate()]);
  }

  return {
    file,
    state,
    sent,
    failure,
    choose(next) {
      if (fileExtension(next.name) !== 'pdf') fail(new ClientError('CORRECTION_NOT_PDF'));
      else if (next.size >= limits.fileBytes) fail(new ClientError('FILE_TOO_LARGE'));
      else start(next);
    },
    reject(code) {
      start(undefined);
      fail(new ClientError(code));
    },
    send() {
      if (!file || running.current) return;
      const controller = new AbortController();
      running.current = controller;
      setSent(0);
      setFailure(undefined);
      setState('uploading');
      deliver(file, controller.signal)
        .catch((error: unknown) => {
          if (isCancelled(error)) setState('selected');
          else fail(error);
        })
        .finally(() => {
          running.current = undefined;
        });
    },
    cancel() {
      running.current?.abort();
    },
    clear() {
      start(undefined);
    },
  };
}
