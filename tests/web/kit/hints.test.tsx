import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HintLayer } from '../../../src/kit/HintLayer.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const hint = () => screen.queryByRole('tooltip')?.textContent;

function Row() {
  const [isPaid, setPaid] = useState(false);
  const label = isPaid ? 'Paid' : 'Not paid';
  return (
    <div>
      <span role="img" aria-label={label} data-hint={label} />
      <button type="button" data-hint="Marks it as paid" onClick={() => setPaid(true)}>
        Pay
      </button>
      <a href="#elsewhere">Elsewhere</a>
      <HintLayer />
    </div>
  );
}
const open = () => render(<Row />);
const sign = () => screen.getByRole('img');
const button = () => screen.getByRole('button');
const link = () => screen.getByRole('link');

describe('a mouse', () => {
  test('that rests on an icon sees its hint until it leaves', async () => {
    open();
    await user.hover(sign());
    expect(hint()).toBeUndefined();
    await pass(100);
    expect(hint()).toBe('Not paid');
    await user.hover(link());
    expect(hint()).toBeUndefined();
  });

  test('that only passes sees nothing', async () => {
    open();
    await user.hover(sign());
    await pass(50);
    await user.hover(link());
    await pass(1000);
    expect(hint()).toBeUndefined();
  });

  test('that goes on to the next icon sees its hint at once', async () => {
    open();
    await user.hover(sign());
    await pass(100);
    await user.hover(button());
    await pass(0);
    expect(hint()).toBe('Marks it as paid');
  });

  test('may rest on the hint itself', async () => {
    open();
    await user.hover(sign());
    await pass(100);
    await user.hover(screen.getByRole('tooltip'));
    await pass(1000);
    expect(hint()).toBe('Not paid');
  });

  test('that clicks takes the hint away, and sees what is true afterwards', async () => {
    open();
    await user.hover(button());
    await pass(100);
    await user.click(button());
    expect(hint()).toBeUndefined();
    await user.hover(sign());
    await pass(100);
    expect(hint()).toBe('Paid');
  });
});

describe('the keyboard', () => {
  test('sees the hint of what it reaches, and Escape takes it away', async () => {
    open();
    await user.tab();
    expect(button()).toHaveFocus();
    expect(hint()).toBe('Marks it as paid');
    await user.keyboard('{Escape}');
    expect(hint()).toBeUndefined();
    await user.tab();
    expect(hint()).toBeUndefined();
  });
});

describe('a finger', () => {
  const touch = { pointerType: 'touch' };

  test('that stays sees the hint for a while', async () => {
    open();
    fireEvent.pointerDown(sign(), touch);
    await pass(700);
    fireEvent.pointerUp(sign(), touch);
    expect(hint()).toBe('Not paid');
    await pass(1500);
    expect(hint()).toBeUndefined();
  });

  test('that taps or scrolls sees nothing', async () => {
    open();
    fireEvent.pointerDown(sign(), touch);
    await pass(300);
    fireEvent.pointerUp(sign(), touch);
    fireEvent.pointerDown(sign(), touch);
    await pass(300);
    fireEvent.pointerCancel(sign(), touch);
    await pass(2000);
    expect(hint()).toBeUndefined();
  });
});

test('what has gone meanwhile has no hint', async () => {
  const { unmount } = open();
  await user.hover(sign());
  unmount();
  await pass(100);
  expect(hint()).toBeUndefined();
});
