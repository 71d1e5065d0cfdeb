import { QueryClient } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminContext, TestMemoryRouter } from 'react-admin';
import { expect, it } from 'vitest';
import type { IssuedInvoice } from '../../../../domain/documents/invoice/issued-invoice.ts';
import {
  invoicesQuery,
  useInvoicing,
} from '../../../../src/custom/documents/issue/use-invoicing.ts';
import { createDataProvider } from '../../../../src/providers/data-provider.ts';
import { INVOICED_ID, issuedInvoice } from '../../../support/issuing-back-end.ts';

const ONE_MINUTE = 60_000;

/** An editor opened with this in the cache, and the server's response to come. */
function openWith(remembered: readonly IssuedInvoice[]) {
  const answer = Promise.withResolvers<readonly IssuedInvoice[]>();
  const provider = {
    ...createDataProvider({ apiUrl: 'https://back.end.test', getToken: () => undefined }),
    getInvoices: () => answer.promise,
  };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(invoicesQuery(provider, INVOICED_ID).queryKey, [...remembered], {
    updatedAt: Date.now() - ONE_MINUTE,
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TestMemoryRouter>
      <CoreAdminContext dataProvider={provider} queryClient={client}>
        {children}
      </CoreAdminContext>
    </TestMemoryRouter>
  );
  const { result } = renderHook(() => useInvoicing({ id: INVOICED_ID }, 'invoice'), { wrapper });
  return { result, answer };
}

it('a clerk is shown no cached draft while the server is queried, and then what was issued in the meantime', async () => {
  const { result, answer } = openWith([]);
  await waitFor(() => expect(result.current).not.toBeNull());
  expect(result.current).toMatchObject({ isKnown: false, isPossible: false });
  answer.resolve([issuedInvoice()]);
  await waitFor(() => expect(result.current.isKnown).toBe(true));
  expect(result.current.issued?.number).toBe('RE-2026-000001');
});

it('a clerk is not shown as issued what has been cancelled in the meantime', async () => {
  const { result, answer } = openWith([issuedInvoice()]);
  await waitFor(() => expect(result.current).not.toBeNull());
  expect(result.current).toMatchObject({ isKnown: false, documents: [] });
  answer.resolve([issuedInvoice({ status: 'cancelled' })]);
  await waitFor(() => expect(result.current.isKnown).toBe(true));
  expect(result.current.issued).toBeUndefined();
});

it('a failed request does not make cached data count as known, and can be retried', async () => {
  const { result, answer } = openWith([]);
  answer.reject(new Error('No connection.'));
  await waitFor(() => expect(result.current.retry).toBeDefined());
  expect(result.current.isKnown).toBe(false);
});
