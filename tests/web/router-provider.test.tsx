import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-admin';
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
