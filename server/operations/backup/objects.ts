import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import type { Env } from '#server/env.ts';
import { encryptionOf, openBucketClient } from '#server/platform/integrations/storage.ts';
import { objectFile, type ObjectEntry } from './manifest.ts';

/** Concurrent transfers; each object is below 10 MB and held in memory. */
const maxInFlight = 4;

interface Bucket {
  client: S3Client;
  name: string;
}

function openBucket(storage: Env['storage']): Bucket {
  return { client: openBucketClient(storage), name: storage.bucket };
}

/** Copies every object into `folder`. Skips objects deleted meanwhile, which belonged to drafts. */
export async function saveObjects(storage: Env['storage'], folder: string): Promise<ObjectEntry[]> {
  const bucket = openBucket(storage);
  try {
    const entries: ObjectEntry[] = [];
    await forEachConcurrently(await listKeys(bucket), async (key) => {
      const entry = await saveObject(bucket, folder, key);
      if (entry) entries.push(entry);
    });
    return entries.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  } finally {
    bucket.client.destroy();
  }
}

/** Throws when the bucket holds any object. */
export async function requireEmptyBucket(storage: Env['storage']): Promise<void> {
  const bucket = openBucket(storage);
  try {
    if ((await listKeys(bucket)).length > 0) throw new Error('the bucket is not empty');
  } finally {
    bucket.client.destroy();
  }
}

/** Uploads every object of the backup. */
export async function restoreObjects(
  storage: Env['storage'],
  folder: string,
  entries: readonly ObjectEntry[],
): Promise<void> {
  const bucket = openBucket(storage);
  try {
    await forEachConcurrently(entries, async ({ key, sha256, mimetype, cacheControl }) => {
      await bucket.client.send(
        new PutObjectCommand({
          Bucket: bucket.name,
          Key: key,
          Body: fs.readFileSync(objectFile(folder, sha256)),
          ContentType: mimetype,
          CacheControl: cacheControl,
          ...encryptionOf(storage),
        }),
      );
    });
  } finally {
    bucket.client.destroy();
  }
}

async function listKeys({ client, name }: Bucket): Promise<string[]> {
  const keys: string[] = [];
  let from: string | undefined;
  do {
    const page = await client.send(new ListObjectsV2Command({ Bucket: name, ContinuationToken: from }));
    keys.push(...(page.Contents ?? []).flatMap(({ Key }) => (Key === undefined ? [] : [Key])));
    from = page.NextContinuationToken;
  } while (from !== undefined);
  return keys;
}

async function saveObject({ client, name }: Bucket, folder: string, key: string): Promise<ObjectEntry | undefined> {
  try {
    const object = await client.send(new GetObjectCommand({ Bucket: name, Key: key }));
    const bytes = (await object.Body?.transformToByteArray()) ?? new Uint8Array();
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    fs.writeFileSync(objectFile(folder, sha256), bytes, { mode: 0o600 });
    const { ContentType: mimetype = 'application/octet-stream', CacheControl: cacheControl = 'private' } = object;
    return { key, size: bytes.length, sha256, mimetype, cacheControl };
  } catch (error) {
    if (error instanceof Error && error.name === 'NoSuchKey') return undefined;
    throw error;
  }
}

async function forEachConcurrently<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const take = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: maxInFlight }, take));
}
