import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MessagePreview } from '../../../domain/messages/message-preview.ts';
import { recordReport } from '../../../server/outbox/record-report.ts';
import { inTransaction } from '../../../server/resources/in-transaction.ts';
import { contextOf, ownCall } from '../../../server/resources/request-context.ts';
import {
  addTemplate,
  type Campaign,
  campaignOf,
  type Delivery,
  deliveriesOf,
} from '../../support/campaigns.ts';
import { customerOf, type Rejection, say } from '../../support/chat.ts';
import type { Client } from '../../support/client.ts';
import { addCustomer, placeOrder } from '../../support/records.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';
import { workOff } from '../../support/work-off.ts';

let server: TestServer;
let clerk: Client;
beforeAll(async () => {
  server = await startServer();
  clerk = await signInAs(server, 'admin');
});
afterAll(() => server.close());

type Made = { data: { campaign: Campaign } } & Rejection;

const send = async (action: string, body: object) => {
  const { status, body: answer } = await clerk.post<Made>(`auth/users/${action}`, body);
  if (status !== 200) throw new Error(JSON.stringify(answer));
  await workOff(server);
  const id = answer.data.campaign._id;
  return { campaign: await campaignOf(clerk, id), rows: await deliveriesOf(clerk, id) };
};

const ofPerson = (rows: readonly Delivery[], name: string) =>
  rows.filter(({ personName }) => personName === name);

