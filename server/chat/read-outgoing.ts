import type { FastifyRequest } from 'fastify';
import {
  type MessageBody,
  messageViolations,
  placeholdersLeft,
} from '../../domain/chat/message-body.ts';
import { cleanMessage } from '../../domain/clean-text.ts';
import { rejectInvalid } from '../resources/reject.ts';
import type { AttachmentForm } from './read-attachment-form.ts';
import type { OutgoingMessage } from './send-message.ts';
import { viewerOf } from './viewer.ts';

const ofForm = ({ recieverId, file }: AttachmentForm): OutgoingMessage => ({
  recieverId,
  type: file.type,
  content: file.name,
  file,
});

/** The message of a request, as JSON or as a form. Throws with everything that is wrong with it. */
export function readOutgoing(request: FastifyRequest): OutgoingMessage {
  if (request.isMultipart()) return ofForm(request.body as AttachmentForm);
  rejectInvalid(messageViolations(request.body));
  const { recieverId, message, via } = request.body as MessageBody;
  if (viewerOf(request.actor).side === 'staff') rejectInvalid(placeholdersLeft(message));
  const content = cleanMessage(message.content);
  return { recieverId, type: message.type, content, ...(via ? { via } : {}) };
}
