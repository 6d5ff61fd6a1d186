import { versionChanges, type VersionChangeId } from '#shared/api-version-changes.ts';
import { apiVersion, type ApiVersion } from '#shared/api-versions.ts';
import type { ErrorData, PrintedError, VersionChange, VersionedCall } from './change.ts';
import { onAccount } from './on-account.ts';
import { problemDetails } from './problem-details.ts';
import { printProblem } from './problem.ts';
import { strictInputs } from './strict-inputs.ts';

/*
 * Older versions: the product knows the newest one alone. A request of an older version is brought up change by change, oldest
 * first, and its answer down again, newest first.
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

/** An input of `version`, as the newest one takes it. */
export function upgradeInput(version: ApiVersion, call: VersionedCall, input: unknown): unknown {
  return changesSince(version).reduce((sent, { upRequest }) => (upRequest ? upRequest(call, sent) : sent), input);
}

/** An answer of the newest version, as `version` gives it. Throws API_VERSION_LACKS. */
export function downgradeOutput(version: ApiVersion, call: VersionedCall, output: unknown): unknown {
  return changesSince(version)
    .toReversed()
    .reduce((answer, { downResponse }) => (downResponse ? downResponse(call, answer) : answer), output);
}

/** An error, as `version` prints it. */
export function printError(version: ApiVersion, error: ErrorData, publicUrl: string): PrintedError {
  const [print] = changesSince(version).flatMap((change) => change.printError ?? []);
  return print ? print(error) : printProblem(error, publicUrl);
}
