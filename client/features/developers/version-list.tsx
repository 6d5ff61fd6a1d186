import { versionChanges } from '#shared/api-version-changes.ts';
import { apiVersions } from '#shared/api-versions.ts';

const newestFirst = apiVersions.toReversed();

/** What each version changed, and how callers of an older one are served. */
export function VersionList() {
  return (
    <>
      <p>
        Versions are dates. New operations, optional inputs, fields of answers and error codes are not a new version;
        anything that could break a program is. A key remembers the newest version of the day it was made, and is
        answered in it for good; so is the key that replaces it. <code>Trueform-Version</code> asks for another one per
        call, and every answer names its own there. To move, send the newer date until all is well, then make a new key.
        Calls without a key get the newest. Webhooks have not changed in any version.
      </p>
      <dl className="grid gap-4">
        {newestFirst.map((version) => {
          const changes = Object.values(versionChanges).filter(({ since }) => since === version);
          return (
            <div key={version} className="grid gap-x-6 sm:grid-cols-[8rem_minmax(0,1fr)]">
              <dt className="font-mono text-sm">{version}</dt>
              {changes.length === 0 ? <dd className="text-ink-2">The first version.</dd> : null}
              {changes.map(({ change, before }) => (
                <dd key={change} className="mb-2 sm:col-start-2">
                  {change} <span className="text-ink-2">Before: {before}</span>
                </dd>
              ))}
            </div>
          );
        })}
      </dl>
      <p>
        What is going to end says so in <code>Deprecation</code> and <code>Sunset</code> headers first.
      </p>
    </>
  );
}
