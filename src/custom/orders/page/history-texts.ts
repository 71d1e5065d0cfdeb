import { isOneOf } from '../../../../domain/is-one-of.ts';
import { commands, NOTIFIED_SWITCHES, type Order } from '../../../../domain/resources/commands.ts';
import { choiceLabelKey, fieldLabelKey } from '../../../i18n/resource-labels.ts';

/** A line of an order's history, as the server stores it. */
export type HistoryLine = NonNullable<Order['history']>[number];

/** A line as text: the action, and the values before and after. */
type HistoryTexts = { readonly action: string; readonly from?: string; readonly to?: string };

type Translate = (key: string, options?: Record<string, unknown>) => string;

const PLAIN = ['create', 'delete', 'restore', 'finish', 'change'] as const;
const INVOICING = ['issueInvoice', 'cancelInvoice'] as const;
const VERBS = Object.keys(commands.actions) as (keyof typeof commands.actions)[];

/** The text of a line; for orders from Morocco stages are not named. An unknown action is shown by its own name. */
export function historyTexts(
  { action, from, to }: HistoryLine,
  translate: Translate,
  group: Order['tripGroup'],
): HistoryTexts {
  const stage = (value: string | null | undefined) =>
    value && group === 'A'
      ? translate(choiceLabelKey('commands', 'commandMode', value), { _: value })
      : undefined;

  if (isOneOf(VERBS, action)) {
    const text = translate(`order.history.${action}`);
    return commands.actions[action].transition.field === 'commandMode'
      ? texts(text, stage(from), stage(to))
      : texts(text);
  }
  if (isOneOf(NOTIFIED_SWITCHES, action)) {
    return texts(translate(`order.history.${action}.${to === 'true' ? 'on' : 'off'}`));
  }
  if (isOneOf(INVOICING, action)) {
    // Numbers of documents, which are the same in every language.
    return texts(translate(`order.history.${action}`), from ?? undefined, to ?? undefined);
  }
  if (action === 'priceReason') {
    return texts(translate('order.history.priceReason'), from ?? undefined, to ?? undefined);
  }
  if (!isOneOf(PLAIN, action)) return texts(asText(action), from ?? undefined, to ?? undefined);
  switch (action) {
    case 'create':
      return texts(translate('order.history.create'), undefined, stage(to));
    case 'change':
      return texts(translate('order.history.change'), undefined, fieldNames(to, translate));
    case 'finish':
      return texts(translate('order.history.finish'));
    case 'delete':
      return texts(translate('order.history.delete'));
    case 'restore':
      return texts(translate('order.history.restore'));
    default:
      return action satisfies never;
  }
}

const texts = (action: string, from?: string, to?: string): HistoryTexts => ({
  action,
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
});

/**
 * The server names the changed fields by their paths: `recipient.phone, wights`. Each is listed once.
 */
function fieldNames(paths: string | null | undefined, translate: Translate): string | undefined {
  const names = paths
    ?.split(', ')
    .map((path) => translate(fieldLabelKey('commands', path.replace(/\.\d+/g, '')), { _: path }));
  return names && [...new Set(names)].join(', ');
}

/** `someNewAction` as readable text: `Some new action`. */
function asText(action: string): string {
  const spaced = action
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
