import { createSignal } from '#client/ui/store.ts';
import { whenDrawn } from '#client/ui/when-idle.ts';
import type { MatchView } from '#shared/schemas/memory-collections.ts';
import type { TextFinding } from '#shared/schemas/studio.ts';
import { filterIds, type Filter } from './filter.ts';
import type { TextStore } from './text-store.ts';
import type { Focus } from './undo.ts';

/** What one window shows of the text: the active field, the filter, the findings. */

export interface ActiveBox {
  id: string;
  page: number;
}

export interface StudioView extends Place, LookUps {
  subscribe: (listener: () => void) => () => void;
  filter: () => Filter;
  setFilter: (filter: Filter) => void;
  /** Blocks of a page that the filter shows; blocks added since its choice are shown. */
  shownIds: (page: number) => readonly string[];
  findings: () => readonly TextFinding[];
  findingsOf: (blockId: string) => readonly TextFinding[];
  setFindings: (findings: readonly TextFinding[]) => void;
  /** Whether photos are shown as they came, instead of their sheets. */
  isPhoto: () => boolean;
  setPhoto: (isPhoto: boolean) => void;
}

const none: readonly TextFinding[] = [];

export function createStudioView(store: TextStore): StudioView {
  const { subscribe, notify } = createSignal();
  let filter: Filter = 'all';
  let shown: ReadonlySet<string> | undefined;
  let known: ReadonlySet<string> = new Set();
  let findings = none;
  let byBlock = new Map<string, TextFinding[]>();
  let isPhoto = false;
  const filtered = new Map<readonly string[], readonly string[]>();

  return {
    subscribe,
    filter: () => filter,
    setFilter(next) {
      filter = next;
      shown = filterIds(store, next, findings);
      known = new Set(store.pages().flatMap(({ page }) => store.idsOf(page)));
      filtered.clear();
      notify();
    },
    shownIds(page) {
      const ids = store.idsOf(page);
      const chosen = shown;
      if (!chosen) return ids;
      const cached = filtered.get(ids);
      if (cached) return cached;
      const kept = ids.filter((id) => chosen.has(id) || !known.has(id));
      filtered.set(ids, kept);
      return kept;
    },
    findings: () => findings,
    findingsOf: (blockId) => byBlock.get(blockId) ?? none,
    setFindings(next) {
      const grouped = new Map<string, TextFinding[]>();
      for (const finding of next) {
        if (finding.blockId === null) continue;
        grouped.set(finding.blockId, [...(grouped.get(finding.blockId) ?? []), finding]);
      }
      // Lists that did not change keep their identity, so that their blocks are not rendered again.
      byBlock = new Map(
        [...grouped].map(([id, list]) => {
          const before = byBlock.get(id);
          return [id, before && JSON.stringify(before) === JSON.stringify(list) ? before : list];
        }),
      );
      findings = next;
      notify();
    },
    isPhoto: () => isPhoto,
    setPhoto(next) {
      isPhoto = next;
      notify();
    },
    ...createPlace(notify),
    ...createLookUps(notify),
  };
}

/** Where the user is: a field, or a box that the text lacks. */
interface Place {
  active: () => Focus | undefined;
  setActive: (focus: Focus | undefined) => void;
  /** Sets the active field at once and notifies listeners after the next paint, so that a pressed field is drawn first. */
  noteActive: (focus: Focus) => void;
  /** The active box, which the text lacks. */
  activeBox: () => ActiveBox | undefined;
  setActiveBox: (box: ActiveBox | undefined) => void;
  /** Whether the readings of the active block are shown as inputs. */
  isRereading: () => boolean;
  setRereading: (isRereading: boolean) => void;
}

function createPlace(notify: () => void): Place {
  let active: Focus | undefined;
  let activeBox: ActiveBox | undefined;
  let isRereading = false;

  function activate(focus: Focus | undefined): boolean {
    const isSame = active?.id === focus?.id && active?.key === focus?.key && active?.side === focus?.side;
    if (isSame && !activeBox) return false;
    if (active?.id !== focus?.id) isRereading = false;
    activeBox = undefined;
    active = focus;
    return true;
  }

  return {
    active: () => active,
    setActive(focus) {
      if (activate(focus)) notify();
    },
    noteActive(focus) {
      if (activate(focus)) void whenDrawn().then(notify);
    },
    activeBox: () => activeBox,
    setActiveBox(box) {
      if (activeBox?.id === box?.id) return;
      activeBox = box;
      notify();
    },
    isRereading: () => isRereading,
    setRereading(next) {
      isRereading = next;
      notify();
    },
  };
}

interface Alternatives {
  focus: Focus;
  items: readonly MatchView[];
}

/** Look-ups of the active field: suggestions and the concordance query. */
interface LookUps {
  /** Suggestions that Alt+digit inserts, with the field they belong to. */
  alternatives: () => Alternatives | undefined;
  setAlternatives: (alternatives: Alternatives | undefined) => void;
  /** Query of the concordance. */
  lookedUp: () => string;
  lookUp: (text: string) => void;
}

function createLookUps(notify: () => void): LookUps {
  let alternatives: Alternatives | undefined;
  let lookedUp = '';
  return {
    alternatives: () => alternatives,
    setAlternatives(next) {
      alternatives = next;
    },
    lookedUp: () => lookedUp,
    lookUp(text) {
      lookedUp = text;
      notify();
    },
  };
}
