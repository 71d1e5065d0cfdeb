import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { ALIGNMENT_POLICY } from '../base/alignment-policy.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Allows the page's own style elements, and no others, in the policy. Created on first use. */
    readonly styleNonce: string;
    /** The nonce, if a page has requested it. */
    madeNonce: string | undefined;
  }
}

const NONCE_BYTES = 16;

/** Security headers, and which other origins may call. */
export const security = plugin(
  async (app: FastifyInstance) => {
    const secure = app.config.publicUrl?.startsWith('https:') ?? false;
    const withoutNonce = policy(undefined, secure);
    app.decorateRequest('madeNonce', undefined);
    app.decorateRequest('styleNonce', {
      getter(this: FastifyRequest) {
        this.madeNonce ??= randomBytes(NONCE_BYTES).toString('base64');
        return this.madeNonce;
      },
    });
    await app.register(helmet, {
      contentSecurityPolicy: false,
      crossOriginEmbedderPolicy: false,
      xFrameOptions: { action: 'deny' },
      referrerPolicy: { policy: 'no-referrer' },
      strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    });
    app.addHook('onSend', async (request, reply, payload) => {
      if (!reply.hasHeader('content-security-policy')) {
        const { madeNonce } = request;
        reply.header(
          'content-security-policy',
          madeNonce ? policy(madeNonce, secure) : withoutNonce,
        );
      }
      return payload;
    });
    if (app.config.corsOrigins.length > 0) await allowOrigins(app, app.config.corsOrigins);
  },
  { name: 'security', dependencies: ['context'] },
);

/**
 * Everything comes from this server. WebAssembly lays out documents; blob: and data: contain
 * pictures that a user has just chosen and documents that were just drawn.
 */
function policy(nonce: string | undefined, secure: boolean): string {
  return [
    `default-src 'self'`,
    `script-src 'self' 'wasm-unsafe-eval'`,
    `style-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    ALIGNMENT_POLICY,
    `img-src 'self' blob: data:`,
    `media-src 'self' blob: data:`,
    `font-src 'self' data:`,
    `connect-src 'self'`,
    `worker-src 'self' blob:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

async function allowOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  // Set last, because answers that depend on more than the origin set their own header.
  app.addHook('onSend', async (_request, reply, payload) => {
    const varies = [reply.getHeader('vary') ?? []].flat().map(String);
    reply.header('vary', [...varies, 'Origin'].join(', '));
    return payload;
  });
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (!origin || !origins.includes(origin)) return;
    reply.header('access-control-allow-origin', origin);
    reply.header('cross-origin-resource-policy', 'cross-origin');
    reply.header(
      'access-control-expose-headers',
      'x-request-id, retry-after, content-range, ratelimit, ratelimit-policy',
    );
    if (request.method !== 'OPTIONS') return;
    await reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
      .header('access-control-allow-headers', 'authorization, content-type, idempotency-key')
      .header('access-control-max-age', '600')
      .send();
  });
}
