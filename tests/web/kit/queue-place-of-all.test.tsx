import { act, renderHook, waitFor } from '@testing-library/react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { expect, it } from 'vitest';
import { QUEUE_KEY, type Queue } from '../../../src/kit/queue/queue.ts';
import { useQueue } from '../../../src/kit/queue/use-queue.ts';
import { ALL_ROWS } from '../../../src/providers/list-query.ts';

const IDS = Array.from({ length: ALL_ROWS + 2 }, (_, at) => `order-${at}`);
const QUEUE: Queue = {
  resource: 'commands',
  title: undefined,
  filter: {},
  sort: { field: 'billCode', order: 'ASC' },
  perPage: ALL_ROWS,
  at: 0,
};

it('counts the records of a list that shows all beyond the size of a page, and ends with the last', async () => {
  const dataProvider = { getIds: async () => ({ data: IDS }) };
  const store = memoryStore({ [QUEUE_KEY]: { ...QUEUE, at: ALL_ROWS - 1 } });
  const { result, rerender } = renderHook(({ id }) => useQueue('commands', id), {
    initialProps: { id: `order-${ALL_ROWS - 1}` },
    wrapper: ({ children }) => (
      <CoreAdminContext dataProvider={dataProvider as never} store={store}>
        {children}
      </CoreAdminContext>
    ),
  });
  const step = () => {
    const next = result.current?.next;
    if (!next) throw new Error('There is no next record.');
    act(() => result.current?.go(next));
    rerender({ id: String(next.id) });
  };
  await waitFor(() => expect(result.current?.position).toBe(ALL_ROWS));
  step();
  expect(result.current).toMatchObject({ position: ALL_ROWS + 1, total: ALL_ROWS + 2 });
  expect(result.current?.previous).toEqual({ id: `order-${ALL_ROWS - 1}`, at: ALL_ROWS - 1 });
  step();
  expect(result.current).toMatchObject({ position: ALL_ROWS + 2, next: undefined });
});
