import type { Fault, Tree } from './tree.ts';

const slices = new Set([
  'admin',
  'auth',
  'authenticator',
  'certification',
  'company',
  'documents',
  'folders',
  'notifications',
  'pay',
  'payments',
  'privacy',
  'revision',
  'team',
  'translation',
  'verification',
]);

const bannedNames = /^(index|utils?|helpers?|common|misc)\.tsx?$/;
/** Route files are named after their URL. */
const exempt = /^client\/routes\/|^shared\/schemas\/common\.ts$/;

/** Slices are a closed list, and no file has a name without a subject. */
export function checkVocabulary(tree: Tree): Fault[] {
  return tree.files.flatMap(({ path }) => {
    const fault = (message: string): Fault[] => [{ file: path, line: 1, rule: 'closed vocabulary', message }];
    const [, slice] = /^server\/features\/([^/]+)\//.exec(path) ?? [];
    if (slice !== undefined && !slices.has(slice)) return fault(`"${slice}" is not a feature`);
    const isBanned = bannedNames.test(path.split('/').at(-1) ?? '') && !exempt.test(path);
    return isBanned ? fault('name the file after its content: no barrel, utils, helpers or common') : [];
  });
}
