import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../domain/fields.ts';
import { loadMessages } from '../../src/i18n/catalogues.ts';
import { createI18nProvider } from '../../src/providers/i18n-provider.ts';
import { views } from '../../src/resources/late-registry.tsx';
import { problemsOfView } from '../support/problems-of-view.ts';

describe.each(views.map((view) => [view.definition.name, view] as const))('%s', (_name, view) => {
  test.each(LOCALES)('has no problem and every text in %s', async (locale) => {
    const provider = createI18nProvider(locale, await loadMessages(locale));
    const hasText = (key: string) => provider.translate(key, { smart_count: 2 }) !== key;
    expect(problemsOfView(view, hasText)).toEqual([]);
  });
});
