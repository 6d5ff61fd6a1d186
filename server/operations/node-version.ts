/** Oldest supported Node, the same as `engines` in package.json. */
export const minimumNode = '22.18.0';

/** Exits with one sentence on an older Node. */
export function requireNode(version: string = process.versions.node): void {
  const isOld = version.localeCompare(minimumNode, 'en', { numeric: true }) < 0;
  if (!isOld) return;
  process.stderr.write(`Node ${minimumNode} or newer is needed; this is ${version}.\n`);
  process.exit(1);
}
