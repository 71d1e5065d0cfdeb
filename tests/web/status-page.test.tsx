import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Role } from '../../domain/access.ts';
import { FINDINGS, STATUS_LINES, stateOf } from '../../domain/status/status-lines.ts';
import StatusPage from '../../src/custom/status/StatusPage.tsx';
import { loadStatusTexts } from '../../src/i18n/status/catalogues.ts';
import { Notices } from '../../src/kit/notices/Notices.tsx';
import type { InstallationStatus } from '../../src/providers/status-methods.ts';
import { signedInAs } from '../support/render-orders.tsx';
import { renderPage } from '../support/web.tsx';

vi.setConfig({ testTimeout: 60_000 });

const lineOf = (
  line: (typeof STATUS_LINES)[number],
  finding: string,
  facts: Record<string, string | number> = {},
) => ({ line, finding, state: stateOf(line, finding), facts });

const WELL: InstallationStatus = {
  at: '2026-05-01T08:00:00.000Z',
  lines: [
    lineOf('versions', 'known', { product: '1.2.3', node: '24.0.0', postgres: '17.2' }),
    lineOf('clock', 'same', { seconds: 0 }),
  ],
  processes: [{ since: '2026-05-01T07:00:00.000Z', version: '1.2.3', address: null }],
  migrations: [{ name: '0140_retention', at: '2026-04-01T07:00:00.000Z' }],
  queues: [{ queue: 'outbox', waiting: 3, later: 1, active: 2, failed: 0 }],
  failed: [],
  tables: [{ name: 'audit_entry', bytes: 5_300_000 }],
  files: null,
  deviceAheadMs: 10,
};

const JOB = {
  _id: '01900000-0000-7000-8000-0000000000b1',
  queue: 'outbox',
  failedAt: '2026-05-01T06:00:00.000Z',
  attempts: 21,
  reason: 'The provider is gone.',
  trace: '4bf92f3577b34da6a3ce929d0e0e4736',
};

async function open(status: InstallationStatus | undefined, role: Role = 'admin') {
  const calls: unknown[] = [];
  const dataProvider = {
    getStatus: async () => status,
    retryFailedWork: async (jobs?: readonly string[]) => void calls.push(['retry', jobs]),
    discardFailedWork: async (jobs?: readonly string[]) => void calls.push(['discard', jobs]),
  };
  await renderPage(
    <>
      <StatusPage />
      <Notices />
    </>,
    { path: '/status', authProvider: signedInAs(role), dataProvider },
  );
  return calls;
}

test('an administrator reads that all is well, with versions, queues and sizes', async () => {
  await open(WELL);
  expect(await screen.findByText('All is well.')).toBeVisible();
  expect(document.body).toHaveTextContent(/Jisr .*1\.2\.3.*Node .*24\.0\.0.*PostgreSQL .*17\.2/);
  expect(screen.getByRole('row', { name: 'Send messages 3 2 1 0' })).toBeVisible();
  expect(document.body).toHaveTextContent('5.3 MB');
  expect(screen.getByText('They are being counted.')).toBeVisible();
  expect(screen.queryByText('Failed for good')).toBeNull();
});

test('what is wrong stands first, with what to do and where to read more', async () => {
  await open({
    ...WELL,
    lines: [
      ...WELL.lines,
      lineOf('backups', 'late', { place: '/backups' }),
      lineOf('storage', 'little', { freeBytes: 1_500_000_000, diskBytes: 80_000_000_000 }),
      lineOf('queues', 'of a newer server'),
    ],
  });
  expect(await screen.findByText('Something is broken.')).toBeVisible();
  const rows = document.querySelectorAll('li[data-state]');
  expect([...rows].map((row) => row.getAttribute('data-state'))).toEqual([
    'broken',
    'look',
    'look',
    'well',
    'well',
  ]);
  expect(rows[0]).toHaveTextContent('Last success: never');
  expect(rows[0]).toHaveTextContent('docs/operating.md');
  expect(rows[1]).toHaveTextContent('1.5 GB');
  expect(rows[2]).toHaveTextContent('It could not be read.');
});

test('a device whose clock is wrong is told', async () => {
  await open({ ...WELL, deviceAheadMs: -95_000 });
  expect(await screen.findByText(/clock of this device.*-95 s/)).toBeVisible();
  expect(screen.getByText('Something is broken.')).toBeVisible();
});

test('failed work is tried again, one or all; giving it up is confirmed', async () => {
  const user = userEvent.setup();
  const calls = await open({ ...WELL, failed: [JOB] });
  const section = await screen.findByRole('region', { name: 'Failed for good' });
  expect(section).toHaveTextContent('The provider is gone.');
  expect(section).toHaveTextContent('4bf92f35');
  await user.click(within(section).getByRole('button', { name: /^Try again: Send messages/ }));
  await waitFor(() => expect(calls).toEqual([['retry', [JOB._id]]]));
  await user.click(await within(section).findByRole('button', { name: 'Try all again' }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]).toEqual(['retry', undefined]);
  await user.click(within(section).getByRole('button', { name: /^Discard: Send messages/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Discard this work?' });
  expect(calls).toHaveLength(2);
  await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(calls[2]).toEqual(['discard', [JOB._id]]));
});

test('others do not see it, and a back end that says nothing is no failure', async () => {
  await open(WELL, 'customer');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByText('All is well.')).toBeNull();
  cleanup();
  await open(undefined);
  expect(await screen.findByText('This server does not say how it stands.')).toBeVisible();
});

test.each(['en', 'de', 'fr', 'ar'] as const)(
  'each finding has a sentence in %s, and each that is not well says what to do',
  async (locale) => {
    const { findings, todos } = await loadStatusTexts(locale);
    for (const line of STATUS_LINES) {
      for (const finding of Object.keys(FINDINGS[line])) {
        const of = <Texts extends object>(texts: Texts) => Object(texts)[finding] as string;
        expect(of(findings[line]), `${line}.${finding}`).not.toBe('');
        expect(of(todos[line]) === '', `${line}.${finding}`).toBe(
          stateOf(line, finding) === 'well',
        );
      }
    }
  },
);
