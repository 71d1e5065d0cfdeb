import { readFile } from 'node:fs/promises';
import swagger from '@fastify/swagger';
import swaggerUi, { type FastifySwaggerUiOptions } from '@fastify/swagger-ui';
import type { FastifyInstance, FastifySchema } from 'fastify';
import plugin from 'fastify-plugin';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { JsonSchema } from '../resources/json-schema.ts';
import { answerApiDocsFromMemory } from './api-docs-answers.ts';
import { asSignedIn } from './as-signed-in.ts';
import { finishApiDescription } from './finish-api-description.ts';

declare module 'fastify' {
  interface FastifySchema {
    /** A form that the route reads by itself: all of its parts, whatever a JSON body holds. */
    'x-form'?: JsonSchema;
    /** The files that a form holds besides the values of a JSON body. */
    'x-files'?: JsonSchema;
    /** The media types of an answer that is no JSON. */
    'x-produces'?: readonly string[];
  }
}

const PREFIX = '/api/docs';
const LOGO = new URL('../../public/favicon.svg', import.meta.url);

/** The page's own policy: its scripts are files, and its styles are inside the page. */
const PAGE_POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The description of the API, generated from the schemas of its routes. */
export const openapi = plugin(
  async (app: FastifyInstance) => {
    const logo = await readFile(LOGO);
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Jisr',
          description: 'The back office of a parcel carrier between Germany and Morocco.',
          version: '1',
          license: { name: 'MIT', identifier: 'MIT' },
        },
        servers: [{ url: '/' }],
        components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
        security: [{ session: [] }],
      },
      // Routes of definitions already have JSON schemas; handwritten ones have zod schemas.
      transform: (document) =>
        hasZod(document.schema) ? jsonSchemaTransform(document) : plain(document),
      transformObject: (document) => finishApiDescription(jsonSchemaTransformObject(document)),
    });
    await app.register(async (page) => {
      await answerApiDocsFromMemory(page, PREFIX);
      await page.register(swaggerUi, pageOptions(logo));
    });
  },
  { name: 'openapi', dependencies: ['context'] },
);

const pageOptions = (logo: Buffer): FastifySwaggerUiOptions => ({
  routePrefix: PREFIX,
  staticCSP: PAGE_POLICY,
  // The call is shown as it was written, without the token.
  uiConfig: { requestInterceptor: asSignedIn, showMutatedRequest: false },
  logo: { type: 'image/svg+xml', content: logo },
  theme: {
    title: 'Jisr API',
    favicon: [
      {
        filename: 'favicon.svg',
        rel: 'icon',
        sizes: 'any',
        type: 'image/svg+xml',
        content: logo,
      },
    ],
  },
});

type Document = Parameters<typeof jsonSchemaTransform>[0];

const plain = ({ schema, url }: Document) => ({ schema: schema ?? {}, url });

function hasZod(schema: FastifySchema | undefined): boolean {
  const { body, querystring, params, headers, response } = schema ?? {};
  const answers = typeof response === 'object' && response !== null ? Object.values(response) : [];
  return [body, querystring, params, headers, ...answers].some((one) => one instanceof z.ZodType);
}
