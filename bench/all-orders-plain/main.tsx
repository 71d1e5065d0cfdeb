// react-admin's own tables: the same columns and the same data, every row drawn.
import Dialog from '@mui/material/Dialog';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import {
  Admin,
  BulkDeleteWithConfirmButton,
  CustomRoutes,
  DataTable,
  List,
  Pagination,
  Resource,
} from 'react-admin';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet, Route, RouterProvider } from 'react-router-dom';
import { tableColumns } from '../../src/custom/orders/table-columns.tsx';
import { en } from '../../src/i18n/en.ts';
import { createDataProvider } from '../../src/providers/data-provider.ts';
import { ALL_ROWS } from '../../src/providers/list-query.ts';
import { readToken } from '../../src/providers/session.ts';
import { orderLists } from '../../src/resources/order-lists.ts';

const { filter, columns } = orderLists.ToDu;
const sort = { field: 'user.name', order: 'ASC' } as const;
const dataProvider = createDataProvider({ apiUrl: '/api/v1', getToken: readToken });
const i18nProvider = polyglotI18nProvider(() => ({ ...en, ...english }), 'en');
const COLUMNS = tableColumns(columns);
const USER_COLUMNS = [
  'name',
  'role',
  'code',
  'phone',
  'zipcode',
  'cityName',
  'tour.Tname',
  'status',
];
const SIZES = [10, { label: 'All', value: ALL_ROWS }];

const PlainOrders = () => (
  <>
    <List
      resource="commands"
      filter={filter}
      sort={sort}
      perPage={10}
      pagination={<Pagination rowsPerPageOptions={SIZES} />}
    >
      <DataTable rowClick={false}>{COLUMNS}</DataTable>
    </List>
    <Outlet />
  </>
);

const PlainUsers = () => (
  <List
    resource="users"
    sort={{ field: 'name', order: 'ASC' }}
    perPage={10}
    pagination={<Pagination rowsPerPageOptions={SIZES} />}
  >
    <DataTable rowClick={false} bulkActionButtons={<BulkDeleteWithConfirmButton />}>
      {USER_COLUMNS.map((source) => (
        <DataTable.Col key={source} source={source} />
      ))}
    </DataTable>
  </List>
);

const App = () => (
  <Admin dataProvider={dataProvider} i18nProvider={i18nProvider} disableTelemetry>
    <Resource name="commands" />
    <Resource name="users" />
    <CustomRoutes>
      <Route path="/plain/orders" element={<PlainOrders />}>
        <Route path="cin/:id" element={<Dialog open>ID card</Dialog>} />
      </Route>
      <Route path="/plain/users" element={<PlainUsers />} />
    </CustomRoutes>
  </Admin>
);

const router = createBrowserRouter([{ path: '*', element: <App /> }]);
const root = document.getElementById('root');
if (root) createRoot(root).render(<RouterProvider router={router} />);
