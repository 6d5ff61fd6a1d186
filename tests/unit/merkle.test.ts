import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  emptyRoot,
  Frontier,
  hashLeaf,
  proveConsistency,
  proveInclusion,
  rootOf,
  subtreesOf,
  verifyConsistency,
  verifyInclusion,
  type ReadNodes,
} from '#server/features/certification/log/merkle.ts';

/** MTH of RFC 9162, 2.1.1, word for word: slow, and independent of the tree under test. */
function naiveRoot(leaves: readonly Buffer[]): Buffer {
  const sha256 = (...parts: readonly Uint8Array[]) => createHash('sha256').update(Buffer.concat(parts)).digest();
  const [first] = leaves;
  if (first === undefined) return sha256();
  if (leaves.length === 1) return sha256(Uint8Array.of(0), first);
  let split = 1;
  while (split * 2 < leaves.length) split *= 2;
  return sha256(Uint8Array.of(1), naiveRoot(leaves.slice(0, split)), naiveRoot(leaves.slice(split)));
}

function grow(leaves: readonly Buffer[]) {
  const frontier = new Frontier(0, []);
  const rows = leaves.map((leaf) => frontier.append(hashLeaf(leaf)));
  // As stored: a subtree's root is kept with the last leaf below it.
  const readNodes: ReadNodes = (ids) =>
    Promise.resolve(ids.map(({ level, index }) => rows[(index + 1) * 2 ** level - 1]?.[level] ?? Buffer.alloc(0)));
  return { frontier, readNodes };
}

const vectors = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
const vectorRoots = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

const leavesOf = (count: number) => Array.from({ length: count }, (_, index) => Buffer.from(`leaf ${index}`));
const maxSize = 70;
const leaves = leavesOf(maxSize);

describe('the published test vectors of RFC 6962 trees', () => {
  const bytes = vectors.map((hex) => Buffer.from(hex, 'hex'));

  test('roots of sizes 0 to 8', async () => {
    const { readNodes } = grow(bytes);
    expect(emptyRoot.toString('hex')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    const roots = await Promise.all(vectorRoots.map((_, index) => rootOf(index + 1, readNodes)));
    expect(roots.map((root) => root.toString('hex'))).toEqual(vectorRoots);
  });

  test('an inclusion and a consistency proof', async () => {
    const { readNodes } = grow(bytes);
    expect((await proveInclusion(5, 8, readNodes)).map((hash) => hash.toString('hex'))).toEqual([
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ]);
    expect((await proveConsistency(2, 5, readNodes)).map((hash) => hash.toString('hex'))).toEqual([
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
    ]);
  });
});

describe(`every size up to ${maxSize}`, () => {
  test('has the root of a naive tree, also when it grows from a stored edge', async () => {
    const { readNodes } = grow(leaves);
    const whole = new Frontier(0, []);
    for (const [index, leaf] of leaves.entries()) {
      const edge = new Frontier(index, await readNodes(subtreesOf({ start: 0, end: index })));
      expect(edge.append(hashLeaf(leaf))).toEqual(whole.append(hashLeaf(leaf)));
      const expected = naiveRoot(leaves.slice(0, index + 1));
      expect([edge.root, whole.root, await rootOf(index + 1, readNodes)]).toEqual([expected, expected, expected]);
    }
  });

  test('proves each of its leaves, and no other', async () => {
    const { readNodes } = grow(leaves);
    const refused = [];
    for (let size = 1; size <= maxSize; size += 1) {
      const root = await rootOf(size, readNodes);
      for (let index = 0; index < size; index += 1) {
        const proof = await proveInclusion(index, size, readNodes);
        const claim = { leafHash: hashLeaf(leaves[index] ?? ''), index, size, root };
        if (!verifyInclusion(claim, proof)) refused.push({ index, size });
        const forged = [
          verifyInclusion({ ...claim, leafHash: hashLeaf('another') }, proof),
          verifyInclusion({ ...claim, index: index + 1 }, proof),
          verifyInclusion({ ...claim, root: emptyRoot }, proof),
          verifyInclusion(claim, [...proof, emptyRoot]),
          proof.length > 0 && verifyInclusion(claim, proof.slice(1)),
        ];
        if (forged.includes(true)) refused.push({ index, size, forged });
      }
    }
    expect(refused).toEqual([]);
  });

  test('proves that it continues each earlier size, and no changed one', async () => {
    const { readNodes } = grow(leaves);
    const roots = await Promise.all(Array.from({ length: maxSize + 1 }, (_, size) => rootOf(size, readNodes)));
    const tree = (size: number) => ({ size, root: roots[size] ?? emptyRoot });
    const refused = [];
    for (let second = 0; second <= maxSize; second += 1) {
      for (let first = 0; first <= second; first += 1) {
        const proof = await proveConsistency(first, second, readNodes);
        if (!verifyConsistency(tree(first), tree(second), proof)) refused.push({ first, second });
        const other = { size: first, root: hashLeaf('another') };
        if (verifyConsistency(other, tree(second), proof)) refused.push({ first, second, other: true });
        if (first < second && first > 0) {
          const rewritten = { size: second, root: hashLeaf('another') };
          if (verifyConsistency(tree(first), rewritten, proof)) refused.push({ first, second, rewritten: true });
          if (verifyConsistency(tree(second), tree(first), proof)) refused.push({ first, second, isRollback: true });
        }
      }
    }
    expect(refused).toEqual([]);
  });
});
