import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { openPayload, signPayload } from '#server/platform/http/signed-token.ts';
import { limits } from '#shared/limits.ts';

/** Signed file links, which carry target, disposition and expiry but neither object key nor file name. */

const purpose = 'file-link';

const fileTarget = z.object({
  /**
   * `original`: an upload record's file; `workflow`: the same, by the id of a webhook delivery; `delivered`: a certified
   * translation; `draft`: a review's translation; `upload`: a correction that staff uploaded; `scan`: a notarial sheet;
   * `letter`: an authority's letter, by its case; `certified`: the translation of a decision that awaits its notarial act, by the request; `paper-scan`: what came back, by its step.
   */
  kind: z.enum(['original', 'workflow', 'delivered', 'draft', 'upload', 'scan', 'letter', 'certified', 'paper-scan']),
  id: z.uuid(),
  /** Of a `delivered` file: pins the link to these bytes, so that a reissue never changes a file that is being read. */
  sha256: z.string().optional(),
  disposition: z.enum(['inline', 'attachment']),
  /** The sandbox account that the file is in. */
  sandbox: z.uuid().optional(),
});
export type FileTarget = z.infer<typeof fileTarget>;

const payload = fileTarget.extend({ expires: z.number() });

/** Signs an absolute link that is valid for `lifetimeMs`, at most `limits.fileLinkMaxMs`. */
export function makeFileLink(
  deps: Pick<Deps, 'env' | 'now' | 'sandbox'>,
  target: FileTarget,
  lifetimeMs: number = limits.fileLinkInAppMs,
): { url: string; expiresAt: string } {
  const expires = deps.now().getTime() + Math.min(lifetimeMs, limits.fileLinkMaxMs);
  const token = signPayload(deps.env.appSecrets[0], purpose, {
    ...target,
    ...(deps.sandbox && { sandbox: deps.sandbox.accountId }),
    expires,
  });
  return { url: `${deps.env.publicUrl}/files/${token}`, expiresAt: new Date(expires).toISOString() };
}

/** Verifies a link and returns its target. Throws LINK_FORGED, LINK_EXPIRED. */
export function openFileLink(deps: Pick<Deps, 'env' | 'now'>, token: string): FileTarget {
  const opened = payload.safeParse(openPayload(deps.env.appSecrets, purpose, token));
  if (!opened.success) throw new AppError('LINK_FORGED');
  if (opened.data.expires <= deps.now().getTime()) throw new AppError('LINK_EXPIRED');
  return opened.data;
}
