import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './app.ts';

/** What every page is looked at on. */
export const screens = [
  { name: 'desktop', viewport: { width: 1280, height: 860 } },
  { name: 'phone', viewport: { width: 390, height: 860 } },
] as const;

declare global {
  interface Window {
    /** Sum of the page's layout shifts without a press or key before them, and what moved. */
    layoutShift?: { sum: number; moved: string[] };
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Adds up the layout shifts of each page that is loaded from now on. */
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

/** What was loaded stood still, and it fits the window; a desktop's page also fits the narrowest with a sidebar. */
export async function expectSteady(page: Page, place: string): Promise<void> {
  const { sum, moved } = await page.evaluate(() => window.layoutShift ?? { sum: 0, moved: [] });
  expect.soft(sum, `${place}, layout shift\n${moved.join('\n')}`).toBeLessThanOrEqual(0.05);
  const size = page.viewportSize() ?? screens[0].viewport;
  for (const width of size.width > 1024 ? [1024, size.width] : [size.width]) {
    await page.setViewportSize({ ...size, width });
    expect.soft(await sideways(page), `${place}, beyond the edge at ${String(width)}`).toEqual([]);
  }
}

/** Elements of the page that reach over its edge; those inside a scroller of their own do not. */
async function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('main *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 5)
      .map((element) => `${element.tagName} ${element.className} ${String(scrollWidth)}`);
  });
}

/** The rules that a colour can break. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Nothing that axe objects to on the page as it stands, in the light; nor in the dark, where nothing but colours differs. */
export async function expectNoObjections(page: Page, place: string): Promise<void> {
  expect(await objections(page), `${place}, light`).toEqual([]);
  await showTheme(page, 'dark');
  expect(await objections(page, colourRules), `${place}, dark`).toEqual([]);
  await showTheme(page, 'light');
}

/** Not every page follows the system while it is open, so it is told. */
async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.dataset['theme'] = name;
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  }, theme);
}

async function objections(page: Page, rules?: string[]): Promise<string[]> {
  // The other mode opens a page for each scan, for what strangers' frames hold: there are none here.
  const builder = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (rules ? builder.withRules(rules) : builder).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
