import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { canonicalText } from '../../../domain/legal/fingerprint.ts';
import { idOf } from '../../support/fake-back-end.ts';
import { legalScreens } from '../../support/legal-screens.tsx';

const user = userEvent.setup({ delay: null });

const FIRST = {
  number: 1,
  state: 'archived',
  changeNote: 'Erste Fassung',
  text: { de: '<p>Wir haften bis 100 Euro.</p>' },
  published: { de: '<p>Wir haften bis 100 Euro.</p><img src="x" onerror="alert(1)">' },
};
const SECOND = {
  number: 2,
  state: 'published',
  changeNote: 'Höhere Haftung',
  text: { de: '<p>Wir haften bis 200 Euro.</p>' },
  published: { de: '<p>Wir haften bis 200 Euro.</p>' },
};

const show = legalScreens();
const open = (path: string, versions: Record<string, unknown>[] = [FIRST, SECOND]) =>
  show(path, { versions });

const patient = { timeout: 60_000 };
const german = () => user.click(screen.getByRole('tab', { name: /Deutsch/ }));

describe('an editor who opens a version', () => {
  test('reads it as the public does, harmless, and cannot change it', async () => {
    await open(`/agb/${idOf(0)}/show`);
    await screen.findByRole('tab', { name: /Deutsch/ }, patient);
    await german();
    expect(await screen.findByText('Wir haften bis 100 Euro.', {}, patient)).toBeVisible();
    expect(document.querySelector('[onerror]')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  });

  test('takes its text up again in a new draft, which says where it is from', async () => {
    const backEnd = await open(`/agb/${idOf(0)}/show`);
    await user.click(await screen.findByRole('button', { name: 'Restore as new draft' }, patient));
    const body = { text: FIRST.text, changeNote: 'From version 1' };
    await expect.poll(() => backEnd.changes, patient).toMatchObject([{ method: 'POST', body }]);
  });

  test('takes one up that has no number yet without a note of where it is from', async () => {
    const waiting = { state: 'scheduled', text: FIRST.text };
    const backEnd = await open(`/agb/${idOf(0)}/show`, [waiting]);
    await user.click(await screen.findByRole('button', { name: 'Restore as new draft' }, patient));
    await expect
      .poll(() => backEnd.changes, patient)
      .toEqual([{ method: 'POST', id: undefined, body: { text: FIRST.text } }]);
  });

  test('reads what it is written as, where another back end keeps no published text', async () => {
    await open(`/agb/${idOf(0)}/show`, [{ ...FIRST, published: undefined }]);
    await screen.findByRole('tab', { name: /Deutsch/ }, patient);
    await german();
    expect(await screen.findByText('Wir haften bis 100 Euro.', {}, patient)).toBeVisible();
  });
});

describe('an editor who distrusts a version', () => {
  const rowWith = (sha256: string) => [{ ...SECOND, sha256 }];

  test('sees that its text is the one that was published', async () => {
    const bytes = new TextEncoder().encode(canonicalText(SECOND.published));
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
    await open(`/agb/${idOf(0)}/show`, rowWith(hash));
    expect(await screen.findByText('matches the text', {}, patient)).toBeVisible();
  });

  test('sees that its text is another one', async () => {
    await open(`/agb/${idOf(0)}/show`, rowWith('0'.repeat(64)));
    expect(await screen.findByText('does not match the text', {}, patient)).toBeVisible();
  });
});

describe('an editor who compares two versions', () => {
  test('sees the text that was replaced, on both sides', async () => {
    await open(`/agb/${idOf(0)}/compare/${idOf(1)}`);
    const panel = within(await screen.findByRole('tabpanel', { name: 'Deutsch' }, patient));
    expect(panel.getByText('100', { selector: 'del' })).toBeVisible();
    expect(panel.getByText('200', { selector: 'ins' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('1 changed, 0 added, 0 removed, 0 moved');
  });

  test('of which one is a draft sees no change in what the company fills in', async () => {
    const text = { de: '<p>Es gilt {{company.name}} bis 100 Euro.</p>' };
    const published = { de: '<p>Es gilt Atlas Kurier bis 100 Euro.</p>' };
    const draft = { state: 'draft', text: { de: text.de.replace('100', '200') } };
    await open(`/agb/${idOf(0)}/compare/${idOf(1)}`, [{ ...FIRST, text, published }, draft]);
    const panel = within(await screen.findByRole('tabpanel', { name: 'Deutsch' }, patient));
    expect(panel.getByText('100', { selector: 'del' })).toBeVisible();
    expect(panel.getByText('200', { selector: 'ins' })).toBeVisible();
    expect(panel.queryByText(/Atlas/)).toBeNull();
  });

  test('goes from one change to the next, and after the last to the first', async () => {
    const text = (sum: number, days: number) => ({
      de: `<p>Haftung bis ${sum} Euro.</p><p>Unverändert.</p><p>Frist von ${days} Tagen.</p>`,
    });
    const one = { ...FIRST, text: text(100, 3), published: text(100, 3) };
    const two = { ...SECOND, text: text(200, 5), published: text(200, 5) };
    await open(`/agb/${idOf(0)}/compare/${idOf(1)}`, [one, two]);
    const panel = within(await screen.findByRole('tabpanel', { name: 'Deutsch' }, patient));
    expect(panel.getByText('2 changes')).toBeVisible();
    const next = panel.getByRole('button', { name: 'Next change' });
    await user.click(next);
    expect(panel.getByText('Change 1 of 2')).toBeVisible();
    expect(document.activeElement).toHaveTextContent('Haftung bis 100 Euro.');
    await user.click(next);
    expect(document.activeElement).toHaveTextContent('Frist von 3 Tagen.');
    await user.click(next);
    expect(panel.getByText('Change 1 of 2')).toBeVisible();
  });

  test('reads the former one first, in the direction of their own language', async () => {
    const versions = [FIRST, SECOND];
    await show(`/agb/${idOf(0)}/compare/${idOf(1)}`, { versions, locale: 'ar' });
    const panel = within(await screen.findByRole('tabpanel', { name: 'Deutsch' }, patient));
    expect(panel.getByRole('status').closest('[dir]')).toHaveAttribute('dir', 'rtl');
    const texts = panel.getByText('100', { selector: 'del' });
    expect(texts.closest('[dir]')).toHaveAttribute('dir', 'ltr');
  });

  test('reads that a language has no text in either', async () => {
    await open(`/agb/${idOf(0)}/compare/${idOf(1)}`);
    await user.click(await screen.findByRole('tab', { name: 'Français' }, patient));
    expect(screen.getByText('Neither version has a text in this language.')).toBeVisible();
  });
});
