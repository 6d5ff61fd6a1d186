import { memo, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { typedNameOf } from '#shared/languages.ts';
import type { TextPage } from '#shared/schemas/translation-text.ts';
import { BlockRow } from './block-row.tsx';
import { PageHeader } from './page-header.tsx';
import { StudioContext, useStudio, useText, useView } from './studio-context.ts';
import { UncoveredBoxes } from './uncovered-boxes.tsx';

/** Estimated height of a block that was not rendered yet, in pixels. */
const blockHeight = 76;

/** One page of the English text; in a split paper, pages of other people are read-only. */
export const TextPageSection = memo(function TextPageSection({ page }: { page: TextPage }) {
  const studio = useStudio();
  const isForeign = studio.writable?.has(page.page) === false;
  const shown = useMemo(() => (isForeign ? { ...studio, isReadOnly: true } : studio), [studio, isForeign]);
  return (
    <StudioContext value={shown}>
      <PageSection page={page} />
    </StudioContext>
  );
});

/** Its blocks are rendered near the viewport and while one of them is active. */
function PageSection({ page }: { page: TextPage }) {
  const { store, view } = useStudio();
  const number = page.page;
  const section = useRef<HTMLElement>(null);
  const body = useRef<HTMLUListElement>(null);
  const [isNear, setIsNear] = useState(number === 1);
  const [height, setHeight] = useState<number>();
  const isActive = useView(
    (studio) => studio.activeBox()?.page === number || pageOf(studio.active()?.id, store) === number,
  );
  useText((text) => text.idsOf(number));
  const ids = useSyncExternalStore(view.subscribe, () => view.shownIds(number));

  useEffect(() => {
    const element = section.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const isInside = entries.at(-1)?.isIntersecting ?? false;
        // Its box keeps the height while the blocks are not rendered.
        if (!isInside && body.current) setHeight(body.current.offsetHeight);
        setIsNear(isInside);
      },
      { root: element.closest('[data-scroller]'), rootMargin: '100% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <section
      ref={section}
      data-text-page={number}
      aria-label={`English, page ${number}`}
      className="@container mb-4 overflow-clip rounded-card border border-line bg-sheet"
    >
      <PageHeader page={page} />
      {isNear || isActive ? (
        <ul ref={body} className="divide-y divide-line">
          {ids.map((id) => (
            <BlockRow key={id} id={id} />
          ))}
        </ul>
      ) : (
        <div style={{ height: height ?? ids.length * blockHeight }} />
      )}
      {ids.length === 0 ? <EmptyPage page={page} /> : null}
      {isNear || isActive ? <UncoveredBoxes page={number} /> : null}
    </section>
  );
}

function pageOf(id: string | undefined, store: { block: (id: string) => { page: number } | undefined }) {
  return id === undefined ? undefined : store.block(id)?.page;
}

/** A page in a language that the product does not read. */
function TypedPage({ page: { page, lang } }: { page: TextPage }) {
  const { isReadOnly } = useStudio();
  const language = typedNameOf(lang) ?? 'this language';
  return (
    <p className="px-4 py-3 text-sm text-ink-2">
      Typed by a person: the reader does not know {language}.
      {isReadOnly ? '' : ` Add blocks for what stands on page ${page}, or mark it as blank.`}
    </p>
  );
}

function EmptyPage({ page }: { page: TextPage }) {
  const { store } = useStudio();
  const hasBlocks = useText((text) => text.idsOf(page.page).length > 0);
  if (hasBlocks) return <p className="px-4 py-3 text-sm text-ink-2">The filter hides every block of this page.</p>;
  if (page.isBlank) return <p className="px-4 py-3 text-sm text-ink-2">Marked as a blank page.</p>;
  if (page.state === 'queued' || page.state === 'reading') return null;
  if (page.state === 'typed') return <TypedPage page={page} />;
  if (page.cause === 'blank')
    return (
      <p className="px-4 py-3 text-sm text-ink-2">
        This page looks blank. Mark it as a blank page if nothing stands on the original.
      </p>
    );
  return (
    <p className="px-4 py-3 text-sm text-ink-2">
      {store.pages().length === 1 ? 'Nothing was read here.' : `Nothing was read on page ${page.page}.`} Read it again
      with another language or rotation, add blocks, or mark the page as blank.
    </p>
  );
}
