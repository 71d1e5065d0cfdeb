import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { admin, nobody, staff } from '../../../domain/access.ts';
import { isSameStored, undoOf } from '../../../domain/activity/undo-of.ts';
import { defineResource } from '../../../domain/define.ts';
import {
  boolean,
  choice,
  file,
  group,
  integer,
  list,
  localized,
  text,
} from '../../../domain/fields.ts';

const crates = defineResource({
  name: 'crates',
  fields: {
    label: text(),
    size: group({ width: integer(), height: integer() }),
    note: localized(text()),
    stickers: list(text()),
    picture: file({ default: 'no-picture' }),
    state: choice(['open', 'closed', 'gone'], { default: 'open' }),
    isSealed: boolean({ lasting: true }),
    secret: text({ read: nobody }),
    owner: text({ write: admin }),
    opened: integer({ assigned: true }),
  },
  represent: ({ label }) => label ?? '',
  access: { list: staff, show: staff, create: staff, edit: staff, delete: staff },
  actions: {
    close: {
      access: staff,
      transition: { field: 'state', from: ['open'], to: 'closed' },
      confirm: true,
    },
    open: {
      access: staff,
      transition: { field: 'state', from: ['closed'], to: 'open' },
      confirm: true,
    },
    lose: {
      access: staff,
      transition: { field: 'state', from: ['open', 'closed'], to: 'gone' },
      confirm: true,
    },
  },
});

const actor = { id: 'a', role: 'admin' };
const undo = (changes: Record<string, unknown>, record: Record<string, unknown>) =>
  undoOf(crates, changes, { record, actor });

describe('undoing a change', () => {
  it('names the former values, in the groups that they are in', () => {
    const changes = {
      label: { from: 'A', to: 'B' },
      'size.width': { from: 3, to: 4 },
      'size.height': { from: null, to: 5 },
    };
    expect(undo(changes, { label: 'B', size: { width: 4, height: 5 } })).toEqual({
      body: { label: 'A', size: { width: 3, height: null } },
    });
  });

  it('leaves to the server what it assigns', () => {
    const changes = { label: { from: 'A', to: 'B' }, opened: { from: 1, to: 2 } };
    expect(undo(changes, { label: 'B', opened: 2 })).toEqual({ body: { label: 'A' } });
    expect(undo({ opened: { from: 1, to: 2 } }, { opened: 2 })).toEqual({ hindrance: 'noWayBack' });
  });

  it('empties the languages that a text did not have', () => {
    const changes = { note: { from: { de: 'x' }, to: { de: 'y', fr: 'z' } } };
    expect(undo(changes, { note: { de: 'y', fr: 'z' } })).toEqual({
      body: { note: { de: 'x', fr: null } },
    });
  });

  it.each([
    [
      'a value that was changed again',
      { label: { from: 'A', to: 'B' } },
      { label: 'C' },
      'changedSince',
    ],
    ['a secret', { secret: { from: null, to: null } }, {}, 'notStored'],
    ['an erased value', { label: {} }, { label: 'B' }, 'notStored'],
    ['a field that is gone', { colour: { from: 1, to: 2 } }, {}, 'notStored'],
    ['a former file', { picture: { from: 'old', to: 'new' } }, { picture: 'new' }, 'fileRemoved'],
    ['what has happened', { isSealed: { from: false, to: true } }, { isSealed: true }, 'lasting'],
    [
      'a state without a way back',
      { state: { from: 'open', to: 'gone' } },
      { state: 'gone' },
      'noWayBack',
    ],
  ])('is hindered by %s', (_title, changes, record, hindrance) => {
    expect(undo(changes, record)).toEqual({ hindrance });
  });

  it('goes the way back that an action allows', () => {
    const changes = { state: { from: 'open', to: 'closed' } };
    expect(undo(changes, { state: 'closed' })).toEqual({ body: { state: 'open' } });
  });

  it('is denied to whoever may not write the field, or the records', () => {
    const reading = { record: { owner: 'B' }, actor: { id: 'b', role: 'customer' } };
    expect(undoOf(crates, { owner: { from: 'A', to: 'B' } }, reading)).toEqual({
      hindrance: 'denied',
    });
  });
});

describe('two stored values', () => {
  it('are the same whatever the order of their keys, as jsonb has its own', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const stored: unknown = JSON.parse(JSON.stringify(value), (_key, inner: unknown) =>
          typeof inner === 'object' && inner !== null && !Array.isArray(inner)
            ? Object.fromEntries(Object.entries(inner).toReversed())
            : inner,
        );
        expect(isSameStored(value, stored)).toBe(true);
        expect(isSameStored([value], [value, 1])).toBe(false);
      }),
    );
  });
});
