import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const GRAVE = ['serious', 'critical'];

/** The screen has no accessibility violation that axe rates as serious or critical. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  // A fading element is half transparent for a moment, and would be measured in that state. A style
  // sheet added by script complies with the Content-Security-Policy; a style element would not.
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('* { transition: none !important; animation: none !important; }');
    document.adoptedStyleSheets.push(still);
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations
    .filter(({ impact }) => impact && GRAVE.includes(impact))
    .map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html, any }) => [html, any[0]?.message]) }));
  expect(grave, `axe on ${screen}`).toEqual([]);
}
