import { sql } from 'kysely';
import { STAFF_ROLES } from '../../domain/staff-roles.ts';
import type { WorkLine, WorkLineName } from '../../domain/worklist/work-lines.ts';
import { RequestError } from '../base/request-error.ts';
import type { WriteContext } from '../resources/request-context.ts';
import type { Executor } from '../resources/storage.ts';

/** Who looks after a line, and until when one person does not want to see it. */
type LineState = Pick<WorkLine, 'snoozedUntil' | 'assignedTo'>;

const NOTHING: LineState = { snoozedUntil: null, assignedTo: null };

type Row = {
  line: string;
  snoozed_until: Date | null;
  assigned_to: string | null;
  name: string | null;
};

/** The states of all lines as one person sees them; a snooze that is over is none. */
export async function lineStates(
  executor: Executor,
  userId: string,
): Promise<{ readonly of: (line: WorkLineName) => LineState }> {
  const { rows } = await sql<Row>`
    select line, snooze.until as snoozed_until, owner.assigned_to, users.name
    from work_line as owner
    full join (
      select line, until from work_line_snooze where user_id = ${userId} and until > now()
    ) as snooze using (line)
    left join users on users.id = owner.assigned_to
  `.execute(executor);
  const states = new Map(rows.map((row) => [row.line, toState(row)]));
  return { of: (line) => states.get(line) ?? NOTHING };
}

const toState = ({ snoozed_until, assigned_to, name }: Row): LineState => ({
  snoozedUntil: snoozed_until?.toISOString() ?? null,
  assignedTo: assigned_to === null ? null : { _id: assigned_to, name: name ?? '' },
});

/** Hides a line from the actor until a moment, or shows it again. */
export async function snoozeLine(
  line: WorkLineName,
  until: Date | null,
  { transaction, actor }: WriteContext,
): Promise<void> {
  if (until === null) {
    await sql`delete from work_line_snooze where line = ${line} and user_id = ${actor.id}`.execute(
      transaction,
    );
    return;
  }
  await sql`
    insert into work_line_snooze (line, user_id, until) values (${line}, ${actor.id}, ${until})
    on conflict (user_id, line) do update set until = excluded.until
  `.execute(transaction);
}

/** Gives a line to somebody of the staff who can sign in, or to nobody. */
export async function assignLine(
  line: WorkLineName,
  person: string | null,
  { transaction, actor, now }: WriteContext,
): Promise<void> {
  if (person !== null) await demandStaff(person, transaction);
  await sql`
    insert into work_line (line, assigned_to, assigned_by, assigned_at)
    values (${line}, ${person}, ${actor.id}, ${now})
    on conflict (line) do update set assigned_to = excluded.assigned_to,
      assigned_by = excluded.assigned_by, assigned_at = excluded.assigned_at
  `.execute(transaction);
}

async function demandStaff(person: string, executor: Executor): Promise<void> {
  const { rows } = await sql`
    select from users where id = ${person} and role = any(${STAFF_ROLES}) and status = 'active'
  `.execute(executor);
  if (rows.length > 0) return;
  throw new RequestError('record.invalid', {
    message: 'Only somebody of the staff who can sign in can be given a line.',
    fields: { assignedTo: { code: 'unknownReference' } },
  });
}
