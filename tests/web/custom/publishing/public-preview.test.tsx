import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { PublicPreview } from '../../../../src/custom/publishing/PublicPreview.tsx';
import { renderPage } from '../../../support/web.tsx';

// What cleans formatted text is a large library, which a busy machine needs a while to load.
configure({ asyncUtilTimeout: 10_000 });

const NOTE = 'Readers of this language get the text of another one.';
const TITLE = { de: 'Hafenstreik', en: 'Strike at the port', ar: 'إضراب في الميناء' };
const TEXT = {
  de: '<p>Der <strong>Hafen</strong> ruht.</p>',
  en: '<p>The <strong>port</strong> rests.</p><img src="x" onerror="alert(1)">',
};

/** Draws the preview of a content; `getFile` is called for its picture. */
async function preview(
  record: Record<string, unknown>,
  { isRich = true, locale = 'en' as const } = {},
) {
  const getFile = vi.fn(async () => new Blob(['picture']));
  await renderPage(
    <RecordContextProvider value={{ id: 'info-1', ...record }}>
      <PublicPreview ratio={[16, 9]} isRich={isRich} />
    </RecordContextProvider>,
    { locale, dataProvider: { getFile } },
  );
  return { getFile };
}

/** What readers of a language see, once somebody has chosen it. */
async function readIn(language: string) {
  await userEvent.click(screen.getByRole('tab', { name: language }));
  const panel = screen.getByRole('tabpanel', { name: language });
  return { panel, ...within(panel) };
}

test('somebody sees the content as its readers do, first in their own language', async () => {
  await preview({ title: TITLE, text: TEXT });
  const page = within(screen.getByRole('region', { name: 'As the public sees it' }));
  expect(page.getByRole('tab', { selected: true })).toHaveTextContent('English');
  expect(page.getByRole('heading', { name: 'Strike at the port' })).toBeVisible();
  const word = await page.findByText('port', { selector: 'strong' });
  expect(word).toBeVisible();
  // Nothing that runs, nor a picture from elsewhere.
  expect(document.querySelector('[onerror], img')).toBeNull();
  expect(within(page.getByRole('tabpanel')).queryByText(NOTE)).toBeNull();

  const german = await readIn('Deutsch');
  expect(await german.findByText('Hafen', { selector: 'strong' })).toBeVisible();
  expect(german.queryByText(NOTE)).toBeNull();
});

test('what a language lacks is shown as its readers get it, and a note says so', async () => {
  await preview({ title: TITLE, text: TEXT });
  const french = await readIn('Français');
  const heading = french.getByRole('heading', { name: 'Hafenstreik' });
  expect(heading).toHaveAttribute('lang', 'de');
  expect(french.getByText(NOTE)).toBeVisible();
  expect(french.getByText(NOTE)).toHaveAttribute('lang', 'en');

  // Its title is there and its text is not: each is read in its own language and direction.
  const arabic = await readIn('العربية');
  const title = arabic.getByRole('heading', { name: TITLE.ar });
  expect(title).toHaveAttribute('dir', 'rtl');
  const text = (await arabic.findByText('Hafen', { selector: 'strong' })).closest('[lang]');
  expect(text).toHaveAttribute('lang', 'de');
  expect(text).toHaveAttribute('dir', 'ltr');
  expect(arabic.getByText(NOTE)).toBeVisible();
});

test('a text that exists in no language is missed in none', async () => {
  await preview({ title: TITLE, text: null });
  expect((await readIn('Deutsch')).queryByText(NOTE)).toBeNull();
  expect((await readIn('العربية')).queryByText(NOTE)).toBeNull();
});

test('a plain text keeps its lines, and its signs are no markup', async () => {
  await preview({ title: TITLE, text: { en: '<b>5 kg</b>\nfree' } }, { isRich: false });
  const { panel } = await readIn('English');
  expect(panel).toHaveTextContent('<b>5 kg</b> free');
  expect(panel.querySelector('b')).toBeNull();
});

test.each([
  ['https://jisr.example/prices', 'https://jisr.example/prices'],
  ['jisr.example', 'https://jisr.example/'],
])('a title with the link %s leads to %s', async (link, href) => {
  await preview({ title: TITLE, text: TEXT, link });
  const { getByRole } = await readIn('English');
  expect(getByRole('link', { name: TITLE.en })).toHaveAttribute('href', href);
});

test.each(['javascript:alert(1)', '', null])(
  'a title with the link %j leads nowhere',
  async (link) => {
    await preview({ title: TITLE, text: TEXT, link });
    const { getByRole, queryByRole } = await readIn('English');
    expect(getByRole('heading', { name: TITLE.en })).toBeVisible();
    expect(queryByRole('link')).toBeNull();
  },
);

test('the picture is drawn if there is one', async () => {
  URL.createObjectURL = () => 'blob:port';
  URL.revokeObjectURL = () => undefined;
  const { getFile } = await preview({ title: TITLE, text: TEXT, pic: 'port.webp' });
  const { panel } = await readIn('English');
  await waitFor(() => expect(panel.querySelector('img')).toHaveAttribute('src', 'blob:port'));
  expect(getFile).toHaveBeenCalledWith('port.webp', expect.anything());
});

test.each([null, '', 'no-photo'])('no picture is requested where it is %j', async (pic) => {
  const { getFile } = await preview({ title: TITLE, text: TEXT, pic });
  expect((await readIn('English')).getByRole('heading')).toBeVisible();
  expect(getFile).not.toHaveBeenCalled();
});
