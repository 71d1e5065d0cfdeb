import { DOCUMENT_FLAGS } from '../../../../domain/orders/document-kinds.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { type Choices, withChosen } from '../../../kit/conflict/compare-versions.ts';

/** Fields that others may have changed in the meantime and that concern the clerk. */
export const DONE_BY_OTHERS = [
  'commandMode',
  'verified',
  'paid',
  'wights',
  ...DOCUMENT_FLAGS.toReversed(),
  'finish',
] as const;

/** The version that the user began with, their own, and another user's. */
type Versions = { base: Order; mine: Order; theirs: Order };

/** Their version of an order, with the user's own values, or the changes of both, where chosen. */
export const chosenOrder = (versions: Versions, choices: Choices): Order => ({
  ...withChosen(versions, choices),
  user: versions.mine.user,
});
