import { isStoppedNow } from '../stops/stops.ts';
import type { Driver, DriverParts } from './driver.ts';

/**
 * A driver that sends nothing to a number that has stopped the channel, even if it is no customer's,
 * such as that of a recipient in Morocco; nor to a customer who has stopped it, or taken back their
 * consent, while the message waited. Only requested codes still go there.
 */
export const checkingStops = (driver: Driver, { engine, channel }: DriverParts): Driver => ({
  ...driver,
  async send(message, signal) {
    if (message.purpose === 'security') return driver.send(message, signal);
    const isStopped = await isStoppedNow(engine.database, channel, message).catch(
      (error: unknown) => {
        engine.log.error(
          { err: error, message: message.id },
          'stop words not read, message delayed',
        );
        return undefined;
      },
    );
    // Nothing has left the house yet, which must not count as a provider that did not answer.
    if (isStopped === undefined) return { kind: 'later', detail: 'Stop words could not be read.' };
    return isStopped
      ? { kind: 'rejected', reason: 'optedOut', detail: 'A stop word came, or consent ended.' }
      : driver.send(message, signal);
  },
});
