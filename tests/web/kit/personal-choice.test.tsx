import { act, screen, waitFor } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { expect, test } from 'vitest';
import { usePersonalChoice } from '../../../src/kit/list/use-personal-choice.ts';
import { renderPage } from '../../support/web.tsx';

const isText = (value: unknown): value is string => typeof value === 'string';
const CHOICE = { part: 'look', name: 'sort of blue', isValid: isText };

/** A page whose choices are written when the test says so, one after the other. */
async function openChoice() {
  const writes: { value: unknown; end: (failure?: Error) => void }[] = [];
  const dataProvider = {
    getPreferences: async () => [{ key: 'look:sort of blue', value: 'navy' }],
    keepPreference: ({ value }: { value: unknown }) =>
      new Promise<void>((resolve, reject) => {
        writes.push({ value, end: (failure) => (failure ? reject(failure) : resolve()) });
      }),
  } as unknown as Partial<DataProvider>;
  let choose: ((next: string) => Promise<void>) | undefined;
  function Page() {
    const choice = usePersonalChoice(CHOICE);
    choose = choice.choose;
    return <p data-testid="chosen">{choice.chosen}</p>;
  }
  await renderPage(<Page />, {
    dataProvider,
    authProvider: {
      login: async () => undefined,
      logout: async () => undefined,
      checkAuth: async () => undefined,
      checkError: async () => undefined,
      getPermissions: async () => 'admin',
      getIdentity: async () => ({ id: 'somebody' }),
    },
  });
  const shows = (value: string) =>
    waitFor(() => expect(screen.getByTestId('chosen')).toHaveTextContent(value));
  await shows('navy');
  const next = async (failure?: Error) => {
    await waitFor(() => expect(writes.length).toBeGreaterThan(0));
    const write = writes.shift();
    await act(async () => write?.end(failure));
  };
  return { choose: (value: string) => choose?.(value), shows, next };
}

test('a choice that could not be stored is taken back', async () => {
  const { choose, shows, next } = await openChoice();
  const chosen = choose('sky');
  await shows('sky');
  await next(new Error('No disk.'));
  await chosen;
  await shows('navy');
});

test('it does not take back what was chosen since, from the same drawing', async () => {
  const { choose, shows, next } = await openChoice();
  const both = Promise.all([choose('sky'), choose('teal')]);
  await next(new Error('No disk.'));
  await next();
  await both;
  await shows('teal');
});

test('the last one that was stored comes back', async () => {
  const { choose, shows, next } = await openChoice();
  const both = Promise.all([choose('sky'), choose('teal')]);
  await next();
  await next(new Error('No disk.'));
  await both;
  await shows('sky');
});
