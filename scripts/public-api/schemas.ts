import fs from 'node:fs';
import { z } from 'zod';
import { timestamp } from '#shared/schemas/common.ts';
import { inRoot } from '../run/paths.ts';
import { Comments } from './comments.ts';

export type Schema = z.core.JSONSchema.BaseSchema;
export type Direction = 'input' | 'output';

/** Schemas that JSON Schema cannot describe by itself. */
const described = new Map<unknown, Schema>([[timestamp, { type: 'string', format: 'date-time' }]]);
const indescribable = new Set(['transform', 'custom', 'date', 'map', 'set', 'bigint', 'undefined', 'void', 'symbol']);
const nameable = new Set(['object', 'enum', 'union']);

const schemaFolder = inRoot('shared/schemas');

/** JSON Schemas of zod schemas; those that `shared/schemas` exports become named components. */
export class SchemaSet {
  readonly #registry = z.registry<{ id: string }>();
  readonly #constants = new Map<string, string>();
  readonly #comments: Comments;
  readonly #defs: Record<Direction, Map<string, Schema>> = { input: new Map(), output: new Map() };
  readonly #roots: { schema: Schema; direction: Direction }[] = [];

  private constructor() {
    this.#comments = new Comments(fs.readdirSync(schemaFolder).map((file) => `${schemaFolder}/${file}`));
  }

  static async load(): Promise<SchemaSet> {
    const set = new SchemaSet();
    for (const file of fs.readdirSync(schemaFolder).sort()) {
      const module: unknown = await import(`${schemaFolder}/${file}`);
      for (const [constant, schema] of Object.entries(Object(module) as Record<string, unknown>)) {
        if (schema instanceof z.ZodType && isNameable(schema)) set.#name(constant, schema);
      }
    }
    return set;
  }

  #name(constant: string, schema: z.ZodType): void {
    const id = constant.charAt(0).toUpperCase() + constant.slice(1);
    if (this.#registry.has(schema) || this.#constants.has(id)) return;
    this.#registry.add(schema, { id });
    this.#constants.set(id, constant);
  }

  /** The schema, or a reference where it has a name. References are final after `components()`. */
  add(zodSchema: z.ZodType, direction: Direction): Schema {
    const named = this.#registry.get(zodSchema);
    if (named === undefined) return this.inline(zodSchema, direction);
    const reference = { $ref: `#/$defs/${named.id}` };
    if (!this.#defs[direction].has(named.id)) this.#define(named.id, this.#convert(zodSchema, direction), direction);
    this.#roots.push({ schema: reference, direction });
    return reference;
  }

  /** The schema itself, also where it has a name. */
  inline(zodSchema: z.ZodType, direction: Direction): Schema {
    const schema = this.#convert(zodSchema, direction);
    delete schema.id;
    const named = this.#registry.get(zodSchema);
    if (named) this.#comments.describe(schema, this.#constants.get(named.id) ?? '');
    this.#roots.push({ schema, direction });
    return schema;
  }

  #convert(zodSchema: z.ZodType, direction: Direction): Schema {
    const {
      $schema: _version,
      $defs = {},
      ...schema
    } = z.toJSONSchema(zodSchema, {
      io: direction,
      metadata: this.#registry,
      unrepresentable: 'any',
      override: ({ zodSchema: part, jsonSchema }) => complete(part, jsonSchema, direction),
    });
    const own = this.#registry.get(zodSchema)?.id;
    for (const [id, part] of Object.entries($defs)) {
      if (id !== own && !this.#defs[direction].has(id)) this.#define(id, part, direction);
    }
    // A schema with a name is itself among the definitions.
    return own === undefined ? schema : structuredClone($defs[own] ?? schema);
  }

  #define(id: string, schema: Schema, direction: Direction): void {
    delete schema.id;
    this.#comments.describe(schema, this.#constants.get(id) ?? '');
    this.#defs[direction].set(id, schema);
  }

  /**
   * Named schemas in alphabetical order. A schema whose input and output differ becomes two: `Person`, `PersonInput`.
   */
  components(): Record<string, Schema> {
    const { input, output } = this.#defs;
    const different = new Set(
      [...input.keys()].filter((id) => output.has(id) && !isSame(input.get(id), output.get(id))),
    );
    // A schema that refers to a split one is split as well.
    for (let before = -1; before !== different.size;) {
      before = different.size;
      for (const [id, schema] of input) {
        if (output.has(id) && referencesOf(schema).some((name) => different.has(name))) different.add(id);
      }
    }
    const rename = (direction: Direction) => (id: string) =>
      direction === 'input' && different.has(id) ? `${id}Input` : id;
    const all = new Map<string, Schema>();
    for (const direction of ['output', 'input'] as const) {
      for (const [id, schema] of this.#defs[direction]) {
        const name = rename(direction)(id);
        if (all.has(name)) continue;
        setReferences(schema, rename(direction));
        all.set(name, schema);
      }
    }
    for (const { schema, direction } of this.#roots) setReferences(schema, rename(direction));
    return Object.fromEntries([...all].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  }
}

function isNameable(schema: z.ZodType): boolean {
  if (!nameable.has(schema.def.type)) return false;
  return !(schema instanceof z.ZodObject) || Object.keys(schema.shape).length > 0;
}

/** Completes one part. Throws for a schema that has no description: its type would be lost silently. */
function complete(part: z.core.$ZodTypes, schema: Schema, direction: Direction): void {
  const own = described.get(part);
  if (own) Object.assign(schema, own);
  else if (indescribable.has(part._zod.def.type)) {
    throw new Error(`JSON Schema has no words for a ${part._zod.def.type}: describe it in ${import.meta.filename}`);
  }
  // Later versions answer more fields, which readers must not refuse.
  if (direction === 'output' && schema.additionalProperties === false) delete schema.additionalProperties;
  // A record whose keys are all known is an object with these fields.
  if (part instanceof z.ZodRecord && schema.required && typeof schema.additionalProperties === 'object') {
    const { required, additionalProperties: value } = schema;
    schema.properties = Object.fromEntries(required.map((name) => [name, structuredClone(value)]));
    delete schema.propertyNames;
    schema.additionalProperties = false;
    if (direction === 'output') delete schema.additionalProperties;
  }
  if (Math.abs(schema.maximum ?? 0) === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (Math.abs(schema.minimum ?? 0) === Number.MAX_SAFE_INTEGER) delete schema.minimum;
}

function isSame(one: Schema | undefined, other: Schema | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function referencesOf(schema: Schema): string[] {
  return [...JSON.stringify(schema).matchAll(/"#\/\$defs\/(\w+)"/g)].map(([, id = '']) => id);
}

function setReferences(value: unknown, rename: (id: string) => string): void {
  if (typeof value !== 'object' || value === null) return;
  const reference: unknown = Reflect.get(value, '$ref');
  const [, id] = typeof reference === 'string' ? (/^#\/\$defs\/(\w+)$/.exec(reference) ?? []) : [];
  if (id !== undefined) Reflect.set(value, '$ref', `#/components/schemas/${rename(id)}`);
  for (const part of Object.values(value)) setReferences(part, rename);
}
