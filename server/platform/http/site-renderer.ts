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
 * Promises: requests are served with the last documents during a rendering, and after a failed one.
 * Never: a document with the facts of another house: a process that starts with a published site waits for its first rendering.
 */

export interface PublishedPages {
  site: PublicSite;
  claims: readonly Claim[];
  /** Such as `2026-11-24`. */
  today: string;
}

export interface SiteRenderer {
  /** Documents in force; legal pages only with `withLegal`. */
  current(options: { withLegal: boolean }): Promise<ClientPages>;
}

/** Cache lifetime of the published site. */
const siteCacheMs = 1_000;
/** Longer, since legal texts are expensive: forty of them are parsed. */
const textCacheMs = 5_000;

/** Caches the answer of `ask` for `maxAgeMs`; after a failure the last answer stays. */
function cachedFor<T>(ask: () => Promise<T>, maxAgeMs: number): () => Promise<T> {
  let last: { at: number; answer: Promise<T> } | undefined;
  return () => {
    if (last && performance.now() - last.at < maxAgeMs) return last.answer;
    const before = last?.answer;
    const answer = ask().catch((error: unknown) => {
      if (before) return before;
      last = undefined;
      throw error;
    });
    last = { at: performance.now(), answer };
    return answer;
  };
}
/** Backoff after a failed rendering, which the next request then retries. */
const retryAfterMs = 10_000;
/** A rendering takes seconds; a stalled one is aborted. */
const renderTimeoutMs = 120_000;

interface Inputs {
  samples: Readonly<Partial<Record<Locale, ShownClaims>>>;
  built: RenderedSite;
}

export interface SiteRendererOptions {
  publicUrl: string;
  /** Whether samples may replace missing claims. */
  showsSamples: boolean;
  published: () => Promise<PublishedPages>;
  /** Of every legal page and language. */
  legalTexts: () => Promise<readonly ShownLegalText[]>;
  log: Log;
}

/** A build without rendering inputs serves its own documents only. */
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

const keys = new WeakMap<object, string>();

/** Cache key of an answer: its JSON, memoized per object. */
function keyOf(answer: object): string {
  const known = keys.get(answer) ?? JSON.stringify(answer);
  keys.set(answer, known);
  return known;
}

/** Documents of one site. */
interface Rendering {
  key: string;
  pages: ClientPages;
}

class RenderedPages implements SiteRenderer {
  readonly #built: ClientPages;
  readonly #options: SiteRendererOptions & { folder: string };
  readonly #builtKey: string;
  readonly #published: () => Promise<PublishedPages>;
  readonly #legalTexts: () => Promise<readonly ShownLegalText[]>;
  #samples: Inputs['samples'] | undefined;
  readonly #sites = new WeakMap<PublishedPages, { site: RenderedSite; key: string }>();
  #last: { all?: Rendering; legal?: Rendering } = {};
  #running = new Map<string, Promise<Rendering>>();

  constructor(built: ClientPages, options: SiteRendererOptions & { folder: string }) {
    this.#built = built;
    this.#options = options;
    this.#published = cachedFor(options.published, siteCacheMs);
    this.#legalTexts = cachedFor(options.legalTexts, textCacheMs);
    this.#builtKey = JSON.stringify(this.#readInputs().built);
  }

  async current({ withLegal }: { withLegal: boolean }): Promise<ClientPages> {
    const { site, key: siteKey } = this.#siteOf(await this.#published());
    const { hasLanding } = site.site;
    const rendered =
      siteKey === this.#builtKey ? this.#built : await this.#renderedWith('all', siteKey, { site, legalTexts: [] });
    const base = { ...rendered, hasLanding };
    if (!withLegal) return base;
    const legalTexts = await this.#legalTexts();
    const legalKey = siteKey + keyOf(legalTexts);
    const legal = await this.#renderedWith('legal', legalKey, { site, legalTexts });
    return { ...base, pages: new Map([...base.pages, ...legal.pages]) };
  }

  #readInputs(): Inputs {
    const text = readFileSync(path.join(this.#options.folder, inputsFile), 'utf8');
    return JSON.parse(text) as Inputs;
  }

  /** Input of the rendering, memoized per answer of `published`. */
  #siteOf(published: PublishedPages): { site: RenderedSite; key: string } {
    const known = this.#sites.get(published);
    if (known) return known;
    const { site, claims, today } = published;
    this.#samples ??= this.#options.showsSamples ? this.#readInputs().samples : {};
    const shown = locales.map((locale): [Locale, ShownClaims] => [
      locale,
      claimsIn(locale, { claims, samples: this.#samples?.[locale] ?? noClaims, today }),
    ]);
    const rendered = { site, claims: Object.fromEntries(shown) as Record<Locale, ShownClaims> };
    const made = { site: rendered, key: JSON.stringify(rendered) };
    this.#sites.set(published, made);
    return made;
  }

  /** Documents of a site; those of the previous site until rendering is done. */
  async #renderedWith(
    scope: 'all' | 'legal',
    key: string,
    { site, legalTexts }: { site: RenderedSite; legalTexts: readonly ShownLegalText[] },
  ): Promise<ClientPages> {
    const last = this.#last[scope];
    if (last?.key === key) return last.pages;
    const running = this.#running.get(scope + key) ?? this.#start(scope, key, { site, legalTexts });
    if (last) return last.pages;
    return (await running).pages;
  }

  #start(
    scope: 'all' | 'legal',
    key: string,
    { site, legalTexts }: { site: RenderedSite; legalTexts: readonly ShownLegalText[] },
  ): Promise<Rendering> {
    const { folder, publicUrl, log } = this.#options;
    const running = render(folder, { site, legalTexts, scope }).then((files): Rendering => {
      const texts = withAddress(files, publicUrl);
      const base = scope === 'all' ? { ...this.#built, pages: new Map<string, never>() } : undefined;
      const rendering = { key, pages: pagesOf(texts, base) };
      this.#last[scope] = rendering;
      return rendering;
    });
    this.#running.set(scope + key, running);
    running.then(
      () => this.#running.delete(scope + key),
      (error: unknown) => {
        log.error({ err: error, scope }, 'rendering the pages failed');
        setTimeout(() => this.#running.delete(scope + key), retryAfterMs).unref();
      },
    );
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
