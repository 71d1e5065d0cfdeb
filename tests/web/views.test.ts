import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../domain/fields.ts';
import { resources } from '../../domain/resources/registry.ts';
import { loadMessages } from '../../src/i18n/catalogues.ts';
import { loadMessagingLabels, loadMessagingTexts } from '../../src/i18n/messaging/catalogues.ts';
import { createI18nProvider } from '../../src/providers/i18n-provider.ts';
import { views } from '../../src/resources/late-registry.tsx';
import { loadRoutedViews } from '../../src/resources/routed-views.tsx';
import { problemsOfView } from '../support/problems-of-view.ts';

const all = [...views, ...(await loadRoutedViews())];

test('every resource has one view', () => {
  const named = all.map(({ definition }) => definition.name);
  expect(named.toSorted()).toEqual(Object.keys(resources).toSorted());
});

describe.each(all.map((view) => [view.definition.name, view] as const))('%s', (_name, view) => {
  test.each(LOCALES)('has no problem and every text in %s', async (locale) => {
    const messages = await loadMessages(locale);
    const texts = {
      ...messages,
      messaging: await loadMessagingTexts(locale),
      resources: { ...messages.resources, ...(await loadMessagingLabels(locale)) },
    };
    const provider = createI18nProvider(locale, texts);
    const hasText = (key: string) => provider.translate(key, { smart_count: 2 }) !== key;
    expect(problemsOfView(view, hasText)).toEqual([]);
  });
});