describe('a clerk who writes to many by phone', () => {
  it('needs a template or a text', async () => {
    const { _id } = await addCustomer(server);
    const { status, body } = await clerk.post<Rejection>('auth/users/smsctm', { ids: [_id] });
    expect([status, body.code]).toEqual([409, 'message.noTemplate']);
  });

  it.each([
    [{ texts: { de: 'Hallo {nmae}' } }, 'texts.de', 'unknownVariable'],
    [{ texts: { de: ' ' } }, 'texts.de', 'required'],
    [{ template: '01a20662-8e1f-7607-a364-8344bb462bf6' }, 'template', 'unknownReference'],
  ])('reads what is wrong with %j', async (reported, path, code) => {
    const { _id } = await addCustomer(server);
    const { status, body } = await clerk.post<Rejection>('auth/users/smsctm', {
      ids: [_id],
      ...reported,
    });
    expect(status).toBe(422);
    expect(body.violations).toHaveProperty([path, 'code'], code);
  });

  it('reads which placeholder in braces stands for nothing, and where', async () => {
    const { _id } = await addCustomer(server);
    const texts = { de: 'Hallo {name}', fr: 'Bonjour {nom}, {order} {pay}' };
    const answer = await clerk.post<Rejection>('auth/users/smsctm', { ids: [_id], texts });
    expect(answer.body.violations).toEqual({
      'texts.fr': expect.objectContaining({ code: 'unknownVariable', found: '{nom}, {pay}' }),
    });
    expect(answer.body.fields?.['texts.fr']).toMatch(/^contains \{nom\}, \{pay\}, but may/);
  });

  it('may name only an order of the customer beside whom it stands', async () => {
    const { _id } = await addCustomer(server);
    const other = await placeOrder(server);
    const { status, body } = await clerk.post<Rejection>('auth/users/smsctm', {
      ids: [_id],
      orders: { [_id]: other._id },
      texts: { de: '{order}' },
    });
    expect([status, Object.keys(body.violations ?? {})]).toEqual([422, [`orders.${_id}`]]);
  });

  it('sends what the preview has shown, at the price that it has named', async () => {
    const german = await addCustomer(server, { firstName: 'Anna', phone: '+4915123456701' });
    const arabic = await addCustomer(server, { firstName: 'Badr', language: 'ar' });
    const stopped = await addCustomer(server, { firstName: 'Chama', optOut: { sms: true } });
    const blocked = await addCustomer(server, { firstName: 'Driss', status: 'blocked' });
    const fixed = await addCustomer(server, { firstName: 'Emil', phone: '+49421555012' });
    const orderless = await addCustomer(server, { firstName: 'Fadma' });
    const people = [german, arabic, stopped, blocked, fixed, orderless];
    const ids = people.map(({ _id }) => _id);
    const order = await placeOrder(server, { user: german._id });
    await placeOrder(server, { user: arabic._id });
    const requested = {
      ids,
      orders: { [german._id]: order._id },
      texts: { de: 'Hallo {name}, {order}: ist da – €', ar: 'مرحبا {name} {order}' },
    };
    const shown = await clerk.post<{ data: MessagePreview }>('messages/preview', {
      kind: 'sms',
      ...requested,
    });
    expect(shown.status, JSON.stringify(shown.body)).toBe(200);
    const { recipients, totals } = shown.body.data;
    const { campaign, rows } = await send('smsctm', requested);
    expect(totals).toMatchObject({ people: 6, reached: 2, skipped: 4 });
    expect(recipients.map(({ skip }) => skip)).toEqual([
      undefined,
      undefined,
      'optedOut',
      'blocked',
      'notMobile',
      'noOrder',
    ]);
    expect(campaign).toMatchObject({ state: 'done', total: 6, skipped: 4, waiting: 0 });
    expect([campaign.segments, campaign.cost]).toEqual([totals.segments, totals.cost]);
    for (const { name, text, skip, segments } of recipients) {
      const [row] = ofPerson(rows, name);
      expect(row).toMatchObject({ body: text, reason: skip ?? null });
      if (!skip) expect(row?.segments).toBe(segments);
    }
    expect(ofPerson(rows, 'Anna Muster')[0]).toMatchObject({
      body: `Hallo Anna Muster, ${order.billCode}: ist da – €`,
      language: 'de',
      encoding: 'UCS-2',
      cost: 750,
      status: 'sent',
    });
  });

  it('finds a changed template under its title, and WhatsApp gets its name only unchanged', async () => {
    const { _id } = await addCustomer(server);
    const text = { de: 'Hallo {name}' };
    const template = await addTemplate(clerk, {
      purpose: 'marketing',
      text,
      whatsappName: 'hallo',
    });
    const named = await send('smsctm', { ids: [_id], template });
    const stored = async (texts: object) => {
      const { campaign } = await send('smsctm', { ids: [_id], template, texts });
      expect([campaign.title, campaign.purpose]).toEqual([named.campaign.title, 'marketing']);
      const row = await server.database
        .selectFrom('campaign')
        .select('template_id')
        .where('id', '=', campaign._id)
        .executeTakeFirst();
      return row?.template_id;
    };
    expect(await stored({ de: 'Hallo {name}!' })).toBeNull();
    expect(await stored(text)).toBe(template);
  });

  it('finds a text without a template under its beginning, German before English', async () => {
    const { _id } = await addCustomer(server);
    const titleOf = async (texts: object) =>
      (await send('smsctm', { ids: [_id], texts })).campaign.title;
    expect(await titleOf({ en: 'Hello', de: 'Guten  Tag' })).toBe('Guten Tag');
    expect(await titleOf({ en: 'Hello', ar: 'مرحبا' })).toBe('مرحبا');
    expect(await titleOf({ fr: `${'mot '.repeat(19)}magnifique` })).toBe(
      `${'mot '.repeat(19).trim()}…`,
    );
    expect(await titleOf({ de: 'x'.repeat(90) })).toBe(`${'x'.repeat(79)}…`);
  });

  it('never sends a sentence with a hole', async () => {
    const { _id } = await addCustomer(server);
    await placeOrder(server, { user: _id, priceTotal: null, paid: false });
    const { rows } = await send('smsctm', { ids: [_id], texts: { de: 'Noch {balance}' } });
    expect(rows.map(({ status, reason }) => [status, reason])).toEqual([
      ['skipped', 'missingValue'],
    ]);
  });

  it('reaches each by the best channel with the text of the branch', async () => {
    await addTemplate(clerk, { use: 'agency', whatsappName: 'branch' });
    const chatting = await customerOf(server);
    await say(chatting, 'office', 'Hello');
    const silent = await addCustomer(server);
    const stopped = await addCustomer(server, { optOut: { whatsapp: true } });
    const { rows } = await send('agency', { ids: [chatting.id, silent._id, stopped._id] });
    expect(rows.map(({ channel }) => channel).sort()).toEqual(['chat', 'sms', 'whatsapp']);
    expect(rows.every(({ status }) => status === 'sent')).toBe(true);
  });

  it('reaches nobody twice: the next channel is tried only after one has failed', async () => {
    const { _id } = await addCustomer(server, { firstName: 'Ghali' });
    const texts = { de: 'Wir sind da' };
    const made = await clerk.post<Made>('auth/users/agency', { ids: [_id], texts });
    const id = made.body.data.campaign._id;
    await workOff(server, { only: ['campaign'] });
    const fail = (reason: string) =>
      server.database
        .updateTable('outbox')
        .set({ status: 'failed', reason })
        .where('campaign_id', '=', id)
        .where('status', '=', 'queued')
        .execute();
    await fail('windowClosed');
    await addJob(id);
    await workOff(server, { only: ['campaign'] });
    const rows = await deliveriesOf(clerk, id);
    expect(rows.map(({ channel, status }) => [channel, status]).sort()).toEqual([
      ['sms', 'queued'],
      ['whatsapp', 'failed'],
    ]);
    await fail('undelivered');
    await addJob(id);
    await workOff(server, { only: ['campaign'] });
    expect(await campaignOf(clerk, id)).toMatchObject({ state: 'done', total: 1, failed: 1 });
    const retried = await clerk.post<{ data: Campaign }>(`campaigns/${id}/retry`);
    expect(retried.body.data).toMatchObject({ state: 'running', waiting: 1, failed: 0 });
    await workOff(server);
    expect(await campaignOf(clerk, id)).toMatchObject({ state: 'done', sent: 1, failed: 0 });
    expect((await deliveriesOf(clerk, id)).map(({ status }) => status).sort()).toEqual([
      'failed',
      'sent',
    ]);
  });

  it('reaches by the next channel whom a late report says that one has missed', async () => {
    const { _id } = await addCustomer(server);
    const { campaign, rows } = await send('agency', { ids: [_id], texts: { de: 'Wir sind da' } });
    expect(campaign).toMatchObject({ state: 'done', sent: 1 });
    await reportFailure(rows[0], new Date());
    expect(await campaignOf(clerk, campaign._id)).toMatchObject({ state: 'done', sent: 1 });
    const both = await deliveriesOf(clerk, campaign._id);
    expect(both.map(({ channel, status }) => [channel, status]).sort()).toEqual([
      ['sms', 'sent'],
      ['whatsapp', 'failed'],
    ]);
  });

  it('reaches nobody by another channel days later', async () => {
    const { _id } = await addCustomer(server);
    const { campaign, rows } = await send('agency', { ids: [_id], texts: { de: 'Wir sind da' } });
    await reportFailure(rows[0], new Date(Date.now() + 25 * 3_600_000));
    expect(await campaignOf(clerk, campaign._id)).toMatchObject({ state: 'done', failed: 1 });
  });

  it('can stop: whoever has no message yet is left out and recorded', async () => {
    const ids = await Promise.all(
      Array.from({ length: 3 }, async () => (await addCustomer(server))._id),
    );
    const made = await clerk.post<Made>('auth/users/smsctm', { ids, texts: { de: 'Hallo' } });
    const id = made.body.data.campaign._id;
    const stopped = await clerk.post<{ data: Campaign }>(`campaigns/${id}/stop`);
    expect([stopped.status, stopped.body.data.state]).toEqual([200, 'stopped']);
    await workOff(server);
    expect(await campaignOf(clerk, id)).toMatchObject({ state: 'stopped', skipped: 3, waiting: 0 });
    expect((await deliveriesOf(clerk, id)).map(({ reason }) => reason)).toEqual(
      Array.from(ids, () => 'stopped'),
    );
  });
});

