import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const GRAVE = ['serious', 'critical'];

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/**
 * The screen has no accessibility violation that axe rates as serious or critical. Axe is put into a
 * document once, and is run for violations alone: collecting what passes takes most of its time.
 */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    // A fading element is half transparent for a moment, and would be measured in that state. A style
    // sheet added by script complies with the Content-Security-Policy; a style element would not.
    const still = new CSSStyleSheet();
    still.replaceSync('* { transition: none !important; animation: none !important; }');
    document.adoptedStyleSheets.push(still);
    const result = await window.axe?.run(document, { resultTypes: ['violations'] });
    if (!result) throw new Error('axe did not run.');
    return result.violations.map(({ id, impact, nodes }) => ({
      id,
      impact,
      nodes: nodes.map(({ html, any }) => [html, any[0]?.message]),
    }));
  });
  const grave = violations.filter(({ impact }) => impact && GRAVE.includes(impact));
  expect(grave, `axe on ${screen}`).toEqual([]);
}
