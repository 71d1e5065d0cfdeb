import { type ReactNode, useMemo } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { isSortable } from '../../../domain/sortable.ts';
import { isFigure, renderValue } from '../fields/render-value.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { fieldLabel } from '../view/field-label.ts';
import { CHANGED_BY } from '../view/list-of.ts';
import { type ListView, useListView } from '../view/list-view.ts';
import { columnField } from '../view/use-view.ts';
import type { View } from '../view/view.ts';
import { RecordLink } from './RecordLink.tsx';

const ChangedBy = lazyPart(() => import('./ChangedBy.tsx'), 'ChangedBy');

/** A column of a list, with the labels of the interface. */
export type Column = {
  readonly name: string;
  /** What the table knows it by, and what the list is sorted by. */
  readonly source: string;
  /** What the list was sorted by in an earlier release. */
  readonly sourceBefore?: string | undefined;
  readonly label: string;
  readonly isSortable: boolean;
  readonly isFigure: boolean;
  render(record: RaRecord): ReactNode;
};

type Translate = ReturnType<typeof useTranslate>;

/** A column by its name. Throws if the view has neither a field nor a composed column of it. */
export function columnOf(view: View, list: ListView, name: string, translate: Translate): Column {
  const composed = Object.hasOwn(view.columns, name) ? view.columns[name] : undefined;
  if (composed) {
    return {
      name,
      source: composed.sort ?? name,
      sourceBefore: composed.sortBefore,
      label: translate(composed.label),
      isSortable: composed.sort !== undefined,
      isFigure: composed.isFigure ?? false,
      render: (record) => composed.render(record),
    };
  }
  if (name === CHANGED_BY) {
    return {
      name,
      source: name,
      label: translate('kit.stamps.changedBy'),
      isSortable: false,
      isFigure: false,
      render: (record) => <ChangedBy resource={view.definition.name} record={record} />,
    };
  }
  const field = columnField(view, name);
  if (!field) throw new Error(`${view.definition.name} has no field "${name}".`);
  const isFirst = list.columns[0] === name;
  return {
    name,
    source: name,
    label: fieldLabel(view, name, { translate, isDense: list.isDense }),
    isSortable: isSortable(field),
    // A view's own cell replaces the figure with a text.
    isFigure: isFigure(field) && !view.cells[name],
    render: (record) => {
      const value = renderValue(view, name, record);
      return isFirst ? <RecordLink>{value}</RecordLink> : value;
    },
  };
}

/** All columns of this list, including those that are hidden at first. */
export function useColumns(): readonly Column[] {
  const { view, list } = useListView();
  const translate = useTranslate();
  return useMemo(
    () =>
      [...list.columns, ...list.hidden, ...list.stamps].map((name) =>
        columnOf(view, list, name, translate),
      ),
    [view, list, translate],
  );
}

/** The sources of the columns that are hidden at first. */
export const hiddenAtFirst = (view: View, { hidden }: ListView): readonly string[] =>
  hidden.map((name) => view.columns[name]?.sort ?? name);

/** What says in the stored columns of a list that one that every list has is shown. */
const shownFlag = (source: string): string => `+${source}`;

/**
 * Whether a column is hidden by what is stored of a list. The columns that every list has are named
 * there only if they are shown: what was stored before a list had them hides them too.
 */
export const isHidden = (
  { stamps }: ListView,
  stored: readonly string[],
  source: string,
): boolean =>
  stamps.includes(source) ? !stored.includes(shownFlag(source)) : stored.includes(source);

/** What is stored once a column is shown that was hidden, or hidden that was shown. */
export function toggled(
  { stamps }: ListView,
  stored: readonly string[],
  source: string,
): readonly string[] {
  const noted = stamps.includes(source) ? shownFlag(source) : source;
  return stored.includes(noted) ? stored.filter((one) => one !== noted) : [...stored, noted];
}

/** The columns by number, in the order that the user has chosen; those of later releases come last. */
export function placesOf(count: number, ranks: readonly number[] = []): readonly number[] {
  const all = Array.from({ length: count }, (_, at) => at);
  const chosen = ranks.filter((at) => at < count);
  return [...chosen, ...all.filter((at) => !chosen.includes(at))];
}
