import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { answering } from '../../domain/access.ts';
import type { Message } from '../../domain/chat/message.ts';
import { isId } from '../../domain/validate.ts';
import { RequestError } from '../base/request-error.ts';
import { requireAccess } from '../base/require-access.ts';
import { keyOf } from '../plugins/idempotency.ts';
import { acceptEmptyBodies } from '../resources/body-parsers.ts';
import { MAX_ROWS } from '../resources/list-query.ts';
import { callOf, type WriteContext, writing } from '../resources/request-context.ts';
import { uploads } from '../uploads/uploads.ts';
import { answerChannels } from './answer-channels.ts';
import { changeConversation } from './change-conversation.ts';
import { chatSchemas } from './chat-schemas.ts';
import { findConversation, listConversations } from './conversations.ts';
import { deleteConversation, deleteMessage } from './delete-from-chat.ts';
import { editMessage } from './edit-message.ts';
import { serveFiles } from './message-file-routes.ts';
import { readPage } from './messages.ts';
import { readMessageForm } from './read-attachment-form.ts';
import { readOutgoing } from './read-outgoing.ts';
import { sendByPhone } from './send-by-phone.ts';
import { type OutgoingMessage, SentBefore, sendMessage } from './send-message.ts';
import { type SendKey, sentBefore } from './sent-before.ts';
import { viewerOf } from './viewer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The key that a message is sent with, and what identifies its content. */
    sendKey: SendKey | undefined;
  }
}

const DONE = { status: 'success' as const };

const notFound = (): RequestError => new RequestError('record.notFound');

function rejectTooLong(rows: readonly unknown[]): void {
  if (rows.length > MAX_ROWS) throw new RequestError('list.tooLong');
}

/** Conversations of the office with its customers, their messages and their files. */
export async function chatRoutes(scope: FastifyInstance): Promise<void> {
  await scope.register(uploads);
  scope.decorateRequest('sendKey', undefined);
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
    rejectTooLong(conversations);
    return { ...DONE, data: { conversations: [...conversations] } };
  });

  const forStaff = { onRequest: requireAccess(answering) };
  const answers = { schema: chatSchemas.answerChannels, ...forStaff };
  app.get('/message/channels/:clientId', answers, async ({ params }) => ({
    ...DONE,
    data: await answerChannels(scope.database, {
      customerId: params.clientId,
      drivers: scope.drivers,
      now: scope.now(),
    }),
  }));

  const change = { schema: chatSchemas.changeConversation, ...forStaff };
  app.patch('/conversation/:id', change, async (request) => {
    return writing(callOf(request), async (context) => ({
      data: await changeConversation(request.params.id, request.body, context),
    }));
  });

  const remove = { schema: chatSchemas.deleteConversation, ...forStaff };
  app.delete('/conversation/:id', remove, async (request) => {
    return writing(callOf(request), async (context) => {
      await deleteConversation(request.params.id, context);
      return {};
    });
  });
}

/** What was sent with this key before; the files that came with it again belong to nothing. */
async function repeated(request: FastifyRequest, sent: SendKey): Promise<Message | undefined> {
  const { actor, server, storedFiles } = request;
  const { id: senderId, side } = viewerOf(actor);
  const message = await sentBefore(server.database, { senderId, side, ...sent });
  if (message) await Promise.all(storedFiles.splice(0).map((name) => server.blobs.delete(name)));
  return message;
}

/**
 * Sends a message once, however often it is requested under one key. Whether it was sent before is
 * found out by writing it, so the usual case needs no query first.
 */
async function sendOnce(request: FastifyRequest): Promise<Message> {
  const { sendKey } = request;
  const outgoing = readOutgoing(request);
  try {
    const { data } = await writing(callOf(request), async (context) => {
      const [counted, sent] = await Promise.allSettled([
        request.countMessage(context.transaction),
        send(outgoing, context, sendKey),
      ]);
      // Checked first: a repetition is not rejected beyond the limit, and nothing of it is counted.
      if (sent.status === 'rejected') throw sent.reason;
      if (counted.status === 'rejected') throw counted.reason;
      return { data: sent.value };
    });
    return data;
  } catch (error) {
    const earlier =
      error instanceof SentBefore && sendKey ? await repeated(request, sendKey) : undefined;
    if (earlier) return earlier;
    throw error;
  }
}

/** Most messages are of the chat alone. */
const send = ({ via, ...outgoing }: OutgoingMessage, context: WriteContext, key?: SendKey) =>
  via ? sendByPhone({ ...outgoing, via }, context, key) : sendMessage(outgoing, context, key);

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
    // Without a page the whole list was requested.
    const { limit, before, after } = query;
    if (page.more && (limit ?? before ?? after) === undefined) {
      throw new RequestError('list.tooLong');
    }
    const { messages, edited, removed } = page;
    const lists = { messages: [...messages], edited: [...edited], removed: [...removed] };
    return { ...DONE, data: { ...page, ...lists } };
  });

  app.post(
    '/message',
    {
      schema: chatSchemas.sendMessage,
      config: { keepsKeys: true },
      preValidation: readMessageForm,
      // The domain checks the body, as it does in the client (domain/chat/message-body.ts).
      validatorCompiler: () => () => true,
      preHandler: async (request, reply) => {
        request.sendKey = await keyOf(request);
        // A file is counted when it arrives, so a repeated one is known before that is judged.
        if (!request.sendKey || !request.isMultipart()) return;
        const earlier = await repeated(request, request.sendKey);
        if (earlier) await reply.code(201).send({ ...DONE, data: { message: earlier } });
      },
    },
    async (request, reply) =>
      reply.code(201).send({ ...DONE, data: { message: await sendOnce(request) } }),
  );

  const edit = { schema: chatSchemas.editMessage, onRequest: requireAccess(answering) };
  app.patch('/message/:id', edit, async (request) => {
    const { params, body } = request;
    return writing(callOf(request), async (context) => ({
      data: { message: await editMessage(params.id, body.content, context) },
    }));
  });

  app.delete('/message/:id', { schema: chatSchemas.deleteMessage }, async (request) => {
    return writing(callOf(request), async (context) => {
      await deleteMessage(request.params.id, context);
      return {};
    });
  });
}
