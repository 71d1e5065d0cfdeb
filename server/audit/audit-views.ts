import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { isId } from '../../domain/validate.ts';
import { isPersonal, viewNotes } from './noted-views.ts';

/** An answer, or that what the browser stores is still right. */
const READ = [200, 304];
const API = '/api/v1/';
/** What shows a whole record: its page, what it was, and for a user all that belongs to them. */
const PAGES = ['', '/versions', '/versions/:number', '/summary'];

/**
 * Notes who of the staff has read a record about a person, or the audit itself: after the answer, and
 * not in its way. What a list shows is no view of each of its rows.
 */
export const auditViews = plugin(
  async (app: FastifyInstance) => {
    const note = viewNotes(app);
    const personal = new Map<string, string>(
      [...app.engine.resources.values()]
        .filter(({ definition }) => isPersonal(definition))
        .flatMap(({ definition }) =>
          PAGES.map((page) => [`${API}${definition.path}/:id${page}`, definition.name] as const),
        ),
    );
    app.addHook('onResponse', async (request, { statusCode }) => {
      const { method, routeOptions, signedIn } = request;
      if (method !== 'GET' || !READ.includes(statusCode) || !signedIn) return;
      // Whoever looks as somebody else has looked.
      const actor = { ...request.actor, ...request.actor.seenBy };
      const { url = '' } = routeOptions;
      const resource = personal.get(url);
      if (resource) {
        const { id } = request.params as { id?: string };
        if (isId(id)) note({ actor, action: 'view', resource, recordId: id.toLowerCase() });
      }
      const { kind } = request.query as { kind?: string };
      if (url === `${API}activity` && kind !== undefined && kind !== 'changes') {
        note({ actor, action: 'viewAudit', resource: 'users', recordId: actor.id });
      }
    });
  },
  { name: 'audit-views' },
);
