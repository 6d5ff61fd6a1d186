import openapiTypescript, { astToString } from 'openapi-typescript';

/** TypeScript of an OpenAPI document, as outsiders generate it. Throws for a document that cannot be read. */
export async function generateTypes(document: string): Promise<string> {
  // A field with a default may be left out of what is sent.
  return astToString(await openapiTypescript(document, { defaultNonNullable: false }));
}
