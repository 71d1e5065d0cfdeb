import { render, screen } from '@testing-library/react';
import { Activity, Profiler } from 'react';
import { expect, test, vi } from 'vitest';
import { Title } from '../../../src/kit/Title.tsx';

const page = (title: string, mode: 'visible' | 'hidden' = 'visible') => (
  <>
    <header id="react-admin-title" data-testid="heading" />
    <Activity mode={mode}>
      <Title title={title} />
    </Activity>
  </>
);
const heading = () => screen.getByTestId('heading').textContent;

test('a page sets the heading, changes it, and takes it away when it is left', () => {
  const { rerender } = render(page('Warehouse'));
  expect(heading()).toBe('Warehouse');
  rerender(page('Trips'));
  expect(heading()).toBe('Trips');
  rerender(page('Trips', 'hidden'));
  expect(heading()).toBe('');
});

test('a page that is drawn ahead sets no heading, and is not drawn again for it when shown', () => {
  const drawn = vi.fn();
  const profiled = (mode: 'visible' | 'hidden') => (
    <Profiler id="page" onRender={drawn}>
      {page('Trips', mode)}
    </Profiler>
  );
  const { rerender } = render(profiled('hidden'));
  expect(heading()).toBe('');
  drawn.mockClear();
  rerender(profiled('visible'));
  expect(heading()).toBe('Trips');
  expect(drawn.mock.calls.map(([, phase]) => phase)).not.toContain('nested-update');
});
