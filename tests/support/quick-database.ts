import { sql } from 'kysely';
import { connect } from '../../server/database/connect.ts';
import { type EmbeddedDatabase, startEmbedded } from '../../server/database/embedded.ts';

const SAFETY = ['fsync', 'synchronous_commit', 'full_page_writes'];

/**
 * The embedded PostgreSQL in a data folder, without durability after a power loss, which no test
 * needs.
 */
export async function startQuickDatabase(folder: string): Promise<EmbeddedDatabase> {
  const server = await startEmbedded(folder, { lost() {}, back() {}, failed() {} });
  const control = connect(server.connection, { max: 1 });
  for (const setting of SAFETY) {
    await sql`alter system set ${sql.id(setting)} = off`.execute(control);
  }
  await sql`select pg_reload_conf()`.execute(control);
  await control.destroy();
  return server;
}
