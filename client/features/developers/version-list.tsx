import { apiVersions, versionChanges } from '#shared/api-versions.ts';

const newestFirst = apiVersions.toReversed();

/** What each version changed, and how callers of an older one are served. */
export function VersionList() {
  return (
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
  );
}
