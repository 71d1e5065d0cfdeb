import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { ConfirmDialog } from '../../src/kit/ConfirmDialog.tsx';
import { renderPage } from '../support/web.tsx';

describe('the confirmation dialog', () => {
  test('asks with Annuler and Valider, and a clerk who confirms is heard once', async () => {
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

  test('a clerk who leaves a required text empty cannot confirm', async () => {
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
