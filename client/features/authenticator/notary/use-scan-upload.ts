import { useRef, useState } from 'react';
import { ClientError, describeError, type Failure } from '#client/lib/error-message.ts';
import { isCancelled } from '#client/lib/is-cancelled.ts';
import { uploadFile } from '#client/lib/upload.ts';
import { limits } from '#shared/limits.ts';

export interface ScanUpload {
  /** The uploaded scan; a corrected one replaces it. */
  scan: { id: string; name: string; pages: number } | undefined;
  /** Percent uploaded; undefined while idle. */
  sent: number | undefined;
  failure: Failure | undefined;
  upload: (file: File) => void;
  refuse: (code: 'FILE_TYPE' | 'FILE_TOO_LARGE') => void;
  cancel: () => void;
  clear: () => void;
}

/** Loads the schema with the first answer, which keeps it out of the page's chunk. */
async function readAnswer(answer: unknown) {
  const { correctionUploadOutput } = await import('#shared/schemas/uploads.ts');
  return correctionUploadOutput.parse(answer);
}

/** Uploads a scan to `url` as soon as it is chosen; it takes effect when its act or step is recorded. */
export function useScanUpload(url: string): ScanUpload {
  const [scan, setScan] = useState<ScanUpload['scan']>();
  const [sent, setSent] = useState<number>();
  const [failure, setFailure] = useState<Failure>();
  const running = useRef<AbortController>(undefined);

  return {
    scan,
    sent,
    failure,
    upload(file) {
      if (running.current) return;
      if (file.size >= limits.fileBytes) {
        setFailure(describeError(new ClientError('FILE_TOO_LARGE')));
        return;
      }
      const controller = new AbortController();
      running.current = controller;
      setSent(0);
      setFailure(undefined);
      uploadFile({
        url,
        file,
        parse: readAnswer,
        onProgress: (bytes, total) => setSent((bytes / total) * 100),
        signal: controller.signal,
      })
        .then(({ uploadId, pages }) => setScan({ id: uploadId, name: file.name, pages }))
        .catch((error: unknown) => {
          if (!isCancelled(error)) setFailure(describeError(error));
        })
        .finally(() => {
          running.current = undefined;
          setSent(undefined);
        });
    },
    refuse(code) {
      setFailure(describeError(new ClientError(code)));
    },
    cancel() {
      running.current?.abort();
    },
    clear() {
      setScan(undefined);
    },
  };
}
