import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { chunksByRoute } from './chunks-by-route.ts';

/** The manifest of the customers' page in a built client, beside that of the back office. */
export const CUSTOMER_MANIFEST = '.vite/customer-manifest.json';

/**
 * The build of the customers' page. It is a build of its own, because two entries of one build share
 * files, and a customer's phone would load what only the back office needs (docs/decisions/0067).
 */
export const customerBuild = (root: string, outDir: string): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  // What an open conversation needs is one file, whatever other parts of the page share with it.
  plugins: [react(), chunksByRoute([{ name: 'conversation', screens: [] }])],
  build: {
    outDir,
    emptyOutDir: false,
    target: 'es2023',
    manifest: CUSTOMER_MANIFEST,
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: { input: 'customer.html' },
  },
});
