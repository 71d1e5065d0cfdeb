import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { allows } from '../../domain/access.ts';
import type { Field } from '../../domain/fields.ts';
import { fieldAt, leavesOf, valueAt } from '../../domain/paths.ts';
import { recordName } from '../../domain/record-name.ts';
import { isSortable } from '../../domain/sortable.ts';
import { isObject, violationOf } from '../../domain/validate.ts';
import { TILES } from '../../src/features/tiles/tiles.ts';
import { actionsOf } from '../../src/kit/actions/actions-of.ts';
import type { BulkAction } from '../../src/kit/view/bulk-action.ts';
import { fieldLabel } from '../../src/kit/view/field-label.ts';
import { columnField } from '../../src/kit/view/use-view.ts';
import type { View } from '../../src/kit/view/view.ts';
import { createI18nProvider } from '../../src/providers/i18n-provider.ts';
import { type fakeBackEnd, idOf } from '../support/fake-back-end.ts';
import {
  allViews,
  generatedScreens,
  MESSAGES,
  sampleRows,
  TARGETS,
} from '../support/generated-screens.tsx';
import { OWN_RESOURCES } from '../support/own-resources.ts';
import { sampleBody, sampleValue } from '../support/sample-values.ts';

const { open } = generatedScreens();
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
const english = createI18nProvider('en', MESSAGES);
/** The query library reports failed calls; these tests provoke errors on purpose. */
const expectRejections = () => vi.mocked(console.error).mockImplementation(() => undefined);

/** The button that confirms an action: it says what it does, or what every other one says. */
const confirmation = (action: BulkAction | undefined): string =>
  english.translate(action?.confirmation?.confirm ?? 'shell.confirm.confirm');

const label = (view: View, path: string): string =>
  ownLabel(view, path) ??
  fieldLabel(view, path, { translate: english.translate, isDense: view.list.isDense === true });

/** Of a column that is more than a field. */
function ownLabel({ columns }: View, name: string): string | undefined {
  const column = columns[name];
  return column && english.translate(column.label);
}

const represent = ({ definition }: View, row: Record<string, unknown>): string =>
  recordName(definition, { id: row._id, ...row });

