import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { expectNotice } from '../support/e2e/expect-notice.ts';
import { onScreens } from '../support/e2e/on-screens.ts';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { stageLists } from '../support/e2e/stage-lists.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';

for (const { variant: locale, tag } of onScreens('en', 'ar')) {
  test.describe(`in ${locale}`, { tag }, () => {
    test.use({ locale });
    const texts = TEXTS[locale];
    const { bulk, bin } = texts.orders;

    test('a clerk deletes orders, restores one from the bin, and removes the others for good', {
      tag: '@desktop',
    }, async ({ page }) => {
      test.slow(); // Two lists back and forth, with axe on each screen.
      const ofOrder = (verb: 'restore' | 'erase', code: string) =>
        page.getByRole('button', {
          name: texts.kit.run.actionOf
            .replace('%{action}', bulk[verb].label)
            .replace('%{name}', code),
          exact: true,
        });
      await openSignedIn(page, '/ToMa/validation');
      const clerk = stageLists(page, texts);
      const [first = '', second = '', third = ''] = await clerk.selectFirst(3);
      await clerk.press('delete');
      await expect(page.getByRole('dialog')).toContainText(first);
      await expectAccessible(page, 'the question about a deletion');
      await clerk.confirm();
      await expectNotice(page, texts.notice.orders.deleted);

      await clerk.openStage('bin');
      await expect(ofOrder('restore', second)).toBeVisible();
      await expectAccessible(page, 'the bin');
      await ofOrder('restore', first).click();
      await expect(page.getByRole('dialog', { name: bulk.restore.title })).toContainText(first);
      await clerk.confirm();
      await expectNotice(page, texts.notice.bin.restored);
      await expect(ofOrder('restore', first)).toHaveCount(0);

      await ofOrder('erase', second).click();
      await expect(page.getByRole('dialog', { name: bulk.erase.title })).toContainText(second);
      await expectAccessible(page, 'the question about a removal');
      await clerk.confirm();
      await expectNotice(page, texts.notice.bin.erased);
      await expect(ofOrder('restore', second)).toHaveCount(0);
      await expect(ofOrder('restore', third)).toBeVisible();

      await page.getByRole('button', { name: bin.empty, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: bin.empty, exact: true }).click();
      await expectNotice(page, texts.notice.bin.emptied);
      await expect(page.getByText(texts.orders.empty.bin)).toBeVisible();
      await expectAccessible(page, 'the empty bin');

      await clerk.openStage('validation');
      await clerk.find(first);
      await clerk.miss(second);
      await clerk.miss(third);
    });
  });
}

for (const { variant: colorScheme, tag } of onScreens('dark', 'light')) {
  test.describe(`in ${colorScheme}`, { tag }, () => {
    test.use({ colorScheme, locale: 'en' });

    test('a clerk who has deleted too much undoes it from the notice', { tag: '@phone' }, async ({
      page,
    }) => {
      const texts = TEXTS.en;
      await openSignedIn(page, '/ToMa/warehouse');
      const clerk = stageLists(page, texts);
      const codes = await clerk.selectFirst(2);
      await clerk.press('delete');
      await clerk.confirm();
      const undo = page.getByRole('button', { name: texts.ra.action.undo, exact: true });
      await undo.focus(); // The notice stays while its button has the focus.
      await expectAccessible(page, 'the notice with its button');
      await undo.click();
      await expectNotice(page, texts.notice.bin.restored);
      for (const code of codes) await clerk.find(code);
    });
  });
}
