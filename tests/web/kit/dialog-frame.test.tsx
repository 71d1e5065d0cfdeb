import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { DialogFrame } from '../../../src/kit/dialog/DialogFrame.tsx';
import { renderPage, setScreenWidth } from '../../support/web.tsx';

const surface = () => document.querySelector('.MuiDialog-paper');

test('a dialog is named by its title, also where it brings a heading of its own', async () => {
  await renderPage(
    <>
      <DialogFrame title="Parcels">1</DialogFrame>
      <DialogFrame>{(titleId) => <h3 id={titleId}>Weights</h3>}</DialogFrame>
    </>,
  );
  expect(screen.getByRole('dialog', { name: 'Parcels', hidden: true })).toHaveTextContent('1');
  expect(screen.getByRole('dialog', { name: 'Weights' })).toBeInTheDocument();
});

test('a clerk closes a dialog by Escape or by the button in its corner, but not while it is busy', async () => {
  const onClose = vi.fn();
  const frame = (isBusy: boolean) => (
    <DialogFrame title="Parcels" closeLabel="Close" isBusy={isBusy} onClose={onClose}>
      1
    </DialogFrame>
  );
  const { unmount } = await renderPage(frame(true));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).not.toHaveBeenCalled();
  unmount();
  await renderPage(frame(false));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('a large dialog fills the screen of a phone, a question does not', async () => {
  setScreenWidth(400);
  const { unmount } = await renderPage(
    <DialogFrame title="Parcels" fills="phone">
      1
    </DialogFrame>,
  );
  expect(surface()).toHaveClass('MuiDialog-paperFullScreen');
  unmount();
  await renderPage(<DialogFrame title="Parcels">1</DialogFrame>);
  expect(surface()).not.toHaveClass('MuiDialog-paperFullScreen');
});

test('the focus returns to the button that has opened a dialog over the page', async () => {
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <DialogFrame open={isOpen} title="Parcels" isLayer onClose={() => setOpen(false)}>
          1
        </DialogFrame>
      </>
    );
  }
  await renderPage(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});
