import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, logInBefore, openCustomerPage } from '../../support/customer-page.tsx';

afterEach(() => vi.unstubAllGlobals());

test('a customer whose phone pushes the page behind the keyboard sees it come back', async () => {
  const seen = Object.assign(new EventTarget(), { height: 500, scale: 1 });
  vi.stubGlobal('visualViewport', seen);
  logInBefore();
  answerCalls(() => ({ body: {} }));
  await openCustomerPage();
  await screen.findByRole('textbox', { name: 'Your message' });
  const scrolled = vi.spyOn(window, 'scrollTo');
  seen.dispatchEvent(new Event('scroll'));
  expect(scrolled).toHaveBeenCalledWith(0, 0);
  Object.assign(seen, { scale: 2 });
  seen.dispatchEvent(new Event('scroll'));
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('a customer whose keyboard lies over the page keeps the input in sight, and may zoom', async () => {
  const seen = Object.assign(new EventTarget(), { height: 844, scale: 1 });
  vi.stubGlobal('visualViewport', seen);
  logInBefore();
  answerCalls(() => ({ body: {} }));
  await openCustomerPage();
  await screen.findByRole('textbox', { name: 'Your message' });
  const height = () => document.documentElement.style.getPropertyValue('--seen-height');
  const become = (next: { height: number; scale: number }) =>
    act(() => {
      Object.assign(seen, next);
      seen.dispatchEvent(new Event('resize'));
    });
  become({ height: 500, scale: 1 });
  expect(height()).toBe('500px');
  become({ height: 250, scale: 2 });
  expect(height()).toBe('500px');
  become({ height: 844, scale: 1 });
  expect(height()).toBe('844px');
});
