import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isId } from '../../domain/validate.ts';
import { RequestError } from '../base/request-error.ts';
import { demand } from '../base/require-access.ts';
import type { Handlers } from './client-events.ts';

const GIVEN = z.tuple([z.string().max(100), z.string().max(100), z.boolean()]);

/**
 * Notifies the staff of who has a record open in a form, if that person may change such records. Whether
 * the record is there is not checked: nothing of it is sent but its id.
 */
export const editingHandler =
  (app: FastifyInstance): Handlers['editing'] =>
  async (given, socket) => {
    const { person, viewer } = socket.data;
    const { data } = GIVEN.safeParse(given);
    if (!data || !isId(data[1])) throw new RequestError('request.malformed');
    if (viewer?.side !== 'staff') throw new RequestError('access.denied');
    const [resource, id, isOver] = data;
    const found = app.engine.resources.get(resource);
    if (!found) throw new RequestError('route.notFound');
    demand(found.definition.access.edit, person);
    const { id: userId, name } = person;
    const editor = { resource, recordId: id.toLowerCase(), userId, name, isOver };
    app.engine.domainEvents.notify({
      to: 'staff',
      except: userId,
      event: 'editing',
      args: [editor],
    });
  };
