import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { ANONYMOUS, allows, office } from '../../domain/access.ts';
import type { Definition } from '../../domain/define.ts';
import { isAboutPeople } from '../resources/forget-values.ts';
import type { NamedActor } from '../resources/request-context.ts';

const HOUR_MS = 3_600_000;
/** So many views are remembered; an older one is looked for in the database. */
const REMEMBERED = 10_000;

export type View = {
  readonly actor: NamedActor;
  readonly action: 'view' | 'viewAudit';
  readonly resource: string;
  readonly recordId: string;
};

/** Notes that somebody has looked, once an hour for each record. Nobody waits for it. */
export type NoteView = (view: View) => void;

/** Whether to read a record of a resource is to read about a person, and not what everybody may. */
export const isPersonal = (definition: Definition): boolean =>
  isAboutPeople(definition) && !allows(definition.access.show, ANONYMOUS);

/** Keys of what was written in an hour; the eldest are forgotten first. */
function remembered() {
  const keys = new Set<string>();
  return {
    has: (key: string): boolean => keys.has(key),
    add(key: string): void {
      keys.add(key);
      const [eldest] = keys;
      if (keys.size > REMEMBERED && eldest !== undefined) keys.delete(eldest);
    },
  };
}

/** The way to note views in an application, whose end waits for those that are being written. */
export function viewNotes(app: FastifyInstance): NoteView {
  const written = remembered();
  const writing = new Map<string, Promise<void>>();
  app.addHook('onClose', async () => void (await Promise.all(writing.values())));
  const write = async (key: string, view: View, at: Date): Promise<void> => {
    const { actor, action, resource, recordId } = view;
    try {
      await sql`
        insert into audit_entry (id, at, by_id, by_name, action, resource, record_id)
        values (${app.newId()}, ${at}, ${actor.id}, ${actor.name}, ${action}, ${resource}, ${recordId})
        on conflict (by_id, resource, record_id, action, date_trunc('hour', at at time zone 'UTC'))
          where action in ('view', 'viewAudit') do nothing
      `.execute(app.database);
      // What could not be written is tried again with the next look.
      written.add(key);
    } catch (error) {
      app.log.error({ err: error }, 'a view could not be noted in the audit trail');
    }
  };
  return (view) => {
    const at = app.now();
    const hour = Math.floor(at.getTime() / HOUR_MS);
    const { actor, action, resource, recordId } = view;
    if (!allows(office, actor)) return;
    const key = [actor.id, action, resource, recordId, hour].join(' ');
    if (written.has(key) || writing.has(key)) return;
    writing.set(
      key,
      write(key, view, at).finally(() => writing.delete(key)),
    );
  };
}
