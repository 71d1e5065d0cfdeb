import { expect, test } from 'vitest';
import { withCapabilities } from '../../../src/providers/capabilities.ts';
import { chatMethods } from '../../../src/providers/chat-methods.ts';
import { documentMethods } from '../../../src/providers/document-methods.ts';
import { createHttpClient } from '../../../src/providers/http-client.ts';
import { customerOf, tinyPdf } from '../../support/chat.ts';
import { signInAs, startServer } from '../../support/server.ts';

const NAME = 'RE-2026-000001_Jürgen_الحسن_21-11-2026_Rech.pdf';

test('a document that the web client sends is in the conversation, with every byte of it', async () => {
  await using server = await startServer();
  const clerk = await signInAs(server, 'admin');
  const salma = await customerOf(server);
  const apiUrl = `${server.url}/api/v1`;
  const getToken = () => clerk.token;
  const http = withCapabilities(
    createHttpClient({ apiUrl, getToken, idempotencyKeys: true }),
    getToken,
  );
  const web = { ...chatMethods(http), ...documentMethods(http) };
  expect(await web.getLastMessages(salma.id, 5)).toEqual([]);
  const file = tinyPdf('Rechnung');
  const pdf = new File([Uint8Array.from(file)], NAME, { type: 'application/pdf' });
  await web.sendDocument(salma.id, pdf);
  const [sent] = (await web.getLastMessages(salma.id, 5)) ?? [];
  expect(sent?.message).toMatchObject({ type: 'application/pdf', name: NAME });
  const got = await web.getAttachment(sent?.message.content ?? '');
  expect(got.type).toBe('application/pdf');
  expect(Buffer.from(await got.arrayBuffer())).toEqual(Buffer.from(file));
});
