import type { Transaction } from 'kysely';
import type { Definition } from '../../domain/define.ts';
import { resources } from '../../domain/resources/registry.ts';
import type { TeamRole } from '../../domain/resources/team-roles.ts';
import { problemsOfTeamRole } from '../../domain/team-roles/problems-of-team-role.ts';
import type { DB } from '../database/database-types.ts';
import type { ResourceHooks } from '../resources/hooks.ts';
import { rejectInvalid } from '../resources/reject.ts';
import type { Values } from '../resources/storage.ts';

const DEFINITIONS: ReadonlyMap<string, Definition> = new Map(
  Object.values(resources).map((definition) => [definition.name, definition]),
);

const rejectImpossible = (role: Values): void =>
  rejectInvalid(problemsOfTeamRole(role as Values & TeamRole, DEFINITIONS));

const peopleWith = (transaction: Transaction<DB>, role: string) =>
  transaction.selectFrom('users').select('id').where('team_role_id', '=', role).execute();

/** What the business requires of composed roles beyond their definition. */
export const teamRoleHooks: ResourceHooks = {
  async creating({ after }) {
    rejectImpossible(after);
    return {};
  },

  async changing({ after }) {
    rejectImpossible(after);
    return {};
  },

  /** The calls of its people read it anew each time; what they have open live begins anew. */
  async changed({ before }, context) {
    const people = await peopleWith(context.transaction, before._id);
    for (const { id } of people) context.sessionsEnded({ userId: id, reconnects: true });
  },

  /** Their people would have nothing any more: they get another role first. */
  inUse: (_by, count) => ({
    en: `Users with this role: ${count}. Give them another one first.`,
    de: `Anzahl der Benutzer mit dieser Rolle: ${count}. Geben Sie ihnen zuerst eine andere.`,
    fr: `Nombre d’utilisateurs ayant ce rôle : ${count}. Donnez-leur d’abord un autre rôle.`,
    ar: `عدد المستخدمين الذين لهم هذا الدور: ${count}. أعطهم دورًا آخر أولًا.`,
  }),
};
