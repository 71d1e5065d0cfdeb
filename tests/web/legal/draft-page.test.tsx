import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { idOf } from '../../support/fake-back-end.ts';
import { legalScreens } from '../../support/legal-screens.tsx';

const open = legalScreens();
const user = userEvent.setup({ delay: null });
const patient = { timeout: 60_000 };

const COMPANY = {
  name: 'Atlas Kurier e. K.',
  street: 'Beispielweg 4',
  city: 'Köln',
  country: 'DE',
};
const ALL = { de: '<p>Es gilt.</p>', en: '<p>x</p>', fr: '<p>x</p>', ar: '<p>x</p>' };
const SAME_DAY = Object.fromEntries(
  Object.keys(ALL).map((locale) => [locale, '2026-03-01T09:00:00.000Z']),
);
const DRAFT = { state: 'draft', changeNote: 'Neu', text: ALL, changedAt: SAME_DAY };
const FORMER = { state: 'published', number: 1, text: ALL, published: ALL };
const EDIT = `/agb/${idOf(0)}`;

const dialog = () => screen.findByRole('dialog', { name: 'Publish this version' }, patient);
const ask = async () => {
  await user.click(await screen.findByRole('button', { name: 'Publish' }, patient));
  return within(await dialog());
};
/** The browser writes failed calls to the console. */
const expectRejections = () => vi.mocked(console.error).mockImplementation(() => undefined);

describe('an editor who opens the form of a version', () => {
  test('that is no draft any more is led to where it is read', async () => {
    await open(EDIT, { versions: [FORMER], company: COMPANY });
    expect(
      await screen.findByRole('button', { name: 'Restore as new draft' }, patient),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  test('sees what is wrong with it as it is, and goes from there to its language', async () => {
    const text = { de: '<p>Es gilt {{company.nmae}}.</p>', en: '<h2></h2><p>x</p>' };
    await open(EDIT, { versions: [{ ...DRAFT, text }], company: COMPANY });
    const checks = within(
      await screen.findByRole('region', { name: 'Checks before publishing' }, patient),
    );
    expect(
      await checks.findByText('2 to mend before publishing, 2 to consider', {}, patient),
    ).toBeVisible();
    const wrong = checks.getByRole('button', { name: /No placeholder has this name/ });
    expect(wrong).toHaveTextContent('{{company.nmae}}');
    await user.click(wrong);
    expect(screen.getByRole('tab', { name: /Deutsch/ })).toHaveAttribute('aria-selected', 'true');
    expect(
      within(screen.getByRole('tab', { name: /Deutsch/ })).getByTitle('to mend before publishing'),
    ).toBeInTheDocument();
    expect(
      within(screen.getByRole('tab', { name: /Français/ })).getByTitle('missing'),
    ).toBeInTheDocument();
  });

  test('puts a placeholder into the text of the open language', async () => {
    await open(EDIT, { versions: [DRAFT], company: COMPANY });
    await user.click(await screen.findByRole('tab', { name: /Deutsch/ }, patient));
    expect(await screen.findByText('Es gilt.', {}, patient)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Placeholders/ }));
    expect(await screen.findByText('Atlas Kurier e. K.', {}, patient)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Insert {{company.name}}' }));
    expect(
      await screen.findByText(/\{\{company\.name\}\}.*Es gilt|Es gilt.*\{\{company\.name\}\}/),
    ).toBeVisible();
  });
});

/** Changes the German text as an editor does, by a placeholder. */
const insertName = async () => {
  await user.click(await screen.findByRole('tab', { name: /Deutsch/ }, patient));
  expect(await screen.findByText('Es gilt.', {}, patient)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Placeholders/ }));
  await user.click(await screen.findByRole('button', { name: 'Insert {{company.name}}' }));
  await screen.findByText(/company\.name\}\}.*Es gilt|Es gilt.*company\.name/);
};

