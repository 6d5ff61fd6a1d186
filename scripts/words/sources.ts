import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Collects the keys that the code uses, and literals left in files that use the catalogue. */

export interface Usage {
  /** Patterns of used keys by area. */
  keys: Map<string, RegExp[]>;
  /** `file:line text`. */
  literals: string[];
}

const spoken = /^(label|title|alt|placeholder|description|hint|text|note|heading|word|term|aria-label)$/;

/** `translated`: files that may hold no texts, whether or not they use the catalogue. */
export function readUsage(root: string, folders: readonly string[], translated?: ReadonlySet<string>): Usage {
  const usage: Usage = { keys: new Map(), literals: [] };
  for (const folder of folders) {
    for (const name of fs.readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })) {
      const file = path.join(folder, name);
      if (!/(?<!\.stories)\.tsx?$/.test(file)) continue;
      const text = fs.readFileSync(path.join(root, file), 'utf8');
      const isTranslated = translated?.has(file) === true;
      if (isTranslated || /\b(words|content)\(/.test(text) || usesMailWords(file, text))
        readFile(file, { text, isTranslated }, usage);
    }
  }
  for (const [file, area] of Object.entries(rules)) {
    const found = path.join(root, file);
    // Absent outside of the product.
    if (fs.existsSync(found))
      readFile(file, { text: fs.readFileSync(found, 'utf8'), isTranslated: false, area }, usage);
  }
  return usage;
}

/** Rules that choose among the texts of an area, which client and server translate. */
const rules: Readonly<Record<string, string>> = { 'shared/order-state.ts': 'states' };

/** Templates of mails take their translator from the context. */
function usesMailWords(file: string, text: string): boolean {
  return file.startsWith('server/features/notifications/mail/') && /\bt\(['`]/.test(text);
}

function readFile(
  file: string,
  { text, isTranslated, area }: { text: string; isTranslated: boolean; area?: string },
  { keys, literals }: Usage,
): void {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const areas = new Set<string>(usesMailWords(file, text) ? ['mails'] : area === undefined ? [] : [area]);
  const used: RegExp[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [first] = node.arguments;
      if (
        ts.isIdentifier(node.expression) &&
        /^(words|content)$/.test(node.expression.text) &&
        first &&
        ts.isStringLiteralLike(first)
      ) {
        areas.add(first.text);
        if (node.expression.text === 'content') areaKeys(keys, first.text).push(/^/);
      }
    }
    if (ts.isStringLiteralLike(node) && /^[\w.-]+$/.test(node.text)) used.push(new RegExp(`^${escape(node.text)}$`));
    if (ts.isTemplateExpression(node)) used.push(patternOf(node));
    const literal = literalOf(node);
    if (literal !== undefined && (isTranslated || areas.size > 0)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      literals.push(`${file}:${String(line + 1)} ${literal.trim().replaceAll(/\s+/g, ' ')}`);
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  for (const name of areas) areaKeys(keys, name).push(...used);
}

function areaKeys(keys: Map<string, RegExp[]>, area: string): RegExp[] {
  const found = keys.get(area) ?? [];
  keys.set(area, found);
  return found;
}

/** `record.types.${type}` → any key below `record.types`, also `document.paid` and `documents:read`. */
function patternOf(node: ts.TemplateExpression): RegExp {
  const parts = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
  return new RegExp(`^${parts.map(escape).join('[\\w.:-]+')}$`);
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\-]/g, String.raw`\$&`);
}

/** The same in every language. */
const names: readonly string[] = ['WhatsApp'];

/** A text for readers: in JSX, or in an attribute or property that is shown. */
function literalOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return /\p{L}{2}/u.test(node.text) ? node.text : undefined;
  if (!ts.isStringLiteral(node) || names.includes(node.text) || !/\p{L}{2}.*\s|^\p{Lu}\p{Ll}/u.test(node.text))
    return undefined;
  const { parent } = node;
  const holder = ts.isJsxExpression(parent) || ts.isConditionalExpression(parent) ? parent.parent : parent;
  if (ts.isJsxAttribute(holder)) return spoken.test(holder.name.getText()) ? node.text : undefined;
  if (ts.isPropertyAssignment(holder)) return spoken.test(holder.name.getText()) ? node.text : undefined;
  return ts.isJsxExpression(parent) && !ts.isJsxAttribute(parent.parent) ? node.text : undefined;
}
