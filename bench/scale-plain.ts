// A bare server of node:http on the database of bench/scale.ts: each kind of call is the one statement
// that it cannot do without, with neither sessions, rules, audit nor live events. The product is
// measured beside it in the same run.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import type { Kind } from './scale-load.ts';

const pool = new pg.Pool({ connectionString: process.argv[2], max: 8 });
await pool.query(`create table if not exists bench_message (
  id uuid primary key default gen_random_uuid(), to_id uuid, content text, at timestamptz default now())`);

const COLUMNS = `id, code, stage, sender_name, sender_city, recipient_first_name, recipient_phone,
  destination, package_count, weight_grams, paid, created_at`;

type Call = { readonly id: string; readonly page: number; readonly body: string };

const ANSWERS: Readonly<Record<Kind, (call: Call) => Promise<unknown>>> = {
  list: async ({ page }) => {
    const { rows } = await pool.query(
      `select ${COLUMNS}, count(*) over () as total from orders where stage = 'Validation'
      order by created_at desc, id limit 10 offset $1`,
      [page * 10],
    );
    return rows;
  },
  show: async ({ id }) => (await pool.query('select * from orders where id = $1', [id])).rows[0],
  own: async ({ id }) =>
    (await pool.query(`select ${COLUMNS} from orders where sender_id = $1`, [id])).rows,
  write: async ({ id, body }) => {
    const { weight } = JSON.parse(body) as { weight: number };
    await pool.query('update orders set weight_grams = $2 where id = $1', [id, weight * 1000]);
    return (await pool.query('select * from orders where id = $1', [id])).rows[0];
  },
  message: async ({ id, body }) => {
    const { content } = JSON.parse(body) as { content: string };
    const { rows } = await pool.query(
      'insert into bench_message (to_id, content) values ($1, $2) returning *',
      [id, content],
    );
    return rows[0];
  },
};

const server = createServer(async (request, response) => {
  try {
    const [, kind = '', id = '', page = '0'] = (request.url ?? '').split('/');
    const body = await text(request);
    const answer = await ANSWERS[kind as Kind]({ id, page: Number(page), body });
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
process.once('disconnect', () => process.exit());
