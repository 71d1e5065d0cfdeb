import sharp from 'sharp';
import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { onScreens } from '../support/e2e/on-screens.ts';
import { signIn } from '../support/e2e/sign-in.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';

/** A photo that differs from the others, as a file of the browser. */
const photo = async (name: string, hue: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: { width: 1200, height: 900, channels: 3, background: { r: hue, g: 120, b: 90 } },
  })
    .jpeg()
    .toBuffer(),
});

for (const { variant: locale, tag } of onScreens('de', 'ar')) {
  test.describe(`in ${locale}`, { tag }, () => {
    test.use({ locale });
    const texts = TEXTS[locale];

    test('an editor adds pictures, cancels and repeats one, and moves one with the keyboard', async ({
      page,
    }) => {
      await page.goto('/gallery');
      await signIn(page, texts);
      const tiles = page.locator('ul').filter({ has: page.getByRole('checkbox') });
      await expect(tiles.getByRole('listitem').first()).toBeVisible();
      const before = await tiles.getByRole('listitem').count();

      // The second picture never arrives until it is cancelled, and does when it is sent again.
      let isHeld = true;
      await page.route('**/api/v1/gallery', async (route) => {
        const isSecond = route.request().postDataBuffer()?.includes('zwei.jpg');
        if (isSecond && isHeld) return;
        await route.continue();
      });
      const files = await Promise.all([photo('eins.jpg', 20), photo('zwei.jpg', 200)]);
      const notes = { name: 'notizen.txt', mimeType: 'text/plain', buffer: Buffer.from('x') };
      await page.locator('input[type="file"][multiple]').setInputFiles([...files, notes]);
      await expect(page.getByRole('alert').filter({ hasText: 'notizen.txt' })).toBeVisible();
      const sent = (done: number) =>
        texts.uploads.sent.replace('%{done}', String(done)).replace('%{of}', '2');
      await expect(page.getByText(sent(1))).toBeVisible();
      const named = (text: string) => text.replace('%{name}', 'zwei.jpg');
      await page.getByRole('button', { name: named(texts.uploads.cancel) }).click();
      const again = page.getByRole('button', { name: named(texts.uploads.retry) });
      await expect(again).toBeVisible();
      await expectAccessible(page, 'the gallery while pictures are sent');
      isHeld = false;
      await again.click();
      await expect(page.getByText(sent(2))).toBeVisible();
      await expect(tiles.getByRole('listitem')).toHaveCount(before + 2);

      const titleOf = (at: number) => tiles.getByRole('listitem').nth(at).locator('bdi').first();
      const first = (await titleOf(0).textContent()) ?? '';
      const handle = tiles.getByRole('listitem').first().getByRole('button').last();
      await handle.focus();
      const moved = page.waitForResponse('**/api/v1/gallery/order');
      await page.keyboard.press('Alt+ArrowDown');
      expect((await moved).status()).toBe(200);
      await expect(titleOf(1)).toHaveText(first);
      await page.reload();
      await expect(titleOf(1)).toHaveText(first);
    });
  });
}
