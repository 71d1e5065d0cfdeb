import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { type SqlBool, sql } from 'kysely';
import type { Locale } from '../../domain/fields.ts';
import { isOneOf } from '../../domain/is-one-of.ts';
import {
  BINDING_LOCALE,
  LEGAL_PAGES,
  type LegalPageName,
} from '../../domain/resources/legal-pages.ts';
import { ALIGNMENT_POLICY } from '../base/alignment-policy.ts';
import { publicOrigin } from '../base/public-origin.ts';
import { RequestError } from '../base/request-error.ts';
import { sha256 } from '../base/sha256.ts';
import { contentRecords } from '../resources/content-records.ts';
import { legalPage } from './legal-page.ts';
import { missingLegalPage } from './missing-legal-page.ts';
import { backIn, type Origin, PAGE_LOCALES, PAGE_STYLE } from './page-frame.ts';
import type { StoredVersion } from './version-records.ts';

type PageRequest = {
  Params: { page: string; version?: string };
  Querystring: { lang?: string | readonly string[]; back?: string | readonly string[] };
};

const PAGES = Object.keys(LEGAL_PAGES) as readonly LegalPageName[];

/** Nothing is loaded and nothing runs; the page's own style is known by its hash. */
const POLICY = [
  `default-src 'none'`,
  `style-src 'sha256-${sha256(PAGE_STYLE).toString('base64')}'`,
  ALIGNMENT_POLICY,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

/** The languages of a request: the one in its address, then those of the reader's browser. */
function wishesOf({ query, headers }: FastifyRequest<PageRequest>): readonly string[] {
  const weighed = (headers['accept-language'] ?? '').split(',').map((part) => {
    const [tag = '', weight = 'q=1'] = part.trim().split(/\s*;\s*/);
    return { tag: tag.slice(0, 2).toLowerCase(), weight: Number(weight.slice(2)) || 0 };
  });
  const read = weighed.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  return [[query.lang ?? []].flat()[0] ?? '', ...read.map(({ tag }) => tag)];
}

function localeFor(request: FastifyRequest<PageRequest>, { published }: StoredVersion): Locale {
  const there = PAGE_LOCALES.filter((locale) => published?.[locale]);
  return wishesOf(request).find((wish) => isOneOf(there, wish)) ?? BINDING_LOCALE;
}

/** The way back of a reader, as links within the customers' page name it. */
const originOf = ({ query, server }: FastifyRequest<PageRequest>): Origin => ({
  hasCustomersPage: server.config.customerPage,
  back: backIn(query.back),
});

const NUMBERED = /^v([1-9]\d{0,8})$/;

/**
 * The version that an address names, if it is or was in force. Only this one is read: there may be
 * a hundred, each as long as a book.
 */
async function versionAt(
  { engine }: FastifyInstance,
  page: LegalPageName,
  segment: string | undefined,
): Promise<StoredVersion | undefined> {
  const number = segment === undefined ? undefined : NUMBERED.exec(segment)?.[1];
  if (segment !== undefined && number === undefined) return undefined;
  const condition =
    number === undefined
      ? sql<SqlBool>`t.data->>'state' = 'published'`
      : sql<SqlBool>`t.data->>'state' in ('published', 'archived') and t.data->>'number' = ${number}`;
  const found = await contentRecords(engine.database, LEGAL_PAGES[page], condition);
  return (found as readonly StoredVersion[])[0];
}

/** The pages of which a version is in force. */
async function pagesInForce({ engine }: FastifyInstance): Promise<readonly LegalPageName[]> {
  const { rows } = await sql<{ resource: string }>`
    select distinct resource from content
    where resource in (${sql.join(PAGES)}) and data->>'state' = 'published'
  `.execute(engine.database);
  return PAGES.filter((page) => rows.some(({ resource }) => resource === page));
}

/** Whether the client is a program that reads no pages; one that names neither gets a page. */
const readsOnlyData = ({ headers: { accept = '' } }: FastifyRequest<PageRequest>): boolean =>
  accept.includes('json') && !accept.includes('text/html');

/** What is answered where no version is or was in force. */
async function sayMissing(
  app: FastifyInstance,
  request: FastifyRequest<PageRequest>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (readsOnlyData(request)) throw new RequestError('route.notFound');
  const locale = wishesOf(request).find((wish) => isOneOf(PAGE_LOCALES, wish)) ?? BINDING_LOCALE;
  return reply
    .code(404)
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-cache')
    .header('content-language', locale)
    .header('vary', 'Accept, Accept-Language, Accept-Encoding')
    .type('text/html; charset=utf-8')
    .send(missingLegalPage(locale, await pagesInForce(app), originOf(request)));
}

/** The legal pages for people, with and without a session, at addresses that stay. */
export const legalPageRoutes = plugin(async (app: FastifyInstance) => {
  for (const url of ['/legal/:page', '/legal/:page/:version']) {
    app.get<PageRequest>(url, { schema: { hide: true } }, async (request, reply) => {
      const { page, version: segment } = request.params;
      if (!isOneOf(PAGES, page)) return sayMissing(app, request, reply);
      const version = await versionAt(app, page, segment);
      if (!version) return sayMissing(app, request, reply);
      const locale = localeFor(request, version);
      const html = legalPage({
        page,
        version,
        locale,
        publicOrigin: publicOrigin(request.server.config),
        origin: originOf(request),
        inForce: await pagesInForce(app),
      });
      const etag = `"${sha256(html).toString('base64url')}"`;
      reply
        .header('content-security-policy', POLICY)
        .header('cache-control', 'no-cache')
        .header('content-language', locale)
        .header('vary', 'Accept-Language, Accept-Encoding')
        .header('etag', etag);
      const known = request.headers['if-none-match']?.split(/\s*,\s*/) ?? [];
      if (known.some((one) => one.replace(/^W\//, '') === etag)) return reply.code(304).send();
      return reply.type('text/html; charset=utf-8').send(html);
    });
  }
});
