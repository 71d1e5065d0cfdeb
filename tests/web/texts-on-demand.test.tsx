import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { memoryStore, TestMemoryRouter, useTranslate } from 'react-admin';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../../src/custom/layout/FailurePage.tsx';
import { en } from '../../src/i18n/en.ts';
import { first } from '../../src/i18n/first/en.ts';
import { AllTexts } from '../../src/kit/AllTexts.tsx';
import { lazyTexts } from '../../src/kit/lazy-texts.tsx';
import { createI18nProvider, type ProductI18nProvider } from '../../src/providers/i18n-provider.ts';
import { ProductContext } from '../../src/providers/ProductContext.tsx';

/** React reports on the console what the page has caught. */
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

/** A load that fails as often as the test says, and how often it was tried. */
function rejectedFirst<Texts>(times: number, texts: Texts) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= times) throw new Error('no network');
    return texts;
  });
  return load;
}

const Saying = ({ text }: { text: string }) => <p>{useTranslate()(text)}</p>;

const open = (children: ReactNode, i18nProvider: ProductI18nProvider) =>
  render(
    <TestMemoryRouter>
      <ProductContext store={memoryStore()} i18nProvider={i18nProvider}>
        <ErrorBoundary>
          <Suspense fallback="Waiting">{children}</Suspense>
        </ErrorBoundary>
      </ProductContext>
    </TestMemoryRouter>,
  );

const tryAgain = async () =>
  userEvent.click(await screen.findByRole('button', { name: en.common.retry }));

/** A page that waits for all texts, and one that waits for its own. */
const cases = [
  [
    'all texts of the language',
    () => {
      const load = rejectedFirst(2, en);
      const parts = { front: load, first: load, all: load };
      const page = (
        <AllTexts>
          <Saying text="editor.save" />
        </AllTexts>
      );
      return { load, page, provider: createI18nProvider('en', first, parts) };
    },
  ],
  [
    'the texts of its own part',
    () => {
      const load = rejectedFirst(2, { save: 'Saved' });
      const Texts = lazyTexts('part', load);
      const page = (
        <Texts>
          <Saying text="part.save" />
        </Texts>
      );
      return { load, page, provider: createI18nProvider('en', en) };
    },
  ],
] as const;

describe.each(cases)('a page without %s', (_, prepare) => {
  test('loads them once, reports that it failed, and loads once more whenever the person retries', async () => {
    const { load, page, provider } = prepare();
    open(page, provider);
    expect(await screen.findByText('no network')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
    await tryAgain();
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await tryAgain();
    expect(await screen.findByRole('paragraph')).toBeVisible();
    expect(screen.queryByText('no network')).toBeNull();
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('tries again when it is opened anew', async () => {
    const { load, page, provider } = prepare();
    const { unmount } = open(page, provider);
    expect(await screen.findByText('no network')).toBeInTheDocument();
    unmount();
    open(page, provider);
    expect(await screen.findByText('no network')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
