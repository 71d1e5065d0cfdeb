import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FailurePage } from '../../src/custom/layout/FailurePage.tsx';
import { MissingCodePage } from '../../src/custom/layout/MissingCodePage.tsx';
import { renderPage } from '../support/web.tsx';

const onReload = vi.fn();
let isUp = false;

beforeEach(() => {
  onReload.mockClear();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (!isUp) throw new TypeError('Failed to fetch');
    return new Response('<!doctype html>');
  });
});
afterEach(() => vi.restoreAllMocks());

describe('a section whose code could not be loaded', () => {
  test.each([
    'Failed to fetch dynamically imported module: /assets/Tours.js',
    'error loading dynamically imported module: /assets/Tours.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/Tours.css',
  ])('is reported as such, whatever the browser’s message: %s', async (message) => {
    isUp = false;
    await renderPage(<FailurePage error={new Error(message)} resetErrorBoundary={vi.fn()} />);
    expect(await screen.findByText(/could not be loaded/)).toBeVisible();
    expect(await screen.findByText(/server cannot be reached/)).toBeVisible();
  });

  test('does not reload the page while the server is down', async () => {
    isUp = false;
    await renderPage(<MissingCodePage onReload={onReload} />);
    await screen.findByText(/server cannot be reached/);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled());
    expect(onReload).not.toHaveBeenCalled();
  });

  test('opens automatically once the server is back', async () => {
    isUp = false;
    await renderPage(<MissingCodePage onReload={onReload} />);
    await screen.findByText(/server cannot be reached/);
    isUp = true;
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(onReload).toHaveBeenCalledTimes(1), { timeout: 60_000 });
  });

  test('is not reloaded in a loop if the server answers, but on request', async () => {
    isUp = true;
    await renderPage(<MissingCodePage onReload={onReload} />);
    const reload = await screen.findByRole('button', { name: 'Reload' });
    expect(onReload).not.toHaveBeenCalled();
    await userEvent.click(reload);
    await waitFor(() => expect(onReload).toHaveBeenCalledTimes(1));
  });
});

test('a page that fails for another reason says so', async () => {
  const again = vi.fn();
  await renderPage(<FailurePage error={new Error('drawn wrongly')} resetErrorBoundary={again} />);
  expect(screen.getByText('This page could not be shown')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(again).toHaveBeenCalled();
});
