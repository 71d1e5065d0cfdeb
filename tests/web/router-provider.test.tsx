import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderPage } from '../support/web.tsx';

function Page() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <>
      <p>{`${pathname}${search}`}</p>
      <button type="button" onClick={() => navigate('/orders')}>
        orders
      </button>
      <button type="button" onClick={() => navigate({ search: '?page=2' })}>
        second page
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        back
      </button>
    </>
  );
}

test('a clerk who has paged through a list leaves it with one step back', async () => {
  await renderPage(<Page />, { path: '/overview' });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await press('orders');
  await press('second page');
  expect(await screen.findByText('/orders?page=2')).toBeVisible();
  await press('back');
  expect(await screen.findByText('/overview')).toBeVisible();
});

test('what only opens pages is not drawn again by another address', async () => {
  let drawings = 0;
  function Opener() {
    const navigate = useNavigate();
    drawings += 1;
    return (
      <button type="button" onClick={() => navigate('/orders')}>
        orders
      </button>
    );
  }
  const opener = <Opener />;
  function Address() {
    const { pathname } = useLocation();
    return (
      <Routes>
        <Route
          path="*"
          element={
            <>
              {opener}
              <p>{pathname}</p>
            </>
          }
        />
      </Routes>
    );
  }
  await renderPage(<Address />, { path: '/overview' });
  await userEvent.click(screen.getByRole('button', { name: 'orders' }));
  expect(await screen.findByText('/orders')).toBeVisible();
  expect(drawings).toBe(1);
});

test('a relative path is rejected, because it would lead elsewhere from each place', async () => {
  let open: ReturnType<typeof useNavigate> | undefined;
  function Opener() {
    open = useNavigate();
    return <p>here</p>;
  }
  await renderPage(<Opener />, { path: '/orders' });
  expect(() => open?.('..')).toThrow("'..' is a relative path");
  expect(() => open?.({ pathname: '..' })).toThrow("'..' is a relative path");
  expect(() => open?.('sendMessages')).toThrow('useNavigate of react-router');
});
