import { DOCUMENT_FLAGS } from '../../../../domain/documents/kinds.ts';
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

/** Their version of an order, with the user's own values where those were chosen. */
export const chosenOrder = (mine: Order, theirs: Order, choices: Choices): Order => ({
  ...withChosen({ mine, theirs }, choices),
  user: mine.user,
});
