import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { limits } from '#shared/limits.ts';
import type { createFolderInput, moveFolderInput, renameFolderInput } from '#shared/schemas/folders.ts';
import {
  deleteFolder,
  insertFolder,
  listFolders,
  lockFolderTree,
  updateFolderName,
  updateFolderParent,
} from './queries.ts';

/*
 * A user's folder tree.
 * Promises: another user's folder is reported as not found.
 * Never: a cycle, also under concurrent moves, which are serialized per user; a folder's content deleted with the folder.
 */

/** Creates a folder, at the root without `parentId`. Throws FOLDER_NOT_FOUND (parent), FOLDER_LIMIT. */
export function createFolder({ db }: Deps, actor: Actor, input: z.output<typeof createFolderInput>) {
  return db.transaction().execute(async (trx) => {
    await lockFolderTree(trx, actor.id);
    if ((await listFolders(trx, actor.id)).length >= limits.folders) throw new AppError('FOLDER_LIMIT');
    return insertFolder(trx, {
      userId: actor.id,
      name: input.name,
      parentId: input.parentId ?? null,
      color: input.color ?? null,
      reference: input.reference ?? null,
    });
  });
}

/** Throws FOLDER_NOT_FOUND. */
export async function renameFolder({ db }: Deps, actor: Actor, input: z.output<typeof renameFolderInput>) {
  const folder = await updateFolderName(db, { ...input, userId: actor.id });
  if (!folder) throw new AppError('FOLDER_NOT_FOUND');
  return folder;
}

/** Moves a folder; `parentId` null is the root. Throws FOLDER_NOT_FOUND, FOLDER_CYCLE (into itself or a descendant). */
export function moveFolder({ db }: Deps, actor: Actor, { id, parentId }: z.output<typeof moveFolderInput>) {
  return db.transaction().execute(async (trx) => {
    await lockFolderTree(trx, actor.id);
    const parentOf = new Map((await listFolders(trx, actor.id)).map((folder) => [folder.id, folder.parentId]));
    if (!parentOf.has(id) || (parentId !== null && !parentOf.has(parentId))) throw new AppError('FOLDER_NOT_FOUND');
    for (let ancestor: string | null | undefined = parentId; ancestor; ancestor = parentOf.get(ancestor)) {
      if (ancestor === id) throw new AppError('FOLDER_CYCLE');
    }
    const folder = await updateFolderParent(trx, { id, userId: actor.id, parentId });
    if (!folder) throw new AppError('FOLDER_NOT_FOUND');
    return folder;
  });
}

/** Deletes a folder; its subfolders and files move to its parent. Throws FOLDER_NOT_FOUND. */
export async function removeFolder({ db }: Deps, actor: Actor, { id }: { id: string }): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockFolderTree(trx, actor.id);
    if (!(await deleteFolder(trx, { id, userId: actor.id }))) throw new AppError('FOLDER_NOT_FOUND');
  });
}
