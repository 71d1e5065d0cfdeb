import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { type Config, ConfigError, readConfig } from '../server/base/config.ts';
import { newId } from '../server/base/new-id.ts';
import { phoneNumbers } from '../server/base/phone-numbers.ts';
import { reachDatabase } from '../server/database/open-existing.ts';
import { StartError } from '../server/database/start-error.ts';
import { resetAtServer, resetUnreadable } from '../server/people/reset-at-server.ts';

const HELP = `Makes passwords enough again, of a running or a stopped server.

  npm run reset-second-factor -- +4915112345678   one person, whose sessions end
  npm run reset-second-factor -- --all-sealed     everybody whose app was encrypted with another
                                                  SECOND_FACTOR_KEY than that of this environment`;

const OPTIONS = {
  'all-sealed': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const readArguments = () => {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true });
  } catch {
    throw new StartError(HELP);
  }
};

type Wanted = { readonly phone: string | undefined; readonly isAll: boolean };

/** Does what is wanted, and returns whether somebody was found for it. */
async function reset(config: Config, { phone, isAll }: Wanted): Promise<boolean> {
  const numbers = phone === undefined ? [] : phoneNumbers(phone);
  if (isAll === numbers.length > 0) throw new StartError(HELP);
  const { database, close } = await reachDatabase(config);
  try {
    const { rows } = await sql<{ name: string | null }>`
      select to_regclass('sign_in_notice')::text as name
    `.execute(database);
    if (!rows[0]?.name) {
      throw new StartError('This database has no second factors yet. Start the server on it once.');
    }
    const moment = { now: new Date(), newId };
    if (isAll) {
      const count = await resetUnreadable(database, config, moment);
      console.log(
        `  ${count} ${count === 1 ? 'person signs' : 'people sign'} in with the password alone now.`,
      );
      return true;
    }
    const name = await resetAtServer(database, { ...moment, numbers });
    console.log(
      name === undefined
        ? `  Nobody has the number ${phone}.`
        : `  ${name} signs in with the password alone now. All of their sessions have ended.`,
    );
    return name !== undefined;
  } finally {
    await close();
  }
}

try {
  const { values, positionals } = readArguments();
  const [phone] = positionals;
  if (values.help) console.log(HELP);
  else if (!(await reset(readConfig(process.env), { phone, isAll: values['all-sealed'] }))) {
    process.exitCode = 1;
  }
} catch (error) {
  const known = error instanceof StartError || error instanceof ConfigError;
  console.error(known ? error.message : error);
  process.exitCode = 1;
}