describe.each(allViews.map((view) => [view.definition.name, view] as const))('%s', (name, view) => {
  const { definition, list } = view;
  const rows = sampleRows(definition);
  /** The queries of the list itself; what stands above it may ask for records too. */
  const requestedBy = (backEnd: Pick<ReturnType<typeof fakeBackEnd>, 'queries'>) =>
    backEnd
      .queries(definition.path)
      .filter((requested) => requested.get('limit') === String(list.perPage));
  const editPath = `/${name}/${idOf(3)}`;
  const isTiled = list.look === TILES;
  const resourceName = english.translate(`resources.${name}.name`, { smart_count: 2 });
  /** How many of the sample rows the first page shows. */
  const onPage = Math.min(list.perPage, rows.length);
  const saveButton = () => screen.findByRole('button', { name: 'Save' });

  const rowsShown = async () => {
    if (isTiled) {
      const tiles = await screen.findByRole('list', { name: resourceName });
      return within(tiles).getAllByRole('listitem');
    }
    const table = await screen.findByRole('grid');
    return within(table).getAllByRole('row').slice(1);
  };

  test('a clerk sees the first page with its columns, each row with a link to its record', async () => {
    const backEnd = await open(`/${name}`);
    expect(await rowsShown()).toHaveLength(onPage);
    for (const path of isTiled ? list.badges : list.columns) {
      expect(screen.getAllByText(label(view, path)).length).toBeGreaterThan(0);
    }
    expect(requestedBy(backEnd)).not.toEqual([]);
    const links = screen
      .getAllByRole('link')
      .filter((link) => link.closest('.list-page'))
      .map((link) => link.getAttribute('href'));
    expect(links.filter((href) => href?.startsWith(`/${name}/0189`))).toHaveLength(onPage);
    expect(await screen.findByText(/of 12/)).toBeInTheDocument();
  });

  const sortPath = list.columns.find((column) => {
    const field = columnField(view, column);
    return field !== undefined && isSortable(field) && column !== list.sort.field;
  });

  const canSort = !isTiled && sortPath !== undefined;
  test.runIf(canSort)('a clerk who sorts by a column sees the rows in that order', async () => {
    const path = sortPath ?? '';
    const backEnd = await open(`/${name}`);
    await rowsShown();
    const header = screen.getByRole('columnheader', { name: new RegExp(label(view, path)) });
    await user.click(within(header).getByText(label(view, path)));
    await waitFor(() => expect(requestedBy(backEnd).at(-1)?.get('sort')).toBe(path));
  });

  test.each(view.filters)('a clerk who filters by %s sees only what matches', async (path) => {
    const field = fieldAt(definition.fields, path);
    const blocked = rows
      .map((row) => valueAt(row, path))
      .find((one) => one !== null && one !== undefined);
    const value = isObject(blocked) ? blocked._id : Array.isArray(blocked) ? blocked[0] : blocked;
    if (value === undefined) return;
    const isRange = field?.filter === 'range';
    const condition = path
      .split('.')
      .reduceRight<unknown>(
        (inside, part) => ({ [part]: inside }),
        isRange ? { gte: value, lte: value } : value,
      );
    const query = new URLSearchParams({ filter: JSON.stringify(condition) });
    const backEnd = await open(`/${name}?${query}`);
    await rowsShown();
    const requested = requestedBy(backEnd).at(-1);
    expect(requested?.get(isRange ? `${path}[gte]` : path)).toBe(String(value));
    const expected = label(view, path);
    // A choice that splits the list is a group of buttons above it; the others are in the panel.
    if (path === list.split) {
      expect(await screen.findByRole('group', { name: expected })).toBeVisible();
      return;
    }
    expect(await screen.findByTitle(`Remove the filter ${expected}`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    for (const name of isRange ? [`${expected}, from`, `${expected}, to`] : [expected]) {
      expect((await panel.findAllByLabelText(name)).length).toBeGreaterThan(0);
    }
  });

  const isSearched = leavesOf(definition.fields).some(([, { search }]) => search);

  test('a clerk who searches sees what was found', async () => {
    const backEnd = await open(`/${name}`);
    await rowsShown();
    if (!isSearched) {
      expect(screen.queryByRole('textbox', { name: 'Search' })).not.toBeInTheDocument();
      return;
    }
    fireEvent.change(screen.getByRole('textbox', { name: 'Search' }), {
      target: { value: 'nowhere to be found' },
    });
    expect(
      await screen.findByText('Nothing matches the search and the filters'),
    ).toBeInTheDocument();
    expect(requestedBy(backEnd).at(-1)?.get('search')).toBe('nowhere to be found');
  });

  test('a clerk whose list fails reads why, and sees it after a retry', async () => {
    expectRejections();
    const prepare = (one: { reject: (key: string, status: number, body: object) => void }) =>
      one.reject('list', 403, { code: 'access.denied' });
    const backEnd = await open(`/${name}`, { prepare });
    expect(await screen.findByText('This could not be loaded')).toBeInTheDocument();
    expect(screen.getAllByText('Your account is not allowed to do this.')).toHaveLength(1);
    backEnd.accept('list');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rowsShown()).toHaveLength(onPage);
  });

  test('a clerk creates a record', async () => {
    const body = sampleBody(definition, 7, TARGETS);
    const source = new URLSearchParams({ source: JSON.stringify(body) });
    const backEnd = await open(`/${name}/create?${source}`);
    await user.click(await saveButton());
    await waitFor(() => expect(backEnd.changes).toHaveLength(1));
    expect(backEnd.changes[0]).toMatchObject({ method: 'POST', body });
  });

  test('a clerk who leaves out a required value gets an error at its field, and nothing is sent', async () => {
    const body = sampleBody(definition, 7, TARGETS);
    const required = Object.entries(definition.fields).find(
      ([, field]) => field.required && field.kind === 'text',
    );
    if (!required) return;
    const [path] = required;
    const source = new URLSearchParams({ source: JSON.stringify({ ...body, [path]: '' }) });
    const backEnd = await open(`/${name}/create?${source}`);
    await user.click(await saveButton());
    const input = await screen.findByLabelText(new RegExp(`^${label(view, path)}`));
    await waitFor(() => expect(input).toHaveAttribute('aria-invalid', 'true'));
    expect(screen.getByText('Required')).toBeInTheDocument();
    expect(backEnd.changes).toEqual([]);
  });

  /** The field of a text, also of one in a language: `title.en`. */
  const textAt = (path: string): Field | undefined => {
    const found = fieldAt(definition.fields, path);
    const whole = found ?? fieldAt(definition.fields, path.replace(/\.en$/, ''));
    return whole?.kind === 'localized' ? whole.of : whole;
  };

  const formPaths = view.form.flatMap(({ fields }) =>
    fields.map((path) =>
      fieldAt(definition.fields, path)?.kind === 'localized' ? `${path}.en` : path,
    ),
  );
  const firstOf = (paths: readonly string[], isRight: (field: Field) => boolean) =>
    paths.find((path) => {
      const field = textAt(path);
      return field !== undefined && isRight(field) && !field.assigned;
    });

  /** The first text of the form that everybody may change, or else the first number. */
  const typedPath =
    firstOf(formPaths, (field) => field.kind === 'text' && field.format === 'line') ??
    firstOf(
      formPaths.map((path) => `${path}.address`),
      () => true,
    ) ??
    firstOf(formPaths, ({ kind }) => kind === 'integer' || kind === 'decimal');

  test.runIf(OWN_RESOURCES.includes(name))('a clerk can sort its list and change a field', () => {
    expect([isTiled || canSort, typedPath !== undefined]).toEqual([true, true]);
  });

  /** What a test types: the text itself, or another value where the field does not accept it. */
  const typed = (text: string): unknown => {
    const field = textAt(typedPath ?? '');
    if (!field || !violationOf(field, text)) return text;
    const blocked = valueAt(rows[3], typedPath ?? '');
    const values = [0, 1, 2].map((more) => sampleValue(field, text.length + more, TARGETS));
    return values.find((value) => value !== blocked);
  };

  const change = async (text: string) => {
    const input = await waitFor(() => {
      const found = document.querySelector(`[name="${typedPath}"]`);
      if (!found) throw new Error(`${name} has no input for ${typedPath}.`);
      return found;
    });
    fireEvent.change(input, { target: { value: String(typed(text)) } });
  };

  test.runIf(typedPath)(
    'a clerk changes a record, and all of it is sent with its version',
    async () => {
      const backEnd = await open(editPath);
      await change('Changed');
      await user.click(await saveButton());
      await waitFor(() => expect(backEnd.changes).toHaveLength(1));
      const { method, id, body } = backEnd.changes[0] ?? {};
      expect([method, id, body?.__v]).toEqual(['PUT', idOf(3), 0]);
      expect(valueAt(body, typedPath ?? '')).toBe(typed('Changed'));
      expect(Object.keys(body ?? {})).toEqual(expect.arrayContaining(Object.keys(rows[3] ?? {})));
    },
  );

  test.runIf(typedPath)(
    'a clerk who saves a record that somebody else changed can apply their own change to it',
    async () => {
      expectRejections();
      const backEnd = await open(editPath);
      await change('Mine');
      backEnd.meanwhile(definition.path, idOf(3), { createdAt: '2026-03-03T09:00:00.000Z' });
      await user.click(await saveButton());
      expect(
        await screen.findByRole('dialog', { name: 'Somebody else has changed this entry' }),
      ).toHaveTextContent(String(typed('Mine')));
      await user.click(screen.getByRole('button', { name: 'Save this choice' }));
      await waitFor(() => expect(backEnd.changes).toHaveLength(2));
      expect(backEnd.changes[1]?.body.__v).toBe(1);
      expect(valueAt(backEnd.changes[1]?.body, typedPath ?? '')).toBe(typed('Mine'));
    },
  );

  test.runIf(typedPath)('a clerk sees the server’s error message at its field', async () => {
    expectRejections();
    const backEnd = await open(editPath);
    await change('Taken');
    backEnd.reject(idOf(3), 422, {
      code: 'record.invalid',
      fields: { [typedPath ?? '']: 'already belongs to another record' },
      violations: { [typedPath ?? '']: { code: 'duplicate' } },
    });
    await user.click(await saveButton());
    expect(await screen.findByText('Already taken')).toBeInTheDocument();
  });

  test('a clerk sees every value of a record with its label', async () => {
    await open(`${editPath}/show`);
    await screen.findByText('Created');
    // The page can be drawn anew once it is known what the clerk may see.
    await waitFor(() => {
      for (const path of view.form.flatMap(({ fields }) => fields)) {
        const field = fieldAt(definition.fields, path);
        if (field?.kind === 'group' || field?.read) continue;
        expect(screen.getAllByText(label(view, path)).length).toBeGreaterThan(0);
      }
    });
  });

  const mayDelete = allows(definition.access.delete, { id: '', role: 'admin' });

  test.runIf(!mayDelete)('a clerk is offered no deletion where nobody may delete', async () => {
    await open(editPath);
    await saveButton();
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });

  const deletion = actionsOf(view).find(({ verb }) => verb === 'delete');

  test.runIf(mayDelete)('a clerk deletes a record after a confirmation', async () => {
    const backEnd = await open(editPath);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(represent(view, rows[3] ?? {}));
    expect(backEnd.changes).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: confirmation(deletion) }));
    await waitFor(() => expect(backEnd.rows(definition.path)).toHaveLength(11));
  });

  test.runIf(mayDelete)(
    'a clerk who deletes several records keeps those selected that were rejected',
    async () => {
      expectRejections();
      const backEnd = await open(`/${name}`);
      await rowsShown();
      const boxes = screen.getAllByRole('checkbox', { name: /^Select (?!all)/ });
      for (const box of boxes.slice(0, 3)) await user.click(box);
      const rejectedName = boxes[1]?.getAttribute('aria-label') ?? '';
      const rejected = backEnd
        .rows(definition.path)
        .find((row) => `Select ${represent(view, row)}` === rejectedName);
      backEnd.reject(rejected?._id ?? '', 409, { code: 'record.inUse' });
      await user.click(screen.getByRole('button', { name: 'Delete' }));
      const dialog = await screen.findByRole('dialog');
      expect(dialog).toHaveTextContent(
        name === 'commands' ? '3 orders are deleted.' : '3 entries will be deleted.',
      );
      await user.click(within(dialog).getByRole('button', { name: confirmation(deletion) }));
      const report = await screen.findByRole('dialog', { name: 'Not everything worked' });
      expect(report).toHaveTextContent('2 of 3 done.');
      expect(within(report).getByRole('listitem')).toHaveTextContent(
        `${rejectedName.slice('Select '.length)}This entry is still in use elsewhere.`,
      );
      await user.click(within(report).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(backEnd.rows(definition.path)).toHaveLength(10);
      const checked = screen
        .getAllByRole('checkbox', { checked: true })
        .map((box) => box.getAttribute('aria-label'));
      expect(checked).toEqual([rejectedName]);
    },
  );

  test('a customer is offered nothing that the definition denies to customers', async () => {
    await open(editPath, { role: 'customer' });
    expect(await screen.findByText('No access')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });
});
