/**
 * `npm run reset-second-factor -- +4917…`: makes the password of one person enough again, for a house
 * whose last administrator has lost their second factor. With the embedded database the server is
 * stopped first.
 */
import { ConfigError, readConfig } from '../server/base/config.ts';
import { newId } from '../server/base/new-id.ts';
import { phoneNumbers } from '../server/base/phone-numbers.ts';
import { openDatabase } from '../server/database/open-database.ts';
import { StartError } from '../server/database/start-error.ts';
import { resetAtServer } from '../server/people/reset-at-server.ts';
import { loggerFor } from '../server/plugins/request-log.ts';

const [phone = ''] = process.argv.slice(2);

try {
  const numbers = phoneNumbers(phone);
  if (numbers.length === 0) {
    throw new StartError('Name the phone number: npm run reset-second-factor -- +4915112345678');
  }
  const config = readConfig(process.env);
  const { database, close } = await openDatabase(config, loggerFor(config.logLevel));
  try {
    const name = await resetAtServer(database, { numbers, now: new Date(), newId });
    console.log(
      name === undefined
        ? `  Nobody has the number ${phone}.`
        : `  ${name} signs in with the password alone now. All of their sessions have ended.`,
    );
    if (name === undefined) process.exitCode = 1;
  } finally {
    await close('fast');
  }
} catch (error) {
  const known = error instanceof StartError || error instanceof ConfigError;
  console.error(known ? error.message : error);
  process.exitCode = 1;
}
