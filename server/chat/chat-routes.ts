import type { FastifyInstance } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { allows, type Person, staff } from '../../domain/access.ts';
import { isId } from '../../domain/validate.ts';
import { RequestError } from '../base/request-error.ts';
import { sendBlob } from '../blobs/send-blob.ts';
import { isStoredName } from '../blobs/stored-name.ts';
import { acceptEmptyBodies } from '../resources/body-parsers.ts';
import { MAX_ROWS } from '../resources/list-query.ts';
import { callOf, writing } from '../resources/request-context.ts';
import { uploads } from '../uploads/uploads.ts';
import { chatSchemas } from './chat-schemas.ts';
import { findConversation, listConversations } from './conversations.ts';
import { deleteConversation, deleteMessage } from './delete-from-chat.ts';
import { listMessages, messageOfFile } from './messages.ts';
import { readMessageForm, readOutgoing } from './read-outgoing.ts';
import { sendMessage } from './send-message.ts';

const DONE = { status: 'success' as const };

const notFound = (): RequestError => new RequestError('record.notFound');

/**
 * Staff can reach every conversation, customers only their own; they do not learn that others
 * exist.
 */
const mayReach = (actor: Person, clientId: string): boolean =>
  allows(staff, actor) || actor.id === clientId;

function refuseTooLong(rows: readonly unknown[]): void {
  if (rows.length > MAX_ROWS) throw new RequestError('list.tooLong');
}

/** Conversations of the office with its customers, their messages and their files. */
export async function chatRoutes(scope: FastifyInstance): Promise<void> {
  await scope.register(uploads);
  acceptEmptyBodies(scope);
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler(serializerCompiler);
  serveConversations(scope);
  serveMessages(scope);
  serveAttachments(scope);
}

function serveConversations(scope: FastifyInstance): void {
  const app = scope.withTypeProvider<ZodTypeProvider>();

  app.get('/conversation', { schema: chatSchemas.conversations }, async ({ query, actor }) => {
    const clientId = allows(staff, actor) ? query.clientId : actor.id;
    const limit = MAX_ROWS + 1;
    const conversations = await listConversations(scope.database, { clientId, limit });
    refuseTooLong(conversations);
    return { ...DONE, data: { conversations: [...conversations] } };
  });

  app.delete('/conversation/:id', { schema: chatSchemas.deleteConversation }, async (request) => {
    return writing(callOf(request), async (context) => {
      await deleteConversation(request.params.id, context);
      return {};
    });
  });
}

function serveMessages(scope: FastifyInstance): void {
  const app = scope.withTypeProvider<ZodTypeProvider>();

  app.get('/message/:id', { schema: chatSchemas.messages }, async ({ params, query, actor }) => {
    const { database } = scope;
    const found = isId(params.id) ? await findConversation(database, params.id) : undefined;
    if (!found || !mayReach(actor, found.client_id)) throw notFound();
    const messages = await listMessages(database, found.id, query.limit ?? MAX_ROWS + 1);
    refuseTooLong(messages);
    return { ...DONE, data: { messages: [...messages] } };
  });

  app.post(
    '/message',
    {
      schema: chatSchemas.sendMessage,
      preValidation: readMessageForm,
      // The domain checks the body, as it does in the client (domain/chat/message-body.ts).
      validatorCompiler: () => () => true,
    },
    async (request, reply) => {
      const outgoing = readOutgoing(request);
      const answer = await writing(callOf(request, 201), async (context) => {
        await request.countMessage(context.transaction);
        return { data: { message: await sendMessage(outgoing, context) } };
      });
      return reply.code(201).send(answer);
    },
  );

  app.delete('/message/:id', { schema: chatSchemas.deleteMessage }, async (request) => {
    return writing(callOf(request), async (context) => {
      await deleteMessage(request.params.id, context);
      return {};
    });
  });
}

function serveAttachments(scope: FastifyInstance): void {
  const app = scope.withTypeProvider<ZodTypeProvider>();

  app.get('/files/:name', { schema: chatSchemas.file }, async (request, reply) => {
    const { name } = request.params;
    const found = isStoredName('attachment', name)
      ? await messageOfFile(scope.database, name)
      : undefined;
    if (!found || !mayReach(request.actor, found.client_id)) throw notFound();
    return sendBlob(request, reply, scope.blobs, {
      name,
      caching: 'never',
      ...(found.file_name === null ? {} : { fileName: found.file_name }),
      ...(found.media_type === null ? {} : { type: found.media_type }),
    });
  });
}
