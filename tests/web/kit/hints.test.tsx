import { createTheme, ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { HintLayer } from '../../../src/kit/HintLayer.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

beforeAll(() => import('../../../src/kit/HintTooltip.tsx'));

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
const leaveWindow = (pointerType = 'mouse') =>
  act(() =>
    document.documentElement.dispatchEvent(new PointerEvent('pointerleave', { pointerType })),
  );
const link = () => screen.getByRole('link');

describe('a mouse', () => {
  test('that rests on an icon sees its hint until it leaves', async () => {
    open();
    await user.hover(sign());
    expect(hint()).toBeUndefined();
    await pass(300);
    expect(hint()).toBe('Not paid');
    await user.hover(link());
    expect(hint()).toBeUndefined();
  });

  test('that only passes sees nothing', async () => {
    open();
    await user.hover(sign());
    await pass(200);
    await user.hover(link());
    await pass(1000);
    expect(hint()).toBeUndefined();
  });

  test('that goes on to the next icon sees its hint at once', async () => {
    open();
    await user.hover(sign());
    await pass(300);
    await user.hover(button());
    await pass(0);
    expect(hint()).toBe('Marks it as paid');
  });

  test('may rest on the hint itself', async () => {
    open();
    await user.hover(sign());
    await pass(300);
    await user.hover(screen.getByRole('tooltip'));
    await pass(1000);
    expect(hint()).toBe('Not paid');
  });

  test('that clicks takes the hint away, and sees what is true afterwards', async () => {
    open();
    await user.hover(button());
    await pass(300);
    await user.click(button());
    expect(hint()).toBeUndefined();
    await user.hover(sign());
    await pass(300);
    expect(hint()).toBe('Paid');
  });
});

test('a mouse that leaves the window takes the hint along, and one that has left sees none', async () => {
  open();
  await user.hover(sign());
  await pass(300);
  leaveWindow();
  expect(hint()).toBeUndefined();
  await user.hover(button());
  leaveWindow();
  await pass(1000);
  expect(hint()).toBeUndefined();
});

describe('the keyboard', () => {
  test('wins over a mouse that has just come to rest elsewhere', async () => {
    open();
    await user.hover(sign());
    await user.tab();
    await pass(1000);
    expect(hint()).toBe('Marks it as paid');
  });

  test('sees the hint of what it reaches, whatever else is pressed, until it goes on', async () => {
    open();
    await user.tab();
    expect(button()).toHaveFocus();
    await user.keyboard('{Shift}');
    expect(hint()).toBe('Marks it as paid');
    await user.tab();
    expect(link()).toHaveFocus();
    expect(hint()).toBeUndefined();
  });

  test('takes the hint away with Escape', async () => {
    open();
    await user.tab();
    await user.keyboard('{Escape}');
    expect(button()).toHaveFocus();
    expect(hint()).toBeUndefined();
  });

  test('leaves the hint under the mouse when it goes on', async () => {
    open();
    await user.tab();
    await user.hover(sign());
    await pass(300);
    await user.tab();
    expect(hint()).toBe('Not paid');
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
    await pass(4000);
    expect(hint()).toBeUndefined();
  });

  test('that taps on what cannot be used now sees the reason at once', async () => {
    open();
    link().setAttribute('aria-disabled', 'true');
    link().dataset.hint = 'Not yet';
    fireEvent.pointerDown(link(), touch);
    fireEvent.pointerUp(link(), touch);
    leaveWindow('touch'); // As a lifted finger does, in a browser.
    await pass(0);
    expect(hint()).toBe('Not yet');
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

describe('an element', () => {
  const row = (label: string | undefined) => (
    <div>
      {label && <span role="img" aria-label={label} data-hint={label} />}
      <HintLayer />
    </div>
  );

  test('that is unmounted meanwhile has no hint', async () => {
    const { rerender } = render(row('Not paid'));
    await user.hover(sign());
    rerender(row(undefined));
    await pass(300);
    expect(hint()).toBeUndefined();
  });

  test('that goes takes its hint along', async () => {
    const { rerender } = render(row('Not paid'));
    await user.hover(sign());
    await pass(300);
    rerender(row(undefined));
    await waitFor(() => expect(hint()).toBeUndefined());
  });

  test('that changes has its new hint', async () => {
    const { rerender } = render(row('Not paid'));
    await user.hover(sign());
    await pass(300);
    rerender(row('Paid'));
    await waitFor(() => expect(hint()).toBe('Paid'));
  });
});

test.each([
  ['ltr', 'right'],
  ['rtl', 'left'],
] as const)('a hint at the end stands beside it, %s', async (direction, side) => {
  render(
    <ThemeProvider theme={createTheme({ direction })}>
      <button type="button" data-hint="Orders" data-hint-at="end" />
      <HintLayer />
    </ThemeProvider>,
  );
  await user.hover(button());
  await pass(300);
  await waitFor(() =>
    expect(screen.getByRole('tooltip')).toHaveAttribute('data-popper-placement', side),
  );
});
