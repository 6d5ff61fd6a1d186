import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Router, static as serveStatic } from 'express';

/** The built client: hashed assets that never change, and one page for every address of the application. */

const year = 365 * 24 * 60 * 60;

export interface ClientBuild {
  router: Router;
  /** `'sha256-…'` of each inline script of the page, for the content policy. */
  scriptHashes: string[];
}

/** Undefined when there is no build: another process serves the pages (during development). */
export function loadClientBuild(clientDir: string): ClientBuild | undefined {
  const root = path.resolve(clientDir);
  const indexFile = path.join(root, 'index.html');
  if (!existsSync(indexFile)) return undefined;
  const index = readFileSync(indexFile, 'utf8');
  const router = Router();
  router.use(
    '/assets',
    serveStatic(path.join(root, 'assets'), { immutable: true, maxAge: year * 1000, fallthrough: false }),
  );
  router.use(serveStatic(root, { index: false, maxAge: 60 * 60 * 1000 }));
  router.get('/{*path}', (_request, response) => {
    response.setHeader('Cache-Control', 'no-cache');
    response.type('html').send(index);
  });
  return { router, scriptHashes: inlineScriptHashes(index) };
}

function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
