import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { Activity } from 'react';
import { expect, test, vi } from 'vitest';
import { CallError } from '../../src/providers/call-error.ts';
import { createQueryClient, readWhatIsDrawn } from '../../src/providers/query-client.ts';

const read = vi.fn<() => Promise<string>>();

function Page({ isNeeded }: { isNeeded: boolean }) {
  const { data } = useQuery({ queryKey: ['orders'], queryFn: read, enabled: isNeeded });
  return <h2>{data ?? 'Nothing yet'}</h2>;
}

/** A page that was drawn behind something else, as the first list is behind the login. */
function drawn({ isNeeded = true } = {}) {
  read.mockReset();
  read.mockResolvedValue('Ten orders');
  const client = createQueryClient();
  const at = (mode: 'hidden' | 'visible') => (
    <QueryClientProvider client={client}>
      <Activity mode={mode}>
        <Page isNeeded={isNeeded} />
      </Activity>
    </QueryClientProvider>
  );
  const { rerender } = render(at('hidden'));
  return { client, show: () => rerender(at('visible')), hide: () => rerender(at('hidden')) };
}

test('what a page needs that is drawn ahead is read before it is shown, and only once', async () => {
  const { client, show } = drawn();
  expect(read).not.toHaveBeenCalled();
  readWhatIsDrawn(client);
  expect(read).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(client.getQueryData(['orders'])).toBe('Ten orders'));
  show();
  expect(screen.getByRole('heading', { name: 'Ten orders' })).toBeVisible();
  readWhatIsDrawn(client);
  expect(read).toHaveBeenCalledTimes(1);
});

test('a page that is opened once more reads its data anew', async () => {
  const { client, show, hide } = drawn();
  readWhatIsDrawn(client);
  await waitFor(() => expect(client.getQueryData(['orders'])).toBe('Ten orders'));
  show();
  await client.invalidateQueries();
  expect(read).toHaveBeenCalledTimes(2);
  hide();
  show();
  await waitFor(() => expect(read).toHaveBeenCalledTimes(3));
});

test('what a page does not read is not read ahead', () => {
  const { client } = drawn({ isNeeded: false });
  readWhatIsDrawn(client);
  expect(read).not.toHaveBeenCalled();
});

test('a page whose data could not be read ahead reads them itself', async () => {
  const { client, show } = drawn();
  read.mockRejectedValueOnce(new CallError(404));
  readWhatIsDrawn(client);
  await waitFor(() => expect(client.getQueryState(['orders'])?.status).toBe('error'));
  show();
  expect(await screen.findByRole('heading', { name: 'Ten orders' })).toBeVisible();
});
