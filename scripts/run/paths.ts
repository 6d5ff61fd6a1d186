import path from 'node:path';

/** Root of the checkout. */
export const root = path.resolve(import.meta.dirname, '../..');

/** Absolute path of `relative` in the checkout. */
export function inRoot(relative: string): string {
  return path.join(root, relative);
}
