import { createHash } from 'node:crypto';
import { siblingSides } from '#shared/merkle-path.ts';

/**
 * The Merkle tree of RFC 9162, 2.1 (and RFC 6962): leaf hashes, inclusion and consistency proofs, and their verification.
 * Complete subtrees never change once full, so a proof is computed from O(log n) stored nodes.
 */

/** Root of the complete subtree over leaves `index * 2^level` to `(index + 1) * 2^level - 1`. */
export interface NodeId {
  level: number;
  index: number;
}

/** Leaves from `start` up to, not including, `end`. */
export interface Range {
  start: number;
  end: number;
}

/** Reads stored nodes, in order. */
export type ReadNodes = (ids: readonly NodeId[]) => Promise<Buffer[]>;

export const emptyRoot = createHash('sha256').digest();

export function hashLeaf(leaf: string | Buffer): Buffer {
  return createHash('sha256').update(Uint8Array.of(0)).update(leaf).digest();
}

export function hashNode(left: Buffer, right: Buffer): Buffer {
  return createHash('sha256').update(Uint8Array.of(1)).update(left).update(right).digest();
}

/** Exact below 2^32 leaves. */
function floorLog2(size: number): number {
  return 31 - Math.clz32(size);
}

/** The largest power of two below `size`, which is at least 2. */
function splitOf(size: number): number {
  return 2 ** floorLog2(size - 1);
}

/** The complete subtrees of a range that starts where a subtree of the tree starts, from left to right. */
export function subtreesOf({ start, end }: Range): NodeId[] {
  const subtrees: NodeId[] = [];
  for (let from = start; from < end;) {
    const level = floorLog2(end - from);
    subtrees.push({ level, index: from / 2 ** level });
    from += 2 ** level;
  }
  return subtrees;
}

/** Root over complete subtrees from left to right; at least one. */
function foldSubtrees(subtrees: readonly Buffer[]): Buffer {
  return subtrees.reduceRight((right, left) => hashNode(left, right));
}

/** The root over the first `size` leaves. */
export async function rootOf(size: number, readNodes: ReadNodes): Promise<Buffer> {
  return size === 0 ? emptyRoot : foldSubtrees(await readNodes(subtreesOf({ start: 0, end: size })));
}

/** PATH(m, D[n]) of RFC 9162, 2.1.3.1: the siblings on the way from leaf `index` to the root over `size` leaves. */
function inclusionRanges(index: number, { start, end }: Range): Range[] {
  if (end - start === 1) return [];
  const middle = start + splitOf(end - start);
  return index < middle
    ? [...inclusionRanges(index, { start, end: middle }), { start: middle, end }]
    : [...inclusionRanges(index, { start: middle, end }), { start, end: middle }];
}

/** PROOF(m, D[n]) of RFC 9162, 2.1.4.1. `isWhole` while the first tree is still the whole of the range. */
function consistencyRanges(first: number, { start, end }: Range, isWhole: boolean): Range[] {
  if (first === end) return isWhole ? [] : [{ start, end }];
  const middle = start + splitOf(end - start);
  return first <= middle
    ? [...consistencyRanges(first, { start, end: middle }, isWhole), { start: middle, end }]
    : [...consistencyRanges(first, { start: middle, end }, false), { start, end: middle }];
}

/** One hash per range, with a single read. */
async function hashRanges(ranges: readonly Range[], readNodes: ReadNodes): Promise<Buffer[]> {
  const subtrees = ranges.map(subtreesOf);
  const nodes = await readNodes(subtrees.flat());
  let read = 0;
  return subtrees.map(({ length }) => foldSubtrees(nodes.slice(read, (read += length))));
}

/** The proof that leaf `index` is among the first `size` leaves. */
export function proveInclusion(index: number, size: number, readNodes: ReadNodes): Promise<Buffer[]> {
  return hashRanges(inclusionRanges(index, { start: 0, end: size }), readNodes);
}

/** The proof that the first `first` of `second` leaves are those of the tree of size `first`. */
export function proveConsistency(first: number, second: number, readNodes: ReadNodes): Promise<Buffer[]> {
  if (first === 0) return Promise.resolve([]);
  return hashRanges(consistencyRanges(first, { start: 0, end: second }, true), readNodes);
}

/** RFC 9162, 2.1.3.2. */
export function verifyInclusion(
  claim: { leafHash: Buffer; index: number; size: number; root: Buffer },
  proof: readonly Buffer[],
): boolean {
  const { leafHash, index, size, root } = claim;
  const sides = siblingSides({ index, size, length: proof.length });
  const climb = (hash: Buffer, sibling: Buffer, step: number) =>
    sides?.[step] === 'left' ? hashNode(sibling, hash) : hashNode(hash, sibling);
  return sides !== undefined && proof.reduce(climb, leafHash).equals(root);
}

interface Tree {
  size: number;
  root: Buffer;
}

/** RFC 9162, 2.1.4.2; every tree continues the empty one. */
export function verifyConsistency(first: Tree, second: Tree, proof: readonly Buffer[]): boolean {
  if (first.size === 0) return proof.length === 0 && first.root.equals(emptyRoot);
  if (first.size > second.size) return false;
  if (first.size === second.size) return proof.length === 0 && first.root.equals(second.root);
  const isComplete = 2 ** floorLog2(first.size) === first.size;
  const [start, ...path] = isComplete ? [first.root, ...proof] : proof;
  if (start === undefined) return false;
  let [node, last] = [first.size - 1, second.size - 1];
  while (node % 2 === 1) [node, last] = [half(node), half(last)];
  let [firstHash, secondHash] = [start, start];
  for (const sibling of path) {
    if (last === 0) return false;
    if (node % 2 === 1 || node === last) {
      firstHash = hashNode(sibling, firstHash);
      secondHash = hashNode(sibling, secondHash);
      while (node % 2 === 0 && node !== 0) [node, last] = [half(node), half(last)];
    } else {
      secondHash = hashNode(secondHash, sibling);
    }
    [node, last] = [half(node), half(last)];
  }
  return last === 0 && firstHash.equals(first.root) && secondHash.equals(second.root);
}

function half(value: number): number {
  return Math.floor(value / 2);
}

/** The growing right edge of a tree: roots of its complete subtrees, from left to right. */
export class Frontier {
  #size: number;
  readonly #subtrees: Buffer[];

  /** `subtrees` are the nodes of `subtreesOf({ start: 0, end: size })`. */
  constructor(size: number, subtrees: readonly Buffer[]) {
    this.#size = size;
    this.#subtrees = [...subtrees];
  }

  get size(): number {
    return this.#size;
  }

  get root(): Buffer {
    return this.#size === 0 ? emptyRoot : foldSubtrees(this.#subtrees);
  }

  /** Appends a leaf; returns the roots of the subtrees that it completes, its own hash first. */
  append(leafHash: Buffer): Buffer[] {
    const completed = [leafHash];
    let hash = leafHash;
    for (let rest = this.#size; rest % 2 === 1; rest = half(rest)) {
      const left = this.#subtrees.pop();
      if (left === undefined) throw new Error('the frontier does not fit its size');
      hash = hashNode(left, hash);
      completed.push(hash);
    }
    this.#subtrees.push(hash);
    this.#size += 1;
    return completed;
  }
}
