import { join, resolve } from 'node:path';
import { z } from 'zod';
import {
  type BackupConfig,
  backupVariables,
  checkBackupValues,
  readBackupConfig,
} from './backup-config.ts';
import {
  checkMessageValues,
  type MessageConfig,
  messageConfig,
  messageVariables,
} from './message-config.ts';
import { phoneWithCountry } from './phone-numbers.ts';
import type { S3Address } from './s3-address.ts';
import { s3Address } from './s3-variable.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const isPostgresUrl = (value: string) => /^postgres(ql)?:$/.test(URL.parse(value)?.protocol ?? '');
const isWebUrl = (value: string) => /^https?:$/.test(URL.parse(value)?.protocol ?? '');
const isOrigin = (value: string) => isWebUrl(value) && new URL(value).origin === value;

const yesOrNo = z.stringbool({ error: 'must be true or false' });
const postgresUrl = z
  .string()
  .refine(isPostgresUrl, 'must look like postgresql://user:password@host:5432/name');
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be from ${min} to ${max}`);
const phone = z.string().transform((value, { addIssue }) => {
  const number = phoneWithCountry(value);
  if (number?.isValid()) return String(number.number);
  addIssue('must be a phone number with its country, such as +4915112345678');
  return z.NEVER;
});
const list = z.string().transform((value) => value.split(/[\s,]+/).filter(Boolean));

const environment = z
  .object({
    PORT: wholeNumber(0, 65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().default('./data'),
    DOCUMENT_KEY_FILE: z.string().optional(),
    FILES_URL: s3Address.optional(),
    DATABASE_URL: postgresUrl.optional(),
    DATABASE_DIRECT_URL: postgresUrl.optional(),
    DATABASE_READ_URL: postgresUrl.optional(),
    // At least two: one connection loads the sample week while another holds its lock.
    DATABASE_POOL: wholeNumber(2, 500).default(16),
    ADMIN_PHONE: phone.default('+212600000000'),
    ADMIN_PASSWORD: z
      .string()
      .min(8, 'must have at least 8 characters')
      .max(200, 'must have at most 200 characters')
      .optional(),
    SAMPLE_DATA: yesOrNo.optional(),
    CUSTOMER_PAGE: yesOrNo.optional(),
    OFFLINE: yesOrNo.default(true),
    PUBLIC_URL: z
      .string()
      .refine(isWebUrl, 'must be an address such as https://office.example')
      .optional(),
    LOG_LEVEL: z
      .enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` })
      .default('info'),
    SLOW_QUERY_MS: wholeNumber(0, 3_600_000).default(500),
    CORS_ORIGINS: list
      .refine(
        (origins) => origins.every(isOrigin),
        'must be origins such as https://office.example, separated by commas',
      )
      .default([]),
    PUBLIC_ORIGINS: list
      .refine(
        (origins) => origins.every((origin) => origin === '*' || isOrigin(origin)),
        'must be * or origins such as https://www.example, separated by commas',
      )
      .default(['*']),
    TRUST_PROXY: list.default([]),
    METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
    SECOND_FACTOR_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
    SESSION_IDLE_DAYS: wholeNumber(1, 365).default(30),
    SESSION_MAX_DAYS: wholeNumber(1, 365).default(90),
    RATE_LIMIT: wholeNumber(1, 1_000_000).default(6000),
    PUBLIC_RATE_LIMIT: wholeNumber(1, 1_000_000).default(1200),
    LIVE_CONNECTIONS: wholeNumber(1, 1_000_000).default(500),
    DAILY_MESSAGES: wholeNumber(1, 1_000_000).default(500),
    DAILY_FILES: wholeNumber(1, 1_000_000).default(100),
    DAILY_BYTES: wholeNumber(1_000, 1_000_000_000).default(20_000_000),
    ...messageVariables,
    ...backupVariables,
  })
  .superRefine(checkMessageValues)
  .superRefine(checkBackupValues)
  .refine((values) => values.SMS_DRIVER !== 'twilio' || values.PUBLIC_URL, {
    path: ['PUBLIC_URL'],
    error: 'is needed by the driver "twilio", which reports to it',
  })
  .refine((values) => !values.FILES_URL || values.DOCUMENT_KEY_FILE, {
    path: ['DOCUMENT_KEY_FILE'],
    error: 'is needed with FILES_URL, whose files several servers share',
  })
  .refine(
    ({ FILES_URL: files, BACKUP_DIR: to }) =>
      typeof to === 'string' || !files || to?.place !== files.place,
    { path: ['BACKUP_DIR'], error: 'must be another bucket or folder than FILES_URL' },
  )
  .refine((values) => !values.DATABASE_DIRECT_URL || values.DATABASE_URL, {
    path: ['DATABASE_DIRECT_URL'],
    error: 'is only used together with DATABASE_URL',
  })
  .refine((values) => !values.DATABASE_READ_URL || values.DATABASE_URL, {
    path: ['DATABASE_READ_URL'],
    error: 'is only used together with DATABASE_URL',
  });

