import { describe, expect, test } from 'vitest';
import { PUBLISHING_STATES, stateAt } from '../../../domain/publishing/publishing.ts';
import { advertisement } from '../../../domain/resources/advertisement.ts';
import { infos } from '../../../domain/resources/infos.ts';
import { violationsOf } from '../../../domain/validate.ts';
import { periodOf } from '../../../server/publishing/publishing-hooks.ts';
import { cleanHtml } from '../../../server/resources/clean-html.ts';
import { sampleRecords } from '../../support/sample-week.ts';

const NOW = new Date('2026-03-02T09:00:00Z');
const [news, advertisements] = await sampleRecords(NOW, 'infos', 'advertisement');

describe.each([
  ['news', infos, news, 8],
  ['advertisements', advertisement, advertisements, 5],
] as const)('somebody who looks at the %s of the sample week', (_, definition, samples, count) => {
  test('finds some in every state, each in the one that its period gives', () => {
    expect(samples).toHaveLength(count);
    expect(new Set(samples.map(({ values }) => values.state))).toEqual(new Set(PUBLISHING_STATES));
    for (const { values } of samples.filter((one) => one.values.state !== 'draft')) {
      expect(stateAt(periodOf(values), NOW)).toBe(values.state);
    }
  });

  test('finds them as the server would store them', () => {
    for (const { values } of samples) {
      expect(violationsOf(definition, values, 'create')).toEqual({});
      expect(values.pic).toMatch(/^picture-[\w-]+\.webp$/);
      if (definition === infos) {
        const texts = Object.values(values.text as Record<string, string>);
        expect(texts.map(cleanHtml)).toEqual(texts);
      }
    }
  });
});
