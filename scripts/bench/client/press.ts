import type { CDPSession, Page } from '@playwright/test';
import { z } from 'zod';
import { inRoot } from '../../run/paths.ts';

/** The presses of a page by Playwright's real input, and how long the browser took until the next picture after each. */

export interface Press {
  name: string;
  /** Milliseconds from the input to the next picture; those below 16 count as 16. */
  ms: number;
  /** CPU time of the page's thread until it rested, which other programs do not lengthen. */
  cpuMs: number;
}

const script = inRoot('scripts/bench/client/interact.js');
const targets = z.array(z.object({ kind: z.string(), label: z.string(), mark: z.string() }));
type Target = z.infer<typeof targets>[number];
const measured = z.object({
  timeOrigin: z.number(),
  interactions: z.array(z.object({ duration: z.number(), startTime: z.number() })),
});

const shortestMs = 16;
const pressTimeoutMs = 2000;
/** Time in which the loaded content is painted; no user presses again before. */
const settleMs = 700;
/** A hand rests on a control before it presses it, and holds it: events of one instant would be counted as one. */
const hoverMs = 100;
const heldMs = 80;
const mostPresses = 24;
const typed = 'anna';

interface Begun {
  name: string;
  at: number;
  timeOrigin: number;
  cpuMs: number;
}

/** Milliseconds of CPU time that the page's thread has used. */
type Processor = () => Promise<number>;

/** To be called before the page is opened. */
export async function preparePresses(tab: Page, session: CDPSession): Promise<Processor> {
  await tab.addInitScript({ path: script });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
}

/** Presses each control of the page once; `reopen` follows a press that navigates. */
export async function pressAll(
  tab: Page,
  { reopen, processor }: { reopen: () => Promise<void>; processor: Processor },
): Promise<Press[]> {
  const presses: Press[] = [];
  const begun: Begun[] = [];
  const done = new Set<string>();
  const path = () => new URL(tab.url()).pathname;
  const start = path();
  const take = async () => presses.push(...assign(begun.splice(0), measured.parse(await ask(tab, 'take()'))));
  for (let next = await findNext(tab, done); next; next = await findNext(tab, done)) {
    begun.push(await press(tab, next, processor));
    for (const inner of targets.parse(await ask(tab, 'findInDialog()'))) {
      begun.push(await press(tab, { ...inner, label: `${next.label} › ${inner.label}` }, processor));
    }
    if (path() === start) await tab.keyboard.press('Escape');
    else {
      await take();
      await reopen();
    }
  }
  await tab.waitForTimeout(settleMs);
  await take();
  return presses;
}

/** Evaluates in the page's `presses`, again where a press has left the document meanwhile. */
async function ask(tab: Page, expression: string): Promise<unknown> {
  try {
    return await tab.evaluate(`window.presses.${expression}`);
  } catch {
    await tab.waitForLoadState();
    return tab.evaluate(`window.presses.${expression}`);
  }
}

/** The first target that was not pressed yet: each press may show and hide others. */
async function findNext(tab: Page, done: Set<string>): Promise<Target | undefined> {
  if (done.size === mostPresses) return undefined;
  const next = targets.parse(await ask(tab, 'find()')).find((target) => !done.has(keyOf(target)));
  if (next) done.add(keyOf(next));
  return next;
}

const keyOf = ({ kind, label }: Target) => `${kind} ${label}`;

async function press(tab: Page, target: Target, processor: Processor): Promise<Begun> {
  const element = tab.locator(`[data-press="${target.mark}"]`);
  const begin = async () => z.object({ at: z.number(), timeOrigin: z.number() }).parse(await ask(tab, 'begin()'));
  let begun = await begin();
  let before = 0;
  try {
    await element.scrollIntoViewIfNeeded({ timeout: pressTimeoutMs });
    await element.hover({ timeout: pressTimeoutMs });
    await tab.waitForTimeout(hoverMs);
    begun = await begin();
    before = await processor();
    // The list of a native select is drawn by the browser, on phones by the system, and is not the page's.
    if (target.kind === 'native select') await element.focus({ timeout: pressTimeoutMs });
    else await element.click({ timeout: pressTimeoutMs, delay: heldMs });
    if (target.kind === 'field') for (const letter of typed) await tab.keyboard.press(letter);
    if (target.kind.endsWith('select')) await tab.keyboard.press('ArrowDown');
  } catch {
    // Covered or replaced meanwhile: skipped.
    begun.at = Infinity;
  }
  await tab.waitForTimeout(settleMs);
  return { name: keyOf(target), ...begun, cpuMs: (await processor()) - before };
}

/** The longest interaction after each press and before the next one; without those of a document that was left. */
function assign(begun: readonly Begun[], { timeOrigin, interactions }: z.infer<typeof measured>): Press[] {
  const pressed = begun.filter((one) => one.timeOrigin === timeOrigin && one.at < Infinity);
  return pressed.map(({ name, at, cpuMs }, index) => {
    const until = pressed[index + 1]?.at ?? Infinity;
    const own = interactions.filter(({ startTime }) => startTime >= at && startTime < until);
    return { name, ms: Math.max(shortestMs, ...own.map(({ duration }) => duration)), cpuMs };
  });
}
