import { resolveBrand, siteOfSettings } from '#shared/brand.ts';
import { noClaims, type PublicSite, type ShownClaims, type SiteView } from '#shared/site-view.ts';

/** Published facts about the house and the claims of its pages, which the server embeds in each document. */

/** Id of the data block. */
const elementId = 'site';

function readView(): SiteView {
  const block = import.meta.env.SSR ? null : document.getElementById(elementId);
  if (block) return JSON.parse(block.textContent) as SiteView;
  // Vite's own server, tests and stories have the settings of this build, whose defaults visitors' scripts need not carry.
  if (import.meta.env.DEV || import.meta.env.SSR)
    return { site: siteOfSettings(resolveBrand(import.meta.env)), claims: noClaims };
  throw new Error(`the document has no #${elementId}`);
}

const view = readView();

export const brand: PublicSite = view.site;

let shown = view.claims;

/** Claims that this page may show. */
export function claims(): ShownClaims {
  return shown;
}

/** Renders pages ahead with other facts. */
export function showSite({ site, claims: own }: SiteView): void {
  Object.assign(brand, site);
  shown = own;
}

/** `tel:` link of the support number. */
export function phoneHref(): string {
  return `tel:${brand.supportPhone.replaceAll(/[^\d+]/g, '')}`;
}

/** Link to the support chat with `greeting` prefilled; undefined without a chat. */
export function chatHref(greeting: string): string | undefined {
  if (brand.chatUrl === '') return undefined;
  const url = new URL(brand.chatUrl);
  url.searchParams.set('text', greeting);
  return url.href;
}

/** Address of an uploaded picture. */
export function pictureSrc({ sha256 }: { sha256: string }): string {
  return `/site/${sha256}.png`;
}
