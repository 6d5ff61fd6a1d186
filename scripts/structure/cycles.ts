import type { Fault, Tree } from './tree.ts';

/** No file leads back to itself; types, which are gone at run time, do not count. */
export function checkCycles(tree: Tree): Fault[] {
  const files = new Map(tree.files.map((file) => [file.path, file]));
  const finished = new Set<string>();
  const faults: Fault[] = [];

  function visit(path: string, trail: readonly string[]): void {
    if (finished.has(path)) return;
    const file = files.get(path);
    for (const one of file?.imports ?? []) {
      if (!one.isInternal || one.isTypeOnly || !files.has(one.target)) continue;
      const start = [...trail, path].indexOf(one.target);
      if (start === -1) visit(one.target, [...trail, path]);
      else {
        const message = [...trail, path, one.target].slice(start).join(' → ');
        faults.push({ file: path, line: one.line, rule: 'no cycles', message });
      }
    }
    finished.add(path);
  }

  for (const path of files.keys()) visit(path, []);
  return faults;
}
