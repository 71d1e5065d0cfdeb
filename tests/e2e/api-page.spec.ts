import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { expect, test } from '../support/e2e/test.ts';

test.use({ locale: 'en' });

test('an administrator tries the calls of a resource on the page of the API @desktop', async ({
  page,
}) => {
  await openSignedIn(page, '/resources/tours');
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: /on the page of the API/ }).click();
  const api = await opening;
  const callTo = async (id: string) => {
    const call = api.locator(`[id="operations-tours-${id}"]`);
    await call.locator('.opblock-summary-control').click();
    await call.getByRole('button', { name: 'Try it out' }).click();
    return call;
  };

  const list = await callTo('listTours');
  await list.getByRole('button', { name: 'Execute' }).click();
  await expect(list.locator('.live-responses-table tbody .response-col_status')).toHaveText('200');
  await expect(list.locator('.live-responses-table')).toContainText('"status": "success"');

  const create = await callTo('createTours');
  const requested = new Promise<string>((resolve) => {
    api.once('dialog', (dialog) => {
      resolve(dialog.message());
      void dialog.dismiss();
    });
  });
  await create.getByRole('button', { name: 'Execute' }).click();
  expect(await requested).toBe('This changes real data. Send POST /api/v1/tours?');
  await expect(create.locator('.live-responses-table')).toContainText('The call was not sent.');
});
