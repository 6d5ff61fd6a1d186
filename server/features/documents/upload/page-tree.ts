/** Counting the leaves of a page tree, whatever reader found its nodes. */

export type PageCountReason =
  | 'encrypted'
  | 'no-pages'
  | 'too-many-pages'
  | 'unreadable'
  | 'unusual'
  | 'too-costly'
  | 'unreadable-image'
  | 'image-too-large'
  | 'animated-image';

type Failure = { ok: false; reason: PageCountReason; detail?: string };

/** `pages` are charged for; `viewerPages` is how many of them the product's viewer shows, never more. */
export type PageCount = { ok: true; pages: number; viewerPages: number } | Failure;

/** What one reader says. */
export type Vote = { ok: true; pages: number } | Failure;

/** A node as the walk sees it. `kids` are unresolved; `key` tells two references to one object apart from two objects. */
export interface PageTree<Node> {
  root: Node | undefined;
  key: (node: Node) => string | undefined;
  read: (node: Node) => { page: true } | { page: false; kids: readonly Node[] } | undefined;
}

/** More nodes than this is no document of 50 pages: it is a tree built to keep us busy. */
const nodesMax = 100_000;

export const unreadable = (detail: string): Failure => ({ ok: false, reason: 'unreadable', detail });
export const unusual = (detail: string): Failure => ({ ok: false, reason: 'unusual', detail });

/**
 * Leaves below the root, counted as often as the tree shows them. Stops at `pagesMax + 1` leaves, at a loop, at a node that
 * is neither a page nor a list of pages, and after 100,000 nodes. Does not recurse, so depth costs no stack.
 */
export function walkPageTree<Node>(tree: PageTree<Node>, pagesMax: number): Vote {
  if (tree.root === undefined) return unreadable('the file has no list of pages');
  const path: { key: string | undefined; kids: readonly Node[]; next: number }[] = [
    { key: undefined, kids: [tree.root], next: 0 },
  ];
  const onPath = new Set<string>();
  let pages = 0;
  for (let visited = 0; visited <= nodesMax;) {
    const branch = path.at(-1);
    if (branch === undefined) return pages === 0 ? { ok: false, reason: 'no-pages' } : { ok: true, pages };
    const node = branch.kids[branch.next++];
    if (node === undefined) {
      path.pop();
      if (branch.key !== undefined) onPath.delete(branch.key);
      continue;
    }
    visited += 1;
    const key = tree.key(node);
    if (key !== undefined && onPath.has(key)) return unreadable('the list of pages refers to itself');
    const found = tree.read(node);
    if (found === undefined) return unusual('its list of pages holds something else');
    if (found.page) {
      pages += 1;
      if (pages > pagesMax) return { ok: false, reason: 'too-many-pages' };
      continue;
    }
    if (key !== undefined) onPath.add(key);
    path.push({ key, kids: found.kids, next: 0 });
  }
  return unreadable('the list of pages is too complicated');
}
