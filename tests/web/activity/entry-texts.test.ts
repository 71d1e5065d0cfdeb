import { expect, test } from 'vitest';
import { ACTIVITY_ACTIONS } from '../../../domain/activity/activity-actions.ts';
import type { Definition } from '../../../domain/define.ts';
import { LOCALES } from '../../../domain/fields.ts';
import { leavesOf } from '../../../domain/paths.ts';
import { resources } from '../../../domain/resources/registry.ts';
import { actionText, fieldText, thingName } from '../../../src/custom/activity/entry-texts.ts';
import { loadActivityTexts } from '../../../src/i18n/activity/catalogues.ts';
import { loadMessages } from '../../../src/i18n/catalogues.ts';
import { createI18nProvider as providerOf } from '../../../src/providers/i18n-provider.ts';

/** The labels of what was sent come with its route. */
const ROUTED = ['campaigns', 'deliveries'];
const definitions = Object.values<Definition>(resources).filter(
  ({ name }) => !ROUTED.includes(name),
);

/** Looks like a key or a path of the wire, and not like words. */
const isKey = (text: string): boolean => /^\S*[a-z]\.[a-z]\S*$/i.test(text) || text === '';

test.each(LOCALES)('every kind of entry of the audit trail has a sentence: %s', async (locale) => {
  const messages = await loadMessages(locale);
  const activity = await loadActivityTexts(locale);
  const { translate } = providerOf(locale, { ...messages, activity } as never);
  const missing: string[] = [];
  const say = (key: string, options?: Record<string, unknown>): string => {
    const fallback = options?._;
    const text = translate(key, options);
    const hasNone = translate(key, { ...options, _: '' }) === '' || text === key;
    if (hasNone && (typeof fallback !== 'string' || isKey(fallback))) missing.push(key);
    return text;
  };
  for (const { name, fields, actions = {} } of definitions) {
    for (const [path] of leavesOf(fields)) {
      if (isKey(fieldText(name, path, say))) missing.push(`${name}.${path}`);
    }
    for (const action of [...ACTIVITY_ACTIONS, ...Object.keys(actions)]) {
      if (isKey(actionText(name, action, say))) missing.push(`${name}.${action}`);
    }
    if (isKey(thingName(name, say))) missing.push(name);
  }
  for (const path of ['parcels.3.state', 'parcels.12.weight', 'rows', 'file', 'someOther.path']) {
    const text = fieldText('commands', path, say);
    if (isKey(text)) missing.push(`${path}: ${text}`);
  }
  for (const thing of ['message', 'conversation', 'inbound_unknown', 'sessions', 'unheardOf']) {
    if (isKey(thingName(thing, say))) missing.push(thing);
  }
  expect(missing).toEqual([]);
});
