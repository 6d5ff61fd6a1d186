import type { z } from 'zod';
import type { signingKeyStatus } from '#shared/schemas/admin.ts';
import type { Deps } from '#server/deps.ts';

/** State of the key that signs delivered files. */
export async function getSigningKey({ signing }: Deps): Promise<z.input<typeof signingKeyStatus>> {
  return { ...(await signing.health()), hasTimestamps: signing.timestamps !== null };
}
