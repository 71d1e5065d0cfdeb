/** Why something is sent to several people at once. */
export const CAMPAIGN_PURPOSES = ['transactional', 'marketing'] as const;

/**
 * Why something is sent. Marketing reaches only people who have consented to it on that channel; a
 * code that somebody has requested reaches even those who have stopped everything else.
 */
export const PURPOSES = [...CAMPAIGN_PURPOSES, 'security'] as const;
export type Purpose = (typeof PURPOSES)[number];

/**
 * What was sent to several people at once: a broadcast in the chat, the bulk messages of the lists
 * (specification 7), the SMS to the recipient in Morocco, or a notice of a trip or a stage.
 */
export const CAMPAIGN_KINDS = [
  'broadcast',
  'sms',
  'whatsapp',
  'agency',
  'smsToMa',
  'notice',
] as const;
export type CampaignKind = (typeof CAMPAIGN_KINDS)[number];

/**
 * `planned` waits for its moment, `preparing` still adds recipients, `running` has some to send to,
 * `stopped` was ended by hand, also before its moment.
 */
export const CAMPAIGN_STATES = ['planned', 'preparing', 'running', 'done', 'stopped'] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/**
 * How far a message to one person has come. `unknown` was given to a provider that did not say
 * whether it took it; it is never sent again by itself. Only `failed` can be tried again.
 */
export const DELIVERY_STATUSES = [
  'queued',
  'sending',
  'sent',
  'delivered',
  'seen',
  'unknown',
  'failed',
  'skipped',
] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** Why somebody is left out before anything is sent. */
export const SKIP_REASONS = [
  'noConsent',
  'optedOut',
  'blocked',
  'noPhone',
  'notMobile',
  'notReachable',
  'noText',
  'missingValue',
  'noOrder',
  'stopped',
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** Why a message was not sent, or may not have been. The provider's own text stands beside it. */
export const FAILURE_REASONS = [
  'refused',
  'notReached',
  'undelivered',
  'invalidNumber',
  'windowClosed',
  'noAnswer',
  'neverArrived',
  'interrupted',
  'expired',
  'notSetUp',
  'authorLeft',
  'failedHere',
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

export type DeliveryReason = SkipReason | FailureReason;

/** How a text is encoded on the air (3GPP TS 23.038): it decides how much fits into one segment. */
export const SMS_ENCODINGS = ['GSM-7', 'UCS-2'] as const;
export type SmsEncoding = (typeof SMS_ENCODINGS)[number];
