import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { grantsOfRole } from '../../../domain/roles/grants-of-role.ts';
import { office } from '../../../domain/roles/ready-made/office.ts';
import { warehouse } from '../../../domain/roles/ready-made/warehouse.ts';
import { useActor } from '../../../src/kit/access/use-access.ts';
import { useView } from '../../../src/kit/view/use-view.ts';
import { ViewProvider } from '../../../src/kit/view/ViewProvider.tsx';
import { storeSession } from '../../../src/providers/session.ts';
import { commandsView } from '../../../src/resources/commands.tsx';
import { asRole } from '../../support/generated-screens.tsx';
import { renderPage } from '../../support/web.tsx';

function Columns() {
  const { lists, form } = useView();
  // Until it is known who reads, fields are hidden that not everybody reads.
  if (!useActor()) return null;
  const fields = form.flatMap((section) => section.fields);
  return (
    <>
      <p data-testid="columns">{lists[0]?.columns.join(' ')}</p>
      <p data-testid="form">{fields.join(' ')}</p>
    </>
  );
}

/** The columns of the first list of orders, and the fields of their form, for a ready-made role. */
async function openAs(role: typeof office | typeof warehouse) {
  const grants = grantsOfRole(role, { tours: [], trips: [], cities: [] });
  storeSession({ token: 'a-token', user: { _id: 'karim', role: 'employee', grants } });
  await renderPage(
    <ViewProvider view={commandsView}>
      <Columns />
    </ViewProvider>,
    { authProvider: asRole('employee') },
  );
  const namesIn = async (id: string) => (await screen.findByTestId(id)).textContent?.split(' ');
  return { columns: await namesIn('columns'), form: await namesIn('form') };
}

test('an employee of the office finds every column of a list of orders, and every field', async () => {
  const { columns, form } = await openAs(office);
  expect(columns).toEqual(commandsView.lists[0]?.columns);
  expect(form).toEqual(commandsView.form.flatMap(({ fields }) => fields));
});

test('an employee of the warehouse finds the columns of what their role reads', async () => {
  const { columns = [], form } = await openAs(warehouse);
  expect(columns.length).toBeGreaterThan(4);
  expect(commandsView.lists[0]?.columns).toEqual(expect.arrayContaining(columns));
  expect(form).not.toContain('paid');
});
