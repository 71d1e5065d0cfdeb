import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import type { Message } from '../../domain/chat/message.ts';
import { isId } from '../../domain/validate.ts';
import { RequestError } from '../base/request-error.ts';
import { acceptEmptyBodies } from '../resources/body-parsers.ts';
import { MAX_ROWS } from '../resources/list-query.ts';
import { callOf, writing } from '../resources/request-context.ts';
import { uploads } from '../uploads/uploads.ts';
import { changeConversation } from './change-conversation.ts';
import { chatSchemas } from './chat-schemas.ts';
import { findConversation, listConversations } from './conversations.ts';
import { deleteConversation, deleteMessage } from './delete-from-chat.ts';
import { serveFiles } from './file-routes.ts';
import { readPage } from './messages.ts';
import { readMessageForm } from './read-attachment-form.ts';
import { readOutgoing } from './read-outgoing.ts';
import { sendMessage } from './send-message.ts';
import { sentBefore } from './sent-before.ts';
import { viewerOf } from './viewer.ts';

const DONE = { status: 'success' as const };

const notFound = (): RequestError => new RequestError('record.notFound');

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
  serveFiles(scope);
}

function serveConversations(scope: FastifyInstance): void {
  const app = scope.withTypeProvider<ZodTypeProvider>();

  app.get('/conversation', { schema: chatSchemas.conversations }, async ({ query, actor }) => {
    const { clientId } = query;
    const limit = MAX_ROWS + 1;
    const conversations = await listConversations(scope.database, viewerOf(actor), {
      clientId,
      limit,
    });
    refuseTooLong(conversations);
    return { ...DONE, data: { conversations: [...conversations] } };
  });

  app.patch('/conversation/:id', { schema: chatSchemas.changeConversation }, async (request) => {
    return writing(callOf(request), async (context) => ({
      data: await changeConversation(request.params.id, request.body, context),
    }));
  });

  app.delete('/conversation/:id', { schema: chatSchemas.deleteConversation }, async (request) => {
    return writing(callOf(request), async (context) => {
      await deleteConversation(request.params.id, context);
      return {};
    });
  });
}

/** What was sent with this key before; the files that came with it again belong to nothing. */
async function repeated(request: FastifyRequest): Promise<Message | undefined> {
  const { keyed, actor, server, storedFiles } = request;
  const sent = keyed && { key: keyed.key, digest: keyed.fingerprint };
  const viewer = viewerOf(actor);
  const message =
    sent &&
    (await sentBefore(server.database, { senderId: viewer.id, side: viewer.side, ...sent }));
  if (message) await Promise.all(storedFiles.splice(0).map((name) => server.blobs.delete(name)));
  return message;
}

function serveMessages(scope: FastifyInstance): void {
  const app = scope.withTypeProvider<ZodTypeProvider>();

  app.get('/message/:id', { schema: chatSchemas.messages }, async ({ params, query, actor }) => {
    const { database } = scope;
    const viewer = viewerOf(actor);
    const conversation = isId(params.id)
      ? await findConversation(database, viewer, params.id)
      : undefined;
    if (!conversation) throw notFound();
    const known = { conversation, side: viewer.side };
    const page = await readPage(database, known, { limit: MAX_ROWS, ...query });
    // Without a page the whole list was asked for.
    const { limit, before, after } = query;
    if (page.more && (limit ?? before ?? after) === undefined) {
      throw new RequestError('list.tooLong');
    }
    const { messages, removed } = page;
    return { ...DONE, data: { ...page, messages: [...messages], removed: [...removed] } };
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
      const { keyed } = request;
      const earlier = await repeated(request);
      if (earlier) return reply.code(201).send({ ...DONE, data: { message: earlier } });
      const answer = await writing(callOf(request, 201), async (context) => {
        await request.countMessage(context.transaction);
        const key = keyed && { key: keyed.key, digest: keyed.fingerprint };
        return { data: { message: await sendMessage(outgoing, context, key) } };
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
