import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './app.ts';

/** Viewports of the axe scans. */
export const screens = [
  { name: 'desktop', viewport: { width: 1280, height: 860 } },
  { name: 'phone', viewport: { width: 390, height: 860 } },
] as const;

declare global {
  interface Window {
    /** Cumulative layout shift without recent input, and the elements that moved. */
    layoutShift?: { sum: number; moved: string[] };
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Records the layout shifts of every page loaded after this call. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shift = { sum: 0, moved: new Array<string>() };
    window.layoutShift = shift;
    const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries().filter(isShift)) {
        if (entry.hadRecentInput) continue;
        shift.sum += entry.value;
        for (const { node, previousRect, currentRect } of entry.sources) {
          const name = node instanceof Element ? `${node.tagName} ${node.className}` : 'removed';
          shift.moved.push(`${entry.value.toFixed(3)} ${name}: ${box(previousRect)} to ${box(currentRect)}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Expects no layout shift and no horizontal overflow; on desktops also at 1024 px, the narrowest width with a sidebar. */
export async function expectSteady(page: Page, place: string): Promise<void> {
  const { sum, moved } = await page.evaluate(() => window.layoutShift ?? { sum: 0, moved: [] });
  expect.soft(sum, `${place}, layout shift\n${moved.join('\n')}`).toBeLessThanOrEqual(0.05);
  const size = page.viewportSize() ?? screens[0].viewport;
  for (const width of size.width > 1024 ? [1024, size.width] : [size.width]) {
    await page.setViewportSize({ ...size, width });
    expect.soft(await sideways(page), `${place}, beyond the edge at ${String(width)}`).toEqual([]);
  }
}

/** Elements that overflow the page horizontally, without those inside a scroll container. */
export async function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return right > clientWidth + 1 || left < -1;
      })
      .slice(0, 5)
      .map((element) => `${element.tagName} ${element.className} ${String(scrollWidth)}`);
  });
}

/** Rules that depend on colors. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Expects no axe violations: all rules in light mode, color rules in dark mode unless `isBrief`. */
export async function expectNoObjections(page: Page, place: string, { isBrief = false } = {}): Promise<void> {
  expect(await objections(page), `${place}, light`).toEqual([]);
  if (isBrief) return;
  await showTheme(page, 'dark');
  expect(await objections(page, colourRules), `${place}, dark`).toEqual([]);
  await showTheme(page, 'light');
}

/**
 * Sets the theme on the root element: not every page follows the system setting while open. Without transitions, each of which
 * would be painted.
 */
async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((name) => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(still);
    document.documentElement.dataset['theme'] = name;
    // Computes all styles, while transitions are off.
    document.documentElement.getBoundingClientRect();
    document.adoptedStyleSheets.pop();
  }, theme);
}

/** Finishes animations until two frames have none, since one may trigger another: intermediate colors are not the final ones. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Those that follow scrolling have no end in time.
    const isRunning = ({ playState, effect, timeline }: Animation) =>
      timeline === document.timeline && playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity;
    for (let quiet = 0; quiet < 2;) {
      const running = document.getAnimations().filter(isRunning);
      for (const animation of running) animation.finish();
      // A frame dispatches the events of those that ended; what their listeners render shows in the next.
      await new Promise(requestAnimationFrame);
      quiet = running.length > 0 ? 0 : quiet + 1;
    }
  });
}

/** Axe violations as `rule: elements`. Scans twice before it objects: a fade may start between settling and the scan. */
export async function objections(page: Page, rules?: string[]): Promise<string[]> {
  const found = await scan(page, rules);
  return found.length === 0 ? found : scan(page, rules);
}

const { resolve } = createRequire(import.meta.resolve('@axe-core/playwright'));
/** Minified, half the size to send and compile; without the HTML of elements, since objections are selectors. */
const engine = `${readFileSync(resolve('axe-core/axe.min.js'), 'utf8')};axe.configure({ noHtml: true });`;

/** The engine is loaded once per document; only violations are reported. */
async function scan(page: Page, rules?: string[]): Promise<string[]> {
  await settle(page);
  const isLoaded = await page.evaluate(() => 'axe' in window);
  // Legacy mode skips the extra page that scans cross-origin frames: there are none.
  const builder = new AxeBuilder({ page, axeSource: isLoaded ? 'void 0' : engine }).setLegacyMode(true).options({
    reporter: 'no-passes',
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  });
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
