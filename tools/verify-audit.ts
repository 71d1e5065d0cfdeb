import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { verifyTrail } from '../server/audit/chain-state.ts';
import { sealEntries } from '../server/audit/seal-entries.ts';
import { readAnchor, reportOf } from '../server/audit/verification-report.ts';
import { type Config, ConfigError, readConfig } from '../server/base/config.ts';
import { reachDatabase } from '../server/database/open-existing.ts';
import { StartError } from '../server/database/start-error.ts';

const HELP = `Verifies that nobody has changed the audit trail, of a running or a stopped server.

  npm run verify-audit                            the database of DATA_DIR, or of DATABASE_URL
  --expect <number>:<hash>                        compares with what was noted elsewhere before
  --seal                                          first seals the entries that wait

It ends with 1 if something was changed, is missing or was inserted, and names the first such entry.`;

const OPTIONS = {
  expect: { type: 'string' },
  seal: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** Returns whether the trail is as it was. */
async function verify(config: Config, { expect, seal }: ReturnType<typeof readArguments>) {
  const expected = expect === undefined ? undefined : readAnchor(expect);
  if (expect !== undefined && !expected) throw new StartError(HELP);
  const { database, close } = await reachDatabase(config);
  try {
    const { rows } = await sql<{ name: string | null }>`
      select to_regclass('audit_link')::text as name
    `.execute(database);
    if (!rows[0]?.name) {
      throw new StartError('This database has no chain yet. Start the server on it once.');
    }
    if (seal) await sealEntries(database, () => new Date());
    const verified = await verifyTrail(database, { now: new Date(), expected });
    console.log(reportOf(verified));
    return verified.damage === undefined;
  } finally {
    await close();
  }
}

const readArguments = () => parseArgs({ options: OPTIONS }).values;

try {
  const values = readArguments();
  if (values.help) console.log(HELP);
  else if (!(await verify(readConfig(process.env), values))) process.exitCode = 1;
} catch (error) {
  const known = error instanceof StartError || error instanceof ConfigError;
  console.error(known ? error.message : error);
  process.exitCode = 1;
}
