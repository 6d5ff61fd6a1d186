import type { AnyTRPCRouter } from '@trpc/server';
import { z } from 'zod';

/** Schemas that refuse unknown fields, made from the procedures' own, which drop them. */

const made = new WeakMap<z.ZodType, z.ZodType>();

/** The same schema, refusing unknown fields at any depth. Throws for a kind of schema that it cannot look into. */
export function strict(schema: z.ZodType): z.ZodType {
  const known = made.get(schema);
  if (known) return known;
  const copy = copyOf(schema);
  made.set(schema, copy);
  return copy;
}

const plain = new Set(['string', 'number', 'boolean', 'enum', 'literal', 'null', 'undefined', 'date', 'never']);

function copyOf(schema: z.ZodType): z.ZodType {
  const { def } = schema;
  if (plain.has(def.type)) return schema;
  if (schema instanceof z.ZodObject) {
    const shape = Object.fromEntries(
      Object.entries(schema.shape).map(([name, field]) => [name, strict(zodType.parse(field))]),
    );
    return schema.clone({ ...schema.def, shape, catchall: schema.def.catchall ?? z.never() });
  }
  if (schema instanceof z.ZodUnion) {
    return schema.clone({ ...schema.def, options: schema.def.options.map((option) => strict(zodType.parse(option))) });
  }
  if (schema instanceof z.ZodArray) {
    return schema.clone({ ...schema.def, element: strict(zodType.parse(schema.def.element)) });
  }
  if (schema instanceof z.ZodRecord) {
    // Keys are data, which the schema of the keys checks.
    return schema.clone({ ...schema.def, valueType: strict(zodType.parse(schema.def.valueType)) });
  }
  if (schema instanceof z.ZodLazy) {
    const { getter } = schema.def;
    return z.lazy(() => strict(zodType.parse(getter())));
  }
  if (schema instanceof z.ZodPipe) {
    // The output of a transform is internal, not the caller's.
    const [first, last] = [zodType.parse(schema.def.in), zodType.parse(schema.def.out)];
    const isPreprocessed = first instanceof z.ZodTransform;
    return schema.clone({
      ...schema.def,
      in: isPreprocessed ? first : strict(first),
      out: isPreprocessed ? strict(last) : last,
    });
  }
  if (schema instanceof z.ZodTransform) return schema;
  const wrapped = wrappedBy(schema);
  if (wrapped) return z.clone(schema, Object.assign({}, def, { innerType: strict(wrapped) }));
  throw new Error(`unknown fields of a ${def.type} cannot be refused: teach ${import.meta.filename}`);
}

const zodType = z.custom<z.ZodType>((value) => value instanceof z.ZodType);
const wrappers = new Set(['optional', 'nullable', 'default', 'prefault', 'catch', 'readonly', 'nonoptional']);

/** The schema inside optional, nullable, default and the like. */
function wrappedBy({ def }: z.ZodType): z.ZodType | undefined {
  return wrappers.has(def.type) ? zodType.safeParse(Reflect.get(def, 'innerType')).data : undefined;
}

/** Field names of the object at `path`; undefined without one, and for a union. */
export function fieldsAt(schema: z.ZodType, [first, ...rest]: readonly PropertyKey[]): string[] | undefined {
  const wrapped = wrappedBy(schema) ?? (schema instanceof z.ZodPipe ? zodType.parse(schema.def.in) : undefined);
  const path = first === undefined ? [] : [first, ...rest];
  if (wrapped) return fieldsAt(wrapped, path);
  if (schema instanceof z.ZodArray && first !== undefined) return fieldsAt(zodType.parse(schema.def.element), rest);
  if (!(schema instanceof z.ZodObject)) return undefined;
  if (first === undefined) return Object.keys(schema.shape);
  const field: unknown = Reflect.get(schema.shape, first);
  return field instanceof z.ZodType ? fieldsAt(field, rest) : undefined;
}

const definition = z.object({ inputs: z.array(zodType).max(1) });
const byName = z.custom<Readonly<Record<string, unknown>>>((value) => typeof value === 'object' && value !== null);
const nothing = z.strictObject({}).nullish();

/** Strict schemas of the procedures' inputs by path, made on first use. Undefined for unknown paths. */
export function createStrictInputs(router: AnyTRPCRouter): (path: string) => z.ZodType | undefined {
  const procedures = new Map(Object.entries(byName.parse(router._def.procedures)));
  const byPath = new Map<string, z.ZodType | undefined>();
  const make = (path: string) => {
    const procedure = procedures.get(path);
    if (procedure === undefined) return undefined;
    const [input] = definition.parse(Reflect.get(Object(procedure), '_def')).inputs;
    return input ? strict(input) : nothing;
  };
  return (path) => {
    if (!byPath.has(path)) byPath.set(path, make(path));
    return byPath.get(path);
  };
}
