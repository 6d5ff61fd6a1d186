import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { Env } from '#server/env.ts';

/** An S3-compatible object store. Keys and bucket names are never sent to clients. */
export interface Storage {
  /** Stores `body` under a new key, with `Cache-Control: private, max-age={cacheSeconds}`. */
  put(key: string, body: Buffer, options: { mimetype: string; cacheSeconds: number }): Promise<void>;
  /**
   * The bytes, or the inclusive `range` of them; undefined when there is no such object, or its ETag differs from `ifMatch`.
   */
  get(key: string, options?: GetOptions): Promise<StoredBytes | undefined>;
  /** Size in bytes and ETag; undefined when there is no such object. */
  head(key: string): Promise<StoredHead | undefined>;
  /** Size in bytes; undefined when there is no such object. */
  size(key: string): Promise<number | undefined>;
  /** Deletes the object; succeeds when it is missing. */
  remove(key: string): Promise<void>;
  /** Throws when the bucket is unreachable. */
  ping(): Promise<void>;
  close(): void;
}

interface GetOptions {
  range?: { start: number; end: number } | undefined;
  ifMatch?: string | undefined;
}

interface StoredHead {
  length: number;
  /** Version of the bytes. */
  etag: string | undefined;
}

export interface StoredBytes extends StoredHead {
  stream: Readable;
}

/** The AWS SDK's client for the configured bucket. */
export function openBucketClient(config: Env['storage']): S3Client {
  return new S3Client({
    region: config.region,
    forcePathStyle: config.forcePathStyle,
    ...(config.endpoint === undefined ? {} : { endpoint: config.endpoint }),
    ...(config.credentials && { credentials: config.credentials }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 3_000, socketTimeout: 30_000 },
  });
}

/** Encryption parameters of a PUT; empty: the bucket's default applies. */
export function encryptionOf({ kmsKeyId }: Env['storage']) {
  return kmsKeyId === undefined ? {} : { ServerSideEncryption: 'aws:kms' as const, SSEKMSKeyId: kmsKeyId };
}

/** Every call ends within `timeoutMs`, retries included; streaming a body may take longer. */
export function createStorage(config: Env['storage'], { timeoutMs = 9_000 } = {}): Storage {
  const { bucket } = config;
  const client = openBucketClient(config);

  async function withTimeout<T>(work: (options: { abortSignal: AbortSignal }) => Promise<T>): Promise<T> {
    const controller = new AbortController();
    const timeoutError = Object.assign(new Error('object store request timed out'), { name: 'TimeoutError' });
    const timer = setTimeout(() => controller.abort(timeoutError), timeoutMs);
    try {
      return await work({ abortSignal: controller.signal });
    } catch (error) {
      throw controller.signal.aborted ? timeoutError : error;
    } finally {
      clearTimeout(timer);
    }
  }

  async function head(key: string): Promise<StoredHead | undefined> {
    try {
      const command = new HeadObjectCommand({ Bucket: bucket, Key: key });
      const found = await withTimeout((options) => client.send(command, options));
      return { length: found.ContentLength ?? 0, etag: found.ETag };
    } catch (error) {
      if (error instanceof NotFound || error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }

  return {
    async put(key, body, { mimetype, cacheSeconds }) {
      const command = new PutObjectCommand({
        Bucket: bucket,
        Key: key,
        Body: body,
        ContentLength: body.length,
        ContentType: mimetype,
        CacheControl: `private, max-age=${cacheSeconds}`,
        ...encryptionOf(config),
      });
      await withTimeout((options) => client.send(command, options));
    },

    async get(key, { range, ifMatch } = {}) {
      try {
        const command = new GetObjectCommand({
          Bucket: bucket,
          Key: key,
          ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}),
          ...(ifMatch === undefined ? {} : { IfMatch: ifMatch }),
        });
        const object = await withTimeout((options) => client.send(command, options));
        if (!(object.Body instanceof Readable)) throw new Error('the object store sent no body');
        return { stream: object.Body, length: object.ContentLength ?? 0, etag: object.ETag };
      } catch (error) {
        if (error instanceof NoSuchKey || isPreconditionFailed(error)) return undefined;
        throw error;
      }
    },

    head,

    async size(key) {
      return (await head(key))?.length;
    },

    async remove(key) {
      const command = new DeleteObjectCommand({ Bucket: bucket, Key: key });
      await withTimeout((options) => client.send(command, options));
    },

    async ping() {
      const command = new HeadBucketCommand({ Bucket: bucket });
      await withTimeout((options) => client.send(command, options));
    },

    close() {
      client.destroy();
    },
  };
}

function isPreconditionFailed(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 412;
}
