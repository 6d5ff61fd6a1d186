import { randomUUID } from 'node:crypto';
import { CreateBucketCommand } from '@aws-sdk/client-s3';
import { inject } from 'vitest';
import type { Env } from '#server/env.ts';
import { openBucketClient } from '#server/platform/integrations/storage.ts';
import { emptyDatabase } from './database.ts';

/** Settings of an empty database and an empty bucket; `drop` removes the database. */
export async function emptyPlace(env: Env): Promise<{ env: Env; drop(): Promise<void> }> {
  const { url, drop } = await emptyDatabase(inject('services').postgresUrl);
  const storage = { ...env.storage, bucket: `restored-${randomUUID()}` };
  const client = openBucketClient(storage);
  await client.send(new CreateBucketCommand({ Bucket: storage.bucket }));
  client.destroy();
  return { env: { ...env, databaseUrl: url, databaseDirectUrl: url, storage }, drop };
}
