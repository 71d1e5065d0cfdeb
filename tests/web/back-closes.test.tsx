import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { memoryStore, useLocation } from 'react-admin';
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { en } from '../../src/i18n/en.ts';
import { ConfirmDialog } from '../../src/kit/dialog/ConfirmDialog.tsx';
import { watchBack } from '../../src/kit/dialog/use-back-closes.ts';
import { createI18nProvider } from '../../src/providers/i18n-provider.ts';
import { ProductContext } from '../../src/providers/ProductContext.tsx';

/** A page that opens a question, and can open another one over it. */
function Page({ busy }: { busy: boolean }) {
  const [first, setFirst] = useState(false);
  const [second, setSecond] = useState(false);
  return (
    <>
      <h1>{useLocation().pathname}</h1>
      <Link to="/list">to the list</Link>
      <button type="button" onClick={() => setFirst(true)}>
        delete
      </button>
      <ConfirmDialog
        open={first}
        title="Delete ?"
        busy={busy}
        content={
          <button type="button" onClick={() => setSecond(true)}>
            why
          </button>
        }
        onConfirm={() => undefined}
        onClose={() => setFirst(false)}
      />
      <ConfirmDialog
        open={second}
        title="Why ?"
        onConfirm={() => undefined}
        onClose={() => setSecond(false)}
      />
    </>
  );
}

let router: ReturnType<typeof createBrowserRouter>;
const open = async ({ busy = false } = {}) => {
  window.history.replaceState(null, '', '/overview');
  watchBack();
  router = createBrowserRouter([
    {
      path: '*',
      element: (
        <ProductContext store={memoryStore()} i18nProvider={createI18nProvider('en', en)}>
          <Page busy={busy} />
        </ProductContext>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
  await userEvent.click(await screen.findByRole('link', { name: 'to the list' }));
  expect(screen.getByRole('heading', { name: '/list' })).toBeVisible();
};
const dialog = (name: string) => screen.queryByRole('dialog', { name });
const place = () => window.location.pathname;
/** The browser takes a moment for a step back; the page says when it is done. */
const goBack = () => act(async () => window.history.back());

/** The entries of the tab's history, in their order; jsdom does not number them itself. */
const ENTRIES = ['/overview', '/list'];

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  vi.stubGlobal('navigation', {
    get currentEntry() {
      return { index: ENTRIES.indexOf(window.location.pathname) };
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  router.dispose();
});

describe('a step in the browser’s history', () => {
  test('closes the open confirmation and stays on the page', async () => {
    await open();
    const before = place();
    await userEvent.click(screen.getByRole('button', { name: 'delete' }));
    expect(dialog('Delete ?')).toBeVisible();
    await goBack();
    await waitFor(() => expect(dialog('Delete ?')).toBeNull());
    await waitFor(() => expect(place()).toBe(before));
    expect(screen.getByRole('heading', { name: '/list' })).toBeVisible();
  });

  test('leads to the previous page once nothing is open', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'delete' }));
    await goBack();
    await waitFor(() => expect(dialog('Delete ?')).toBeNull());
    await waitFor(() => expect(window.location.pathname).toBe('/list'));
    await goBack();
    expect(await screen.findByRole('heading', { name: '/overview' })).toBeVisible();
  });

  test('closes one question after another, the last one first', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'delete' }));
    await userEvent.click(screen.getByRole('button', { name: 'why' }));
    await goBack();
    await waitFor(() => expect(dialog('Why ?')).toBeNull());
    expect(dialog('Delete ?')).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/list'));
    await goBack();
    await waitFor(() => expect(dialog('Delete ?')).toBeNull());
  });

  test('keeps a question open while its answer is being carried out', async () => {
    await open({ busy: true });
    const before = place();
    await userEvent.click(screen.getByRole('button', { name: 'delete' }));
    const go = vi.spyOn(window.history, 'go');
    await goBack();
    await waitFor(() => expect(go).toHaveBeenCalledWith(1));
    await waitFor(() => expect(place()).toBe(before));
    expect(dialog('Delete ?')).toBeVisible();
  });

  test('leaves the page in a browser that does not number its entries', async () => {
    vi.stubGlobal('navigation', undefined);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'delete' }));
    await goBack();
    expect(await screen.findByText('/overview')).toBeInTheDocument();
  });

  test('forward closes the open confirmation too, and stays on the page', async () => {
    await open();
    await goBack();
    expect(await screen.findByRole('heading', { name: '/overview' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'delete' }));
    await act(async () => window.history.forward());
    await waitFor(() => expect(dialog('Delete ?')).toBeNull());
    await waitFor(() => expect(place()).toBe('/overview'));
    expect(screen.getByRole('heading', { name: '/overview' })).toBeVisible();
  });
});
