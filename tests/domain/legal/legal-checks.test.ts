import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemsOfVersion } from '../../../domain/legal/checks.ts';
import { canonicalText } from '../../../domain/legal/fingerprint.ts';
import { hasText, plainTextOf } from '../../../domain/legal/html-tokens.ts';
import {
  LEGAL_PLACEHOLDERS,
  placeholderProblems,
  resolvePlaceholders,
} from '../../../domain/legal/legal-placeholders.ts';

const SETTINGS = {
  name: 'Atlas Brücke Kurier e. K.',
  street: 'Beispielweg 4',
  zip: '60311',
  city: 'Frankfurt am Main',
  country: 'DE',
  email: 'post@example.org',
  phoneGermany: '+496912345678',
  vatId: 'DE136695976',
};

const IMPRINT = `<p>{{company.name}}<br>{{company.street}}<br>{{company.zip}} {{company.city}}</p>
<p>Telefon {{company.phoneGermany}}, E-Mail {{company.email}}</p>
<p>Handelsregister: Amtsgericht Frankfurt, HRA 12345; USt-IdNr. {{company.vatId}}</p>`;

const codesOf = (page: 'agb' | 'impressum', de: string, severity?: string) =>
  problemsOfVersion(page, { text: { de, en: 'x', fr: 'x', ar: 'x' } }, SETTINGS)
    .filter((problem) => !severity || problem.severity === severity)
    .map(({ code }) => code);

describe('A placeholder of a legal page', () => {
  it('is replaced by the value of the company, as text', () => {
    const html = '<p>{{company.name}} · {{ company.country }}</p>';
    expect(resolvePlaceholders(html, { name: '<b>A & B</b>', country: 'MA' }, 'fr')).toBe(
      '<p>&lt;b&gt;A &amp; B&lt;/b&gt; · Maroc</p>',
    );
  });

  it('stands in Arabic as Morocco writes amounts', () => {
    const settings = { ...SETTINGS, limits: { compensation: '1500.00' } };
    const html = resolvePlaceholders('{{company.compensationLimit}}', settings, 'ar');
    expect(html).toContain('1.500,00');
  });

  it('is named when it is unknown, unfilled or broken', () => {
    const html = '<p>{{company.boss}} {{company.vatId}} {{company.name}} {{ oops</p>';
    expect(placeholderProblems(html, { name: 'A' }, 'de')).toEqual([
      { code: 'unknownPlaceholder', found: '{{company.boss}}' },
      { code: 'unfilledPlaceholder', found: '{{company.vatId}}' },
      { code: 'unknownPlaceholder', found: '{{' },
    ]);
  });

  it('never brings a tag into the page, whatever a setting holds', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...LEGAL_PLACEHOLDERS), (value, name) => {
        const settings = { ...SETTINGS, name: value, street: value, city: value, email: value };
        const html = resolvePlaceholders(`{{${name}}}`, settings, 'de');
        expect(html).not.toMatch(/[<>"']/);
      }),
    );
  });
});

describe('The checks before publishing', () => {
  it('find nothing wrong with a complete imprint', () => {
    expect(codesOf('impressum', IMPRINT)).toEqual([]);
  });

  it.each([
    ['{{company.name}}', 'nameMissing'],
    ['{{company.street}}', 'addressMissing'],
    ['{{company.phoneGermany}}', 'phoneMissing'],
    ['{{company.email}}', 'emailMissing'],
    ['HRA 12345', 'registerMissing'],
    ['{{company.vatId}}', 'vatIdMissing'],
  ])('miss %s in an imprint', (part, code) => {
    const without = IMPRINT.replace(part, '').replace('Handelsregister: ', '');
    expect(codesOf('impressum', without)).toContain(code);
  });

  it('want a representative of a company, and no post office box', () => {
    const problems = problemsOfVersion(
      'impressum',
      { text: { de: `${IMPRINT}<p>Postfach 12</p>` } },
      { ...SETTINGS, name: 'Atlas GmbH' },
    ).map(({ code }) => code);
    expect(problems).toEqual(expect.arrayContaining(['representativeMissing', 'postOfficeBox']));
  });

  it('take an empty heading, the closed platform and a left placeholder as errors', () => {
    const html =
      '<h2> &nbsp;<strong></strong></h2><p><a href="https://ec.europa.eu/consumers/odr/">OS</a> {{x}}</p>';
    expect(codesOf('agb', html, 'error')).toEqual([
      'emptyHeading',
      'unknownPlaceholder',
      'closedDisputePlatform',
    ]);
  });

  it('find the name of the former law on its own, as an error in an imprint only', () => {
    expect(codesOf('impressum', `${IMPRINT}<p>§ 5 <b>TMG</b></p>`, 'error')).toEqual(['formerLaw']);
    expect(codesOf('agb', '<p>§ 5 TMG</p>', 'warning')).toEqual(['formerLaw']);
    expect(codesOf('agb', '<p>TMGX und ATMG</p>')).toEqual([]);
  });

  it('want a German text, and report translations that are missing or older', () => {
    const texts = {
      text: { de: '<p></p>', en: '<p>a</p>', fr: '<p>b</p>' },
      changedAt: {
        de: '2026-02-01T00:00:00Z',
        en: '2026-01-01T00:00:00Z',
        fr: '2026-03-01T00:00:00Z',
      },
    };
    expect(problemsOfVersion('agb', texts, {})).toEqual([
      { code: 'germanMissing', locale: 'de', severity: 'error' },
      { code: 'translationOlder', locale: 'en', severity: 'warning' },
      { code: 'translationMissing', locale: 'ar', severity: 'warning' },
    ]);
  });

  it('read HTML of any kind without failing', () => {
    fc.assert(
      fc.property(fc.string(), (html) => {
        problemsOfVersion('impressum', { text: { de: html } }, SETTINGS);
        expect(hasText(html) ? plainTextOf(html) : 'x').not.toBe('');
      }),
    );
  });
});

describe('The fingerprint of a version', () => {
  it('is taken over the languages that have a text, in one order', () => {
    expect(canonicalText({ fr: 'b', de: 'a', en: null, ar: '' })).toBe('{"de":"a","fr":"b"}');
  });
});
