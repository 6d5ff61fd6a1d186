import { z } from 'zod';
import { filingPortalKeys, packetPapersMax } from '../filing-packets.ts';
import { id, timestamp } from './common.ts';

/** Filing packets of a customer's delivered papers. */

export const packetInput = z.object({
  /** Translations, in the order of the packet. */
  ids: z.array(id).min(1).max(packetPapersMax),
  portal: z.enum(filingPortalKeys),
});
export type PacketInput = z.infer<typeof packetInput>;

/** Several parts come as one ZIP. */
export const packetOutput = z.object({ url: z.string(), expiresAt: timestamp, parts: z.number().int() });
