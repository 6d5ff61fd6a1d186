import { z } from 'zod';
import { limits } from '#shared/limits.ts';
import { id, rule, timestamp } from './common.ts';

const name = z
  .string()
  .trim()
  .min(1, rule('FOLDER_NAME_REQUIRED'))
  .max(limits.folderName, rule('FOLDER_NAME_REQUIRED'));
/** Empty means unset. */
const reference = z
  .string()
  .trim()
  .max(limits.folderReference, rule('FOLDER_REFERENCE'))
  .transform((text) => text || null);
const color = z.string().regex(/^#[0-9a-fA-F]{6}$/);

export const folderView = z.object({
  id,
  name: z.string(),
  parentId: id.nullable(),
  color: z.string().nullable(),
  /** The client's reference of a matter. */
  reference: z.string().nullable(),
  createdAt: timestamp,
});
export type FolderView = z.infer<typeof folderView>;

/** `fileCount`: delivered translations directly in the folder. */
export const folderListItem = folderView.extend({ fileCount: z.number().int() });
export type FolderListItem = z.infer<typeof folderListItem>;

export const folderList = z.object({ items: z.array(folderListItem) });
export const createFolderInput = z.object({
  name,
  parentId: id.nullish(),
  color: color.nullish(),
  reference: reference.nullish(),
});
export const renameFolderInput = z.object({ id, name, reference: reference.nullish() });
export const moveFolderInput = z.object({ id, parentId: id.nullable() });
