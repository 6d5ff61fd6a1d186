import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import type { createFolderInput, moveFolderInput, renameFolderInput } from '#shared/schemas/folders.ts';
import { limits } from '#shared/limits.ts';
import * as queries from './queries.ts';

// A person's folders are a tree that only they see; another's folder does not exist for them.
// The tree never has a cycle, however many windows change it at once: changes of its shape take turns.
// Removing a folder never removes what is in it.

/** Makes a folder, at the top or inside another of one's own. FOLDER_NOT_FOUND when that one is not there; FOLDER_LIMIT. */
export function createFolder({ db }: Deps, actor: Actor, input: z.output<typeof createFolderInput>) {
  return db.transaction().execute(async (trx) => {
    await queries.lockFolderTree(trx, actor.id);
    if ((await queries.listFolders(trx, actor.id)).length >= limits.folders) throw new AppError('FOLDER_LIMIT');
    return queries.insertFolder(trx, {
      userId: actor.id,
      name: input.name,
      parentId: input.parentId ?? null,
      color: input.color ?? null,
    });
  });
}

/** FOLDER_NOT_FOUND when it is not one of one's own. */
export async function renameFolder({ db }: Deps, actor: Actor, input: z.output<typeof renameFolderInput>) {
  const folder = await queries.updateFolderName(db, { ...input, userId: actor.id });
  if (!folder) throw new AppError('FOLDER_NOT_FOUND');
  return folder;
}

/** Puts a folder into another, or at the top for null. FOLDER_NOT_FOUND; FOLDER_CYCLE for itself or one below it. */
export function moveFolder({ db }: Deps, actor: Actor, { id, parentId }: z.output<typeof moveFolderInput>) {
  return db.transaction().execute(async (trx) => {
    await queries.lockFolderTree(trx, actor.id);
    const parentOf = new Map((await queries.listFolders(trx, actor.id)).map((folder) => [folder.id, folder.parentId]));
    if (!parentOf.has(id) || (parentId !== null && !parentOf.has(parentId))) throw new AppError('FOLDER_NOT_FOUND');
    for (let above: string | null | undefined = parentId; above; above = parentOf.get(above)) {
      if (above === id) throw new AppError('FOLDER_CYCLE');
    }
    const folder = await queries.updateFolderParent(trx, { id, userId: actor.id, parentId });
    if (!folder) throw new AppError('FOLDER_NOT_FOUND');
    return folder;
  });
}

/** Removes a folder; its folders and files move to its parent. FOLDER_NOT_FOUND when it is not one of one's own. */
export async function removeFolder({ db }: Deps, actor: Actor, { id }: { id: string }): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await queries.lockFolderTree(trx, actor.id);
    if (!(await queries.deleteFolder(trx, { id, userId: actor.id }))) throw new AppError('FOLDER_NOT_FOUND');
  });
}
