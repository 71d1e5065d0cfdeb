import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { eachChannel, PHONE_CHANNELS, type PhoneChannel } from '../../domain/messages/channels.ts';
import { checkingStops } from './checking-stops.ts';
import type { Driver, DriverKind } from './driver.ts';

/** How each channel is sent. */
export type Drivers = Readonly<Record<PhoneChannel, Driver>>;

declare module 'fastify' {
  interface FastifyInstance {
    drivers: Drivers;
  }
}

/** Opens the driver of each channel that the environment names. */
export const drivers = (kinds: readonly DriverKind[]) =>
  plugin(
    async (app: FastifyInstance) => {
      const open = (channel: PhoneChannel): Driver => {
        const { driver: name } = app.config.messages.channels[channel];
        const kind = kinds.find((one) => one.name === name);
        if (!kind) throw new Error(`There is no driver "${name}".`);
        const { config, engine, now } = app;
        const parts = { config, engine, now, channel };
        return checkingStops(kind.open(parts), parts);
      };
      app.decorate('drivers', eachChannel(PHONE_CHANNELS, open));
    },
    { name: 'drivers', dependencies: ['context'] },
  );
