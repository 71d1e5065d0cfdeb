import type { Actor } from '../../../domain/access.ts';
import { fieldsFor, isSecret, mayRead } from '../../../domain/field-access.ts';
import { text } from '../../../domain/fields.ts';
import { fieldAt } from '../../../domain/paths.ts';
import { derivedSort } from './list-of.ts';
import type { ListView } from './list-view.ts';
import { columnField } from './use-view.ts';
import type { View } from './view.ts';

/** What another back end adds to its records has no rule. */
const OPEN = text();

/**
 * A view as a person may see it: without the fields that are hidden from them, in the definition as
 * well as in columns, filters, sort order and form. What is built from it (list, cards, form, page,
 * export, comparison) cannot name them. Secrets stay in the definition, because a form sets them.
 */
export function allowedView(view: View, actor: Actor | undefined): View {
  const { definition } = view;
  const fields = fieldsFor(definition.fields, actor);
  const withholds = (path: string): boolean =>
    fieldAt(definition.fields, path) === undefined
      ? withholdsHead(path) || !mayRead(columnField(view, path) ?? OPEN, actor)
      : fieldAt(fields, path) === undefined;
  // A value that comes with a reference is hidden from whomever the reference is hidden from.
  const withholdsHead = (path: string): boolean => {
    const [head = ''] = path.split('.');
    return Object.hasOwn(definition.fields, head) && !Object.hasOwn(fields, head);
  };
  const isOffered = (path: string): boolean => !withholds(path);
  const isShown = (path: string): boolean => {
    const field = fieldAt(fields, path);
    return isOffered(path) && !(field && isSecret(field));
  };
  /** For names of which some stand for several fields: whether all of those are shown. */
  const isWhole =
    <Part>(
      composed: { readonly [name: string]: Part },
      pathsOf: (part: Part) => readonly string[],
    ) =>
    (name: string): boolean => {
      const part = Object.hasOwn(composed, name) ? composed[name] : undefined;
      return (part ? pathsOf(part) : [name]).every(isShown);
    };
  const isColumn = isWhole(view.columns, ({ shows, sort }) => [...shows, ...(sort ? [sort] : [])]);
  const isFilter = isWhole(view.composedFilters, ({ fields: of }) => of);
  const isExport = isWhole(view.composedExports, ({ shows }) => shows);
  const allowedList = (list: ListView): ListView => {
    const columns = list.columns.filter(isColumn);
    const [field, order] = derivedSort(fields, columns);
    return {
      ...list,
      columns,
      hidden: list.hidden.filter(isColumn),
      badges: list.badges.filter(isColumn),
      filters: list.filters.filter(isFilter),
      split: list.split !== undefined && isShown(list.split) ? list.split : undefined,
      sort: isShown(list.sort.field) ? list.sort : { field, order },
    };
  };
  return {
    ...view,
    definition: { ...definition, fields },
    list: allowedList(view.list),
    lists: view.lists.map(allowedList),
    exports: view.exports.filter(isExport),
    filters: view.filters.filter(isFilter),
    form: view.form.flatMap((section) => {
      const left = section.fields.filter(isOffered);
      return left.length > 0 ? [{ ...section, fields: left }] : [];
    }),
    withholds,
  };
}
