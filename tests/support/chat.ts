import type { Client } from './client.ts';
import { addPerson, signIn, type TestServer } from './server.ts';

export type WireMessage = {
  _id: string;
  conversationId: string;
  senderId: string | null;
  recieverId: string | null;
  createdAt: string;
  message: {
    type: string;
    content: string;
    name?: string;
    size?: number;
    mediaType?: string;
    width?: number;
    height?: number;
    duration?: number;
    wave?: number[];
    thumbnails?: boolean;
  };
};
export type WireConversation = {
  _id: string;
  createdAt: string;
  clientId: { _id: string; firstName: string; lastName: string; photo: string };
};
export type Sent = { status: string; data: { message: WireMessage } };
export type Messages = { status: string; data: { messages: WireMessage[] } };
export type Conversations = { status: string; data: { conversations: WireConversation[] } };
export type Rejection = {
  code: string;
  message: string;
  fields?: Record<string, string>;
  violations?: Record<string, { code: string }>;
};

/** A customer with their own session. */
export async function customerOf(server: TestServer): Promise<Client & { id: string }> {
  const person = await addPerson(server, 'customer');
  return { ...(await signIn(server, person.phone)), id: person.id };
}

export const written = (recieverId: string, content: string, type = 'text') => ({
  recieverId,
  message: { type, content },
});

/** Sends a text and returns the message. */
export async function say(from: Client, recieverId: string, content: string): Promise<WireMessage> {
  const { status, body } = await from.post<Sent>('message', written(recieverId, content));
  if (status !== 201) throw new Error(`A message was answered with ${status}.`);
  return body.data.message;
}

/** Sends a file as a form with its parts in this order, and returns the answer. */
export function sendFile(
  from: Client,
  parts: {
    recieverId?: string;
    type?: string;
    ext?: string;
    duration?: string;
    wave?: string;
    file?: Uint8Array;
    name?: string;
    /** The media type that the form states for the file. */
    stated?: string;
    poster?: Uint8Array;
  },
  headers?: Record<string, string>,
) {
  const form = new FormData();
  const { file, name = 'file', stated = '', poster, ...texts } = parts;
  for (const [part, text] of Object.entries(texts)) form.append(part, text);
  if (file) form.append('file', new Blob([Uint8Array.from(file)], { type: stated }), name);
  if (poster) form.append('poster', new Blob([Uint8Array.from(poster)]), 'poster');
  return from.post<Sent & Rejection>('message', form, headers);
}

/** The smallest bytes that are accepted as a PDF, made unique by a text. */
export const tinyPdf = (word = ''): Uint8Array =>
  new TextEncoder().encode(`%PDF-1.7\n%${word}\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n`);
