import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { isErrorCode, type ErrorCode } from '#shared/errors.ts';
import { inRoot } from '../run/paths.ts';

/**
 * Error codes that a procedure can answer with: those named in its definition and in whatever that reaches by name. Methods of
 * injected services are not followed; their failures are the 5xx that every operation declares.
 */

interface Module {
  file: string;
  /** Top-level declarations by name. */
  declarations: ReadonlyMap<string, ts.Node>;
  /** Imported and re-exported names: the file and the name there; `import * as` has no name. */
  imports: ReadonlyMap<string, { file: string; name: string | undefined }>;
}

/** Middleware, whose errors depend on the kind of procedure and are declared by `describe.ts`; and the mapping of codes. */
const boundary = ['server/trpc.ts', 'server/errors.ts'].map(inRoot);

export class RaisedErrors {
  readonly #modules = new Map<string, Module>();
  readonly #found = new Map<ts.Node, { codes: ReadonlySet<ErrorCode>; reaches: readonly [ts.Node, Module][] }>();

  /** Codes by the names of a file's routers and of their procedures. */
  ofRouters(file: string): Map<string, Map<string, ErrorCode[]>> {
    const module = this.#module(file);
    return new Map(
      [...module.declarations].map(([router, declaration]) => [
        router,
        new Map(this.#fields(declaration, module).map(([name, value, owner]) => [name, this.#reachable(value, owner)])),
      ]),
    );
  }

  /** Codes of a top-level function. Throws if it does not exist. */
  ofFunction(file: string, name: string): ErrorCode[] {
    const module = this.#module(file);
    const declaration = module.declarations.get(name);
    if (!declaration) throw new Error(`${file} has no ${name}`);
    return this.#reachable(declaration, module);
  }

  /** Fields of the outermost object literals, and of what these spread. */
  #fields(declaration: ts.Node, module: Module): [name: string, value: ts.Node, owner: Module][] {
    const fields: [string, ts.Node, Module][] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isPropertyAssignment(node)) fields.push([node.name.getText(), node.initializer, module]);
      else if (ts.isSpreadAssignment(node) && ts.isIdentifier(node.expression)) {
        const spread = this.#resolve(node.expression, module);
        if (spread) fields.push(...this.#fields(...spread));
      } else ts.forEachChild(node, visit);
    };
    visit(declaration);
    return fields;
  }

  #reachable(start: ts.Node, module: Module): ErrorCode[] {
    const codes = new Set<ErrorCode>();
    const seen = new Set<ts.Node>([start]);
    const queue: [ts.Node, Module][] = [[start, module]];
    for (let next = queue.pop(); next; next = queue.pop()) {
      const found = this.#read(...next);
      for (const code of found.codes) codes.add(code);
      for (const [node, owner] of found.reaches) {
        if (seen.has(node)) continue;
        seen.add(node);
        queue.push([node, owner]);
      }
    }
    return [...codes].toSorted();
  }

  /** Codes named in a declaration, and the declarations that it names. */
  #read(declaration: ts.Node, module: Module) {
    const known = this.#found.get(declaration);
    if (known) return known;
    const codes = new Set<ErrorCode>();
    const reaches: [ts.Node, Module][] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isTypeNode(node) || isCompared(node)) return;
      if (ts.isStringLiteral(node) && isErrorCode(node.text)) codes.add(node.text);
      const reached = ts.isIdentifier(node) ? this.#resolve(node, module) : undefined;
      if (reached) reaches.push(reached);
      ts.forEachChild(node, visit);
    };
    visit(declaration);
    const result = { codes, reaches };
    this.#found.set(declaration, result);
    return result;
  }

  /** The declaration that an identifier refers to: of this module, imported, or a field of an imported namespace. */
  #resolve(identifier: ts.Identifier, module: Module): [ts.Node, Module] | undefined {
    const { parent } = identifier;
    if (ts.isPropertyAssignment(parent) && parent.name === identifier) return undefined;
    if (!ts.isPropertyAccessExpression(parent) || parent.name !== identifier)
      return this.#find(identifier.text, module);
    const namespace = ts.isIdentifier(parent.expression) && module.imports.get(parent.expression.text);
    if (!namespace || namespace.name !== undefined) return undefined;
    return this.#find(identifier.text, this.#module(namespace.file));
  }

  #find(name: string, module: Module): [ts.Node, Module] | undefined {
    const own = module.declarations.get(name);
    if (own) return [own, module];
    const imported = module.imports.get(name);
    if (imported?.name === undefined || boundary.includes(imported.file)) return undefined;
    return this.#find(imported.name, this.#module(imported.file));
  }

  #module(file: string): Module {
    const module = this.#modules.get(file) ?? readModule(file);
    this.#modules.set(file, module);
    return module;
  }
}

/** `error.code === 'X'` and `case 'X'` handle a code, and do not raise it. */
function isCompared(node: ts.Node): boolean {
  const { parent } = node;
  if (!ts.isStringLiteral(node)) return false;
  if (ts.isCaseClause(parent)) return true;
  return ts.isBinaryExpression(parent) && /^[!=]==$/.test(parent.operatorToken.getText());
}

function readModule(file: string): Module {
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const declarations = new Map<string, ts.Node>();
  const imports = new Map<string, { file: string; name: string | undefined }>();
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      if (statement.name) declarations.set(statement.name.text, statement);
    } else if (ts.isVariableStatement(statement)) {
      for (const declared of statement.declarationList.declarations) {
        for (const name of boundNames(declared.name)) declarations.set(name, declared);
      }
    } else if (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) {
      for (const [local, found] of namesOf(statement, file)) imports.set(local, found);
    }
  }
  return { file, declarations, imports };
}

function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []));
}

function namesOf(statement: ts.ImportDeclaration | ts.ExportDeclaration, from: string) {
  const { moduleSpecifier } = statement;
  const file = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? locate(moduleSpecifier.text, from) : undefined;
  const bindings = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : statement.exportClause;
  if (file === undefined || !bindings) return [];
  if (!('elements' in bindings)) return [[bindings.name.text, { file, name: undefined }] as const];
  return [...bindings.elements].map(
    ({ name, propertyName }) => [name.text, { file, name: (propertyName ?? name).text }] as const,
  );
}

/** The file of a specifier; undefined for packages. */
function locate(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('#')) return inRoot(specifier.slice(1));
  return specifier.startsWith('.') ? path.resolve(path.dirname(from), specifier) : undefined;
}
