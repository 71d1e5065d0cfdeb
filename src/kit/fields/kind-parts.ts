import { type ComponentType, createContext, use } from 'react';
import type { CellProps, InputProps } from '../view/props.ts';

/** Kinds of fields that no part of the kit edits or shows, because that needs a large library. */
type FeatureKind = 'richText';

/** How a kind of field is edited, and how it is shown. */
export type KindParts = {
  readonly Input: ComponentType<InputProps>;
  readonly Cell: ComponentType<CellProps>;
};

export type FieldKinds = Readonly<Record<FeatureKind, KindParts>>;

/** Given around all screens, by the product. */
export const FieldKindsContext = createContext<FieldKinds | undefined>(undefined);

/** What the product edits and shows a kind of field with. Throws outside its screens. */
export function useKindParts(kind: FeatureKind): KindParts {
  const kinds = use(FieldKindsContext);
  if (!kinds) throw new Error(`No input is declared for fields of the kind "${kind}".`);
  return kinds[kind];
}
