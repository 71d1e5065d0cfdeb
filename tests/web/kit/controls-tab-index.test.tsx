import { act, render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { useControlsTabIndex } from '../../../src/kit/list/keyboard/use-controls-tab-index.ts';

function LateCell() {
  const [isLoaded, setLoaded] = useState(false);
  return isLoaded ? (
    <a href="/late">late</a>
  ) : (
    <button type="button" onClick={() => setLoaded(true)}>
      load
    </button>
  );
}

function Row({ isStop }: { isStop: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  useControlsTabIndex(ref, isStop ? 0 : -1);
  return (
    <div ref={ref}>
      <input aria-label="box" type="checkbox" />
      <LateCell />
    </div>
  );
}

test('a control that a cell shows later takes the same place in the tab order', async () => {
  const { rerender } = render(<Row isStop={false} />);
  expect(screen.getByRole('checkbox')).toHaveProperty('tabIndex', -1);
  act(() => screen.getByRole('button').click());
  await waitFor(() => expect(screen.getByRole('link')).toHaveProperty('tabIndex', -1));
  rerender(<Row isStop />);
  expect(screen.getByRole('checkbox')).toHaveProperty('tabIndex', 0);
  expect(screen.getByRole('link')).toHaveProperty('tabIndex', 0);
});
