import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import type { Env } from '#server/env.ts';
import { openBucketClient } from '#server/platform/integrations/storage.ts';

/** Object keys with this prefix, sorted. */
export async function listKeys({ storage }: Pick<Env, 'storage'>, prefix: string): Promise<string[]> {
  const { bucket } = storage;
  const client = openBucketClient(storage);
  try {
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix }));
    return Contents.flatMap(({ Key }) => Key ?? []).sort();
  } finally {
    client.destroy();
  }
}
