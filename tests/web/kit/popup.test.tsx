import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notification } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { usePopup } from '../../../src/kit/popup/use-popup.ts';
import { renderPage } from '../../support/web.tsx';

const load = vi.fn(async () => ({ default: () => <p>The panel</p> }));

function Page() {
  const { anchor, Panel, open } = usePopup(load);
  return (
    <>
      <p>The list</p>
      <button type="button" onClick={({ currentTarget }) => open(currentTarget)}>
        Columns
      </button>
      {anchor && Panel && <Panel />}
      <Notification />
    </>
  );
}

test('a clerk whose panel could not be loaded keeps the page, and can try again', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  await renderPage(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  expect(await screen.findByText('This could not be loaded')).toBeVisible();
  expect(screen.getByText('The list')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The panel')).toBeVisible();
});
