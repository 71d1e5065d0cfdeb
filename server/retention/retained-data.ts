import { RETAINED_KINDS, type RetainedKind } from '../../domain/retained-kinds.ts';
import { binRetention } from './bin-retention.ts';
import { customerRetention } from './customer-retention.ts';
import { identityRetention } from './identity-retention.ts';
import { importRetention } from './import-retention.ts';
import { messageRetention } from './message-retention.ts';
import type { Retained } from './retained.ts';
import { sentRetention } from './sent-retention.ts';

const OF_KIND: Readonly<Record<RetainedKind, Retained>> = {
  identity: identityRetention,
  messages: messageRetention,
  sent: sentRetention,
  customers: customerRetention,
  imports: importRetention,
  bin: binRetention,
};

/** Everything that is removed by itself. */
export const RETAINED: readonly Retained[] = RETAINED_KINDS.map((kind) => OF_KIND[kind]);
