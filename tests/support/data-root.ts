import fs from 'node:fs/promises';
import os from 'node:os';

const neededBytes = 2 * 2 ** 30;

/**
 * Where tests keep files: tmpfs if it has room. Creating and deleting a thousand files per database, and the stand-ins' synced
 * writes, take a tenth of the CPU time of a run on a disk.
 */
export async function chooseDataRoot(): Promise<string> {
  const memory = '/dev/shm';
  try {
    const { bavail, bsize } = await fs.statfs(memory);
    await fs.access(memory, fs.constants.W_OK);
    return bavail * bsize >= neededBytes ? memory : os.tmpdir();
  } catch {
    return os.tmpdir();
  }
}
