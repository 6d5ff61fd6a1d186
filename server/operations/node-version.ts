/** The oldest Node that runs the product; `engines` of package.json says the same. */
export const minimumNode = '22.18.0';

/** Ends the process with one sentence when Node is older. */
export function requireNode(version: string = process.versions.node): void {
  const isOld = version.localeCompare(minimumNode, 'en', { numeric: true }) < 0;
  if (!isOld) return;
  process.stderr.write(`Node ${minimumNode} or newer is needed; this is ${version}.\n`);
  process.exit(1);
}
