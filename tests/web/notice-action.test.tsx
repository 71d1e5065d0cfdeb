import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Notices } from '../../src/kit/notices/Notices.tsx';
import { ACTION_DURATION, LONGEST_HOLD, useNotice } from '../../src/kit/notices/use-notice.tsx';
import { renderPage } from '../support/web.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

function Notifier() {
  const notice = useNotice();
  const action = { label: 'ra.action.undo' as const, onChoose: () => undefined };
  return (
    <>
      <button type="button" onClick={() => notice('orders.switched', { action })}>
        move
      </button>
      <button
        type="button"
        onClick={() =>
          notice('orders.switched', { actions: [action, { ...action, label: 'ra.action.show' }] })
        }
      >
        move two
      </button>
    </>
  );
}

const snackbar = () => document.querySelector('.MuiSnackbar-root');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const pointAt = (button: HTMLElement, screenX: number) =>
  fireEvent.pointerMove(button, { screenX, screenY: 40 });

/** A notice with a button, which appears right below the pointer. */
const comeUp = async (name = 'move') => {
  await renderPage(
    <>
      <Notifier />
      <Notices />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name }));
  const button = await screen.findByRole('button', { name: 'Undo' });
  fireEvent.mouseOver(button);
  pointAt(button, 700);
  return button;
};

it('a notice below a resting pointer disappears on time', async () => {
  await comeUp();
  await pass(ACTION_DURATION);
  await waitFor(() => expect(snackbar()).toBeNull());
});

it('a notice waits for a clerk whose pointer is on its button, but not for ever', async () => {
  const button = await comeUp();
  pointAt(button, 720);
  await pass(ACTION_DURATION + 1000);
  expect(snackbar()).toHaveTextContent('Orders Switched');
  await pass(LONGEST_HOLD - ACTION_DURATION);
  await waitFor(() => expect(snackbar()).toBeNull());
});

it('a notice waits for a clerk who has reached its button by keyboard', async () => {
  const button = await comeUp();
  act(() => button.focus());
  await pass(LONGEST_HOLD + 1000);
  expect(snackbar()).toHaveTextContent('Orders Switched');
});

it('a notice with two buttons waits for the focus on either', async () => {
  const button = await comeUp('move two');
  act(() => button.focus());
  await pass(LONGEST_HOLD + 1000);
  expect(snackbar()).toHaveTextContent('Orders Switched');
  act(() => screen.getByRole('button', { name: 'Show' }).focus());
  await pass(1000);
  expect(snackbar()).toHaveTextContent('Orders Switched');
});
