// A bare server beside which public reading is measured: it answers each path with bytes that it was
// given, without rules, without a database, and knows who has them already.
import { createServer } from 'node:http';

/** The bytes of an answer, and what stands above them. */
export type PlainAnswer = { readonly body: string; readonly headers: Record<string, string> };

process.once('message', (answers: Readonly<Record<string, PlainAnswer>>) => {
  const bodies = new Map(
    Object.entries(answers).map(([path, { body, headers }]) => [
      path,
      { headers, bytes: Buffer.from(body) },
    ]),
  );
  const server = createServer(({ url = '', headers }, response) => {
    const found = bodies.get(url);
    if (!found) return response.writeHead(404).end();
    if (headers['if-none-match'] === found.headers.etag) {
      return response.writeHead(304, { etag: found.headers.etag }).end();
    }
    response.writeHead(200, found.headers).end(found.bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
});
