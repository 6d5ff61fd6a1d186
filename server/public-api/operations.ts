import type { AnyTRPCRouter, TRPCProcedureType } from '@trpc/server';
import { z } from 'zod';

/** Kind of a query parameter, which decides how its text is read. */
interface Parameter {
  type: 'string' | 'number' | 'boolean';
  /** The string `null` is parsed as null. */
  isNullable: boolean;
}

/** One procedure as HTTP: flat queries are GET with query parameters, everything else is POST of JSON. */
export interface Operation {
  /** `documents.list` */
  procedure: string;
  type: Exclude<TRPCProcedureType, 'subscription'>;
  method: 'GET' | 'POST';
  /** Below `/api/v1`: `/documents/list`. */
  path: string;
  input: z.ZodType | undefined;
  output: z.ZodType;
  /** Of a GET, by name. */
  parameters: ReadonlyMap<string, Parameter>;
}

const zodType = z.custom<z.ZodType>((value) => value instanceof z.ZodType);
const definition = z.object({
  type: z.enum(['query', 'mutation']),
  inputs: z.array(zodType),
  output: z.object({ schema: zodType }),
});

/** Operations of these procedures, in the order given. Subscriptions have none. */
export function listOperations(router: AnyTRPCRouter, procedures: readonly string[]): Operation[] {
  return procedures.flatMap((procedure) => {
    const found: unknown = Reflect.get(Object(router._def.procedures), procedure);
    const parsed = definition.safeParse(Reflect.get(Object(found), '_def'));
    return parsed.success ? [toOperation(procedure, parsed.data)] : [];
  });
}

function toOperation(procedure: string, { type, inputs, output }: z.infer<typeof definition>): Operation {
  const input = inputs[0] && withoutWrappers(inputs[0]).schema;
  const parameters = type === 'query' ? flatParameters(input) : undefined;
  return {
    procedure,
    type,
    method: parameters ? 'GET' : 'POST',
    path: `/${procedure.replaceAll('.', '/')}`,
    input,
    output: output.schema,
    parameters: parameters ?? new Map(),
  };
}

/** Parameters of an input whose fields are all plain; undefined where one is a list or an object. */
function flatParameters(input: z.ZodType | undefined): Map<string, Parameter> | undefined {
  if (input === undefined) return new Map();
  if (!(input instanceof z.ZodObject)) return undefined;
  const parameters = new Map<string, Parameter>();
  for (const [name, field] of Object.entries<unknown>(input.shape)) {
    const { schema, isNullable } = withoutWrappers(zodType.parse(field));
    const type = plainType(schema);
    if (type === undefined) return undefined;
    parameters.set(name, { type, isNullable });
  }
  return parameters;
}

function plainType(schema: z.ZodType): Parameter['type'] | undefined {
  if (schema instanceof z.ZodNumber) return 'number';
  if (schema instanceof z.ZodBoolean) return 'boolean';
  // Formats such as uuid and date are strings with checks.
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat || schema instanceof z.ZodEnum)
    return 'string';
  return undefined;
}

/** The schema of what is sent, without optional, nullable, default, catch and transforms. */
function withoutWrappers(wrapped: z.ZodType): { schema: z.ZodType; isNullable: boolean } {
  let schema = wrapped;
  let isNullable = false;
  for (;;) {
    isNullable ||= schema instanceof z.ZodNullable;
    const inner: unknown = Reflect.get(schema.def, schema instanceof z.ZodPipe ? 'in' : 'innerType');
    if (!(inner instanceof z.ZodType)) return { schema, isNullable };
    schema = inner;
  }
}

/** Input of a GET from its query. Values that read as neither number nor boolean stay strings, which the procedure refuses. */
export function readQuery({ parameters }: Operation, query: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name).map((text) => readText(text, parameters.get(name)));
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

function readText(text: string, parameter: Parameter | undefined): string | number | boolean | null {
  if (parameter?.isNullable && text === 'null') return null;
  if (parameter?.type === 'number' && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (parameter?.type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}
