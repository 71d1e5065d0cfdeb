import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from '../../../src/kit/lazy-part.tsx';
import { OptionalPart } from '../../../src/kit/OptionalPart.tsx';

const Badge = () => <span>badge</span>;

function drawn(load: () => Promise<{ Badge: typeof Badge }>) {
  const Part = lazyPart(load, 'Badge');
  render(
    <>
      <input aria-label="weight" defaultValue="12" />
      <OptionalPart fallback={<span>icon</span>}>
        <Part />
      </OptionalPart>
    </>,
  );
}

beforeEach(() => {
  // React names every failure that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

it('shows its fallback until it is loaded', async () => {
  drawn(async () => ({ Badge }));
  expect(screen.getByText('icon')).toBeInTheDocument();
  expect(await screen.findByText('badge')).toBeInTheDocument();
});

it('leaves the page as it is if its code cannot be loaded', async () => {
  const load = vi.fn(() =>
    Promise.reject(new Error('Failed to fetch dynamically imported module')),
  );
  drawn(load);
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
  expect(load).toHaveBeenCalled();
  expect(screen.getByText('icon')).toBeInTheDocument();
  expect(screen.getByLabelText('weight')).toHaveValue('12');
});
