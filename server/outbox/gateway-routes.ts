import type { FastifyInstance } from 'fastify';
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { partOf } from '../../domain/access.ts';
import { eachChannel, PHONE_CHANNELS } from '../../domain/messages/channels.ts';
import { requireAccess } from '../base/require-access.ts';
import type { Driver } from './driver.ts';

const way = z.object({
  driver: z.string().meta({ description: 'The name of the driver that sends its messages.' }),
  leavesHouse: z.boolean().meta({ description: 'False if messages are only written down.' }),
});

const schema = {
  tags: ['messages'],
  summary: 'Say how SMS and WhatsApp messages are sent.',
  response: { 200: z.object({ data: z.object(eachChannel(PHONE_CHANNELS, () => way)) }) },
};

const described = ({ name, leavesHouse }: Driver) => ({ driver: name, leavesHouse });

/** Shows the staff whether messages really leave the house. */
export async function gatewayRoutes(scope: FastifyInstance): Promise<void> {
  scope.setSerializerCompiler(serializerCompiler);
  const app = scope.withTypeProvider<ZodTypeProvider>();
  app.get('/gateway', { schema, onRequest: requireAccess(partOf('messages')) }, async () => {
    return { data: eachChannel(PHONE_CHANNELS, (channel) => described(scope.drivers[channel])) };
  });
}
