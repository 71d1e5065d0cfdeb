// How long does the server take for the search of everything while somebody types, at 100,000 orders:
// for codes, for names that one, many or all have, for numbers, and for what nobody has?
//
//   npm run bench:search               100,000 orders
//   npm run bench:search -- 1000000    a million
import { resources as registry } from '../domain/resources/registry.ts';
import { FOUND_KINDS } from '../domain/search/found.ts';
import { searchTerms } from '../domain/search/search-terms.ts';
import { MODULES } from '../server/app.ts';
import { openResources } from '../server/resources/engine.ts';
import { findEverything } from '../server/search/find-everything.ts';
import { SHOWN } from '../server/search/latest-found.ts';
import { printP95, printRow } from './figures.ts';
import { onManyOrders } from './many-orders.ts';

const ORDERS = Number(process.argv[2] ?? 100_000);
const ROUNDS = 20;
/** The limit, in ms. */
const MOST_P95 = 100;
/** What is aimed at, in ms. */
const GOAL_P95 = 10;

const TEXTS = [
  'JS-77777',
  'js-1000',
  'vorname42',
  'vorname',
  'name1234',
  'name12 vorname7',
  '+4915100001234',
  '015100001234',
  '4711',
  'xqzwvk',
  'ca',
  'سكينة',
];

await onManyOrders({ orders: ORDERS }, async (database) => {
  const reading = {
    resources: openResources(registry, MODULES),
    actor: { id: 'somebody', role: 'admin' },
  };
  const times: number[] = [];
  for (const text of TEXTS) {
    const own: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now();
      const sought = { text, terms: searchTerms(text), limit: SHOWN };
      await findEverything(database, reading, sought, FOUND_KINDS);
      own.push(performance.now() - start);
    }
    // The first one reads from the disk what stays in memory afterwards.
    times.push(...own.slice(1));
    printRow({ name: `${text}, at most`, ours: Math.max(...own.slice(1)), unit: 'ms', digits: 1 });
  }
  printP95('searches', times, { most: MOST_P95, goal: { most: GOAL_P95 } });
});
