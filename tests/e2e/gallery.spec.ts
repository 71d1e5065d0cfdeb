import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { onScreens } from '../support/e2e/on-screens.ts';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
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

/** A wide photo, whose left half is red and whose right half is blue. */
const twoHalves = async () => {
  const half = { width: 800, height: 600, channels: 3 as const };
  const blue = sharp({ create: { ...half, background: '#1020d0' } }).png();
  const red = sharp({ create: { ...half, width: 1600, background: '#d02010' } });
  const both = red.composite([{ input: await blue.toBuffer(), left: 800, top: 0 }]);
  return { name: 'halves.jpg', mimeType: 'image/jpeg', buffer: await both.jpeg().toBuffer() };
};

/** The colour of a picture a quarter of its width from the left; nothing before it is there. */
const colourOnTheLeft = (picture: Locator) =>
  picture.evaluate((img: HTMLImageElement) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 30 });
    const drawing = canvas.getContext('2d');
    if (!drawing || img.naturalWidth === 0) return 'nothing';
    drawing.drawImage(img, 0, 0, 40, 30);
    const [red = 0, , blue = 0] = drawing.getImageData(10, 15, 1, 1).data;
    return blue > red ? 'blue' : 'red';
  });

/** The tiles of the gallery, and how many stand side by side. */
async function tilesOf(page: Page) {
  const list = page.locator('ul').filter({ has: page.getByRole('checkbox') });
  const tiles = list.getByRole('listitem');
  await expect(tiles.first()).toBeVisible();
  const columns = await list.evaluate(({ children }) => {
    const tops = [...children].map((tile) => tile.getBoundingClientRect().top);
    return tops.filter((top) => top === tops[0]).length;
  });
  return { tiles, columns, link: (at: number) => tiles.nth(at).getByRole('link') };
}

for (const { variant: locale, tag } of onScreens('de', 'ar')) {
  test.describe(`in ${locale}`, { tag }, () => {
    test.use({ locale });
    const texts = TEXTS[locale];

    test('an editor adds pictures, cancels and repeats one, and moves one with the keyboard', {
      tag: '@desktop',
    }, async ({ page }) => {
      await openSignedIn(page, '/gallery');
      const tiles = page.locator('ul').filter({ has: page.getByRole('checkbox') });
      await expect(tiles.getByRole('listitem').first()).toBeVisible();
      const before = await tiles.getByRole('listitem').count();

      // The second picture never arrives until it is cancelled, and does when it is sent again.
      let isBlocked = true;
      await page.route('**/api/v1/gallery', async (route) => {
        const isSecond = route.request().postDataBuffer()?.includes('zwei.jpg');
        if (isSecond && isBlocked) return;
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
      isBlocked = false;
      await again.click();
      await expect(page.getByText(sent(2))).toBeVisible();
      await expect(tiles.getByRole('listitem')).toHaveCount(before + 2);

      const titleOf = (at: number) =>
        tiles.getByRole('listitem').nth(at).locator('[dir=auto]').first();
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

    test('an editor walks over the tiles, changes a title and cuts a picture anew', {
      tag: '@desktop',
    }, async ({ page }) => {
      await openSignedIn(page, '/gallery');
      const { tiles, columns, link } = await tilesOf(page);
      await link(0).focus();
      await page.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight');
      await expect(link(1)).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(link(1 + columns)).toBeFocused();
      await page.keyboard.press('Space');
      await expect(tiles.nth(1 + columns).getByRole('checkbox')).toBeChecked();
      await page.keyboard.press('Escape');
      await expect(tiles.nth(1 + columns).getByRole('checkbox')).not.toBeChecked();
      await page.keyboard.press('Home');
      await expect(link(0)).toBeFocused();
      // Tab leads into the tile, and to no other.
      await page.keyboard.press('Tab');
      await expect(tiles.first().getByRole('checkbox')).toBeFocused();
      await expect(tiles.nth(1).locator('[tabindex="0"]')).toHaveCount(0);
      await page.keyboard.press('Shift+Tab');

      const title = 'Halle Nord';
      await page.keyboard.press('F2');
      await page.keyboard.type(title);
      await expectAccessible(page, 'the gallery while a title is typed');
      await page.keyboard.press('Enter');
      await expect(tiles.first().locator('[dir=auto]').first()).toHaveText(title);
      await expect(link(0)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/gallery\/[0-9a-f-]{36}/);

      const [address = ''] = page.url().match(/.*\/gallery\/[0-9a-f-]{36}/) ?? [];
      await page.goto(address);
      await page.locator('input[type="file"]:not([capture])').setInputFiles(await twoHalves());
      await page.getByRole('button', { name: texts.crop.open }).click();
      const dialog = page.getByRole('dialog', { name: texts.crop.title });
      const area = await dialog.getByLabel(texts.crop.area).boundingBox();
      if (!area) throw new Error('The part to use has no place on the screen.');
      const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - area.width, y, { steps: 5 });
      await page.mouse.up();
      await dialog.getByRole('button', { name: texts.crop.choose }).click();
      await expect(dialog).toBeHidden();
      await page.getByRole('button', { name: texts.ra.action.save, exact: true }).click();
      await expect(page).toHaveURL(/\/gallery$/);
      const changed = tiles.filter({ hasText: title });
      await expect.poll(() => colourOnTheLeft(changed.locator('img'))).toBe('blue');
    });
  });
}
