import { z } from 'zod';
import { isOneOf } from '../../domain/is-one-of.ts';
import {
  channelVariable,
  eachChannel,
  PHONE_CHANNELS,
  type PhoneChannel,
  phoneChannelOf,
} from '../../domain/messages/channels.ts';

/**
 * What each driver cannot do without, and which channels it serves. A channel that no provider's own
 * driver serves goes out by the operator's service (docs/messages-by-webhook.md).
 */
const DRIVERS = {
  log: { serves: PHONE_CHANNELS, needs: [] },
  twilio: {
    serves: ['sms'],
    needs: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  },
  cloud: {
    serves: ['whatsapp'],
    needs: ['WHATSAPP_PHONE_ID', 'WHATSAPP_TOKEN', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'],
  },
  webhook: {
    serves: PHONE_CHANNELS,
    needs: ['MESSAGES_WEBHOOK_URL', 'MESSAGES_WEBHOOK_SECRET'],
  },
} as const satisfies Readonly<
  Record<string, { readonly serves: readonly PhoneChannel[]; readonly needs: readonly string[] }>
>;
type DriverName = keyof typeof DRIVERS;
const DRIVER_NAMES = Object.keys(DRIVERS) as readonly DriverName[];

const driversOf = (channel: PhoneChannel): readonly DriverName[] =>
  DRIVER_NAMES.filter((name) => isOneOf(DRIVERS[name].serves, channel));

const isWebUrl = (value: string) => /^https?:$/.test(URL.parse(value)?.protocol ?? '');
const webUrl = z
  .string()
  .refine(isWebUrl, 'must be an address such as https://office.example')
  .transform((value) => value.replace(/\/+$/, ''));
const secret = z.string().min(16, 'must have at least 16 characters');
const oneOf = <const Name extends string>(names: readonly Name[]) =>
  z.enum(names, { error: `must be one of ${names.join(', ')}` });
const amount = (min: number, max: number) =>
  z
    .string()
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be from ${min} to ${max}`);

const driverOf = (channel: PhoneChannel) => oneOf(driversOf(channel)).default('log');
const rateOf = (channel: PhoneChannel) =>
  amount(0.01, 1_000).default(phoneChannelOf(channel).perSecond);

/** The driver and the rate of each channel. */
const channelVariables = Object.fromEntries(
  PHONE_CHANNELS.flatMap((channel) => [
    [channelVariable(channel, 'DRIVER'), driverOf(channel)],
    [channelVariable(channel, 'RATE'), rateOf(channel)],
  ]),
) as Readonly<Record<`${Uppercase<PhoneChannel>}_DRIVER`, ReturnType<typeof driverOf>>> &
  Readonly<Record<`${Uppercase<PhoneChannel>}_RATE`, ReturnType<typeof rateOf>>>;

/** The variables of what is sent to phones. */
export const messageVariables = {
  ...channelVariables,
  MESSAGE_TIMEOUT: amount(0.1, 120).default(20),
  MESSAGE_RECONCILE_AFTER: amount(0.1, 86_400).default(300),
  MESSAGES_WEBHOOK_URL: webUrl.optional(),
  MESSAGES_WEBHOOK_SECRET: secret.optional(),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-fA-F]{32}$/, 'must be AC and 32 hexadecimal digits')
    .optional(),
  TWILIO_AUTH_TOKEN: secret.optional(),
  TWILIO_FROM: z
    .string()
    .regex(
      /^(\+[1-9]\d{6,14}|MG[0-9a-fA-F]{32}|(?=.*[A-Za-z])[A-Za-z0-9 ]{1,11})$/,
      'must be a number such as +4915112345678, a messaging service or a name of at most 11 letters',
    )
    .optional(),
  TWILIO_API: webUrl.default('https://api.twilio.com'),
  WHATSAPP_PHONE_ID: z.string().regex(/^\d+$/, 'must be digits').optional(),
  WHATSAPP_TOKEN: secret.optional(),
  WHATSAPP_APP_SECRET: secret.optional(),
  WHATSAPP_VERIFY_TOKEN: secret.optional(),
  WHATSAPP_API: webUrl.default('https://graph.facebook.com/v23.0'),
};

type MessageValues = z.output<z.ZodObject<typeof messageVariables>>;

/** Reports the variables that the chosen drivers need and do not have. */
export function checkMessageValues(values: MessageValues, context: z.RefinementCtx): void {
  const chosen = PHONE_CHANNELS.map((channel) => values[channelVariable(channel, 'DRIVER')]);
  for (const driver of new Set(chosen)) {
    for (const name of DRIVERS[driver].needs) {
      if (values[name] !== undefined) continue;
      const message = `is needed by the driver "${driver}"`;
      context.addIssue({ code: 'custom', path: [name], message });
    }
  }
}

/** How messages leave the house. The settings of a driver are there if it has been chosen. */
export type MessageConfig = {
  readonly channels: Readonly<Record<PhoneChannel, ChannelConfig>>;
  /** How long a provider may take to answer. */
  readonly timeoutMs: number;
  /** After what time a provider is queried about a message that it did not answer. */
  readonly reconcileAfterMs: number;
  readonly webhook: { readonly url: string; readonly secret: string };
  readonly twilio: {
    readonly accountSid: string;
    readonly authToken: string;
    /** A number, a messaging service, or a name. */
    readonly from: string;
    readonly api: string;
  };
  readonly cloud: {
    readonly phoneId: string;
    readonly token: string;
    readonly appSecret: string;
    readonly verifyToken: string;
    readonly api: string;
  };
};

type ChannelConfig = {
  /** The name of its driver. */
  readonly driver: string;
  /** Messages in a second, by all processes together. */
  readonly rate: number;
};

/** What the variables say about messages, once they have been checked. */
export const messageConfig = (values: MessageValues): MessageConfig => ({
  channels: eachChannel(PHONE_CHANNELS, (channel) => ({
    driver: values[channelVariable(channel, 'DRIVER')],
    rate: values[channelVariable(channel, 'RATE')],
  })),
  timeoutMs: values.MESSAGE_TIMEOUT * 1000,
  reconcileAfterMs: values.MESSAGE_RECONCILE_AFTER * 1000,
  webhook: {
    url: values.MESSAGES_WEBHOOK_URL ?? '',
    secret: values.MESSAGES_WEBHOOK_SECRET ?? '',
  },
  twilio: {
    accountSid: values.TWILIO_ACCOUNT_SID ?? '',
    authToken: values.TWILIO_AUTH_TOKEN ?? '',
    from: values.TWILIO_FROM ?? '',
    api: values.TWILIO_API,
  },
  cloud: {
    phoneId: values.WHATSAPP_PHONE_ID ?? '',
    token: values.WHATSAPP_TOKEN ?? '',
    appSecret: values.WHATSAPP_APP_SECRET ?? '',
    verifyToken: values.WHATSAPP_VERIFY_TOKEN ?? '',
    api: values.WHATSAPP_API,
  },
});
