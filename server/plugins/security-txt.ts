import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { DAY_MS } from '../../domain/calendar-days.ts';
import { settings } from '../../domain/resources/settings.ts';
import { publicOrigin } from '../base/public-origin.ts';
import { RequestError } from '../base/request-error.ts';
import { contentRecords } from '../resources/content-records.ts';

const PATH = '/.well-known/security.txt';
/** RFC 9116 wants less than a year, so that a copy does not stay for ever. */
const VALID_MS = 180 * 24 * 3_600_000;
const ADDRESS = /^[^\s@]+@[^\s@]+$/;

/**
 * Whom to write to about a hole in the security of this installation (RFC 9116): the company's own
 * e-mail address. Without one there is nothing to say, and the file is missing.
 */
export const securityTxt = plugin(
  async (app: FastifyInstance) => {
    app.get(PATH, { schema: { hide: true } }, async (_request, reply) => {
      const [company] = await contentRecords(app.database, settings);
      const email = company?.email;
      if (typeof email !== 'string' || !ADDRESS.test(email)) {
        throw new RequestError('route.notFound');
      }
      const origin = publicOrigin(app.config);
      // Whole days, so that the answer stays the same for one.
      const until = Math.floor((app.now().getTime() + VALID_MS) / DAY_MS) * DAY_MS;
      const lines = [
        `Contact: mailto:${email}`,
        `Expires: ${new Date(until).toISOString()}`,
        'Preferred-Languages: de, en, fr, ar',
        ...(origin ? [`Canonical: ${origin}${PATH}`] : []),
      ];
      return reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=86400')
        .send(`${lines.join('\n')}\n`);
    });
  },
  { name: 'security-txt', dependencies: ['context', 'errors'] },
);
