import { ClientError, parseJson, streamError } from './error-message.ts';

export interface UploadOptions<T> {
  url: string;
  file: File;
  /** Parses the JSON response; throws or rejects if it does not match. */
  parse: (response: unknown) => T | Promise<T>;
  /** In bytes. */
  onProgress?: (sent: number, total: number) => void;
  signal?: AbortSignal;
}

/** Covers the server's processing after the last byte, too. */
const stallTimeoutMs = 60_000;

/**
 * Uploads a file as the body of a PUT by XMLHttpRequest, since `fetch` reports no upload progress. Rejects with a
 * `ClientError`, or with the signal's reason after an abort.
 */
export function uploadFile<T>({ url, file, parse, onProgress, signal }: UploadOptions<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal?.throwIfAborted();
    signal?.addEventListener('abort', abort, { once: true });
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));

    // A stalled connection raises no event, so missing progress is treated as a network error.
    let stallTimer: ReturnType<typeof setTimeout> | undefined;
    const failConnection = () => {
      reject(streamError(0, ''));
      request.abort();
    };
    const restartTimer = () => {
      clearTimeout(stallTimer);
      stallTimer = setTimeout(failConnection, stallTimeoutMs);
    };
    restartTimer();
    window.addEventListener('offline', failConnection);
    request.addEventListener('loadend', () => {
      clearTimeout(stallTimer);
      window.removeEventListener('offline', failConnection);
    });
    request.upload.addEventListener('progress', (event) => {
      restartTimer();
      onProgress?.(event.loaded, event.total);
    });
    request.addEventListener('load', () => {
      if (request.status < 200 || request.status > 299) {
        reject(streamError(request.status, request.responseText, request.getResponseHeader('Retry-After')));
        return;
      }
      Promise.resolve(parseJson(request.responseText))
        .then(parse)
        .then(resolve, (cause: unknown) => reject(new ClientError('UPLOAD_FAILED', { cause })));
    });
    request.addEventListener('error', () => reject(streamError(0, '')));
    request.addEventListener('timeout', () => reject(streamError(0, '')));
    request.addEventListener('abort', () =>
      reject(signal?.reason instanceof Error ? signal.reason : new DOMException('Cancelled', 'AbortError')),
    );

    request.open('PUT', url);
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
    request.send(file);
  });
}
