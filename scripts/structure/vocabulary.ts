import type { Fault, Tree } from './tree.ts';

const slices = new Set([
  'admin',
  'auth',
  'authenticator',
  'certification',
  'documents',
  'folders',
  'notifications',
  'payments',
  'translation',
  'verification',
]);

const bannedNames = /^(index|utils?|helpers?|common|misc)\.tsx?$/;
/** Pages are named by their address, and these building blocks by what every schema shares. */
const exempt = /^client\/routes\/|^shared\/schemas\/common\.ts$/;

/** Slices are a closed list, and no file is named after its lack of a subject. */
export function checkVocabulary(tree: Tree): Fault[] {
  return tree.files.flatMap(({ path }) => {
    const fault = (message: string): Fault[] => [{ file: path, line: 1, rule: 'closed vocabulary', message }];
    const [, slice] = /^server\/features\/([^/]+)\//.exec(path) ?? [];
    if (slice !== undefined && !slices.has(slice)) return fault(`"${slice}" is not a feature`);
    const isBanned = bannedNames.test(path.split('/').at(-1) ?? '') && !exempt.test(path);
    return isBanned ? fault('barrels, utils, helpers and common files say nothing about what is in them') : [];
  });
}
