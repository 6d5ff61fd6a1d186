import { z } from 'zod';
import { limits } from '#shared/limits.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { openPayload, signPayload } from '#server/http/signed-token.ts';

/** Links that carry a permission for a while: which file, how it is shown, until when. No key and no name is in them. */

const purpose = 'file-link';

export const fileTarget = z.object({
  /**
   * `workflow`: the original, for one call to the workflow (the call's id); `original`: the upload record's file;
   * `delivered`: the certified translation; `draft`: a review's translation; `upload`: what staff uploaded for a review and
   * did not deliver yet.
   */
  kind: z.enum(['original', 'workflow', 'delivered', 'draft', 'upload']),
  id: z.uuid(),
  disposition: z.enum(['inline', 'attachment']),
});
export type FileTarget = z.infer<typeof fileTarget>;

const payload = fileTarget.extend({ expires: z.number() });

/** An absolute link that is good for `lifetime` milliseconds, at most 30 days. */
export function makeFileLink(
  deps: Pick<Deps, 'env' | 'now'>,
  target: FileTarget,
  lifetime: number = limits.fileLinkInAppMs,
): { url: string; expiresAt: string } {
  const expires = deps.now().getTime() + Math.min(lifetime, limits.fileLinkMaxMs);
  const token = signPayload(deps.env.appSecrets[0], purpose, { ...target, expires });
  return { url: `${deps.env.publicUrl}/files/${token}`, expiresAt: new Date(expires).toISOString() };
}

/** What a link opens. Throws LINK_FORGED, LINK_EXPIRED. */
export function openFileLink(deps: Pick<Deps, 'env' | 'now'>, token: string): FileTarget {
  const opened = payload.safeParse(openPayload(deps.env.appSecrets, purpose, token));
  if (!opened.success) throw new AppError('LINK_FORGED');
  if (opened.data.expires <= deps.now().getTime()) throw new AppError('LINK_EXPIRED');
  return opened.data;
}
