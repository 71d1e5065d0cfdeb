// A plain react-admin application over our orders, as its tutorial builds one: its own login page,
// one list with the columns of our first list, and one page that shows a record.
import {
  Admin,
  type AuthProvider,
  Datagrid,
  DateField,
  EmailField,
  fetchUtils,
  List,
  NumberField,
  Resource,
  Show,
  SimpleShowLayout,
  TextField,
} from 'react-admin';
import { createRoot } from 'react-dom/client';
import { plainData } from './plain-data.ts';

const TOKEN = 'token';

const authProvider: AuthProvider = {
  async login({ username, password }: { username: string; password: string }) {
    const { json } = await fetchUtils.fetchJson('/api/v1/auth', {
      method: 'POST',
      body: JSON.stringify({ phone: username, password }),
    });
    localStorage.setItem(TOKEN, json.token);
  },
  async logout() {
    localStorage.removeItem(TOKEN);
  },
  async checkAuth() {
    if (!localStorage.getItem(TOKEN)) throw new Error('Nobody is logged in.');
  },
  async checkError({ status }: { status?: number }) {
    if (status === 401) throw new Error('The session is over.');
  },
  async getPermissions() {},
};

const FILTER = { tripGroup: 'A', commandMode: 'Validation' };

const OrderList = () => (
  <List perPage={10} filter={FILTER} sort={{ field: 'user.name', order: 'ASC' }}>
    <Datagrid rowClick="show">
      <TextField source="user.name" />
      <TextField source="user.cityName" />
      <TextField source="user.tour.Tname" />
      <TextField source="recipient.name" />
      <TextField source="recipient.address" />
      <NumberField source="numofpackages" />
      <NumberField source="wights" />
      <TextField source="verified" />
      <DateField source="createdAt" />
      <TextField source="billCode" />
    </Datagrid>
  </List>
);

const OrderShow = () => (
  <Show>
    <SimpleShowLayout>
      <TextField source="billCode" />
      <TextField source="user.name" />
      <EmailField source="user.phone" />
      <TextField source="user.cityName" />
      <TextField source="recipient.name" />
      <TextField source="recipient.phone" />
      <TextField source="recipient.address" />
      <NumberField source="numofpackages" />
      <NumberField source="wights" />
      <TextField source="priceTotal" />
      <DateField source="createdAt" />
    </SimpleShowLayout>
  </Show>
);

const App = () => (
  <Admin
    authProvider={authProvider}
    dataProvider={plainData('/api/v1', () => localStorage.getItem(TOKEN))}
    disableTelemetry
  >
    <Resource name="commands" list={OrderList} show={OrderShow} />
  </Admin>
);

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
