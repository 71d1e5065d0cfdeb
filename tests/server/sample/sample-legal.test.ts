import { describe, expect, test } from 'vitest';
import { beginningOfDay } from '../../../domain/berlin-clock.ts';
import { LOCALES } from '../../../domain/fields.ts';
import { type LegalTexts, problemsOfVersion } from '../../../domain/legal/checks.ts';
import { canonicalText } from '../../../domain/legal/fingerprint.ts';
import type { LegalSettings } from '../../../domain/legal/legal-placeholders.ts';
import { sha256 } from '../../../server/base/sha256.ts';
import { cleanHtml } from '../../../server/resources/clean-html.ts';
import { calendarAt } from '../../../server/sample/calendar.ts';
import { readSample } from '../../../server/sample/sample-data.ts';
import { sampleLegal, termsOf } from '../../../server/sample/sample-legal.ts';
import { sampleRecords } from '../../support/sample-week.ts';

const NOW = new Date('2026-03-18T10:20:00Z');
const calendar = calendarAt(NOW);
const [described] = await sampleRecords(NOW, 'settings');
const company = described[0]?.values as LegalSettings;
const texts = await readSample('legal');
const versions = sampleLegal(calendar, { texts, company, clerk: 'Amina Probe' });

type Texts = Record<(typeof LOCALES)[number], string>;

describe('the legal pages of the sample week', () => {
  test('pass our own checks without an error or a warning', () => {
    for (const { page, values } of versions) {
      expect(problemsOfVersion(page, values as LegalTexts, company), page).toEqual([]);
    }
  });

  test('are two versions of the terms, an imprint and a privacy notice, one of each in force', () => {
    expect(versions.map(({ page, values }) => [page, values.number, values.state])).toEqual([
      ['agb', 1, 'archived'],
      ['agb', 2, 'published'],
      ['impressum', 1, 'published'],
      ['privacy', 1, 'published'],
    ]);
  });

  test('are as the server would store and publish them', () => {
    for (const { values } of versions) {
      const [text, published] = [values.text as Texts, values.published as Texts];
      for (const locale of LOCALES) {
        expect(cleanHtml(text[locale])).toBe(text[locale]);
        expect(cleanHtml(published[locale])).toBe(published[locale]);
        expect(published[locale]).not.toMatch(/[{}]/);
        expect(published[locale].match(/<h2>/g)).toHaveLength(
          published.de.match(/<h2>/g)?.length ?? 0,
        );
      }
      expect(values.sha256).toBe(sha256(canonicalText(published)).toString('hex'));
    }
  });

  test('give an order the version of its day, from midnight in Germany on', () => {
    const from = String(versions[1]?.values.effectiveFrom);
    const midnight = beginningOfDay(from).getTime();
    expect(termsOf(versions, new Date(midnight - 1))).toMatchObject({ number: 1 });
    expect(termsOf(versions, new Date(midnight))).toEqual({
      number: 2,
      from,
      id: versions[1]?.id,
    });
    expect(termsOf(versions, new Date('2020-01-01'))).toMatchObject({ number: null });
  });

  test('stay drafts where the company lacks what they name', () => {
    const drafts = sampleLegal(calendar, {
      texts,
      company: { name: 'Probe' },
      clerk: 'Amina Probe',
    });
    for (const { values, inForce } of drafts) {
      expect(values).toMatchObject({ state: 'draft', number: null, sha256: null });
      expect(inForce).toBeUndefined();
    }
    expect(termsOf(drafts, calendar.now)).toMatchObject({ id: null });
  });
});
