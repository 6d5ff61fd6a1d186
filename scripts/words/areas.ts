import fs from 'node:fs';
import path from 'node:path';
import { isLocalizedPath, isMemberPath } from '#shared/locales.ts';

/** Areas of texts that a route shows without naming them in `staticData.words`: their texts would be missing. */

interface Module {
  imports: string[];
  /** Areas whose texts it shows. */
  shown: string[];
  /** Areas it loads, by `staticData` or on demand. */
  loaded: string[];
}

const modules = new Map<string, Module>();

/** Pages with `isLight` have neither `parts` nor `kinds`: what they leave out of shared components is not seen here. */
const alwaysLoaded: readonly string[] = ['frame', 'parts', 'states', 'kinds'];

/** Modules of the pages that exist in every language, whether or not they ask the catalogue. */
export function translatedModules(root: string): Set<string> {
  const pages = routesOf(root).filter((route) => {
    const address = path.join('/', path.relative('client/routes', route).replaceAll(/_\w+\/|(\/?index)?\.tsx$/g, ''));
    return isLocalizedPath(address) || isMemberPath(address);
  });
  const files = pages.flatMap((page) =>
    [page, ...layoutsOf(root, page)].flatMap((file) => [...reach(root, file).keys()]),
  );
  return new Set(files);
}

function routesOf(root: string): string[] {
  return fs
    .readdirSync(path.join(root, 'client/routes'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !/(^|\/)-|^__root/.test(name))
    .map((name) => path.join('client/routes', name));
}

export function areaFaults(root: string): string[] {
  return routesOf(root).flatMap((route) => {
    const found = [route, ...layoutsOf(root, route)].flatMap((file) => [...reach(root, file)]);
    const loaded = new Set([...alwaysLoaded, ...found.flatMap(([, module]) => module.loaded)]);
    const shown = new Map(found.flatMap(([file, module]) => module.shown.map((area) => [area, file] as const)));
    return [...shown]
      .filter(([area]) => !loaded.has(area))
      .map(([area, file]) => `${route} does not name ${area}, whose texts ${file} shows`);
  });
}

/** `dashboard.tsx` for `dashboard/upload.tsx`. */
function layoutsOf(root: string, route: string): string[] {
  const layouts: string[] = [];
  for (let folder = path.dirname(route); folder !== 'client/routes'; folder = path.dirname(folder)) {
    if (fs.existsSync(path.join(root, `${folder}.tsx`))) layouts.push(`${folder}.tsx`);
  }
  return layouts;
}

/** A module and all that it imports, also on demand. */
function reach(root: string, start: string): Map<string, Module> {
  const found = new Map<string, Module>();
  const waiting = [start];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    const module = readModule(root, file);
    found.set(file, module);
    waiting.push(...module.imports);
  }
  return found;
}

function readModule(root: string, file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const text = fs.readFileSync(path.join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const imports = [...text.matchAll(/(?:^import (?!type )[^;]*?from |import\()'([^']+)'/gm)]
    .map(([, name = '']) => (name.startsWith('#client/') ? name.slice(1) : path.join(path.dirname(file), name)))
    .filter((name) => /^client\/.*\.tsx?$/.test(name) && fs.existsSync(path.join(root, name)));
  const named = [...text.matchAll(/(?:\bwords: |loadAreas\()\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([\w-]+)'/g)].map(([, area = '']) => area),
  );
  const shown = [...text.matchAll(/\b(?:words|content)\('([\w-]+)'\)/g)].map(([, area = '']) => area);
  const module = { imports, shown, loaded: named };
  modules.set(file, module);
  return module;
}
