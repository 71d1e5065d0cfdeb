// The server of bench/chat-screen.ts: the chat without a server of its own, built like the product.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** What the measuring process opens. */
export type Pages = { readonly origin: string };

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

const folder = mkdtempSync(join(tmpdir(), 'jisr-chat-screen-'));
await build({
  configFile: false,
  logLevel: 'error',
  root: join(import.meta.dirname, 'chat-screen-page'),
  plugins: [react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  publicDir: join(import.meta.dirname, '../public'),
  build: { outDir: folder, emptyOutDir: true, target: 'es2023' },
});

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const type = TYPES[extname(pathname)];
  response.setHeader('content-type', type ?? 'text/html');
  try {
    response.end(readFileSync(join(folder, type ? pathname : 'index.html')));
  } catch {
    response.writeHead(404).end();
  }
}).listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('No free port.');
  process.send?.({ origin: `http://127.0.0.1:${address.port}` } satisfies Pages);
});
process.once('disconnect', () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit();
});
