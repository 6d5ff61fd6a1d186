import type { Env } from '#server/env.ts';
import type { Tracing } from '#server/platform/observability/tracing.ts';
import { deliveryHeader, signatureHeader, signBody, timestampHeader } from './hmac.ts';

/** Client of the translation workflow. */
export interface Translator {
  /**
   * Posts a signed order; `deliveryId` is the same for every attempt. Resolves with the HTTP status; throws without a response
   * within ten seconds.
   */
  post(deliveryId: string, body: object): Promise<number>;
  /** Fetches a delivered file: allowed hosts only, no redirects, at most `maxBytes`. */
  fetchFile(url: string, maxBytes: number): Promise<Buffer>;
}

const timeoutMs = 10_000;

/** Thrown by `fetchFile`; the message never contains the URL. */
export class TranslatorFileError extends Error {
  override readonly name = 'TranslatorFileError';
  /** False when a retry cannot help. */
  readonly isTemporary: boolean;

  constructor(message: string, isTemporary: boolean) {
    super(message);
    this.isTemporary = isTemporary;
  }
}

export function createTranslator(
  config: NonNullable<Env['translator']>,
  { now, tracing = null }: { now: () => Date; tracing?: Tracing | null },
): Translator {
  return {
    async post(deliveryId, body) {
      const text = JSON.stringify(body);
      const timestamp = Math.floor(now().getTime() / 1000);
      const response = await fetch(config.url, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          ...tracing?.headers(),
          'content-type': 'application/json',
          [deliveryHeader]: deliveryId,
          [timestampHeader]: String(timestamp),
          [signatureHeader]: signBody(config.secrets[0], timestamp, text),
        },
        body: text,
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      return response.status;
    },

    async fetchFile(url, maxBytes) {
      const target = URL.canParse(url) ? new URL(url) : undefined;
      if (!target || !['http:', 'https:'].includes(target.protocol) || !config.fileHosts.includes(target.host)) {
        throw new TranslatorFileError('the file is not on an allowed host', false);
      }
      const response = await fetch(target, { redirect: 'manual', signal: AbortSignal.timeout(3 * timeoutMs) });
      if (response.status !== 200 || !response.body) {
        await response.body?.cancel();
        throw new TranslatorFileError(`the file's host answered ${response.status}`, response.status >= 500);
      }
      const chunks: Uint8Array[] = [];
      let length = 0;
      for await (const chunk of response.body) {
        if (!(chunk instanceof Uint8Array)) throw new TypeError('a file is made of bytes');
        length += chunk.byteLength;
        if (length >= maxBytes) throw new TranslatorFileError('the file is too large', false);
        chunks.push(chunk);
      }
      return Buffer.concat(chunks);
    },
  };
}
