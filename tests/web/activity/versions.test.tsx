import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type RaRecord, RecordContextProvider } from 'react-admin';
import { expect, test, vi } from 'vitest';
import type { RecordVersion, WholeVersion } from '../../../domain/activity/record-version.ts';
import type { Locale } from '../../../domain/fields.ts';
import { Notices } from '../../../src/kit/notices/Notices.tsx';
import { ActivityButton } from '../../../src/kit/show/ActivityButton.tsx';
import { ViewProvider } from '../../../src/kit/view/ViewProvider.tsx';
import { CallError } from '../../../src/providers/call-error.ts';
import { views } from '../../../src/resources/late-registry.tsx';
import { signedInAs } from '../../support/render-orders.tsx';
import { renderPage, setScreenWidth } from '../../support/web.tsx';

vi.setConfig({ testTimeout: 60_000 });

const TOUR = { id: 'tour', _id: 'tour', __v: 2, Tname: 'Nordtour', Cities: ['Fes', 'Rabat'] };
const AMINA = { _id: 'amina', name: 'Amina Probe' };

const versionOf = (number: number, given: Partial<RecordVersion> = {}): RecordVersion => ({
  number,
  at: `2024-05-0${number}T10:15:00.000Z`,
  by: AMINA,
  action: 'change',
  paths: ['Tname'],
  ...given,
});

const VALUES: Record<number, object> = {
  1: { Tname: 'Ostroute', Cities: ['Fes'] },
  2: { Tname: 'Nordtour', Cities: ['Fes'] },
  3: { Tname: 'Nordtour', Cities: ['Fes', 'Rabat'] },
};

type Restored = { number: number; values: Record<string, unknown> };
type Options = {
  versions?: readonly RecordVersion[];
  unknown?: readonly string[];
  rejections?: unknown[];
  locale?: Locale;
};

const CREATED = versionOf(1, { action: 'create', paths: [] });
const THREE = [versionOf(3, { paths: ['Cities'] }), versionOf(2), CREATED];

async function open(options: Options = {}) {
  const { versions = THREE, unknown = [], rejections = [], locale = 'en' } = options;
  const view = views.find(({ definition }) => definition.name === 'tours');
  if (!view) throw new Error('There are no tours.');
  const sent: Restored[] = [];
  setScreenWidth(1440);
  const dataProvider = {
    getVersions: async () => versions,
    getVersion: async (_resource: string, _id: string, number: number): Promise<WholeVersion> => ({
      ...versionOf(number),
      values: { ...VALUES[number] },
      unknown: number === 1 ? unknown : [],
    }),
    restoreVersion: async (_resource: string, _id: string, restored: Restored) => {
      sent.push(restored);
      if (rejections.length > 0) throw rejections.shift();
      return TOUR;
    },
    getLacking: async () => [],
  };
  await renderPage(
    <ViewProvider view={view}>
      <RecordContextProvider value={TOUR as RaRecord}>
        <ActivityButton resource="tours" id={TOUR.id} />
      </RecordContextProvider>
      <Notices />
    </ViewProvider>,
    { locale, authProvider: signedInAs('admin'), dataProvider },
  );
  const user = userEvent.setup({ delay: null });
  const name = locale === 'de' ? 'Versionen' : 'Versions';
  await user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name }));
  return { user, dialog, sent };
}

const rowsOf = async (dialog: ReturnType<typeof within>) => {
  const table = await dialog.findByRole('table');
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
};

test('any two versions are compared field by field, the elder one first', async () => {
  const { user, dialog } = await open();
  expect(await rowsOf(dialog)).toEqual([
    ['', 'Version 2', 'Version 3'],
    ['Cities', 'Fes', 'FesRabat'],
  ]);
  const list = within(dialog.getByRole('list', { name: 'The versions of this record' }));
  expect(list.getAllByRole('button').map((one) => one.textContent)).toEqual([
    expect.stringMatching(/^Version 3, current.*Amina Probe.*Cities$/),
    expect.stringMatching(/^Version 2.*Tour name$|^Version 2.*Name$/),
    expect.stringMatching(/^Version 1.*created$/),
  ]);
  await user.click(list.getByRole('button', { name: /Version 1/ }));
  await waitFor(async () => expect(await rowsOf(dialog)).toHaveLength(3));
  await user.click(dialog.getByRole('combobox', { name: 'Compare with' }));
  await user.click(await screen.findByRole('option', { name: 'Version 2' }));
  await waitFor(async () =>
    expect((await rowsOf(dialog))[1]?.slice(1)).toEqual(['Ostroute', 'Nordtour']),
  );
});

test('a version is restored as a change of the record as it is, with its version', async () => {
  const { user, dialog, sent } = await open();
  await user.click(await dialog.findByRole('button', { name: /Version 1/ }));
  await user.click(await dialog.findByRole('button', { name: 'Restore version 1' }));
  await screen.findByText('Version 1 has been restored.');
  expect(sent).toEqual([
    { number: 1, values: expect.objectContaining({ __v: 2, Tname: 'Ostroute', Cities: ['Fes'] }) },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what is no longer stored is said to be so, and is not restored', async () => {
  const { user, dialog, sent } = await open({ unknown: ['Tname'], locale: 'de' });
  await user.click(await dialog.findByRole('button', { name: /Version 1/ }));
  await waitFor(async () =>
    expect((await rowsOf(dialog))[1]?.slice(1)).toEqual(['nicht mehr gespeichert', 'Nordtour']),
  );
  await user.click(dialog.getByRole('button', { name: 'Version 1 wiederherstellen' }));
  await screen.findByText('Version 1 ist wiederhergestellt.');
  expect(sent[0]?.values).toMatchObject({ Tname: 'Nordtour', Cities: ['Fes'] });
});

test('somebody else who saved meanwhile is shown, value by value', async () => {
  const theirs = { ...TOUR, __v: 3, Tname: 'Südtour' };
  const rejections = [new CallError(409, { code: 'record.stale', current: theirs })];
  const { user, dialog, sent } = await open({ rejections });
  await user.click(await dialog.findByRole('button', { name: /Version 1/ }));
  await user.click(await dialog.findByRole('button', { name: 'Restore version 1' }));
  const conflict = within(
    await screen.findByRole('dialog', { name: 'Somebody else has changed this entry' }),
  );
  await user.click(conflict.getByRole('radio', { name: /Ostroute/ }));
  await user.click(conflict.getByRole('button', { name: /save/i }));
  await screen.findByText('Version 1 has been restored.');
  expect(sent[1]?.values).toMatchObject({ __v: 3, Tname: 'Ostroute', Cities: ['Fes'] });
});

test('somebody reads of a record that was never changed that there is nothing to compare', async () => {
  const { dialog } = await open({ versions: [CREATED] });
  expect(await dialog.findByText(/only this one version/)).toBeVisible();
  expect(dialog.getByText(/created/)).toBeVisible();
  expect(dialog.queryByRole('combobox')).not.toBeInTheDocument();
});
