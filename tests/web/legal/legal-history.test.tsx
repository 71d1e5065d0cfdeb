import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { idOf } from '../../support/fake-back-end.ts';
import { legalScreens } from '../../support/legal-screens.tsx';

const open = legalScreens();
const user = userEvent.setup({ delay: null });
const patient = { timeout: 60_000 };

const COMPANY = { name: 'Atlas Kurier e. K.' };
const HASH = 'c0ffee00'.repeat(8);
const IN_FORCE = {
  number: 2,
  state: 'published',
  effectiveFrom: '2026-03-01',
  sha256: HASH,
  changeNote: 'Höhere Haftung',
  publishedBy: 'Amina Probe',
  text: { de: '<p>Es gilt {{company.name}}.</p>', fr: '<p>Texte</p>' },
  published: { de: '<p>Es gilt Atlas.</p>', fr: '<p>Texte</p>' },
  changedAt: { de: '2026-03-01T09:00:00.000Z', fr: '2026-01-01T09:00:00.000Z' },
};
const NEXT = {
  state: 'scheduled',
  effectiveFrom: '2030-01-01',
  changeNote: 'Neue Fristen',
  text: { de: '<p>Neu</p>' },
};

describe('an editor who opens the history of the terms', () => {
  test('sees what is in force with its address, and what will be', async () => {
    await open('/agb', { versions: [IN_FORCE, NEXT] });
    const card = within(await screen.findByRole('region', { name: 'In force now' }, patient));
    expect(card.getByRole('link', { name: 'Version 2' })).toHaveAttribute(
      'href',
      `/agb/${idOf(0)}/show`,
    );
    expect(card.getByRole('link', { name: 'Permanent address' })).toHaveAttribute(
      'href',
      '/legal/agb/v2',
    );
    expect(
      card.getByRole('link', { name: 'The next version is in force from 01/01/2030' }),
    ).toHaveAttribute('href', `/agb/${idOf(1)}/show`);
    expect(card.getByText('Neue Fristen')).toBeVisible();
  });

  test('sees which languages a version lacks, and copies its whole SHA-256', async () => {
    await open('/agb', { versions: [IN_FORCE] });
    const row = within(await screen.findByRole('row', { name: /Höhere Haftung/ }, patient));
    expect(await row.findByTitle('older than the German', {}, patient)).toBeInTheDocument();
    expect(row.getAllByTitle('missing')).toHaveLength(2);
    expect(row.getAllByTitle('there and up to date')).toHaveLength(1);
    expect(row.getByText('c0ffee00…')).toBeVisible();
    await user.click(row.getByRole('button', { name: 'Copy the SHA-256' }));
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(HASH);
  });

  test('begins a new version with the text that is in force', async () => {
    const backEnd = await open('/agb', { versions: [IN_FORCE, NEXT], company: COMPANY });
    await user.click(await screen.findByRole('button', { name: 'New version' }, patient));
    await expect
      .poll(() => backEnd.changes, patient)
      .toEqual([{ method: 'POST', id: undefined, body: { text: IN_FORCE.text } }]);
    expect(await screen.findByRole('button', { name: 'Save' }, patient)).toBeVisible();
  });

  test('withdraws a version that waits for its day', async () => {
    const backEnd = await open(`/agb/${idOf(1)}/show`, { versions: [IN_FORCE, NEXT] });
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }, patient));
    const question = within(
      await screen.findByRole('dialog', { name: 'Withdraw the scheduled version' }, patient),
    );
    await user.click(question.getByRole('button', { name: 'Withdraw' }));
    await expect
      .poll(() => backEnd.changes, patient)
      .toMatchObject([{ method: 'PUT', id: idOf(1), body: { state: 'draft' } }]);
  });
});

describe('an editor of a page that was never published', () => {
  test('reads what to do, and begins with an empty text', async () => {
    const backEnd = await open('/agb', { versions: [], company: COMPANY });
    expect(await screen.findByText('Nothing was ever published here', {}, patient)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'In force now' })).toBeNull();
    const [begin] = screen.getAllByRole('button', { name: 'New version' });
    if (!begin) throw new Error('There is no way to begin.');
    await user.click(begin);
    expect(await screen.findByRole('button', { name: 'Save' }, patient)).toBeVisible();
    expect(backEnd.changes).toEqual([]);
  });
});
