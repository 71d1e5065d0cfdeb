import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../server/base/config.ts';

const rejectionOf = (env: Record<string, string>): string => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'nothing was rejected';
};

describe('an operator who sets nothing', () => {
  it('gets the embedded database, this machine only, and sample data', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      databaseUrl: undefined,
      sampleData: true,
      logLevel: 'info',
      corsOrigins: [],
      sessionIdleDays: 30,
      sessionMaxDays: 90,
    });
  });

  it('can change the longest list of orders within a minute, one call per order', () => {
    expect(readConfig({}).rateLimit).toBeGreaterThan(5_000);
  });

  it('gets a phone number for the first administrator that works for signing in', () => {
    expect(readConfig({}).adminPhone).toMatch(/^\+212\d{9}$/);
  });
});

describe('an operator who sets nothing about messages', () => {
  it('has them written down, and not sent', () => {
    const { channels } = readConfig({}).messages;
    expect([channels.sms.driver, channels.whatsapp.driver]).toEqual(['log', 'log']);
  });
});

describe('an operator who sets the environment', () => {
  it('gets no sample data in a database of their own, unless they ask for it', () => {
    const DATABASE_URL = 'postgresql://jisr@db/jisr';
    expect(readConfig({ DATABASE_URL }).sampleData).toBe(false);
    expect(readConfig({ DATABASE_URL, SAMPLE_DATA: 'true' }).sampleData).toBe(true);
  });

  it('gets migrations over the same database address, unless another one is set', () => {
    const DATABASE_URL = 'postgresql://jisr@pooler/jisr';
    const DATABASE_DIRECT_URL = 'postgres://jisr@db/jisr';
    expect(readConfig({ DATABASE_URL }).databaseDirectUrl).toBe(DATABASE_URL);
    expect(readConfig({ DATABASE_URL, DATABASE_DIRECT_URL }).databaseDirectUrl).toBe(
      DATABASE_DIRECT_URL,
    );
  });

  it("may write the administrator's number in any usual form", () => {
    expect(readConfig({ ADMIN_PHONE: '0049 151 23456789' }).adminPhone).toBe('+4915123456789');
  });

  it('may leave a variable empty', () => {
    expect(readConfig({ PORT: '', ADMIN_PASSWORD: ' ', SAMPLE_DATA: '' }).port).toBe(3000);
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '70000' }, 'PORT must be from 0 to 65535'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must look like postgresql://'],
    [{ DATABASE_DIRECT_URL: 'postgres://x/y' }, 'DATABASE_DIRECT_URL is only used together'],
    [{ DATABASE_READ_URL: 'postgres://x/y' }, 'DATABASE_READ_URL is only used together'],
    [{ DATABASE_POOL: '1' }, 'DATABASE_POOL must be from 2 to 500'],
    [{ SAMPLE_DATA: 'perhaps' }, 'SAMPLE_DATA must be true or false'],
    [{ ADMIN_PHONE: '12345' }, 'ADMIN_PHONE must be a phone number with its country'],
    [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD must have at least 8 characters'],
    [{ PUBLIC_URL: 'office.example' }, 'PUBLIC_URL must be an address such as'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error'],
    [{ CORS_ORIGINS: 'https://a.example/path' }, 'CORS_ORIGINS must be origins such as'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters'],
    [{ SMS_DRIVER: 'pigeon' }, 'SMS_DRIVER must be one of log, twilio, webhook'],
    [{ WHATSAPP_DRIVER: 'twilio' }, 'WHATSAPP_DRIVER must be one of log, cloud, webhook'],
    [{ SMS_RATE: '0' }, 'SMS_RATE must be from 0.01 to 1000'],
    [{ MESSAGE_TIMEOUT: 'soon' }, 'MESSAGE_TIMEOUT must be from 0.1 to 120'],
    [{ SMS_DRIVER: 'webhook' }, 'MESSAGES_WEBHOOK_URL is needed by the driver "webhook"'],
    [{ SMS_DRIVER: 'twilio' }, 'TWILIO_AUTH_TOKEN is needed by the driver "twilio"'],
    [{ WHATSAPP_DRIVER: 'cloud' }, 'WHATSAPP_APP_SECRET is needed by the driver "cloud"'],
    [{ MESSAGES_WEBHOOK_URL: 'ftp://a.example' }, 'MESSAGES_WEBHOOK_URL must be an address'],
    [{ TWILIO_FROM: 'A name that is too long' }, 'TWILIO_FROM must be a number such as'],
  ])('reads what %j must be', (env, sentence) => {
    expect(rejectionOf(env)).toContain(sentence);
  });

  it('reads everything that is wrong at once, without any password', () => {
    const message = rejectionOf({
      PORT: 'x',
      LOG_LEVEL: 'y',
      ADMIN_PASSWORD: 'secret',
      SMS_DRIVER: 'webhook',
      MESSAGES_WEBHOOK_SECRET: 'secret',
    });
    expect(message).toContain('PORT');
    expect(message).toContain('LOG_LEVEL');
    expect(message).not.toContain('secret');
  });
});

describe('backups', () => {
  const backupsOf = (env: Record<string, string>) => readConfig(env).backups;

  it('go into the data folder with the embedded database, and nowhere with another one', () => {
    expect(backupsOf({ DATA_DIR: '/srv/jisr' })).toEqual({
      place: '/srv/jisr/backups',
      atMinute: 120,
      keep: { days: 7, weeks: 4, months: 12 },
      encryption: undefined,
    });
    const DATABASE_URL = 'postgresql://somebody@localhost/jisr';
    expect(backupsOf({ DATABASE_URL }).place).toBeUndefined();
    expect(backupsOf({ DATABASE_URL, BACKUP_DIR: '/mnt/usb' }).place).toBe('/mnt/usb');
  });

  it('go to an object storage, which is not the one of the files', () => {
    const BACKUP_DIR = 's3://KEY:SECRET@host/jisr/backups';
    expect(backupsOf({ BACKUP_DIR }).place).toMatchObject({ place: 'host/jisr/backups' });
    const DOCUMENT_KEY_FILE = '/etc/jisr/documents.txt';
    const FILES_URL = 's3://OTHER:SECRET@host/jisr/backups';
    expect(() => readConfig({ BACKUP_DIR, FILES_URL, DOCUMENT_KEY_FILE })).toThrow(
      'BACKUP_DIR must be another bucket or folder than FILES_URL',
    );
    expect(() => readConfig({ FILES_URL })).toThrow('DOCUMENT_KEY_FILE is needed with FILES_URL');
    expect(() => readConfig({ FILES_URL: 's3://host' })).toThrow(
      'FILES_URL must have an access key',
    );
    expect(() => readConfig({ BACKUP_DIR: 's3://host' })).toThrow('BACKUP_DIR');
  });

  it('can be planned, encrypted and switched off', () => {
    expect(backupsOf({ BACKUP_AT: '23:30', BACKUP_KEEP: '14/0/3' })).toMatchObject({
      atMinute: 1410,
      keep: { days: 14, weeks: 0, months: 3 },
    });
    expect(backupsOf({ BACKUP_AT: 'off' }).atMinute).toBeUndefined();
    const passphrase = 'a passphrase of the tests';
    expect(backupsOf({ BACKUP_PASSPHRASE: passphrase }).encryption).toEqual({ passphrase });
    const one = `age1${'q'.repeat(58)}`;
    expect(backupsOf({ BACKUP_RECIPIENT: `${one}, ${one}` }).encryption).toEqual({
      recipients: [one, one],
    });
  });

  it.each([
    [{ BACKUP_AT: '24:00' }, 'BACKUP_AT must be a time in Berlin such as 02:00, or off'],
    [{ BACKUP_KEEP: '7' }, 'BACKUP_KEEP must be numbers of days, weeks and months such as 7/4/12'],
    [{ BACKUP_PASSPHRASE: 'short' }, 'BACKUP_PASSPHRASE must have at least 16 characters'],
    [{ BACKUP_RECIPIENT: 'AGE-SECRET-KEY-1' }, 'BACKUP_RECIPIENT must be public keys of age'],
    [
      { BACKUP_PASSPHRASE: 'a'.repeat(16), BACKUP_RECIPIENT: `age1${'q'.repeat(58)}` },
      'BACKUP_RECIPIENT cannot be set together with BACKUP_PASSPHRASE',
    ],
  ])('%o is rejected', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });
});
