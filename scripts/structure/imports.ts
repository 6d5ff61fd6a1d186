import { floorOf, roomOf, type Room } from './rooms.ts';
import type { Fault, Import, SourceFile, Tree } from './tree.ts';

/** A slice may import from slices of a lower rank, on the server and on the client. */
const ranks: Record<string, number> = {
  company: -1,
  notifications: 0,
  auth: 1,
  folders: 2,
  documents: 3,
  translation: 4,
  pay: 4,
  revision: 5,
  certification: 6,
  payments: 7,
  verification: 7,
  team: 7,
  privacy: 8,
  authenticator: 9,
  admin: 9,
};

/** Rooms that each room may import from, besides itself. */
const mayImport: Record<Exclude<Room['name'], 'feature'>, readonly Room['name'][]> = {
  shared: [],
  migrations: [],
  // The bench of the paper runs the browser's check of a file.
  scripts: ['shared', 'plumbing', 'feature', 'client/ui', 'client/features'],
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

/** Server files that compose slices, and the slice files they may import. */
const composers: Record<string, RegExp> = {
  'server/start/serve.ts': /\/(upload\/page-count|inspection\/service|thumbnails\/service|sending\/dispatcher)\.ts$/,
  'server/app.ts': /\/(webhook|stream|identity|guests|company\/(facts|site-view))\.ts$/,
  'server/transport/websocket.ts': /\/auth\/identity\.ts$/,
  'server/transport/watch-caller.ts': /\/auth\/(session|api-key)\.ts$/,
  'server/router.ts': /[/-]router\.ts$/,
  'server/start/job-handlers.ts': /\/jobs\.ts$/,
  'server/operations/commands/create-admin.ts': /\/auth\/first-admin\.ts$/,
  'server/operations/commands/witness.ts': /\/certification\/log\/(head|witness|witness-server)\.ts$/,
  'server/operations/readiness.ts': /\/certification\/log\/cosigning\.ts$/,
  'server/operations/audit/certificate-log.ts': /\/certification\/log\/(head|leaf|merkle|record)\.ts$/,
  'server/operations/audit/verify.ts':
    /\/(documents\/certificate-record|certification\/signing-keys\/(key-seal|queries))\.ts$/,
  'server/operations/commands/rotate-signing-key.ts': /\/certification\/signing-keys\/(rotation|signing)\.ts$/,
  'server/operations/doctor.ts': /\/(certification\/signing-keys\/signing|company\/setup)\.ts$/,
};

/** Files of the plumbing, which slices import, that use one slice themselves. */
const builders: Record<string, RegExp> = {
  'server/deps.ts': /\/(company\/facts|certification\/signing-keys\/signing|translation\/reading\/reader)\.ts$/,
  'server/trpc.ts': /^server\/features\/auth\/(api-key|recent-proof|sandbox|policy)\.ts$/,
};

/** Files of the same slice that a file must not import, by its word. */
const forbiddenWords: Record<string, RegExp> = {
  queries: /^(router|service|webhook|jobs|stream|policy)$/,
  policy: /^(router|service|queries|webhook|jobs|stream)$/,
  service: /^(router|webhook|jobs|stream)$/,
  router: /^(webhook|jobs|stream)$/,
  webhook: /^(router|jobs|stream)$/,
  jobs: /^(router|webhook|stream)$/,
  stream: /^(router|webhook|jobs)$/,
};

/** Files of a part that higher slices may import, besides its service, queries and policy. */
const published: Record<string, RegExp> = {
  certification: /^(by-code|issued-proof|record|withdrawal)$/,
  documents: /^(activity|comments|incoming-file|messages|message-mails|queue|spelling)$/,
  notifications: /^(preview|wording)$/,
};

/** The floors of a slice: the core imports no part, a part neither a sibling nor the composition. */
function refuseFloor(file: SourceFile, from: Room, to: Room, imported: Import): string | undefined {
  const own = floorOf(file.path);
  const other = floorOf(imported.target);
  if (own === 'composition' || other === own || (own !== 'core' && other === 'core')) return undefined;
  return own === 'core'
    ? `the core of ${from.feature} may not import its ${other}`
    : `${own} may not import ${other}: move what both need to the core, or let the composition call both`;
}

/** Imports follow the rooms' direction and the slices' ranks. */
export function checkImports(tree: Tree): Fault[] {
  return tree.files.flatMap((file) =>
    file.imports.flatMap((imported) => {
      const message = imported.isInternal ? refuse(file, imported) : undefined;
      return message === undefined ? [] : [{ file: file.path, line: imported.line, rule: 'import direction', message }];
    }),
  );
}

function refuse(file: SourceFile, imported: Import): string | undefined {
  const from = roomOf(file.path);
  const to = roomOf(imported.target);
  if (from === undefined || to === undefined) return undefined;
  if (imported.target === 'server/router.ts' && from.name.startsWith('client')) {
    if (file.path === 'client/lib/app-router.ts' && imported.isTypeOnly) return undefined;
    return 'only client/lib/app-router.ts imports the router, and only its type';
  }
  if (from.name === 'feature') return refuseFromFeature(file, from, to, imported);
  if (from.name === 'plumbing' && to.name === 'feature') {
    if (composers[file.path]?.test(imported.target) || builders[file.path]?.test(imported.target)) return undefined;
    return `${file.path} is below the slices and may not import ${imported.target}`;
  }
  if (from.name === 'client/features' && to.name === from.name && to.feature !== from.feature) {
    const isLower = (ranks[to.feature ?? ''] ?? 0) < (ranks[from.feature ?? ''] ?? 0);
    return isLower ? undefined : `${from.feature} may not import from ${to.feature}: a route composes them`;
  }
  if (from.name === to.name || mayImport[from.name].includes(to.name)) return undefined;
  return `${from.name} may not import from ${to.name}`;
}

function refuseFromFeature(file: SourceFile, from: Room, to: Room, imported: Import): string | undefined {
  if (to.name === 'shared') return undefined;
  if (to.name === 'plumbing') {
    return imported.target in composers ? `${imported.target} composes slices, which may not import it` : undefined;
  }
  if (to.name !== 'feature') return `a slice may not import from ${to.name}`;
  if (from.feature === to.feature) {
    if (from.word && forbiddenWords[from.word]?.test(to.word ?? '')) return `${from.word} may not import ${to.word}`;
    return refuseFloor(file, from, to, imported);
  }
  const isLower = (ranks[to.feature ?? ''] ?? 0) < (ranks[from.feature ?? ''] ?? 0);
  if (!isLower) return `${from.feature} may not import from ${to.feature}`;
  const word = to.word ?? '';
  const isCore = floorOf(imported.target) === 'core';
  const isPublished = isCore || /^(service|queries|policy)$/.test(word) || published[to.feature ?? '']?.test(word);
  return isPublished ? undefined : 'import another slice through its core, or the service, queries or policy of a part';
}
