import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import type { Env } from '#server/env.ts';

/** Keys in the bucket that begin with `prefix`, sorted. */
export async function listKeys({ storage }: Pick<Env, 'storage'>, prefix: string): Promise<string[]> {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = storage;
  const client = new S3Client({
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint === undefined ? {} : { endpoint }),
  });
  try {
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix }));
    return Contents.flatMap(({ Key }) => Key ?? []).sort();
  } finally {
    client.destroy();
  }
}
