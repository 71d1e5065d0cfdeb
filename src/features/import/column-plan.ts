import {
  type CellSide,
  columnsOfSource,
  type JoinSeparator,
  type SplitRule,
} from '../../../domain/imports/composed-columns.ts';
import type { MappedColumn } from '../../../domain/imports/import-run.ts';

/** What one column of a table is taken for. */
export type ColumnUse =
  | { readonly kind: 'none' }
  | { readonly kind: 'place'; readonly path: string }
  | {
      readonly kind: 'split';
      readonly rule: SplitRule;
      /** The places of both sides; a side without one is left out. */
      readonly places: { readonly [Side in CellSide]: string | undefined };
      readonly unsplit: CellSide | undefined;
    };

/** How the columns of one place are joined; columns that are not named follow in their own order. */
export type ColumnJoin = {
  readonly separator: JoinSeparator;
  readonly order: readonly number[];
};

/** What all columns of a table are taken for. Columns that are taken for the same place are joined. */
export type ColumnPlan = {
  readonly uses: readonly ColumnUse[];
  readonly joins: Readonly<Record<string, ColumnJoin>>;
};

export type PlannedColumn = Omit<MappedColumn, 'words'>;

export const NO_USE: ColumnUse = { kind: 'none' };

export const DEFAULT_JOIN: ColumnJoin = { separator: ' ', order: [] };

/** The columns that are taken for a place as a whole, in the order in which they are joined. */
export function joinedColumns({ uses, joins }: ColumnPlan, path: string): readonly number[] {
  const columns = uses.flatMap((use, column) =>
    use.kind === 'place' && use.path === path ? [column] : [],
  );
  const { order } = joins[path] ?? DEFAULT_JOIN;
  const named = order.filter((column) => columns.includes(column));
  return [...named, ...columns.filter((column) => !named.includes(column))];
}

/** A plan as the server takes it. */
export function columnsOfPlan(plan: ColumnPlan): readonly PlannedColumn[] {
  return plan.uses.flatMap((use, column): readonly PlannedColumn[] => {
    switch (use.kind) {
      case 'none':
        return [];
      case 'place':
        return plannedPlace(plan, use.path, column);
      case 'split': {
        const { rule, places, unsplit } = use;
        return (['first', 'second'] as const).flatMap((side) => {
          const path = places[side];
          return path === undefined ? [] : [{ column, path, part: { rule, side, unsplit } }];
        });
      }
      default:
        return use satisfies never;
    }
  });
}

/** The place of a column, once for all columns that are joined in it. */
function plannedPlace(plan: ColumnPlan, path: string, column: number): readonly PlannedColumn[] {
  const columns = joinedColumns(plan, path);
  const [first = column, ...others] = columns;
  if (others.length === 0) return [{ column, path }];
  if (column !== Math.min(...columns)) return [];
  const { separator } = plan.joins[path] ?? DEFAULT_JOIN;
  return [{ column: first, path, joined: { columns: others, separator } }];
}

/** The plan that a mapping was made of. */
export function planOfColumns(width: number, columns: readonly PlannedColumn[]): ColumnPlan {
  const uses: ColumnUse[] = Array.from({ length: width }, () => NO_USE);
  const joins: Record<string, ColumnJoin> = {};
  for (const source of columns) {
    const { column, path, joined, part } = source;
    if (part) {
      const { rule, side, unsplit } = part;
      const before = uses[column];
      const places =
        before?.kind === 'split' ? before.places : { first: undefined, second: undefined };
      uses[column] = { kind: 'split', rule, unsplit, places: { ...places, [side]: path } };
      continue;
    }
    const all = columnsOfSource(source);
    for (const one of all) uses[one] = { kind: 'place', path };
    if (joined) joins[path] = { separator: joined.separator, order: all };
  }
  return { uses, joins };
}

/** Places that are filled more than once, other than by columns that are joined. */
export function placesFilledTwice(columns: readonly PlannedColumn[]): readonly string[] {
  const paths = columns.map(({ path }) => path);
  return [...new Set(paths.filter((path, at) => paths.indexOf(path) !== at))];
}
