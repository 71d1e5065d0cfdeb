import { dateTime, type Field } from '../../domain/fields.ts';
import { isOneOf } from '../../domain/is-one-of.ts';
import { fieldAt } from '../../domain/paths.ts';
import { STAMPS, type View } from './view.ts';

const STAMP: Field = dateTime({ assigned: true });

/** The field behind a column: one from the definition, or a timestamp that every record has. */
export const columnField = ({ definition }: View, path: string): Field | undefined =>
  isOneOf(STAMPS, path) ? STAMP : fieldAt(definition.fields, path);
