import type { z } from 'zod';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { requirePictures } from '#server/features/company/pictures.ts';
import { siteOfSettings } from '#shared/brand.ts';
import type { publicationOutput } from '#shared/schemas/published-facts.ts';
import type { publishSiteInput, siteOutput } from '#shared/schemas/site.ts';
import { describeFacts, publishAndRecord } from './published-facts.ts';

/** Company name, contacts and logo, for the admin page. */

export function getSite(deps: Deps): Promise<z.input<typeof siteOutput>> {
  return describeFacts(deps, { kind: 'site' }, siteOfSettings(deps.env.brand));
}

/** Throws SITE_PICTURE_UNKNOWN, FACTS_CHANGED, FACTS_IN_PAST. */
export async function publishSite(
  deps: Deps,
  actor: SignedInActor,
  { facts, ...publication }: z.output<typeof publishSiteInput>,
): Promise<z.input<typeof publicationOutput>> {
  await requirePictures(deps, [facts.logo, facts.favicon]);
  return publishAndRecord(deps, actor, { kind: 'site', facts, ...publication });
}
