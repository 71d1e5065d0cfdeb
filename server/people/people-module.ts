import { sql } from 'kysely';
import type { Module } from '../resources/module.ts';
import { attemptTable } from './attempt-table.ts';
import { codeRoutes } from './code-routes.ts';
import { DEVICE_LIFE_MS } from './device-cookie.ts';
import { addFirstAdministrator, howToSignIn } from './first-administrator.ts';
import { ownSessionRoutes } from './own-session-routes.ts';
import { checkSecretsOpen } from './sealed-secrets.ts';
import { factorSignInRoutes, ownFactorRoutes } from './second-factor-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { sessions } from './sessions.ts';
import { TRAIL_LIFE_MS } from './sign-in-trail.ts';
import { userHooks } from './user-hooks.ts';
import { userRoutes } from './user-routes.ts';
import { userTable } from './user-table.ts';

/** People: who is calling, accounts, passwords, sessions and the devices that they sign in from. */
export const peopleModule: Module = {
  name: 'people',
  plugin: sessions,
  resources: {
    users: { table: userTable, hooks: userHooks, routes: userRoutes },
    attempts: { table: attemptTable },
  },
  routes: async (app) => {
    await app.register(sessionRoutes);
    await app.register(codeRoutes);
    await app.register(factorSignInRoutes);
    await app.register(ownFactorRoutes);
    await app.register(ownSessionRoutes);
  },
  prepare: async ({ database, config }) => {
    await checkSecretsOpen(database, config);
    return howToSignIn(await addFirstAdministrator(database, config));
  },
  jobs: ({ database, now }) => [
    {
      name: 'removing ended sessions, old codes and unused devices',
      async work() {
        const at = now();
        await database.deleteFrom('session').where('expires_at', '<', at).execute();
        await database.deleteFrom('attempt').where('ends_at', '<', at).execute();
        await database.deleteFrom('sign_in_code').where('expires_at', '<', at).execute();
        const expired = new Date(at.getTime() - TRAIL_LIFE_MS);
        await sql`select audit_expire(${expired}::timestamptz)`.execute(database);
        await database.deleteFrom('sign_in_ticket').where('expires_at', '<', at).execute();
        await database.deleteFrom('passkey_challenge').where('expires_at', '<', at).execute();
        const unused = new Date(at.getTime() - DEVICE_LIFE_MS);
        await database.deleteFrom('device').where('used_at', '<', unused).execute();
        await database.deleteFrom('sign_in_notice').where('at', '<', unused).execute();
      },
    },
  ],
};
