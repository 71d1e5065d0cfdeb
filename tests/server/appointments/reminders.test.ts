import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { remindFrom } from '../../../domain/appointments/remind-from.ts';
import { sendReminders } from '../../../server/appointments/send-reminders.ts';
import type { Client } from '../../support/client.ts';
import { addCustomer } from '../../support/records.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';
import { workOff } from '../../support/work-off.ts';

type One = {
  data: { _id: string; __v: number; movedAt: string | null; remindedAt: string | null };
};
type Moved = { data: { people: number; campaign: string | null } };

const START = '2026-12-01T10:00:00Z';
const BOOKED = '2026-11-24T12:00:00Z';

let now: Date;
let server: TestServer;
let office: Client;
let phones = 0;
beforeEach(async () => {
  now = new Date(BOOKED);
  server = await startServer({ clock: () => now });
  office = await signInAs(server, 'admin');
});
afterEach(() => server.close());

const made = async (path: string, body: object): Promise<string> => {
  const { status, body: answer } = await office.post<One>(path, body);
  if (status !== 201) throw new Error(JSON.stringify(answer));
  return answer.data._id;
};

async function chooseTemplates(): Promise<string> {
  const text = { de: 'Termin {appointment}, {place}', fr: 'Rendez-vous {appointment}, {place}' };
  const template = await made('templates', { title: 'Termin', use: 'notice', text });
  return made('settings', {
    name: 'Atlas',
    messages: { reminderTemplate: template, movedTemplate: template },
  });
}

const appointment = (given = {}) =>
  made('appointment', {
    start: START,
    end: '2026-12-01T11:00:00Z',
    address: 'Hafenstraße 1, Bremen',
    ...given,
  });

async function booked(of: string, rest = {}): Promise<string> {
  phones += 1;
  const phone = `+4915112${String(345_000 + phones)}`;
  const { _id: user } = await addCustomer(server, { phone, ...rest });
  return made('bookings', { appointment: of, user });
}

const at = (moment: string | Date) => {
  now = new Date(moment);
};

const look = () => sendReminders(server.app.engine, now, new AbortController().signal);

