import { resolve } from 'node:path';
import { z } from 'zod';
import { isS3Address, type S3Address } from './s3-address.ts';
import { s3Address } from './s3-variable.ts';

const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)$/;
const KEEP = /^(\d{1,3})\/(\d{1,3})\/(\d{1,3})$/;
const RECIPIENT = /^age1[0-9a-z]{50,}$/;
/** A backup can be tried against any number of passphrases, wherever it has come to. */
export const SHORTEST_PASSPHRASE = 16;

/** The variables of backups. */
export const backupVariables = {
  BACKUP_DIR: z.union([s3Address, z.string().refine((value) => !isS3Address(value))]).optional(),
  BACKUP_AT: z
    .string()
    .refine(
      (value) => value === 'off' || CLOCK.test(value),
      'must be a time in Berlin such as 02:00, or off',
    )
    .default('02:00'),
  BACKUP_KEEP: z
    .string()
    .regex(KEEP, 'must be numbers of days, weeks and months such as 7/4/12')
    .default('7/4/12'),
  BACKUP_PASSPHRASE: z
    .string()
    .min(SHORTEST_PASSPHRASE, `must have at least ${SHORTEST_PASSPHRASE} characters`)
    .optional(),
  BACKUP_RECIPIENT: z
    .string()
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .refine(
      (recipients) => recipients.every((one) => RECIPIENT.test(one)),
      'must be public keys of age such as age1…, separated by commas',
    )
    .optional(),
};

type BackupValues = z.output<z.ZodObject<typeof backupVariables>>;

/** Reports variables that contradict each other. */
export function checkBackupValues(values: BackupValues, context: z.RefinementCtx): void {
  if (values.BACKUP_PASSPHRASE === undefined || values.BACKUP_RECIPIENT === undefined) return;
  context.addIssue({
    code: 'custom',
    path: ['BACKUP_RECIPIENT'],
    message: 'cannot be set together with BACKUP_PASSPHRASE: a backup is encrypted in one way',
  });
}

/** Where backups go. */
export type BackupPlace = S3Address | string;

/** How backups are made. */
export type BackupConfig = {
  /** An object storage, or the absolute path of a folder; without one the server makes none. */
  readonly place: BackupPlace | undefined;
  /** The minute of the day in Berlin at which one is made; without one only on request. */
  readonly atMinute: number | undefined;
  readonly keep: { readonly days: number; readonly weeks: number; readonly months: number };
  readonly encryption:
    | { readonly passphrase: string }
    | { readonly recipients: readonly string[] }
    | undefined;
};

const encryptionOf = ({ BACKUP_PASSPHRASE, BACKUP_RECIPIENT }: BackupValues) => {
  if (BACKUP_PASSPHRASE !== undefined) return { passphrase: BACKUP_PASSPHRASE };
  return BACKUP_RECIPIENT === undefined ? undefined : { recipients: BACKUP_RECIPIENT };
};

const placeOf = ({ BACKUP_DIR: to }: BackupValues): BackupPlace | undefined =>
  typeof to === 'string' ? resolve(to) : to;

/** What the variables say about backups, once they have been checked. */
export function readBackupConfig(
  values: BackupValues,
  defaults: { readonly folder: string | undefined },
): BackupConfig {
  const [, hours, minutes] = CLOCK.exec(values.BACKUP_AT) ?? [];
  const [, days, weeks, months] = KEEP.exec(values.BACKUP_KEEP) ?? [];
  return {
    place: placeOf(values) ?? defaults.folder,
    atMinute: hours === undefined ? undefined : Number(hours) * 60 + Number(minutes),
    keep: { days: Number(days), weeks: Number(weeks), months: Number(months) },
    encryption: encryptionOf(values),
  };
}