/** Its provider says at this moment that a message has failed. */
async function reportFailure(row: Delivery | undefined, now: Date): Promise<void> {
  await inTransaction(server.database, (transaction) =>
    recordReport(
      { driver: 'log', id: row?._id, status: 'failed', at: now },
      contextOf(ownCall(server.app.engine, now), transaction),
    ),
  );
  await workOff(server);
}

const addJob = (id: string) =>
  server.database
    .transaction()
    .execute((transaction) => server.app.engine.jobs.add(transaction, 'campaign', { id }));

describe('the SMS to the recipient in Morocco', () => {
  const texts = (orderId: string) =>
    server.database.selectFrom('outbox').selectAll().where('order_id', '=', orderId).execute();

  it('is rejected without a template, and then really sent, once, by two clerks at once', async () => {
    const order = await placeOrder(server);
    const path = `commands/${order._id}`;
    const rejected = await clerk.put<Rejection>(path, { smsToMa: true });
    expect([rejected.status, rejected.body.code]).toEqual([409, 'message.noTemplate']);
    await addTemplate(clerk, {
      use: 'smsToMa',
      text: { fr: '{customer} vous envoie {order}', de: '{order}' },
    });
    const colleague = await signInAs(server, 'admin');
    const answers = await Promise.all(
      [clerk, colleague].map((who) => who.put(path, { smsToMa: true })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await clerk.put(path, { smsToMa: true, paid: true });
    await workOff(server);
    const rows = await texts(order._id);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      channel: 'sms',
      status: 'sent',
      language: 'fr',
      phone: order.recipient?.phone,
      body: expect.stringContaining(`vous envoie ${order.billCode}`),
    });
  });

  it('goes to the person in Morocco from where the goods come too', async () => {
    const order = await placeOrder(server, { tripGroup: 'B' });
    expect((await clerk.put(`commands/${order._id}`, { smsToMa: true })).status).toBe(200);
    await workOff(server);
    expect((await texts(order._id)).map(({ phone }) => phone)).toEqual([order.recipient?.phone]);
  });

  it('is rejected where it cannot be sent, and nothing is shown as sent', async () => {
    const order = await placeOrder(server, {
      recipient: { firstName: 'Rachid', phone: '+212522123456' },
    });
    const { status, body } = await clerk.put<Rejection>(`commands/${order._id}`, { smsToMa: true });
    expect([status, body.violations]).toEqual([422, { 'recipient.phone': { code: 'noMessages' } }]);
    const after = await clerk.get<{ data: { smsToMa: boolean } }>(`commands/${order._id}`);
    expect(after.body.data.smsToMa).toBe(false);
  });
});
