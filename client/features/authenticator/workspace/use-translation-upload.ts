import { useRef, useState } from 'react';
import { ClientError, type Failure } from '#client/lib/error-message.ts';
import { isCancelled } from '#client/lib/is-cancelled.ts';
import { uploadFile } from '#client/lib/upload.ts';
import { fileExtension } from '#shared/files.ts';
import { limits } from '#shared/limits.ts';
import { correctionFailure } from './correction-failure.ts';

export interface TranslationUpload {
  file: File | undefined;
  state: 'idle' | 'selected' | 'uploading' | 'error';
  /** Percent uploaded. */
  sent: number;
  failure: Failure | undefined;
  choose: (file: File) => void;
  reject: (code: 'CORRECTION_NOT_PDF' | 'FILE_TOO_LARGE') => void;
  send: () => void;
  cancel: () => void;
  clear: () => void;
}

/** Loads the schema with the first answer, which keeps it out of the queue's chunk. */
async function readUploadId(answer: unknown): Promise<string> {
  const { correctionUploadOutput } = await import('#shared/schemas/uploads.ts');
  return correctionUploadOutput.parse(answer).uploadId;
}

/** Uploads a reviewer's own PDF; it has no effect before a decision names its id. */
export function useTranslationUpload(
  reviewId: string,
  { isReissue, onUploaded }: { isReissue: boolean; onUploaded: (uploadId: string) => void },
): TranslationUpload {
  const [file, setFile] = useState<File>();
  const [state, setState] = useState<TranslationUpload['state']>('idle');
  const [sent, setSent] = useState(0);
  const [failure, setFailure] = useState<Failure>();
  const running = useRef<AbortController>(undefined);

  function fail(error: unknown) {
    setState('error');
    setFailure(correctionFailure(error, 'upload'));
  }

  function start(next: File | undefined) {
    setFile(next);
    setFailure(undefined);
    setState(next ? 'selected' : 'idle');
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
      uploadFile({
        url: `/files/corrections/${reviewId}${isReissue ? '?for=reissue' : ''}`,
        file,
        parse: readUploadId,
        onProgress: (bytes, total) => setSent((bytes / total) * 100),
        signal: controller.signal,
      })
        .then((uploadId) => {
          start(undefined);
          onUploaded(uploadId);
        })
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
