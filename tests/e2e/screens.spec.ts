import type { Page } from '@playwright/test';
import { asAdmin } from '../support/e2e/as-admin.ts';
import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { onScreens } from '../support/e2e/on-screens.ts';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { signIn } from '../support/e2e/sign-in.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';

const texts = TEXTS.en;
test.use({ locale: 'en' });

/** Every address of part 1, with the first record of each resource where one is needed. */
const PLACES = ['/', '/ToMa/validation', '/ToMa/warehouse', '/ToMa/tracking', '/ToDu', '/nowhere'];
/** Lists that are drawn in ways of their own: tiles of pictures, short texts, definitions. */
const OWN_LOOKS = ['/gallery', '/replies', '/resources'];
const RESOURCES = { users: 'auth/users', tours: 'tours', trips: 'trips', commands: 'commands' };

/** The page is ready when its heading is there and nothing is loading any more. */
async function stands(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await page.waitForLoadState('networkidle');
}

for (const { variant: colorScheme, tag } of onScreens('light', 'dark')) {
  test.describe(`in ${colorScheme}`, { tag }, () => {
    test.use({ colorScheme });

    test('every screen is accessible', async ({ page, product }) => {
      test.slow(); // Two dozen screens, with axe on each.
      const api = await asAdmin(product);
      const ids = await Promise.all(
        Object.entries(RESOURCES).map(async ([name, path]) => {
          const { body } = await api.get<{ data: { _id: string }[] }>(`${path}?limit=1`);
          return [name, body.data[0]?._id] as const;
        }),
      );
      const screens = ids.flatMap(([name, id]) => [
        `/${name}`,
        `/${name}/create`,
        `/${name}/${id}`,
        `/${name}/${id}/show`,
      ]);
      await page.goto('/');
      await expect(page.getByLabel(texts.session.phone, { exact: true })).toBeVisible();
      await expectAccessible(page, 'the login');
      await signIn(page, texts);
      for (const address of [...PLACES, ...OWN_LOOKS, ...screens]) {
        await stands(page, address);
        await expectAccessible(page, address);
      }
    });
  });
}

test('an administrator reviews the ID card of an order from Morocco', async ({ page }) => {
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
