import { z } from 'zod';
import { keyModes } from '#shared/api-keys.ts';

/** What worked until trust in a person ended, in numbers, and keys by name. */
export const endedTrust = z.object({
  sessions: z.number().int(),
  /** Browsers that received messages. */
  pushSubscriptions: z.number().int(),
  /** Links that were mailed to the person. */
  links: z.number().int(),
  /** Invitations that the person sent. */
  invitations: z.number().int(),
  keys: z.array(
    z.object({
      name: z.string(),
      mode: z.enum(keyModes),
      /** The key's last characters. */
      hint: z.string(),
      /** The organization that the key acted for; null for the person's own account. */
      organization: z.string().nullable(),
    }),
  ),
});
export type EndedTrust = z.output<typeof endedTrust>;
export const endedOutput = z.object({ ended: endedTrust });
