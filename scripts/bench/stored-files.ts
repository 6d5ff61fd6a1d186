import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { createStorage } from '#server/platform/integrations/storage.ts';
import { startChild, type Child } from './child.ts';
import type { BenchEnvironment } from './environment.ts';

export interface StoredFile {
  key: string;
  sizeBytes: number;
  sha256: string;
}

interface FilesEnvironment {
  /** A process of the product that keeps its files in an object store of its own. */
  product: Child;
  put(key: string, bytes: Buffer): Promise<StoredFile>;
}

const storeDetails = z.object({
  endpoint: z.string(),
  bucket: z.string(),
  region: z.string(),
  accessKeyId: z.string(),
  secretAccessKey: z.string(),
});

/** Starts both for `work`, and stops them after it. */
export async function withStoredFiles<T>(
  { deps, startProduct }: BenchEnvironment,
  work: (files: FilesEnvironment) => Promise<T>,
): Promise<T> {
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'bench-files-'));
  const store = await startChild('object-store.ts', { env: { STORE_DIR: dir }, log: '/dev/null' });
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = storeDetails.parse(await store.request({}));
  const credentials = { accessKeyId, secretAccessKey };
  const storage = createStorage({ ...deps.env.storage, endpoint, bucket, region, credentials, forcePathStyle: true });
  let product: Child | undefined;
  try {
    product = await startProduct({
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    });
    const put = async (key: string, bytes: Buffer) => {
      await storage.put(key, bytes, { mimetype: 'application/pdf', cacheSeconds: 0 });
      return { key, sizeBytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
    };
    return await work({ product, put });
  } finally {
    await product?.stop();
    storage.close();
    await store.stop();
    await fs.rm(dir, { recursive: true, force: true });
  }
}
