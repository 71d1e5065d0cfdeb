import { type AccessRule, type Actor, ANONYMOUS, ROLES } from '../../../domain/access.ts';
import { isObject } from '../../../domain/validate.ts';
import { choiceLabelKey } from '../../i18n/resource-labels.ts';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** Whose access the page shows; the id stands for the person's own. */
export const ASKING: readonly { readonly labelKey: string; readonly actor: Actor }[] = [
  ...ROLES.map((role) => ({
    labelKey: choiceLabelKey('users', 'role', role),
    actor: { id: '‹id›', role },
  })),
  { labelKey: 'guide.who.stranger', actor: ANONYMOUS },
];

/** What a rule answers somebody: yes, no, or only some records. */
export function answerOf(rule: AccessRule, actor: Actor, translate: Translate): string {
  const access = rule(actor);
  if (!isObject(access)) return translate(access ? 'guide.who.yes' : 'guide.who.no');
  const scope = Object.entries(access)
    .map(([path, value]) => `${path} = ${[value].flat().join(' | ')}`)
    .join(', ');
  return translate('guide.who.only', { scope });
}

/** Those whom a rule lets in, by name. */
export const whoOf = (rule: AccessRule, translate: Translate): string =>
  ASKING.filter(({ actor }) => rule(actor) !== false)
    .map(({ labelKey }) => translate(labelKey))
    .join(', ') || '–';
