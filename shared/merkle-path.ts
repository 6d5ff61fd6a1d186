/**
 * On which side the siblings of an inclusion proof lie, from the leaf up (RFC 9162, 2.1.3.2); undefined when `length` siblings do
 * not lead from leaf `index` to the root over `size` leaves.
 */
export function siblingSides({
  index,
  size,
  length,
}: {
  index: number;
  size: number;
  length: number;
}): ('left' | 'right')[] | undefined {
  let [node, last] = [index, size - 1];
  if (node > last) return undefined;
  const sides: ('left' | 'right')[] = [];
  while (sides.length < length) {
    if (last === 0) return undefined;
    const isLeft = node % 2 === 1 || node === last;
    sides.push(isLeft ? 'left' : 'right');
    while (isLeft && node % 2 === 0 && node !== 0) [node, last] = [Math.floor(node / 2), Math.floor(last / 2)];
    [node, last] = [Math.floor(node / 2), Math.floor(last / 2)];
  }
  return last === 0 ? sides : undefined;
}
