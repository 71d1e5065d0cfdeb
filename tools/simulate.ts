import { parseArgs } from 'node:util';
import { isCustomerRole } from '../domain/access.ts';
import { simulateCustomer } from './simulate/customer.ts';
import { loopbackAddress } from './simulate/loopback.ts';
import {
  type Credentials,
  givePasswords,
  type SignedIn,
  signIn,
  signOut,
} from './simulate/sign-in.ts';

const HELP = `Customers of the sample data who write to the office of a server on this machine.

  npm run simulate -- --phone <number> [--phone <number>] --password <password>
      as customers who can sign in; the server names some when it starts with sample data
  npm run simulate -- --admin <number> --admin-password <password> --set-passwords [--customers 4]
      gives some invented customers of the sample data a password first
  --url http://127.0.0.1:3000   the server
  --minutes <n>                 how long; without it, until Ctrl-C
  --pace <seconds>              between two things that somebody does, at least (4)`;

const OPTIONS = {
  url: { type: 'string', default: 'http://127.0.0.1:3000' },
  phone: { type: 'string', multiple: true, default: [] as string[] },
  password: { type: 'string' },
  admin: { type: 'string' },
  'admin-password': { type: 'string' },
  'set-passwords': { type: 'boolean', default: false },
  customers: { type: 'string', default: '4' },
  minutes: { type: 'string' },
  pace: { type: 'string', default: '4' },
  help: { type: 'boolean', default: false },
} as const;

type Values = ReturnType<typeof readArguments>;
const readArguments = () => parseArgs({ options: OPTIONS }).values;

const say = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)}  ${line}`);

/** Who takes part: customers whose password is known, or who are given one. */
async function credentialsOf(origin: string, values: Values): Promise<readonly Credentials[]> {
  const { password, admin } = values;
  if (!values['set-passwords']) {
    if (password === undefined || values.phone.length === 0) throw new Error(HELP);
    return values.phone.map((phone) => ({ phone, password }));
  }
  if (admin === undefined || values['admin-password'] === undefined) throw new Error(HELP);
  const session = await signIn(origin, { phone: admin, password: values['admin-password'] });
  const given = await givePasswords(origin, session, Number(values.customers));
  await signOut(origin, session);
  for (const { phone } of given) say(`${phone} has a new password`);
  return given;
}

/** Runs the simulation until it is stopped or its time is over. */
async function simulate(values: Values): Promise<void> {
  const origin = loopbackAddress(values.url);
  const people: SignedIn[] = [];
  for (const credentials of await credentialsOf(origin, values)) {
    people.push(await signIn(origin, credentials));
  }
  if (people.length === 0) throw new Error('There is no invented customer on this server.');
  if (people.some(({ role }) => !isCustomerRole(role)))
    throw new Error('Only customers take part.');
  const stopper = new AbortController();
  const stop = () => stopper.abort();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  const minutes = Number(values.minutes ?? Number.NaN);
  const timer = Number.isNaN(minutes) ? undefined : setTimeout(stop, minutes * 60_000);
  const pace = Number(values.pace) * 1000;
  await Promise.all(
    people.map((person) => simulateCustomer({ origin, person, pace, say, signal: stopper.signal })),
  );
  clearTimeout(timer);
  await Promise.all(people.map((person) => signOut(origin, person)));
}

const values = readArguments();
if (values.help) console.log(HELP);
else {
  await simulate(values).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
