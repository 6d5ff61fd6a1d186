/** The part of the code that a file belongs to. */
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
