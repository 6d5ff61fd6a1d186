import { roomOf, type Room } from './rooms.ts';
import type { Fault, Import, SourceFile, Tree } from './tree.ts';

/** A slice may read from, and call, those of a lower rank; on the client it may show their components. */
const ranks: Record<string, number> = {
  notifications: 0,
  auth: 1,
  folders: 2,
  documents: 3,
  payments: 4,
  translation: 4,
  certification: 5,
  verification: 6,
  authenticator: 7,
  admin: 7,
};

/** Rooms each room may import from, besides itself. */
const mayImport: Record<Exclude<Room['name'], 'feature'>, readonly Room['name'][]> = {
  shared: [],
  migrations: [],
  scripts: ['shared', 'plumbing', 'feature'],
  tests: [
    'shared',
    'plumbing',
    'feature',
    'scripts',
    'migrations',
    'client',
    'client/ui',
    'client/lib',
    'client/features',
  ],
  plumbing: ['shared'],
  client: ['shared', 'client/ui', 'client/lib', 'client/features', 'client/routes'],
  'client/routes': ['shared', 'client/ui', 'client/lib', 'client/features'],
  'client/features': ['shared', 'client/ui', 'client/lib'],
  'client/lib': ['shared', 'client/ui'],
  'client/ui': ['shared'],
};

/** The few files of the server that put slices together, and which of their files they take. */
const composers: Record<string, RegExp> = {
  'server/serve.ts': /\/(upload\/page-count|inspection\/service)\.ts$/,
  'server/app.ts': /\/(webhook|stream|session)\.ts$/,
  'server/realtime/websocket.ts': /\/(session|service|stream)\.ts$/,
  'server/router.ts': /\/router\.ts$/,
  'server/jobs/handlers.ts': /\/jobs\.ts$/,
  'server/operations/commands/create-admin.ts': /\/auth\/first-admin\/service\.ts$/,
};

/** Procedure builders of the plumbing that lean on a rule of one slice. */
const builders: Record<string, RegExp> = {
  'server/trpc.ts': /^server\/features\/auth\/(proof\/service|second-factor\/policy)\.ts$/,
};

/** What a file of a slice must not lean on, by its word. */
const wordMayNot: Record<string, RegExp> = {
  queries: /^(router|service|webhook|jobs|stream|policy)$/,
  policy: /^(router|service|queries|webhook|jobs|stream)$/,
  service: /^(router|webhook|jobs|stream)$/,
  router: /^(webhook|jobs|stream)$/,
  webhook: /^(router|jobs|stream)$/,
  jobs: /^(router|webhook|stream)$/,
  stream: /^(router|webhook|jobs)$/,
};

/** Nouns that a slice lends to those that stand on it: the way to write its rows and to name its files. */
const published: Record<string, RegExp> = {
  auth: /^session$/,
  documents: /^(file-key|file-link|incoming-file|stored-bytes|transition)$/,
};

/** Left may import right; nothing points back. */
export function checkImports(tree: Tree): Fault[] {
  return tree.files.flatMap((file) =>
    file.imports.flatMap((one) => {
      const message = one.isOurs ? refuse(file, one) : undefined;
      return message === undefined ? [] : [{ file: file.path, line: one.line, rule: 'import direction', message }];
    }),
  );
}

function refuse(file: SourceFile, one: Import): string | undefined {
  const from = roomOf(file.path);
  const to = roomOf(one.target);
  if (from === undefined || to === undefined) return undefined;
  if (one.target === 'server/router.ts' && from.name.startsWith('client')) {
    if (file.path === 'client/lib/app-router.ts' && one.isTypeOnly) return undefined;
    return 'only client/lib/app-router.ts knows the router, and only its type';
  }
  if (from.name === 'feature') return refuseFromFeature(from, to, one);
  if (from.name === 'plumbing' && to.name === 'feature') {
    if (composers[file.path]?.test(one.target) || builders[file.path]?.test(one.target)) return undefined;
    return `${file.path} stands below the slices and does not know ${one.target}`;
  }
  if (from.name === 'client/features' && to.name === from.name && to.feature !== from.feature) {
    const isLower = (ranks[to.feature ?? ''] ?? 0) < (ranks[from.feature ?? ''] ?? 0);
    return isLower ? undefined : `${from.feature} does not stand on ${to.feature}: a route composes them`;
  }
  if (from.name === to.name || mayImport[from.name].includes(to.name)) return undefined;
  return `${from.name} may not import from ${to.name}`;
}

function refuseFromFeature(from: Room, to: Room, one: Import): string | undefined {
  if (to.name === 'shared') return undefined;
  if (to.name === 'plumbing') {
    return one.target in composers ? `${one.target} puts the slices together and is not for them` : undefined;
  }
  if (to.name !== 'feature') return `a slice may not import from ${to.name}`;
  if (from.feature === to.feature) {
    return from.word && wordMayNot[from.word]?.test(to.word ?? '')
      ? `${from.word} may not import ${to.word}`
      : undefined;
  }
  const isLower = (ranks[to.feature ?? ''] ?? 0) < (ranks[from.feature ?? ''] ?? 0);
  if (!isLower) return `${from.feature} does not stand on ${to.feature}`;
  const word = to.word ?? '';
  const isLent = /^(service|queries|policy)$/.test(word) || published[to.feature ?? '']?.test(word);
  return isLent ? undefined : 'another slice is called through its service, queries or policy';
}