/** What the customers have got, once the campaigns are prepared. */
async function sent() {
  await workOff(server, { only: ['campaign'] });
  return server.database
    .selectFrom('outbox')
    .select(['person', 'body', 'language'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

describe('the reminder of an appointment', () => {
  it('reaches each customer once on the day before, in their language', async () => {
    await chooseTemplates();
    const of = await appointment();
    await booked(of);
    await booked(of, { language: 'fr' });
    at('2026-11-30T09:55:00Z');
    await look();
    expect(await sent()).toEqual([]);
    at('2026-11-30T10:00:00Z');
    await look();
    await look();
    const messages = await sent();
    expect(messages.map(({ language }) => language).sort()).toEqual(['de', 'fr']);
    const german = messages.find(({ language }) => language === 'de');
    expect(german?.body).toBe('Termin Dienstag, 1. Dezember um 11:00, Hafenstraße 1, Bremen');
  });

  it('is sent once by two processes that look at the same time', async () => {
    await chooseTemplates();
    const of = await appointment();
    for (let count = 0; count < 5; count += 1) await booked(of);
    at('2026-11-30T12:00:00Z');
    await Promise.all([look(), look(), look()]);
    expect(await sent()).toHaveLength(5);
  });

  it('is not sent without a template, to who has cancelled, nor to who booked on the last day', async () => {
    const of = await appointment();
    await booked(of);
    at('2026-11-30T12:00:00Z');
    await look();
    expect(await sent()).toEqual([]);
    await chooseTemplates();
    const deleted = await booked(of);
    await office.post(`bookings/${deleted}/cancel`);
    await booked(of);
    await look();
    expect(await sent()).toHaveLength(1);
    at('2026-12-01T10:00:00Z');
    await look();
    expect(await sent()).toHaveLength(1);
  });

  it('waits until the quiet hours of the customer are over', async () => {
    await chooseTemplates();
    const early = { start: '2026-12-01T05:30:00Z', end: '2026-12-01T06:00:00Z' };
    const of = await appointment(early);
    await booked(of);
    at('2026-11-30T05:30:00Z');
    await look();
    expect(await sent()).toEqual([]);
    at('2026-11-30T07:00:00Z');
    await look();
    expect(await sent()).toHaveLength(1);
  });

  it('follows an appointment that is moved, and is not repeated for one that is moved back', async () => {
    await chooseTemplates();
    const of = await appointment();
    const booking = await booked(of);
    at('2026-11-30T10:00:00Z');
    await look();
    const transition = { start: '2026-12-03T10:00:00Z', end: '2026-12-03T11:00:00Z' };
    await office.put(`appointment/${of}`, transition);
    await look();
    expect(await sent()).toHaveLength(1);
    await office.put(`appointment/${of}`, { start: START, end: '2026-12-01T11:00:00Z' });
    await look();
    expect(await sent()).toHaveLength(1);
    await office.put(`appointment/${of}`, transition);
    at(remindFrom(transition.start));
    await look();
    expect((await sent()).at(-1)?.body).toContain('Donnerstag, 3. Dezember');
    const { body } = await office.get<One>(`bookings/${booking}`);
    expect(body.data.remindedAt).toBe('2026-12-02T10:00:00.000Z');
  });
});

describe('who has booked an appointment that is moved', () => {
  const notify = (of: string, isNotified: boolean) =>
    office.post<Moved>(`appointment/${of}/moved`, { tell: isNotified });
  const movedAt = async (of: string) =>
    (await office.get<One>(`appointment/${of}`)).body.data.movedAt;

  it('is notified once if the office decides so, and only of a time or a place', async () => {
    await chooseTemplates();
    const of = await appointment();
    await booked(of);
    await office.put(`appointment/${of}`, { note: 'Tor 3' });
    expect(await movedAt(of)).toBeNull();
    await office.put(`appointment/${of}`, { address: 'Speicherweg 12, Hamburg' });
    expect(await movedAt(of)).toBe(new Date(BOOKED).toISOString());
    const answers = await Promise.all([notify(of, true), notify(of, true)]);
    expect(answers.map(({ body }) => body.data.people).sort()).toEqual([0, 1]);
    expect((await sent()).map(({ body }) => body)).toEqual([
      'Termin Dienstag, 1. Dezember um 11:00, Speicherweg 12, Hamburg',
    ]);
    expect(await movedAt(of)).toBeNull();
  });

  it('is not notified if the office decides so, nor where nobody has booked', async () => {
    await chooseTemplates();
    const of = await appointment();
    await office.put(`appointment/${of}`, { address: 'Speicherweg 12, Hamburg' });
    expect(await movedAt(of)).toBeNull();
    await booked(of);
    await office.put(`appointment/${of}`, { address: 'Hafenstraße 1, Bremen' });
    expect((await notify(of, false)).body.data.people).toBe(0);
    expect(await movedAt(of)).toBeNull();
    expect(await sent()).toEqual([]);
  });

  it('is not notified if they have booked it as it is now', async () => {
    await chooseTemplates();
    const of = await appointment();
    await booked(of);
    at('2026-11-25T12:00:00Z');
    await office.put(`appointment/${of}`, { address: 'Speicherweg 12, Hamburg' });
    at('2026-11-25T12:05:00Z');
    await booked(of);
    expect((await notify(of, true)).body.data.people).toBe(1);
    expect(await sent()).toHaveLength(1);
  });

  it('is not reminded beside it on the last day', async () => {
    await chooseTemplates();
    const of = await appointment();
    await booked(of);
    at('2026-11-30T10:00:00Z');
    await look();
    await office.put(`appointment/${of}`, {
      start: '2026-12-01T09:00:00Z',
      end: '2026-12-01T10:00:00Z',
    });
    await notify(of, true);
    await look();
    expect(await sent()).toHaveLength(2);
  });

  it('waits for a text: without one the office is prompted to choose it, and may decide later', async () => {
    const of = await appointment();
    await booked(of);
    await office.put(`appointment/${of}`, { address: 'Speicherweg 12, Hamburg' });
    const { status, body } = await notify(of, true);
    expect([status, body]).toMatchObject([409, { code: 'transition.forbidden' }]);
    expect(await movedAt(of)).not.toBeNull();
  });
});

describe('a weekly repetition', () => {
  it('makes all appointments at the same time of the clock, with no bookings', async () => {
    const of = await appointment({ start: '2026-10-19T07:00:00Z', end: '2026-10-19T08:00:00Z' });
    const { status, body } = await office.post<{ data: string[] }>(`appointment/${of}/repeat`, {
      times: 2,
    });
    expect([status, body.data.length]).toEqual([200, 2]);
    const first = await office.get<{ data: { start: string; booked: number } }>(
      `appointment/${body.data[0]}`,
    );
    expect(first.body.data).toMatchObject({ start: '2026-10-26T08:00:00.000Z', booked: 0 });
  });

  it('rejects what is not a number of weeks, and everybody but administrators', async () => {
    const of = await appointment();
    for (const times of [0, 53, 1.5, 'two']) {
      expect((await office.post(`appointment/${of}/repeat`, { times })).status).toBe(422);
    }
    const customer = await signInAs(server, 'customer');
    expect((await customer.post(`appointment/${of}/repeat`, { times: 1 })).status).toBe(403);
    expect((await customer.post(`appointment/${of}/moved`, { tell: true })).status).toBe(403);
  });
});
