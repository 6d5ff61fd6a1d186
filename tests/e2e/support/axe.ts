import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './app.ts';

/** What every page is looked at on. */
export const screens = [
  { name: 'desktop', viewport: { width: 1280, height: 860 } },
  { name: 'phone', viewport: { width: 390, height: 860 } },
] as const;

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
