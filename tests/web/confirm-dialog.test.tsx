import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { ConfirmDialog } from '../../src/kit/dialog/ConfirmDialog.tsx';
import { renderPage } from '../support/web.tsx';

describe('the confirmation dialog', () => {
  test('opens with Annuler and Valider, and confirms once for a clerk who presses Valider', async () => {
    const onConfirm = vi.fn();
    const onClose = vi.fn();
    await renderPage(
      <ConfirmDialog
        open
        title="Delete Bill ?"
        content="SC-1"
        onConfirm={onConfirm}
        onClose={onClose}
      />,
    );
    expect(screen.getByRole('dialog', { name: 'Delete Bill ?' })).toHaveTextContent('SC-1');
    await userEvent.click(screen.getByRole('button', { name: 'Valider' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('cannot be confirmed by a clerk who leaves a required text empty', async () => {
    const onConfirm = vi.fn();
    await renderPage(
      <ConfirmDialog
        open
        title="Why ?"
        textField={{ label: 'Reason', required: true }}
        onConfirm={onConfirm}
        onClose={vi.fn()}
      />,
    );
    const confirm = screen.getByRole('button', { name: 'Valider' });
    expect(confirm).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), '   {Enter}');
    expect(confirm).toBeDisabled();
    expect(onConfirm).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'twice{Enter}');
    expect(onConfirm).toHaveBeenCalledWith('twice');
  });
});

/** A record that can be deleted after a confirmation; its button disappears with it. */
function Deletable() {
  const [asking, setAsking] = useState(false);
  const [isThere, setThere] = useState(true);
  return (
    <main id="main-content" tabIndex={-1}>
      {isThere && (
        <button type="button" onClick={() => setAsking(true)}>
          delete
        </button>
      )}
      <ConfirmDialog
        open={asking}
        title="Delete ?"
        onConfirm={() => {
          setThere(false);
          setAsking(false);
        }}
        onClose={() => setAsking(false)}
      />
    </main>
  );
}

describe('the focus', () => {
  test('returns to the button that opened it, if a clerk cancels', async () => {
    await renderPage(<Deletable />);
    const button = screen.getByRole('button', { name: 'delete' });
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(button).toHaveFocus());
  });

  test('also returns to it in a browser that does not focus what is clicked', async () => {
    await renderPage(<Deletable />);
    const button = screen.getByRole('button', { name: 'delete' });
    fireEvent.pointerDown(button);
    fireEvent.click(button);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  });

  test('moves to the page if the button is unmounted', async () => {
    await renderPage(<Deletable />);
    await userEvent.click(screen.getByRole('button', { name: 'delete' }));
    await userEvent.click(screen.getByRole('button', { name: 'Valider' }));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });
});
