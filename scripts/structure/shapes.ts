import ts from 'typescript';
import type { SourceFile } from './tree.ts';

export interface Shapes {
  /** Arrow functions that spread one statement over three lines. */
  closures: number;
  /** Files that declare each exported name. */
  exported: Map<string, string[]>;
  /** Functions over 80 lines, counted as the linter does: without blank lines and comments. The longest first. */
  long: { place: string; lines: number }[];
}

const maxFunctionLines = 80;

const isCode = (line: string): boolean => !/^\s*($|\/\/|\/?\*|\{\/\*.*\*\/\}$)/.test(line);

/** Reads the syntax of every file. */
export function readShapes(product: readonly SourceFile[]): Shapes {
  const shapes: Shapes = { closures: 0, exported: new Map(), long: [] };
  for (const file of product) {
    const source = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true);
    const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line;
    const visit = (node: ts.Node): void => {
      if (ts.isArrowFunction(node) && ts.isBlock(node.body) && node.body.statements.length === 1) {
        if (lineOf(node.body.end) - lineOf(node.body.getStart()) === 2) shapes.closures += 1;
      }
      if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) {
        const first = lineOf(node.getStart());
        const lines = file.lines.slice(first, lineOf(node.end) + 1).filter(isCode).length;
        if (lines > maxFunctionLines) shapes.long.push({ place: `${file.path}:${first + 1}`, lines });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    for (const statement of source.statements) {
      const isExported = ts.canHaveModifiers(statement)
        ? (ts.getModifiers(statement) ?? []).some((one) => one.kind === ts.SyntaxKind.ExportKeyword)
        : false;
      if (!isExported) continue;
      const names = ts.isVariableStatement(statement)
        ? statement.declarationList.declarations.map((one) => one.name.getText())
        : 'name' in statement && statement.name
          ? [(statement.name as ts.Identifier).text]
          : [];
      for (const name of new Set(names)) shapes.exported.set(name, [...(shapes.exported.get(name) ?? []), file.path]);
    }
  }
  shapes.long.sort((one, other) => other.lines - one.lines);
  return shapes;
}
