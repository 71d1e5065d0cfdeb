import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { onScreens } from '../support/e2e/on-screens.ts';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';

const texts = TEXTS.en;
test.use({ locale: 'en' });

test('an administrator reviews the ID card of an order from Morocco', { tag: '@desktop' }, async ({
  page,
}) => {
  await openSignedIn(page, '/ToDu');
  await page
    .getByRole('link', { name: /^ID check of/ })
    .and(page.locator(':not([aria-disabled="true"])'))
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: /^Front of the ID card/ })).toBeVisible();
  await expect(dialog.getByRole('img', { name: /^Back of the ID card/ })).toBeVisible();
  await expectAccessible(page, 'the ID card');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
});

for (const { variant: height, tag } of onScreens(700, 640)) {
  test(`every entry of the menu can be reached on a screen of ${height} px`, { tag }, async ({
    page,
  }) => {
    const { menu } = texts.shell;
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height });
    await openSignedIn(page, '/templates');
    const opener = page.getByRole('button', { name: menu.open, exact: true });
    const entries = page.getByRole('navigation', { name: menu.label, exact: true });
    const leave = entries.getByRole('button', { name: menu.logout });
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    if (await opener.isVisible()) await opener.click();
    // The page that is shown stands in the part of the menu that is shown, far down as it is.
    await expect(entries.locator('[aria-current=page]')).toBeInViewport({ ratio: 0.95 });
    const links = await entries.getByRole('link').all();
    expect(links.length).toBeGreaterThan(12);
    for (const link of links) {
      await link.focus();
      await link.click({ trial: true }); // Nothing covers it.
      await expect(link).toBeInViewport({ ratio: 0.95 });
      await expect(leave).toBeInViewport({ ratio: 0.95 });
    }
  });
}