describe('an editor whose draft somebody else has open too', () => {
  test('and publishes keeps what they have typed in a new draft', async () => {
    const backEnd = await open(EDIT, { versions: [DRAFT], company: COMPANY });
    await insertName();
    const theirs = { state: 'published', number: 1, publishedBy: 'Amina Probe', published: ALL };
    backEnd.meanwhile('agb', idOf(0), theirs);
    await user.click(screen.getByRole('button', { name: 'Ask again' }));
    const notified =
      'Amina Probe has published this draft in the meantime. It does not change any more.';
    expect(await screen.findByText(notified, {}, patient)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep my text in a new draft' }));
    await expect.poll(() => backEnd.changes.length, patient).toBe(1);
    const [made] = backEnd.changes;
    expect(made).toMatchObject({ method: 'POST', body: { text: { en: ALL.en } } });
    expect(JSON.stringify(made?.body)).toContain('{{company.name}}');
    expect(backEnd.rows('agb')[0]).toMatchObject({ ...theirs, text: ALL });
  });

  test('and changes compares both before anything is published', async () => {
    expectRejections();
    const backEnd = await open(EDIT, { versions: [DRAFT, FORMER], company: COMPANY });
    await insertName();
    backEnd.meanwhile('agb', idOf(0), { text: { ...ALL, de: '<p>Es gilt anders.</p>' } });
    const question = await ask();
    await user.click(question.getByRole('checkbox', { name: 'Publish all the same' }));
    await user.click(question.getByRole('button', { name: 'Publish now' }));
    const conflict = { name: 'Somebody else has changed this entry' };
    expect(await screen.findByRole('dialog', conflict, patient)).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Publish this version' })).toBeNull();
    expect(backEnd.rows('agb')[0]).toMatchObject({ state: 'draft' });
    expect(backEnd.changes.map(({ body }) => body.state)).toEqual(['draft']);
  });
});

describe('an editor who publishes a draft', () => {
  test('saves the note and the day first, and publishes in a call of its own', async () => {
    expectRejections();
    const backEnd = await open(EDIT, { versions: [{ ...DRAFT, changeNote: null }, FORMER] });
    const question = await ask();
    const now = question.getByRole('button', { name: 'Publish now' });
    expect(now).toBeDisabled();
    await user.type(question.getByRole('textbox', { name: /What has changed/ }), 'Neue Fristen');
    await user.click(question.getByRole('radio', { name: 'the beginning of a day' }));
    await user.type(question.getByRole('textbox', { name: 'Day' }), '01/01/2030');
    expect(backEnd.changes).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Schedule' }));
    await expect.poll(() => backEnd.changes.length, patient).toBe(2);
    const [saved, published] = backEnd.changes;
    expect(saved?.body).toMatchObject({
      changeNote: 'Neue Fristen',
      effectiveFrom: '2030-01-01',
      __v: 0,
    });
    expect(published?.body).toEqual({ state: 'published', __v: 1 });
    expect(
      await screen.findByRole('button', { name: 'Restore as new draft' }, patient),
    ).toBeVisible();
  });

  test('cannot while something is wrong, and reads the reasons in their own language', async () => {
    const text = { ...ALL, fr: '<p>https://ec.europa.eu/consumers/odr</p>' };
    await open(`${EDIT}/show`, {
      versions: [{ ...DRAFT, text }, FORMER],
      company: COMPANY,
      locale: 'de',
    });
    await user.click(await screen.findByRole('button', { name: 'Veröffentlichen' }, patient));
    const question = within(
      await screen.findByRole('dialog', { name: 'Diese Fassung veröffentlichen' }, patient),
    );
    expect(
      await question.findByText(/seit dem 20. Juli 2025 geschlossen/, {}, patient),
    ).toBeVisible();
    expect(question.getByRole('button', { name: 'Jetzt veröffentlichen' })).toBeDisabled();
  });

  test('confirms which languages are missing', async () => {
    const backEnd = await open(`${EDIT}/show`, {
      versions: [{ ...DRAFT, text: { de: ALL.de, en: ALL.en, fr: ALL.fr } }, FORMER],
      company: COMPANY,
    });
    const question = await ask();
    expect(await question.findByText(/Missing: .*العربية/, {}, patient)).toBeVisible();
    expect(question.getByRole('button', { name: 'Publish now' })).toBeDisabled();
    await user.click(question.getByRole('checkbox', { name: 'Publish all the same' }));
    await user.click(question.getByRole('button', { name: 'Publish now' }));
    await expect
      .poll(() => backEnd.changes, patient)
      .toEqual([{ method: 'PUT', id: idOf(0), body: { state: 'published', __v: 0 } }]);
  });

  test('and is rejected by the server reads why, and nothing of the dialog is lost', async () => {
    expectRejections();
    const backEnd = await open(`${EDIT}/show`, { versions: [DRAFT, FORMER], company: COMPANY });
    backEnd.reject(idOf(0), 422, {
      code: 'record.invalid',
      message: 'Refused.',
      fields: { 'text.ar': 'Unknown.' },
      violations: {
        'text.ar': { code: 'unknownVariable', limit: '{{company.name}}', found: '{{x}}' },
      },
    });
    const question = await ask();
    await user.click(question.getByRole('button', { name: 'Publish now' }));
    const alert = await question.findByRole('alert', {}, patient);
    expect(alert).toHaveTextContent(/did not publish these texts: .*العربية/);
    expect(question.getByRole('textbox', { name: /What has changed/ })).toHaveValue('Neu');
    expect(question.getByRole('button', { name: 'Publish now' })).toBeEnabled();
  });

  test('that somebody has changed in the meantime is notified, and it stays a draft', async () => {
    expectRejections();
    const backEnd = await open(`${EDIT}/show`, { versions: [DRAFT, FORMER], company: COMPANY });
    const question = await ask();
    backEnd.meanwhile('agb', idOf(0), { changeNote: 'Anders' });
    await user.click(question.getByRole('button', { name: 'Publish now' }));
    expect(await question.findByRole('alert', {}, patient)).toHaveTextContent(
      'Somebody has changed this draft in the meantime.',
    );
    expect(backEnd.rows('agb')[0]).toMatchObject({ state: 'draft', changeNote: 'Anders' });
  });

  test('on another back end, which has no settings, is not delayed by them', async () => {
    expectRejections();
    const text = { ...ALL, de: '<p>Es gilt {{company.name}}.</p>' };
    const backEnd = await open(`${EDIT}/show`, { versions: [{ ...DRAFT, text }, FORMER] });
    const question = await ask();
    await user.click(question.getByRole('button', { name: 'Publish now' }));
    await expect.poll(() => backEnd.rows('agb')[0], patient).toMatchObject({ state: 'published' });
  });
});
