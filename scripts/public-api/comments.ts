import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { z } from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;

/** Doc comments of schemas and procedures, parsed from the source, since zod and tRPC do not have them at run time. */

interface Source {
  file: ts.SourceFile;
  constants: Map<string, { initializer: ts.Expression; comment: string }>;
}

interface Field {
  comment: string;
  initializer: ts.Expression | undefined;
  source: Source;
}

export class Comments {
  readonly #sources: readonly Source[];

  constructor(files: readonly string[]) {
    this.#sources = files.map(readSource);
  }

  /** Comment of a constant, such as a schema. */
  ofConstant(name: string): string {
    return this.#find(name)?.comment ?? '';
  }

  /** Comments of the procedures of an exported router. */
  ofRouter(name: string): Map<string, string> {
    const found = this.#find(name);
    const fields = found ? this.#fields(found.initializer, found.source) : [];
    return new Map([...fields].map(([field, { comment }]) => [field, comment]));
  }

  /** Routers that `server/router.ts` merges under each name. */
  routersOf(name: string): Map<string, string[]> {
    const found = this.#find(name);
    const fields = found ? this.#fields(found.initializer, found.source) : [];
    return new Map([...fields].map(([field, { initializer }]) => [field, initializer ? identifiers(initializer) : []]));
  }

  /** Adds the comments of a constant's fields to the schema made of it. */
  describe(schema: Schema, name: string): void {
    const found = this.#find(name);
    if (found === undefined) return;
    if (found.comment !== '') schema.description = found.comment;
    this.#describeFields(schema, found.initializer, found.source);
  }

  #describeFields(schema: Schema, initializer: ts.Expression, source: Source): void {
    const fields = this.#fields(initializer, source);
    for (const part of [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), itemsOf(schema)]) {
      for (const [name, property] of Object.entries(part?.properties ?? {})) {
        const field = fields.get(name);
        if (field === undefined || typeof property === 'boolean') continue;
        if (field.comment !== '') property.description = field.comment;
        if (field.initializer) this.#describeFields(property, field.initializer, field.source);
      }
    }
  }

  /** Fields of every object literal in an expression, and of the constants it extends or spreads. */
  #fields(expression: ts.Expression, source: Source, seen = new Set<ts.Node>()): Map<string, Field> {
    const fields = new Map<string, Field>();
    if (seen.has(expression)) return fields;
    seen.add(expression);
    const visit = (node: ts.Node): void => {
      if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
        const initializer = ts.isPropertyAssignment(node) ? node.initializer : node.name;
        // Own fields override inherited ones.
        fields.set(node.name.getText(source.file), { comment: commentOf(node, source.file), initializer, source });
        return;
      }
      if (ts.isIdentifier(node)) {
        const found = this.#find(node.text, source);
        if (found && found.initializer !== expression) {
          for (const [name, field] of this.#fields(found.initializer, found.source, seen)) fields.set(name, field);
        }
        return;
      }
      ts.forEachChild(node, visit);
    };
    visit(expression);
    return fields;
  }

  /** The constant of this name in the same file, else in any. */
  #find(name: string, own?: Source) {
    for (const source of [...(own ? [own] : []), ...this.#sources]) {
      const constant = source.constants.get(name);
      if (constant) return { ...constant, source };
    }
    return undefined;
  }
}

function itemsOf({ items }: Schema): Schema | undefined {
  return typeof items === 'object' && !Array.isArray(items) ? items : undefined;
}

function readSource(name: string): Source {
  const file = ts.createSourceFile(path.basename(name), fs.readFileSync(name, 'utf8'), ts.ScriptTarget.Latest, true);
  const constants: Source['constants'] = new Map();
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name: identifier, initializer } of statement.declarationList.declarations) {
      if (!ts.isIdentifier(identifier) || !initializer) continue;
      constants.set(identifier.text, { initializer, comment: commentOf(statement, file) });
    }
  }
  return { file, constants };
}

/** The text of the doc comment directly before a node. */
function commentOf(node: ts.Node, file: ts.SourceFile): string {
  const range = ts.getLeadingCommentRanges(file.text, node.pos)?.at(-1);
  const text = range ? file.text.slice(range.pos, range.end) : '';
  if (!text.startsWith('/**')) return '';
  return text
    .slice(3, -2)
    .replaceAll(/^\s*\*/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function identifiers(expression: ts.Expression): string[] {
  if (ts.isIdentifier(expression)) return [expression.text];
  return ts.isCallExpression(expression) ? expression.arguments.flatMap(identifiers) : [];
}
