/** Counts the leaves of a page tree, independent of the PDF reader. */

export type PageCountReason =
  | 'encrypted'
  | 'no-pages'
  | 'too-many-pages'
  | 'unreadable'
  | 'unusual'
  | 'too-costly'
  | 'unreadable-image'
  | 'unreadable-photo'
  | 'image-too-large'
  | 'animated-image';

type Failure = { ok: false; reason: PageCountReason; detail?: string };

/**
 * `pages` are billable; `viewerPages`, at most as many, can be shown by the product's viewer. `jpeg` replaces a phone photo,
 * in base64.
 */
export type PageCount = { ok: true; pages: number; viewerPages: number; jpeg?: string } | Failure;

/** The count of one reader. */
export type Vote = { ok: true; pages: number } | Failure;

/** Adapter of a reader's nodes. `kids` are unresolved references; `key` identifies an indirect object. */
interface PageTree<Node> {
  root: Node | undefined;
  key: (node: Node) => string | undefined;
  read: (node: Node) => { page: true } | { page: false; kids: readonly Node[] } | undefined;
}

/** Bounds the walk: a document of 50 pages never has this many nodes. */
const maxNodes = 100_000;

export const unreadable = (detail: string): Failure => ({ ok: false, reason: 'unreadable', detail });
export const unusual = (detail: string): Failure => ({ ok: false, reason: 'unusual', detail });

/**
 * Counts leaves, repeated ones each time. Stops at `pagesMax + 1` leaves, at a cycle, at a node that is neither page nor list,
 * and after `maxNodes` nodes. Iterative, so depth takes no stack.
 */
export function walkPageTree<Node>(tree: PageTree<Node>, pagesMax: number): Vote {
  if (tree.root === undefined) return unreadable('the file has no list of pages');
  const path: { key: string | undefined; kids: readonly Node[]; next: number }[] = [
    { key: undefined, kids: [tree.root], next: 0 },
  ];
  const onPath = new Set<string>();
  let pages = 0;
  let hasEmptyList = false;
  for (let visited = 0; visited <= maxNodes;) {
    const branch = path.at(-1);
    if (branch === undefined) {
      if (pages === 0) return { ok: false, reason: 'no-pages' };
      // Some readers show a list without kids as a page.
      return hasEmptyList ? unusual('a list within its list of pages is empty') : { ok: true, pages };
    }
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
    if (found.kids.length === 0) hasEmptyList = true;
    if (key !== undefined) onPath.add(key);
    path.push({ key, kids: found.kids, next: 0 });
  }
  return unreadable('the list of pages is too complicated');
}
