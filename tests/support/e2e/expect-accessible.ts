import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { stands } from './walk.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/**
 * What needs no landmark around it: what axe itself exempts, and the menus, choices and tooltips that MUI
 * draws at the end of the document. All else can be hidden from screen readers while a menu is open, and
 * a tooltip is read at the element that it describes.
 */
const REGIONS = {
  regionMatcher:
    'dialog, [role=dialog], [role=alertdialog], svg, [role=menu], [role=listbox], [role=tooltip]',
};

/** What axe says of a dialog whose heading is still to come. */
const UNNAMED: readonly string[] = ['empty-heading', 'aria-dialog-name'];

/** Whether the page can be read, or what has opened over it. Runs in the page. */
const isShownToAll = (): boolean =>
  document.querySelector('#root[aria-hidden="true"]') === null ||
  [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')]
    .filter((opened) => opened.closest('#root') === null)
    .some((opened) => opened.checkVisibility({ opacityProperty: true, visibilityProperty: true }));

/**
 * The screen has no accessibility violation, of whatever impact, by the rules of WCAG 2.1 A and AA and
 * by those that axe calls best practices. Axe is put into a document once, and is run for violations
 * alone: collecting what passes takes most of its time.
 */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  // A page whose code is still to come has no heading yet.
  await expect(page.locator('h1:visible').filter({ hasNotText: /\S/ })).toHaveCount(0);
  // What opens over a page hides the page before it is drawn itself.
  await expect.poll(() => page.evaluate(isShownToAll)).toBe(true);
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
    await page.evaluate((options) => {
      window.axe?.configure({ checks: [{ id: 'region', options }] });
    }, REGIONS);
  }
  let violations = await violationsOf(page);
  if (violations.some(({ id }) => UNNAMED.includes(id))) {
    // What opens over a page can begin to between the look at it and axe, and has no heading yet. What is
    // wrong is still wrong when the page is at rest.
    await stands(page);
    violations = await violationsOf(page);
  }
  expect.soft(violations, `axe on ${screen}`).toEqual([]);
}

/** What axe finds on a page now. */
const violationsOf = (page: Page) =>
  page.evaluate(async () => {
    // A fading element is half transparent for a moment, and would be measured in that state. A style
    // sheet added by script complies with the Content-Security-Policy; a style element would not.
    const still = new CSSStyleSheet();
    still.replaceSync('* { transition: none !important; animation: none !important; }');
    const before = document.adoptedStyleSheets;
    document.adoptedStyleSheets = [...before, still];
    const result = await window.axe?.run(document, {
      resultTypes: ['violations'],
      // Nothing is embedded from elsewhere, and no style sheet must be fetched a second time.
      preload: false,
    });
    document.adoptedStyleSheets = before;
    if (!result) throw new Error('axe did not run.');
    return result.violations.map(({ id, impact, nodes }) => ({
      id,
      impact,
      nodes: nodes.map(({ html, any, all, none }) => [
        html,
        [...any, ...all, ...none].map(({ message }) => message),
      ]),
    }));
  });
