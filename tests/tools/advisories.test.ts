import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type AuditException,
  type AuditReport,
  judgeAudit,
} from '../../tools/dependencies/advisories.ts';

const TODAY = '2026-11-28';

const recorded = (name: string): AuditReport =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../fixtures/npm-audit/${name}.json`), 'utf8'));

/** In the form that npm prints; `parent` has the hole only through `tiny-parser`. */
const FOUND = recorded('found');

const NOTHING: AuditReport = { auditReportVersion: 2, vulnerabilities: {} };

/** What npm prints where the registry has no address for advisories. */
const NO_ADDRESS = recorded('no-address');

const exception = (until: string, advisory = 'GHSA-aaaa-bbbb-cccc'): AuditException => ({
  advisory,
  package: 'tiny-parser',
  reason: 'It parses only our own texts.',
  until,
});

describe('an audit', () => {
  it('fails for an advisory, and names it once with the package that has it', () => {
    expect(judgeAudit(FOUND, [], TODAY)).toEqual({
      unchecked: false,
      problems: [
        'tiny-parser <1.4.2: Endless loop in tiny-parser (high, GHSA-aaaa-bbbb-cccc, ' +
          'https://github.com/advisories/GHSA-aaaa-bbbb-cccc).',
      ],
      notes: [],
    });
  });

  it('passes where nothing was found', () => {
    expect(judgeAudit(NOTHING, [], TODAY)).toEqual({ unchecked: false, problems: [], notes: [] });
  });

  it('passes with an exception, until the end of its last day', () => {
    expect(judgeAudit(FOUND, [exception(TODAY)], TODAY).problems).toEqual([]);
  });

  it('fails for an exception that ended, and for what it was for', () => {
    expect(judgeAudit(FOUND, [exception('2026-11-27')], TODAY).problems).toEqual([
      'The exception for GHSA-aaaa-bbbb-cccc in tiny-parser ended on 2026-11-27.',
      expect.stringContaining('Endless loop'),
    ]);
  });

  it('fails for an advisory that an exception for another one does not cover', () => {
    const other = exception('2027-01-31', 'GHSA-dddd-eeee-ffff');
    const { problems, notes } = judgeAudit(FOUND, [other], TODAY);
    expect(problems).toHaveLength(1);
    expect(notes).toEqual([
      'The exception for GHSA-dddd-eeee-ffff in tiny-parser is not needed any more.',
    ]);
  });
});

describe('an audit without a report', () => {
  it('passes unchecked where the registry offers no advisories', () => {
    expect(judgeAudit(NO_ADDRESS, [], TODAY)).toEqual({
      unchecked: true,
      problems: [],
      notes: [],
    });
  });

  it('fails all the same for an exception that ended', () => {
    expect(judgeAudit(NO_ADDRESS, [exception('2026-11-27')], TODAY).problems).toHaveLength(1);
  });

  it.each<[string, AuditReport]>([
    ['the registry could not be reached', { message: 'getaddrinfo ENOTFOUND registry.example' }],
    ['the registry failed', { message: '500 Internal Server Error', statusCode: 500 }],
    ['there is no lock file', { error: { code: 'ENOLOCK', summary: 'needs a lockfile' } }],
    ['npm has another form of report', { auditReportVersion: 3 }],
  ])('fails where %s', (_, report) => {
    const { unchecked, problems } = judgeAudit(report, [], TODAY);
    expect(unchecked).toBe(true);
    expect(problems).toEqual([expect.stringMatching(/^npm reports/)]);
  });
});

it('knows of each exception why it is one, and until when', () => {
  const file = join(import.meta.dirname, '../../docs/audit-exceptions.json');
  const exceptions: readonly AuditException[] = JSON.parse(readFileSync(file, 'utf8'));
  for (const { advisory, package: name, reason, until } of exceptions) {
    expect(advisory).toMatch(/^GHSA(-[0-9a-z]{4}){3}$/);
    expect(name).not.toBe('');
    expect(reason).toMatch(/^\S.{20,}\.$/);
    expect(new Date(until).toISOString().slice(0, 10)).toBe(until);
  }
});
