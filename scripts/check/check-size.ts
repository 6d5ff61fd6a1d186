import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { buildClientOnce } from '../build/client-build.ts';

/**
 * JavaScript of a first visit, per page: its route files and all their static imports, as browsers receive them, in Brotli. Pages after
 * sign-in also wait for the rest of the routes and the providers, which they import dynamically.
 * Sizes and budgets are in kB of 1000 bytes.
 */

interface Budget {
  path: string;
  /** Route files below `client/routes`, outermost first. */
  routes: readonly string[];
  limit: number;
  maxFiles?: number;
}

const budgets: readonly Budget[] = [
  { path: '/', routes: ['_public.tsx', '_public/index.tsx'], limit: 115 },
  { path: '/translations', routes: ['_public.tsx', '_public/translations.tsx'], limit: 116 },
  { path: '/verify', routes: ['_public.tsx', '_public/verify.tsx'], limit: 110.5 },
  { path: '/business', routes: ['_public.tsx', '_public/business.tsx'], limit: 109 },
  { path: '/developers', routes: ['_public.tsx', '_public/developers.tsx'], limit: 172.5 },
  { path: '/login', routes: ['login.tsx'], limit: 125 },
  { path: '/register', routes: ['register.tsx'], limit: 145.5 },
  { path: '/dashboard', routes: ['dashboard.tsx', 'dashboard/index.tsx'], limit: 162.5, maxFiles: 10 },
  { path: '/dashboard/progress', routes: ['dashboard.tsx', 'dashboard/progress.tsx'], limit: 172 },
  {
    path: '/authenticator/authenticate',
    routes: ['authenticator.tsx', 'authenticator/authenticate.tsx', 'authenticator/authenticate/index.tsx'],
    limit: 187.5,
    maxFiles: 28,
  },
  { path: '/admin', routes: ['_admin.tsx', '_admin/admin/index.tsx'], limit: 230, maxFiles: 26 },
  { path: '/dashboard/profile', routes: ['dashboard.tsx', 'dashboard/profile.tsx'], limit: 237.5, maxFiles: 37 },
  { path: '/dashboard/check', routes: ['dashboard.tsx', 'dashboard/check.tsx'], limit: 174, maxFiles: 19 },
  { path: '/dashboard/documents', routes: ['dashboard.tsx', 'dashboard/documents.tsx'], limit: 238, maxFiles: 26 },
  { path: '/user-management', routes: ['_admin.tsx', '_admin/user-management.tsx'], limit: 178 },
  { path: '/authenticator', routes: ['authenticator.tsx', 'authenticator/index.tsx'], limit: 176 },
  { path: '/dashboard/upload', routes: ['dashboard.tsx', 'dashboard/upload.tsx'], limit: 205, maxFiles: 27 },
];

const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    imports: z.array(z.string()).default([]),
    isEntry: z.boolean().optional(),
  }),
);
type Manifest = z.infer<typeof manifest>;

export interface MeasuredPage {
  path: string;
  kilobytes: number;
  limit: number;
  files: number;
  maxFiles: number;
}

/** Chunks of `chunk-groups.ts` that hold what the router awaits before it renders a signed-in page. */
const awaited = ['routes', 'home'];
const isSignedIn = ({ routes: [shell = ''] }: Budget) => /^(dashboard|authenticator|_admin)\./.test(shell);

/** Measures the pages of a built client. Throws when the build lacks a page's route file. */
export function measurePages(clientDir: string): MeasuredPage[] {
  const files = manifest.parse(JSON.parse(fs.readFileSync(path.join(clientDir, '.vite/manifest.json'), 'utf8')));
  const entries = Object.keys(files).filter((key) => files[key]?.isEntry);
  const sizeOf = (file: string) => {
    const plain = path.join(clientDir, file);
    const compressed = `${plain}.br`;
    return fs.statSync(fs.existsSync(compressed) ? compressed : plain).size;
  };
  return budgets.map((budget) => {
    const { path: page, routes, limit, maxFiles = Infinity } = budget;
    const keys = [
      ...routes.map((route) => findRoute(files, route)),
      ...(isSignedIn(budget) ? awaited.map((name) => findChunk(files, name)) : []),
    ];
    const scripts = [...reach(files, [...entries, ...keys])];
    const bytes = scripts.reduce((sum, file) => sum + sizeOf(file), 0);
    return { path: page, kilobytes: bytes / 1000, limit, files: scripts.length, maxFiles };
  });
}

function findChunk(files: Manifest, name: string): string {
  // Groups have no source file, unlike the texts of the same names.
  const key = Object.keys(files).find((one) => one.startsWith('_') && files[one]?.name === name);
  if (key === undefined) throw new Error(`the build has no chunk ${name}`);
  return key;
}

function findRoute(files: Manifest, route: string): string {
  const key = Object.keys(files).find((name) => name.startsWith(`routes/${route}?tsr-split=component`));
  if (key === undefined) throw new Error(`the build has no file for routes/${route}`);
  return key;
}

/** Script files of these manifest entries and of their transitive imports. */
function reach(files: Manifest, keys: readonly string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    const { file, imports = [] } = files[key] ?? {};
    if (file === undefined || found.has(file)) continue;
    found.add(file);
    reach(files, imports, found);
  }
  return found;
}

function isWithin({ kilobytes, limit, files, maxFiles }: MeasuredPage): boolean {
  return kilobytes <= limit && files <= maxFiles;
}

if (import.meta.main) {
  const pages = measurePages(await buildClientOnce());
  for (const page of pages) {
    const size = `${page.kilobytes.toFixed(1).padStart(6)} kB of ${String(page.limit)}`;
    const count = `${String(page.files).padStart(3)} files${page.maxFiles === Infinity ? '' : ` of ${String(page.maxFiles)}`}`;
    console.log(`${page.path.padEnd(30)} ${size} ${count}${isWithin(page) ? '' : '  over budget'}`);
  }
  process.exitCode = pages.every(isWithin) ? 0 : 1;
}
