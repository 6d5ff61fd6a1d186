import { VersionClash } from '#client/ui/feedback/version-clash.tsx';
import type { Publication } from './use-publication.ts';

/** Warns that a colleague published the facts being edited here, and offers both versions. */
export function PublicationClash<T>({ publication: { latest, versions, draft } }: { publication: Publication<T> }) {
  const { basedOn, keepMine, discard } = draft;
  return <VersionClash {...{ latest, versions, basedOn }} onKeep={keepMine} onDiscard={discard} />;
}
