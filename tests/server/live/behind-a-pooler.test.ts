import { expect, it } from 'vitest';
import { connect } from '../../../server/database/connect.ts';
import { inTransaction } from '../../../server/resources/in-transaction.ts';
import { say } from '../../support/chat.ts';
import { connectLive, livePerson } from '../../support/live.ts';
import { memoryFolder } from '../../support/memory-folder.ts';
import { databaseUrl, ownDatabase } from '../../support/own-database.ts';
import { hasPooler, startPooler } from '../../support/pooler.ts';
import { placeOrder } from '../../support/records.ts';
import { startServer } from '../../support/server.ts';
import { workOff } from '../../support/work-off.ts';

/** Fewer than one server wants, so that transactions have to share them. */
const CONNECTIONS = 3;

// CI installs PgBouncer.
it.skipIf(!hasPooler && !process.env.CI)(
  'two servers work behind a pooler that gives each transaction any of a few connections',
  async () => {
    await using stack = new AsyncDisposableStack();
    const own = await ownDatabase();
    stack.defer(() => own.close());
    const pooler = await startPooler(own.connection, CONNECTIONS);
    stack.defer(() => pooler.close());
    const database = connect(pooler.connection, { max: 16, isPooled: true });
    stack.defer(() => database.destroy());
    const env = {
      DATABASE_URL: pooler.connection.connectionString,
      DATABASE_DIRECT_URL: databaseUrl(own.connection),
      BACKUP_DIR: await memoryFolder(),
    };
    const shared = { ...own, database };
    const first = stack.use(await startServer({ env, database: shared }));
    const second = stack.use(await startServer({ env, database: shared }));

    // Sessions, a message, and LISTEN, which passes no pooler.
    const clerk = await livePerson(first, 'admin');
    const salma = await livePerson(second, 'customer');
    const live = await connectLive(second.url, clerk);
    const message = await say(salma, 'office', 'hello');
    await live.next('newMessage', ({ _id }) => _id === message._id);

    // Transactions with locks, at once and more than there are connections.
    const orders = await Promise.all(Array.from({ length: 12 }, () => placeOrder(first)));
    const walked = await placeOrder(second, { commandMode: 'tracking' });
    const codes = (await database.selectFrom('orders').select('code').execute()).map(
      ({ code }) => code,
    );
    expect(new Set(codes).size).toBe(orders.length + 1);
    const key = { 'idempotency-key': 'the-same-call-0001' };
    const create = () => clerk.post('/tours', { Tname: 'North', Cities: ['Fes'] }, key);
    const [once, again] = [await create(), await create()];
    expect(once.status).toBeLessThan(300);
    expect(again.body).toEqual(once.body);

    // Statements that a direct connection prepares, again and again on any of them.
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        clerk.get(at % 2 ? '/commands' : `/commands/${walked._id}`),
      ),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);

    // Work of the queues, the sums of the audit trail, and a backup over the direct connection.
    await inTransaction(database, (transaction) =>
      first.app.engine.jobs.add(transaction, 'backup', { isWanted: true }),
    );
    await workOff(first, { only: ['backup'] });
    const { body: backups } = await clerk.get<{ data: readonly object[] }>('/backups');
    expect(backups.data).toMatchObject([{ error: null, rehearsalError: null, isStored: true }]);

    const statistics = await pooler.statistics();
    expect(Number(statistics?.total_xact_count)).toBeGreaterThan(100);
  },
);