/** Every variable that is read, by its name. */
export const CONFIG_VARIABLES: readonly string[] = Object.keys(environment.shape);

export type Config = {
  readonly port: number;
  readonly host: string;
  /** Absolute path of the folder that holds the embedded database and the files. */
  readonly dataDir: string;
  /** The file with the keys of the ID documents; by default one in the data folder. */
  readonly documentKeyFile: string | undefined;
  /** The object storage that has the files, instead of a folder of the data folder. */
  readonly filesUrl: S3Address | undefined;
  /** The PostgreSQL to use instead of the embedded one. */
  readonly databaseUrl: string | undefined;
  /** The same database without the pooler: migrations need a session of their own. */
  readonly databaseDirectUrl: string | undefined;
  /** A replica of it, for lists. */
  readonly databaseReadUrl: string | undefined;
  readonly databasePool: number;
  readonly adminPhone: string;
  readonly adminPassword: string | undefined;
  readonly sampleData: boolean;
  /** Whether customers have a page of their own, at /c. */
  readonly customerPage: boolean;
  /** Whether browsers store the client and what was read, to show it without a connection. */
  readonly offline: boolean;
  /** The product's address from outside; over https it enables HSTS. */
  readonly publicUrl: string | undefined;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** From how many milliseconds on a query is logged as slow; 0 logs none. */
  readonly slowQueryMs: number;
  readonly corsOrigins: readonly string[];
  /** Other sites that may read the public contents; `*` for every site. */
  readonly publicOrigins: readonly string[];
  /** Addresses of the proxies whose X-Forwarded-For is trusted. */
  readonly trustProxy: readonly string[];
  /** The bearer token for reading `/metrics`; without one nobody can read them. */
  readonly metricsToken: string | undefined;
  /** What the secrets of authenticator apps are encrypted with; all processes have the same. */
  readonly secondFactorKey: string | undefined;
  readonly sessionIdleDays: number;
  readonly sessionMaxDays: number;
  /** Calls that one address may make in a minute. */
  readonly rateLimit: number;
  /** Public contents that one address may read in a minute without a session. */
  readonly publicRateLimit: number;
  /** Connections of the live channel that one address may have. */
  readonly liveConnections: number;
  /** What a customer may send in 24 hours. */
  readonly dailyLimits: { readonly messages: number; readonly files: number };
  /** What a customer may write in 24 hours with all calls together, in bytes of JSON. */
  readonly dailyBytes: number;
  /** How messages to phones are sent. */
  readonly messages: MessageConfig;
  /** Where backups go, and when. */
  readonly backups: BackupConfig;
};

/** The environment cannot be used; the message names each variable and what it must be. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads and checks the environment. Empty variables count as not set. Throws a `ConfigError`. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const result = environment.safeParse(given);
  if (!result.success) {
    const problems = result.error.issues.map(
      (issue) => `  ${issue.path.join('.')} ${issue.message}`,
    );
    throw new ConfigError(`The environment is not right:\n${problems.join('\n')}`);
  }
  const values = result.data;
  const sampleData = values.SAMPLE_DATA ?? values.DATABASE_URL === undefined;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    documentKeyFile: values.DOCUMENT_KEY_FILE && resolve(values.DOCUMENT_KEY_FILE),
    filesUrl: values.FILES_URL,
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    databasePool: values.DATABASE_POOL,
    adminPhone: values.ADMIN_PHONE,
    adminPassword: values.ADMIN_PASSWORD,
    sampleData,
    customerPage: values.CUSTOMER_PAGE ?? sampleData,
    offline: values.OFFLINE,
    publicUrl: values.PUBLIC_URL,
    logLevel: values.LOG_LEVEL,
    slowQueryMs: values.SLOW_QUERY_MS,
    corsOrigins: values.CORS_ORIGINS,
    publicOrigins: values.PUBLIC_ORIGINS,
    trustProxy: values.TRUST_PROXY,
    metricsToken: values.METRICS_TOKEN,
    secondFactorKey: values.SECOND_FACTOR_KEY,
    sessionIdleDays: values.SESSION_IDLE_DAYS,
    sessionMaxDays: values.SESSION_MAX_DAYS,
    rateLimit: values.RATE_LIMIT,
    publicRateLimit: values.PUBLIC_RATE_LIMIT,
    liveConnections: values.LIVE_CONNECTIONS,
    dailyLimits: { messages: values.DAILY_MESSAGES, files: values.DAILY_FILES },
    dailyBytes: values.DAILY_BYTES,
    messages: messageConfig(values),
    backups: readBackupConfig(values, {
      // A PostgreSQL of one's own has its own backups, unless a folder is named.
      folder: values.DATABASE_URL ? undefined : join(resolve(values.DATA_DIR), 'backups'),
    }),
  };
}
