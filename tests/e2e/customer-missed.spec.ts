import { customer as texts } from '../../src/i18n/customer/en.ts';
import { asAdmin } from '../support/e2e/as-admin.ts';
import { addPerson, customerEnd } from '../support/e2e/chat-ends.ts';
import { openLine } from '../support/e2e/cut-line.ts';
import { expect, test } from '../support/e2e/test.ts';

test.use({ provoked: [0] });

const CUSTOMER = { phone: '+4915550001003', firstName: 'Samira', lastName: 'Elkhayat' };
/** More than two calls bring. */
const MISSED = 430;

test('a customer without a connection misses no message, however many came', {
  tag: '@phone',
}, async ({ browser, product }) => {
  const clerk = await asAdmin(product);
  const recieverId = await addPerson(clerk, { role: 'customer', ...CUSTOMER });
  const line = await openLine(product.url);
  const customer = await customerEnd(browser, line.url, CUSTOMER.phone);
  await customer.write('before');
  await expect(customer.page.getByText(texts.state.sent, { exact: true })).toBeVisible();
  line.cut();
  const missed = Array.from({ length: MISSED }, (_, at) => `missed ${1001 + at}`);
  for (const content of missed) {
    const { status } = await clerk.post('message', {
      recieverId,
      message: { type: 'text', content },
    });
    expect(status).toBe(201);
  }
  line.mend();
  const all = ['before', ...missed];
  await expect.poll(() => customer.transcript(all), { timeout: 60_000 }).toEqual(all);
  await line.close();
});
