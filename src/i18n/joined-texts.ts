import {
  type DocumentKind,
  EDITED_KINDS,
  type EditedKind,
  type Editors,
  editorOf,
} from '../../domain/orders/document-kinds.ts';
import type { DocumentTexts, EditedTexts } from './documents/document-texts.ts';

type Part = { readonly resources: object };

/** Two parts of a catalogue as one; what they say of the same resource is put together. */
export type JoinedTexts<First extends Part, Late extends Part> = Omit<First, 'resources'> &
  Omit<Late, 'resources'> & { resources: First['resources'] & Late['resources'] };

/** The whole catalogue of a language, of its first part and its late one. */
export const joinedTexts = <First extends Part, Late extends Part>(
  first: First,
  late: Late,
): JoinedTexts<First, Late> => {
  const known: Readonly<Record<string, object>> = { ...first.resources };
  const resources = Object.entries<object>({ ...late.resources }).map(([name, texts]) => [
    name,
    { ...known[name], ...texts },
  ]);
  return {
    ...first,
    ...late,
    resources: { ...known, ...Object.fromEntries(resources) },
  } as JoinedTexts<First, Late>;
};

/** The kinds that say something. */
type KindsWith<Name extends string> = {
  [Kind in DocumentKind]: DocumentTexts[Kind] extends Readonly<Record<Name, unknown>>
    ? Kind
    : never;
}[DocumentKind];

type TextOf<Kind extends DocumentKind, Name extends string> =
  DocumentTexts[Kind] extends Readonly<Record<Name, infer Text>> ? Text : never;

/** One text of all kinds that have it, by their names: `{ label: 'Labels', … }`. */
export function byKind<Name extends string>(texts: DocumentTexts, name: Name) {
  const stated = Object.entries<Readonly<Record<string, unknown>>>(texts).flatMap(([kind, one]) =>
    name in one ? [[kind, one[name]]] : [],
  );
  return Object.fromEntries(stated) as { [Kind in KindsWith<Name>]: TextOf<Kind, Name> };
}

/** One text of all kinds that have an editor, by their list, their flag or their name on the wire. */
export function byEditor<Key extends 'path' | 'list' | 'flag', Name extends keyof EditedTexts>(
  texts: DocumentTexts,
  key: Key,
  name: Name,
) {
  const stated = EDITED_KINDS.map((kind) => [editorOf(kind)[key], texts[kind][name]]);
  return Object.fromEntries(stated) as {
    [Kind in EditedKind as Editors[Kind][Key]]: EditedTexts[Name];
  };
}

/** How documents are taken off their lists, by the verbs: `deleteBill`. */
export function removals(texts: DocumentTexts) {
  const stated = EDITED_KINDS.map((kind) => [removalVerb(kind), texts[kind].removal]);
  return Object.fromEntries(stated) as Readonly<Record<RemovalVerb, EditedTexts['removal']>>;
}

type RemovalVerb = `delete${Capitalize<Editors[EditedKind]['path']>}`;

/** The verb that takes a document off its list. */
export function removalVerb(kind: EditedKind): RemovalVerb {
  const { path } = editorOf(kind);
  return `delete${path.charAt(0).toUpperCase()}${path.slice(1)}` as RemovalVerb;
}
