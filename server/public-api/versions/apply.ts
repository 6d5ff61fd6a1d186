import type { z } from 'zod';
import { flattenIssues } from '#server/public-api/field-errors.ts';
import { versionChanges, type VersionChangeId } from '#shared/api-version-changes.ts';
import { apiVersion, type ApiVersion } from '#shared/api-versions.ts';
import type { ErrorData, PrintedError, VersionChange, VersionedCall } from './change.ts';
import { onAccount } from './on-account.ts';
import { printProblem, problemDetails } from './problem.ts';

/** Before strict inputs, fields that a call does not have were ignored. */
const strictInputs: VersionChange = {
  upRequest: ({ input: schema }, input) => (schema ? withoutUnknownFields(schema, input) : input),
};

/** zod reports unknown fields inside a union only once those around it are removed, so parsing is repeated. */
const maxRounds = 8;

/*
 * The product implements the newest version only. A request of an older version is upgraded change by change, oldest
 * first; its response is downgraded, newest first.
 */

const transforms = {
  'on-account': onAccount,
  'problem-details': problemDetails,
  'strict-inputs': strictInputs,
} satisfies Record<VersionChangeId, VersionChange>;

const oldestFirst = Object.entries(versionChanges)
  .map(([id, { since }]) => ({ id, since, change: transformOf(id) }))
  .toSorted((one, other) => (one.since < other.since ? -1 : one.since > other.since ? 1 : 0));

function transformOf(id: string): VersionChange {
  const found = new Map<string, VersionChange>(Object.entries(transforms)).get(id);
  if (!found) throw new Error(`no transform of the change ${id}`);
  return found;
}

/** Changes since a version, oldest first. */
function changesSince(version: ApiVersion): VersionChange[] {
  return version === apiVersion ? [] : oldestFirst.filter(({ since }) => since > version).map(({ change }) => change);
}

/** Upgrades an input of `version` to the newest version. */
export function upgradeInput(version: ApiVersion, call: VersionedCall, input: unknown): unknown {
  return changesSince(version).reduce((sent, { upRequest }) => (upRequest ? upRequest(call, sent) : sent), input);
}

/** Downgrades a response of the newest version to `version`. Throws API_VERSION_LACKS. */
export function downgradeOutput(version: ApiVersion, call: VersionedCall, output: unknown): unknown {
  return changesSince(version)
    .toReversed()
    .reduce((answer, { downResponse }) => (downResponse ? downResponse(call, answer) : answer), output);
}

/** Downgrades an error to `version`. */
export function printError(version: ApiVersion, error: ErrorData, publicUrl: string): PrintedError {
  const [print] = changesSince(version).flatMap((change) => change.printError ?? []);
  return print ? print(error) : printProblem(error, publicUrl);
}

/** The input without the fields that `schema`, a strict one, does not know. */
export function withoutUnknownFields(schema: z.ZodType, input: unknown): unknown {
  let left = input;
  for (let round = 0; round < maxRounds; round += 1) {
    const { error } = schema.safeParse(left);
    const unknown = flattenIssues(error?.issues ?? []).filter((issue) => issue.code === 'unrecognized_keys');
    if (unknown.length === 0) return left;
    for (const { path, keys } of unknown) left = without(left, path, keys);
  }
  return left;
}

function without(value: unknown, [first, ...rest]: readonly PropertyKey[], keys: readonly string[]): unknown {
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => (index === first ? without(item, rest, keys) : item));
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields: [string, unknown][] = Object.entries(value);
  if (first === undefined) return Object.fromEntries(fields.filter(([name]) => !keys.includes(name)));
  return Object.fromEntries(fields.map(([name, field]) => [name, name === first ? without(field, rest, keys) : field]));
}
