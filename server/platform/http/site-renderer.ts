import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import type { Log } from '#server/platform/observability/log.ts';
import { locales, type Locale } from '#shared/locales.ts';
import { inputsFile, rendererFile, renderingFolder } from '#shared/rendering.ts';
import type { Claim } from '#shared/schemas/claims.ts';
import type { ShownLegalText } from '#shared/schemas/legal.ts';
import { claimsIn, noClaims, type PublicSite, type RenderedSite, type ShownClaims } from '#shared/site-view.ts';
import { pagesOf, readBuiltFiles, type ClientPages } from './client-pages.ts';

/*
 * Documents with the site in force. The build's own are served while the site is the one they were rendered with; another one is
 * rendered in a worker thread, by the same code as in the build, and kept until the next publication.
 * Promises: requests go on with the last documents while new ones are rendered; a rendering that fails leaves the last ones.
 * Never: a document with the facts of another house: a process that starts with a published site waits for its first rendering.
 */

export interface PublishedPages {
  site: PublicSite;
  claims: readonly Claim[];
  legalTexts: readonly ShownLegalText[];
  /** Such as `2026-11-24`. */
  today: string;
}

export interface SiteRenderer {
  /** The documents in force; those of legal pages only `withLegal`. */
  current(options: { withLegal: boolean }): Promise<ClientPages>;
}

/** How long a published site is taken for the one in force, without asking. */
const askAgainMs = 1_000;
/** A rendering takes seconds; a stalled one is given up. */
const renderTimeoutMs = 120_000;

interface Inputs {
  samples: Readonly<Partial<Record<Locale, ShownClaims>>>;
  built: RenderedSite;
}

export interface SiteRendererOptions {
  publicUrl: string;
  /** Whether samples may stand where nothing is claimed. */
  showsSamples: boolean;
  published: () => Promise<PublishedPages>;
  log: Log;
}

/** Documents of the build alone where it has nothing to render with. */
export function createSiteRenderer(root: string, options: SiteRendererOptions): SiteRenderer {
  const built = pagesOf(withAddress(readBuiltFiles(root), options.publicUrl));
  const folder = path.join(root, renderingFolder);
  if (!existsSync(path.join(folder, inputsFile))) return { current: () => Promise.resolve(built) };
  return new RenderedPages(built, { folder, ...options });
}

/** Fills in PUBLIC_URL, which is unknown to the build. */
function withAddress(files: Iterable<[string, string]>, publicUrl: string): Map<string, string> {
  return new Map([...files].map(([file, text]) => [file, text.replaceAll('%PUBLIC_URL%', publicUrl)]));
}

/** Documents of one site. */
interface Rendering {
  key: string;
  pages: ClientPages;
}

class RenderedPages implements SiteRenderer {
  readonly #built: ClientPages;
  readonly #options: SiteRendererOptions & { folder: string };
  /** Read with the first rendering: a process may never need them. */
  #inputs: Inputs | undefined;
  readonly #builtKey: string;
  #asked: { at: number; published: Promise<PublishedPages> } | undefined;
  #last: { all?: Rendering; legal?: Rendering } = {};
  #running = new Map<string, Promise<Rendering>>();

  constructor(built: ClientPages, options: SiteRendererOptions & { folder: string }) {
    this.#built = built;
    this.#options = options;
    this.#builtKey = JSON.stringify(this.#readInputs().built);
    // Templates and scripts are large.
    this.#inputs = undefined;
  }

  async current({ withLegal }: { withLegal: boolean }): Promise<ClientPages> {
    const published = await this.#published();
    const site = this.#siteOf(published);
    const siteKey = JSON.stringify(site);
    const { hasLanding } = published.site;
    const rendered =
      siteKey === this.#builtKey ? this.#built : await this.#renderedWith('all', siteKey, { site, published });
    const base = { ...rendered, hasLanding };
    if (!withLegal) return base;
    const legalKey = siteKey + JSON.stringify(published.legalTexts);
    const legal = await this.#renderedWith('legal', legalKey, { site, published });
    return { ...base, pages: new Map([...base.pages, ...legal.pages]) };
  }

  /** Without a database the site stays the one of before. */
  async #published(): Promise<PublishedPages> {
    const now = performance.now();
    if (this.#asked && now - this.#asked.at < askAgainMs) return this.#asked.published;
    const before = this.#asked?.published;
    const published = this.#options.published().catch((error: unknown) => {
      if (before) return before;
      throw error;
    });
    this.#asked = { at: now, published };
    published.catch(() => {
      this.#asked = undefined;
    });
    return published;
  }

  #readInputs(): Inputs {
    const text = readFileSync(path.join(this.#options.folder, inputsFile), 'utf8');
    return JSON.parse(text) as Inputs;
  }

  #samples: Inputs['samples'] | undefined;

  #siteOf({ site, claims, today }: PublishedPages): RenderedSite {
    this.#samples ??= this.#options.showsSamples ? this.#readInputs().samples : {};
    const shown = locales.map((locale): [Locale, ShownClaims] => [
      locale,
      claimsIn(locale, { claims, samples: this.#samples?.[locale] ?? noClaims, today }),
    ]);
    return { site, claims: Object.fromEntries(shown) as Record<Locale, ShownClaims> };
  }

  /** The documents of a site; those of the site before while they are rendered. */
  async #renderedWith(
    scope: 'all' | 'legal',
    key: string,
    { site, published }: { site: RenderedSite; published: PublishedPages },
  ): Promise<ClientPages> {
    const last = this.#last[scope];
    if (last?.key === key) return last.pages;
    const running = this.#running.get(scope + key) ?? this.#start(scope, key, { site, published });
    if (last) return last.pages;
    return (await running).pages;
  }

  #start(
    scope: 'all' | 'legal',
    key: string,
    { site, published }: { site: RenderedSite; published: PublishedPages },
  ): Promise<Rendering> {
    const { folder, publicUrl, log } = this.#options;
    const running = render(folder, { site, legalTexts: scope === 'legal' ? published.legalTexts : [], scope })
      .then((files): Rendering => {
        const texts = withAddress(files, publicUrl);
        const base = scope === 'all' ? { ...this.#built, pages: new Map<string, never>() } : undefined;
        const rendering = { key, pages: pagesOf(texts, base) };
        this.#last[scope] = rendering;
        return rendering;
      })
      .finally(() => this.#running.delete(scope + key));
    this.#running.set(scope + key, running);
    running.catch((error: unknown) => log.error({ err: error, scope }, 'rendering the pages failed'));
    return running;
  }
}

const renderedFiles = z.tuple([z.record(z.string(), z.string())]);

/** Renders in a worker thread, which ends afterwards. */
async function render(
  folder: string,
  composition: { site: RenderedSite; legalTexts: readonly ShownLegalText[]; scope: 'all' | 'legal' },
): Promise<Map<string, string>> {
  const inputs: unknown = JSON.parse(readFileSync(path.join(folder, inputsFile), 'utf8'));
  const worker = new Worker(path.join(folder, rendererFile), { workerData: { ...composition, inputs } });
  try {
    const signal = AbortSignal.timeout(renderTimeoutMs);
    const [files] = renderedFiles.parse(await once(worker, 'message', { signal }));
    return new Map(Object.entries(files));
  } finally {
    await worker.terminate();
  }
}
