import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { PhoneChannel } from '../../domain/messages/channels.ts';
import { ownCall } from '../resources/request-context.ts';
import { announceSettled } from './announce-settled.ts';
import { LONGEST_SILENCE_MS, slowDown } from './channel-pace.ts';
import { type Claimed, claimDue } from './claim-due.ts';
import { backOff } from './next-try.ts';
import { recordOutcome } from './record-outcome.ts';
import { sendClaimed } from './send-claimed.ts';

/** Messages of a channel that a process has on their way at the same time. */
const AT_ONCE = 16;
/** How long messages on their way may still be answered when the process has to end. */
const LAST_ANSWERS_MS = 3_000;
const RECORDING_ATTEMPTS = 5;
const RECORDING_PAUSE_MS = 1_000;

/** Sends several messages of a channel at the same time, and keeps count of those on their way. */
export function sendingShift(app: FastifyInstance, channel: PhoneChannel, signal: AbortSignal) {
  const { database, config, worker } = app;
  const driver = app.drivers[channel];
  const rate = driver.leavesHouse ? config.messages.channels[channel].rate : undefined;
  const onTheirWay = new Set<Promise<void>>();
  const campaigns = new Set<string>();
  const ending = endingAfter(signal);

  async function send(row: Claimed): Promise<void> {
    const { timeoutMs } = config.messages;
    const { outcome, body } = await sendClaimed(row, { driver, timeoutMs, ending: ending.signal });
    const call = ownCall(app.engine, app.now());
    await persistently(() => recordOutcome(call, { row, outcome, body }));
    if (row.campaign_id !== null) campaigns.add(row.campaign_id);
    if (outcome.kind !== 'later' || rate === undefined) return;
    const pauseMs = outcome.afterMs ?? backOff(row.attempts);
    await slowDown(database, channel, Math.min(pauseMs, LONGEST_SILENCE_MS));
  }

  /** The failure of one message holds up no other; `reconcile` finds what it left behind. */
  function start(row: Claimed): void {
    const sending = send(row)
      .catch((err: unknown) => app.log.error({ err }, 'outbox result not persisted'))
      .finally(() => onTheirWay.delete(sending));
    onTheirWay.add(sending);
  }

  return {
    /** Sends more, once some can be taken. */
    async takeSome(): Promise<{ count: number; waitMs: number }> {
      while (onTheirWay.size > AT_ONCE / 2) await Promise.race(onTheirWay);
      const most = AT_ONCE - onTheirWay.size;
      const claim = { channel, driver: driver.name, worker, now: app.now(), most, rate };
      const { rows, waitMs } = await claimDue(database, claim);
      for (const row of rows) start(row);
      return { count: rows.length, waitMs };
    },
    /** Waits for one of those on their way; false if there is none. */
    async someAnswer(): Promise<boolean> {
      if (onTheirWay.size === 0) return false;
      await Promise.race(onTheirWay);
      return true;
    },
    async end(): Promise<void> {
      await Promise.all(onTheirWay);
      ending.close();
      await announceSettled(ownCall(app.engine, app.now()), campaigns);
    },
  };
}

/** A signal that comes a little after another one. */
function endingAfter(signal: AbortSignal): { signal: AbortSignal; close: () => void } {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const soon = () => {
    timer = setTimeout(() => ending.abort(), LAST_ANSWERS_MS);
  };
  signal.addEventListener('abort', soon, { once: true });
  return {
    signal: ending.signal,
    close: () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', soon);
    },
  };
}

/** A database that restarts must not make a message unknown whose outcome is known. */
async function persistently(record: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await record();
    } catch (error) {
      if (attempt === RECORDING_ATTEMPTS) throw error;
      await wait(RECORDING_PAUSE_MS);
    }
  }
}
