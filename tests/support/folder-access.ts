import type { Access } from './access-row.ts';
import { folder } from './access-targets.ts';

const byId = (id: string) => ({ id });

/** Rows of the matrix about folders. */
export const folderAccess: Readonly<Record<string, Access>> = {
  'folders.list': { who: 'signedIn' },
  'folders.create': { who: 'signedIn', input: () => ({ name: 'Family' }) },
  'folders.create#parent': {
    who: 'signedIn',
    target: folder,
    absent: 'FOLDER_NOT_FOUND',
    input: (parentId) => ({ name: 'Family', parentId }),
  },
  'folders.rename': {
    who: 'signedIn',
    target: folder,
    absent: 'FOLDER_NOT_FOUND',
    input: (id) => ({ id, name: 'Work' }),
  },
  'folders.move': {
    who: 'signedIn',
    target: folder,
    absent: 'FOLDER_NOT_FOUND',
    input: (id) => ({ id, parentId: null }),
  },
  'folders.move#parent': {
    who: 'signedIn',
    target: folder,
    absent: 'FOLDER_NOT_FOUND',
    input: async (parentId, { h, user }) => ({ id: (await h.caller(user).folders.create({ name: 'A' })).id, parentId }),
  },
  'folders.remove': { who: 'signedIn', target: folder, absent: 'FOLDER_NOT_FOUND', input: byId },
};
