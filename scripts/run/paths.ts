import path from 'node:path';

/** The checkout. */
export const root = path.resolve(import.meta.dirname, '../..');

/** `relative` inside the checkout. */
export function inRoot(relative: string): string {
  return path.join(root, relative);
}
