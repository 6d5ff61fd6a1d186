import { z } from 'zod';
import { limits } from '#shared/limits.ts';
import { id, rule, timestamp } from './common.ts';

const name = z
  .string()
  .trim()
  .min(1, rule('FOLDER_NAME_REQUIRED'))
  .max(limits.folderName, rule('FOLDER_NAME_REQUIRED'));
const color = z.string().regex(/^#[0-9a-fA-F]{6}$/);

export const folderView = z.object({
  id,
  name: z.string(),
  parentId: id.nullable(),
  color: z.string().nullable(),
  createdAt: timestamp,
});
export type FolderView = z.infer<typeof folderView>;

/** `fileCount`: delivered translations directly in the folder. */
export const folderListItem = folderView.extend({ fileCount: z.number().int() });
export type FolderListItem = z.infer<typeof folderListItem>;

export const folderList = z.object({ items: z.array(folderListItem) });
export const createFolderInput = z.object({ name, parentId: id.nullish(), color: color.nullish() });
export const renameFolderInput = z.object({ id, name });
export const moveFolderInput = z.object({ id, parentId: id.nullable() });
