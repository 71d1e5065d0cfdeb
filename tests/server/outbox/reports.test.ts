import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeliveryStatus } from '../../../domain/messages/campaign-values.ts';
import { REPORTED, type ReportedStatus } from '../../../server/outbox/driver.ts';
import { type Report, recordReport } from '../../../server/outbox/record-report.ts';
import { statusAfter } from '../../../server/outbox/status-after.ts';
import { inTransaction } from '../../../server/resources/in-transaction.ts';
import { contextOf, ownCall } from '../../../server/resources/request-context.ts';
import { messageTo, outboxOf, putIntoOutbox } from '../../support/outbox.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { workOff } from '../../support/work-off.ts';

const OWN = ['sending', 'sent', 'unknown', 'failed'] as const;
const reports = fc.array(fc.constantFrom(...REPORTED), { minLength: 1, maxLength: 12 });

/** What a message is after all of these reports. */
function outcomeOf(own: DeliveryStatus, notified: readonly ReportedStatus[]): DeliveryStatus {
  let current = { status: own, isReported: false };
  for (const report of notified) {
    const status = statusAfter(current, report);
    if (status) current = { status, isReported: true };
  }
  return current.status;
}

describe('reports about a message', () => {
  it('lead to one status in any order and however often they are repeated', () => {
    const shuffled = reports.chain((notified) =>
      fc.tuple(
        fc.constant(notified),
        fc.shuffledSubarray([...notified, ...notified], { minLength: notified.length }),
      ),
    );
    fc.assert(
      fc.property(fc.constantFrom(...OWN), shuffled, (own, [notified, other]) => {
        const all = [...other, ...notified];
        expect(outcomeOf(own, all)).toBe(outcomeOf(own, notified));
        expect(outcomeOf(own, [...all].reverse())).toBe(outcomeOf(own, notified));
      }),
    );
  });

  it('never set a status back', () => {
    const order: readonly DeliveryStatus[] = ['sending', 'sent', 'failed', 'delivered', 'seen'];
    fc.assert(
      fc.property(reports, (notified) => {
        const ways = notified.map((_, end) =>
          order.indexOf(outcomeOf('sending', notified.slice(0, end + 1))),
        );
        expect(ways).toEqual([...ways].sort((a, b) => a - b));
      }),
    );
  });

  it.each([
    ['unknown', 'sent'],
    ['unknown', 'failed'],
    ['failed', 'sent'],
    ['failed', 'delivered'],
    ['queued', 'delivered'],
  ] as const)('make what we call %s %s', (own, notified) => {
    expect(outcomeOf(own, [notified])).toBe(notified);
  });

  it('change nothing about somebody who was left out', () => {
    for (const notified of REPORTED) expect(outcomeOf('skipped', [notified])).toBe('skipped');
  });
});

describe('a report', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
    await putIntoOutbox(server, [messageTo(0)]);
    await workOff(server);
  });
  afterAll(() => server.close());

  const at = new Date('2026-11-23T10:00:00Z');
  const notify = (report: Partial<Report>) =>
    inTransaction(server.database, (transaction) =>
      recordReport(
        { driver: 'log', status: 'delivered', at, ...report },
        contextOf(ownCall(server.app.engine, new Date()), transaction),
      ),
    );
  const row = async () => {
    const [first] = await outboxOf(server);
    if (!first) throw new Error('The outbox is empty.');
    return first;
  };

  it('of another driver, or about no message, is not believed', async () => {
    const { id } = await row();
    expect(await notify({ id, driver: 'twilio' })).toBe('notFound');
    expect(await notify({ id: `${id}-1` })).toBe('notFound');
    expect(await notify({ id: 'nonsense' })).toBe('notFound');
    expect(await notify({ providerId: 'p-unknown' })).toBe('notFound');
    expect(await notify({})).toBe('notFound');
    expect((await row()).status).toBe('sent');
  });

  it('says once what it says, and when', async () => {
    const { id } = await row();
    expect(await notify({ id })).toBe('changed');
    const delivered = await row();
    expect(delivered).toMatchObject({ status: 'delivered', delivered_at: at });
    expect(await notify({ id, at: new Date() })).toBe('unchanged');
    expect(await notify({ id, status: 'failed' })).toBe('unchanged');
    expect(await row()).toEqual(delivered);
    expect(await notify({ id, status: 'seen', at: new Date(at.getTime() + 1) })).toBe('changed');
    expect(await row()).toMatchObject({ status: 'seen', delivered_at: at });
  });
});
