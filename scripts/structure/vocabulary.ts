import type { Fault, Tree } from './tree.ts';

const words = ['router', 'service', 'queries', 'policy', 'webhook', 'jobs', 'stream'];

/** What a slice has besides the words: one rule each that the client must not see. A new one is a decision. */
const nouns: Record<string, readonly string[]> = {
  auth: [
    'attempts',
    'challenge',
    'common-passwords',
    'device',
    'even-time',
    'password',
    'phone',
    'recovery-code',
    'sealed-secret',
    'security-mail',
    'session',
    'totp',
  ],
  authenticator: [],
  certification: ['certificate'],
  admin: [],
  documents: [
    'archive',
    'file-key',
    'file-link',
    'file-type',
    'image-decoder',
    'image-size',
    'incoming-file',
    'indexed-pages',
    'own-file',
    'page-count',
    'page-count-child',
    'page-count-pool',
    'page-tree',
    'page-votes',
    'pdf-syntax',
    'scanned-pages',
    'pdf-facts',
    'pdf-facts-child',
    'stats',
    'stored-bytes',
    'stored-file',
    'transition',
    'verification-code',
    'viewer-pages',
  ],
  folders: [],
  notifications: ['content', 'delivery-fault', 'elements', 'layout', 'payloads', 'plain-text', 'templates', 'theme'],
  payments: ['checkout-session', 'shares', 'stripe-status'],
  translation: ['wire'],
  verification: [],
};

const bannedNames = /^(index|utils?|helpers?|common|misc)\.tsx?$/;
/** Pages are named by their address, and these building blocks by what every schema shares. */
const exempt = /^client\/routes\/|^shared\/schemas\/common\.ts$/;

/** A file's name says its room, from a closed list. */
export function checkVocabulary(tree: Tree): Fault[] {
  return tree.files.flatMap(({ path }) => {
    const fault = (message: string): Fault[] => [{ file: path, line: 1, rule: 'closed vocabulary', message }];
    const [, slice, name] = /^server\/features\/([^/]+)\/(?:.*\/)?([^/]+)\.ts$/.exec(path) ?? [];
    const ofSlice = slice === undefined ? undefined : nouns[slice];
    if (slice !== undefined && ofSlice === undefined) return fault(`"${slice}" is not a feature`);
    if (name !== undefined && !words.includes(name) && !ofSlice?.includes(name)) {
      return fault(`"${name}" is neither a word of every slice nor a noun of this one`);
    }
    const isBanned = bannedNames.test(path.split('/').at(-1) ?? '') && !exempt.test(path);
    return isBanned ? fault('barrels, utils, helpers and common files say nothing about what is in them') : [];
  });
}
