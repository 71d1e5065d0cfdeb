import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { chunksByRoute, type RouteChunk } from './tools/chunks-by-route.ts';

const API = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

/** By default the runner leaves one core free, which is half of a machine with two cores. */
const ALL_CORES = {
  maxWorkers: Math.max(2, availableParallelism()),
  // Groups run one after another; all projects in a group must have the same number of workers.
  sequence: { groupOrder: 1 },
};

/** The files of the web client, in the order in which somebody at work comes to need them. */
const ROUTES: readonly RouteChunk[] = [
  { name: 'login', screens: [] },
  { name: 'front', screens: ['src/product.tsx'] },
  // Before the languages, which would otherwise take along what they share with each other.
  { name: 'list', screens: ['src/BackOffice.tsx'] },
  // What stands around the rows of a list, and comes as soon as they are drawn.
  {
    name: 'around-list',
    screens: [
      'src/kit/actions/PhoneSelection.tsx',
      'src/kit/list/ListPagination.tsx',
      'src/kit/list/MoreTools.tsx',
      'src/kit/list/filters/ListTabs.tsx',
    ],
  },
  { name: 'late', screens: ['src/resources/late-registry.tsx'] },
  ...['en', 'de', 'fr', 'ar'].flatMap((locale) => [
    { name: `frame-texts-${locale}`, sharedIn: 'front', screens: [`src/i18n/front/${locale}.ts`] },
    { name: `texts-${locale}`, sharedIn: 'list', screens: [`src/i18n/first/${locale}.ts`] },
    { name: `more-texts-${locale}`, sharedIn: 'late', screens: [`src/i18n/late/${locale}.ts`] },
  ]),
  // Loaded ahead, because whoever is offline is prompted too; it has what every question is drawn with,
  // and the menus of the top bar, which lead there.
  {
    name: 'question',
    screens: [
      'src/custom/session/LogoutQuestion.tsx',
      'src/custom/layout/AccountList.tsx',
      'src/custom/layout/AppearanceList.tsx',
      'src/custom/layout/LanguageList.tsx',
    ],
  },
  { name: 'record', screens: ['src/custom/orders/page/OrderPage.tsx'] },
  { name: 'form', screens: ['src/kit/form/GeneratedEdit.tsx'] },
  { name: 'order-form', screens: ['src/custom/orders/form/OrderEdit.tsx'] },
  { name: 'documents', screens: ['src/custom/documents/DocumentEditor.tsx'] },
];

/** Libraries, the documents, and the login screen, which Preact draws. */
const NOT_REACT = [/node_modules/, /src\/pdf\//, /src\/login\//];

/** The customers' page at its address, as the server has it there (server/plugins/web-client.ts). */
const customersPage: Plugin = {
  name: 'customers-page',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      if (/^\/c([/?]|$)/.test(request.url ?? '')) request.url = '/customer.html';
      next();
    });
  },
};

export default defineConfig({
  plugins: [react({ exclude: NOT_REACT }), chunksByRoute(ROUTES), customersPage],
  build: {
    outDir: 'dist/web',
    target: 'es2023',
    manifest: true,
    sourcemap: true,
    reportCompressedSize: false,
    // Few files are wanted here; tools/check-bundle.ts weighs them.
    chunkSizeWarningLimit: 1000,
  },
  worker: { format: 'es' },
  resolve: {
    dedupe: ['react', 'react-dom', 'react-router', 'react-router-dom', 'pdfkit'],
  },
  server: { proxy: { '/api': API, '/socket.io': { target: API, ws: true }, '/health': API } },
  test: {
    // Shared machines stall. A test that passes only on a later try is named at the end of the run.
    retry: process.env.CI ? 1 : 0,
    // Elements that a page shows later appear late on a machine that stalls; the default wait is
    // one second.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'domain',
          environment: 'node',
          include: ['tests/domain/**/*.test.ts'],
          // Pure functions keep no state from one file to the next.
          isolate: false,
          ...ALL_CORES,
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['tests/web/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/web-setup.ts'],
          // The files of a worker share the libraries and the window; their setup resets both.
          isolate: false,
          ...ALL_CORES,
          // Whole pages are rendered here, which takes long if a shared machine stalls.
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'pdf',
          environment: 'node',
          include: ['tests/pdf/**/*.test.ts'],
          // The files share an engine: loading it and its fonts for each file took a third of the
          // time.
          isolate: false,
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          // Each test has its own server and database; the server's modules are loaded once.
          isolate: false,
          ...ALL_CORES,
          globalSetup: ['tests/support/database-setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          environment: 'node',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['tests/support/started-folder-setup.ts'],
          // They mostly wait for other processes.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'tools',
          environment: 'node',
          include: ['tests/tools/**/*.test.ts'],
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
    ],
  },
});
