import { Gauge } from 'prom-client';
import { pictures } from '../pictures/pictures.ts';
import type { Module } from '../resources/module.ts';
import { fileRoutes } from './file-routes.ts';
import { renewDocuments } from './renew-documents.ts';

/** The files that records name, and the decoding of uploaded pictures. */
export const filesModule: Module = {
  name: 'files',
  plugin: pictures,
  routes: fileRoutes,
  jobs: (app) => [renewDocuments(app)],
  metrics: (app, registry) =>
    void new Gauge({
      name: 'pictures_waiting',
      help: 'Uploaded pictures that wait for a process that decodes them.',
      registers: [registry],
      collect() {
        this.set(app.pictures.waiting());
      },
    }),
};
