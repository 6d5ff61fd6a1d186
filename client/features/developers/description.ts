/** The parts of `/api/v1/openapi.json` that the reference shows. The document is the product's own, so its shape is not checked. */

export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

interface Content {
  content?: Record<string, { schema: Schema }>;
}

interface Parameter {
  name: string;
  required: boolean;
  description?: string;
  schema: Schema;
}

interface DescribedOperation {
  operationId: string;
  tags?: string[];
  summary?: string;
  /** The whole text where the summary is its first sentence. */
  description?: string;
  'x-procedure'?: string;
  'x-codes'?: string[];
  security?: Record<string, string[]>[];
  /** Headers that every operation takes are references. */
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

export interface OpenApi {
  info: { version: string };
  paths: Record<string, Partial<Record<'get' | 'post' | 'put', DescribedOperation>>>;
  webhooks: Record<string, { post: DescribedOperation }>;
  components: { schemas: Record<string, Schema> };
  'x-errors': Record<string, { status: number; message: string }>;
}

/** One operation as the reference lists it. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  procedure: string | undefined;
  summary: string | undefined;
  /** `documents:read`; `any key`; undefined where visitors may call. */
  scope: string | undefined;
  /** Error codes in addition to those of every call. */
  codes: string[];
  input: Field[];
  output: Field[];
}

export interface Field {
  name: string;
  type: string;
  isRequired: boolean;
  description: string | undefined;
}

/** Areas of customers come first. */
const staffAreas = ['authenticator', 'admin'];

/** Operations by area, in the document's order. */
export function operationsByArea(document: OpenApi): [area: string, operations: Operation[]][] {
  const areas = new Map<string, Operation[]>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const method of ['get', 'post', 'put'] as const) {
      const found = methods[method];
      if (!found) continue;
      const area = found.tags?.[0] ?? '';
      areas.set(area, [...(areas.get(area) ?? []), toOperation(document, { path, method, found })]);
    }
  }
  const rank = (area: string) => staffAreas.indexOf(area);
  return [...areas].toSorted(([one], [other]) => rank(one) - rank(other));
}

function toOperation(
  document: OpenApi,
  { path, method, found }: { path: string; method: string; found: DescribedOperation },
): Operation {
  const body = Object.entries(found.requestBody?.content ?? {})[0];
  const answer = found.responses['200']?.content?.['application/json']?.schema ?? {};
  return {
    id: found.operationId,
    method: method.toUpperCase(),
    path,
    procedure: found['x-procedure'],
    summary: found.description ?? found.summary,
    codes: found['x-codes'] ?? [],
    scope: scopeOf(found),
    input: [
      ...(found.parameters ?? []).flatMap((one) => ('schema' in one ? [toField(one)] : [])),
      ...(body && body[0] === 'application/json' ? fieldsOf(document, body[1].schema) : []),
    ],
    output: fieldsOf(document, answer),
  };
}

function toField({ name, required, description, schema }: Parameter): Field {
  return { name, isRequired: required, description, type: typeText(schema) };
}

function scopeOf({ security = [] }: DescribedOperation): string | undefined {
  if (security.some((one) => Object.keys(one).length === 0)) return undefined;
  return security[0]?.['key']?.[0] ?? 'any key';
}

/** Fields of an object, of the object in a choice with null, or of the items of a list. */
export function fieldsOf(document: OpenApi, schema: Schema): Field[] {
  const found = resolve(document, schema);
  if (found.properties) {
    return Object.entries(found.properties).map(([name, property]) => ({
      name,
      type: typeText(property),
      isRequired: found.required?.includes(name) ?? false,
      description: property.description,
    }));
  }
  const inner = found.anyOf?.find(({ type }) => type !== 'null') ?? found.oneOf?.[0] ?? found.items;
  return inner ? fieldsOf(document, inner) : [];
}

/** Resolves a `$ref` to its schema. */
export function resolve({ components }: OpenApi, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (components.schemas[name] ?? {});
}

/** `string (uuid) | null`, `Speed`, `Person[]`. */
function typeText(schema: Schema): string {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(typeText).join(' | ');
  if (schema.items) return `${typeText(schema.items)}[]`;
  const type = [schema.type ?? 'any'].flat().join(' | ');
  const limit = schema.maximum ?? schema.maxLength ?? schema.maxItems;
  const notes = [schema.format, limit === undefined ? undefined : `at most ${String(limit)}`].filter(Boolean);
  return notes.length > 0 ? `${type} (${notes.join(', ')})` : type;
}

/** Loads the OpenAPI description. */
export async function loadDescription(): Promise<OpenApi> {
  const response = await fetch('/api/v1/openapi.json');
  if (!response.ok) throw new Error(`the description answered ${String(response.status)}`);
  return (await response.json()) as OpenApi;
}
