import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { LeaveGuard } from '#client/lib/leave-guard.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { useDraft } from '#client/lib/use-draft.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { VersionClash } from '#client/ui/feedback/version-clash.tsx';
import { keepFocus } from '#client/ui/keep-focus.ts';
import { Section } from '#client/ui/layout/page.tsx';
import type { DraftedKind, FactsVersion, PublishedFactsView } from '#shared/schemas/published-facts.ts';
import { differencesOf } from './differences.ts';
import { DraftButtons } from './draft-buttons.tsx';
import { type PublicationDetails, PublishFacts } from './publish-facts.tsx';

const states = {
  'in-force': { tone: 'ok', word: 'In force' },
  upcoming: { tone: 'info', word: 'To come' },
  past: { tone: 'idle', word: 'Past' },
} as const;

interface FactsHistoryProps<T> {
  versions: readonly FactsVersion<T>[];
  onRestore: (facts: T) => void;
}

type Facts = Parameters<ReturnType<typeof trpc.admin.saveFactsDraft.useMutation>['mutate']>[0]['facts'];

export interface FactsEditorProps<T extends object> {
  place: { kind: DraftedKind; scope: string };
  view: PublishedFactsView<T>;
  publish: (facts: T, details: PublicationDetails & { basedOn: number }) => Promise<{ version: number }>;
  /** Refetches the view. */
  onChanged: () => Promise<unknown>;
  /** Why the draft cannot be published, as a sentence. */
  faultOf?: (facts: T) => string | undefined;
  /** The form and its previews. */
  children: (facts: T, change: (part: Partial<T>) => void) => ReactNode;
}

/** Edits published facts of any kind: a draft beside what is in force, its publication, and the history. */
export function FactsEditor<T extends object>(props: FactsEditorProps<T>) {
  const { place, view, publish, onChanged, faultOf, children } = props;
  const { latest, draft: saved } = view;
  const draft = useDraft({ published: view.facts, latest, draft: saved });
  const { value: facts, basedOn, isTouched } = draft;
  const [isPublishing, setIsPublishing] = useState(false);
  const differences = differencesOf(view.facts, facts);
  const fault = faultOf?.(facts);
  return (
    <>
      <LeaveGuard isActive={isTouched} coversSearch />
      <div ref={keepFocus}>
        <VersionClash latest={latest} versions={view.versions} basedOn={basedOn} onKeep={draft.keepMine} />
      </div>
      <DraftBar
        {...{ place, facts, basedOn, isTouched, onChanged, fault }}
        isSaved={saved !== null}
        onDiscarded={draft.discard}
        onPublish={differences.length > 0 && fault === undefined ? () => setIsPublishing(true) : undefined}
      />
      {/* Focused elements scroll to below the bar. */}
      <div className="[&_:focus]:scroll-mt-40">{children(facts, draft.change)}</div>
      <Section title="History">
        <FactsHistory versions={view.versions} onRestore={draft.replace} />
      </Section>
      <PublishFacts
        differences={differences}
        open={isPublishing}
        onOpenChange={setIsPublishing}
        publish={async (details) => {
          const published = await publish(facts, { ...details, basedOn });
          draft.publishedAs(published.version, facts);
          return published;
        }}
        onSettled={onChanged}
      />
    </>
  );
}

interface DraftBarProps {
  place: { kind: DraftedKind; scope: string };
  facts: object;
  basedOn: number;
  isSaved: boolean;
  isTouched: boolean;
  fault: string | undefined;
  onDiscarded: () => void;
  onChanged: () => Promise<unknown>;
  /** Omitted while the draft equals the published version. */
  onPublish: (() => void) | undefined;
}

function DraftBar(props: DraftBarProps) {
  const { place, facts, basedOn, isSaved, isTouched, fault, onDiscarded, onChanged, onPublish } = props;
  const save = trpc.admin.saveFactsDraft.useMutation({ onSettled: onChanged });
  const discard = trpc.admin.discardFactsDraft.useMutation({ onSuccess: onDiscarded, onSettled: onChanged });
  const failure = save.error ?? discard.error;
  return (
    <div ref={keepFocus} className="sticky top-header z-10 -mx-1 mb-6 border-b border-line bg-bg px-1 py-3">
      <FailureAlert failure={failure ? describeError(failure) : undefined} />
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className={clsx('me-auto text-sm', fault === undefined ? 'text-ink-2' : 'text-seal')}>
          {fault ?? (isTouched ? 'Not saved yet.' : isSaved ? 'A draft is saved.' : 'As published.')}
        </p>
        <DraftButtons
          {...{ isSaved, isTouched, onPublish }}
          isSaving={save.isPending}
          isDiscarding={discard.isPending}
          onSave={isTouched ? () => save.mutate({ ...place, facts: toJson(facts), basedOn }) : undefined}
          onDiscard={() => {
            if (isSaved) discard.mutate(place);
            else onDiscarded();
          }}
        />
      </div>
    </div>
  );
}

/** As it is sent: facts are plain JSON. */
function toJson(facts: object): Facts {
  return JSON.parse(JSON.stringify(facts)) as Facts;
}

/** All published versions, newest first; each can be taken back into the draft. */
function FactsHistory<T>({ versions, onRestore }: FactsHistoryProps<T>) {
  if (versions.length === 0)
    return <p className="text-ink-2">Nothing was published yet: the product’s own is in force.</p>;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {versions.map(({ id, version, state, reason, validFrom, publishedAt, publishedByName, facts }) => (
        <li key={id} className="flex flex-wrap items-start justify-between gap-3 py-3">
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              Version {version} <StatusBadge {...states[state]} />
            </p>
            <p className="mt-1 text-sm wrap-anywhere">
              <bdi>{reason}</bdi>
            </p>
            <p className="mt-1 text-xs text-ink-2">
              Valid from <DateTime value={validFrom} /> · published <DateTime value={publishedAt} /> by{' '}
              {publishedByName === null ? 'the release' : <bdi>{publishedByName}</bdi>}
            </p>
          </div>
          <Button size="sm" variant="quiet" onClick={() => onRestore(facts)}>
            Edit as draft
            <span className="sr-only">: version {version}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
