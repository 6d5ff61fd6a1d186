/** A room: the part of the code that a file belongs to. */
export interface Room {
  name:
    | 'shared'
    | 'migrations'
    | 'scripts'
    | 'tests'
    | 'plumbing'
    | 'feature'
    | 'client'
    | 'client/routes'
    | 'client/features'
    | 'client/lib'
    | 'client/ui';
  /** The slice of a feature file. */
  feature?: string;
  /** The file's base name: `service`. */
  word?: string;
}

const simple = ['shared', 'migrations', 'scripts', 'tests'] as const;
const clientRooms = ['client/routes', 'client/features', 'client/lib', 'client/ui'] as const;

/** The room of a file; undefined at the top level. */
export function roomOf(path: string): Room | undefined {
  const [top, second, third] = path.split('/');
  const word = path
    .split('/')
    .at(-1)
    ?.replace(/\.tsx?$/, '');
  const plain = simple.find((name) => name === top);
  if (plain) return { name: plain };
  if (top === 'server') return second === 'features' ? { name: 'feature', feature: third, word } : { name: 'plumbing' };
  if (top !== 'client') return undefined;
  const name = clientRooms.find((room) => room === `client/${second ?? ''}`);
  return name === undefined ? { name: 'client' } : { name, feature: name === 'client/features' ? third : undefined };
}

/** Rooms of the server, lowest first: one imports those before it. Slices are named, and ranked in `imports.ts`. */
const serverFloors = [
  'errors.ts',
  'env.ts',
  'platform',
  'deps.ts',
  'context.ts',
  'company',
  'public-api',
  'trpc.ts',
  'notifications',
  'auth',
  'folders',
  'documents',
  'translation',
  'pay',
  'revision',
  'certification',
  'payments',
  'verification',
  'team',
  'privacy',
  'authenticator',
  'admin',
  'router.ts',
  'transport',
  'operations',
  'app.ts',
  'start',
  'cli.ts',
  'main.ts',
];

/** A room of the server as drawings of it show it: a slice, another folder, or a loose file; undefined elsewhere. */
export function serverRoomOf(path: string): string | undefined {
  const [top, second = '', third = ''] = path.split('/');
  if (top !== 'server') return undefined;
  return second === 'features' ? third : second;
}

/** Whether the import runs from a room of the server to one above it. */
export function runsUp(from: string, to: string): boolean {
  const [own, other] = [serverRoomOf(from), serverRoomOf(to)];
  if (own === undefined || other === undefined || own === other) return false;
  return serverFloors.indexOf(own) < serverFloors.indexOf(other);
}

const compositionWords = /^(router|service|jobs|webhook|stream)\.tsx?$/;

/** A file that other rooms enter a slice, or one of its parts, by. */
export function isDoor(path: string): boolean {
  return roomOf(path)?.name === 'feature' && compositionWords.test(path.split('/').at(-1) ?? '');
}

/** Of a slice's file: `core` and `composition` are its flat files, a part is named as its folder. */
export function floorOf(path: string): string {
  const [, , , part = '', deeper] = path.split('/');
  if (deeper !== undefined) return part;
  return compositionWords.test(part) ? 'composition' : 'core';
}
