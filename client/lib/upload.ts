import { parseJson, ClientError, streamError } from './error-message.ts';

export interface UploadOptions<T> {
  url: string;
  file: File;
  /** Reads the JSON answer; throws or rejects when it is not what was promised. */
  parse: (answer: unknown) => T | Promise<T>;
  /** Bytes that have left, of all. */
  onProgress?: (sent: number, total: number) => void;
  signal?: AbortSignal;
}

/** Also covers the server's work after the last byte. */
const stallMs = 60_000;

/**
 * Sends a file as the body of a PUT, with true progress (which `fetch` cannot tell). Rejects with a `ClientError` of
 * the catalogue, or with the signal's reason when it was cancelled.
 */
export function uploadFile<T>({ url, file, parse, onProgress, signal }: UploadOptions<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal?.throwIfAborted();
    signal?.addEventListener('abort', abort, { once: true });
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));

    // A line that stalls raises no event: without progress for this long it counts as lost.
    let stalled: ReturnType<typeof setTimeout> | undefined;
    const lose = () => {
      reject(streamError(0, ''));
      request.abort();
    };
    const watch = () => {
      clearTimeout(stalled);
      stalled = setTimeout(lose, stallMs);
    };
    watch();
    window.addEventListener('offline', lose);
    request.addEventListener('loadend', () => {
      clearTimeout(stalled);
      window.removeEventListener('offline', lose);
    });
    request.upload.addEventListener('progress', (event) => {
      watch();
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
