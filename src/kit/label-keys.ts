import { isOneOf } from '../../domain/is-one-of.ts';
import { STAMPS } from './view.ts';

/** The key of a field's label; the server's timestamps share one for all resources. */
export const fieldLabelKey = (resource: string, path: string): string =>
  isOneOf(STAMPS, path) ? `kit.stamps.${path}` : `resources.${resource}.fields.${path}`;

/** The key of the label of one value of a choice. */
export const choiceLabelKey = (resource: string, path: string, value: unknown): string =>
  `resources.${resource}.choices.${path}.${String(value)}`;

/** The key of a business verb's label. */
export const actionLabelKey = (resource: string, verb: string): string =>
  `resources.${resource}.actions.${verb}`;

/** The key of a heading in a form. */
export const sectionLabelKey = (resource: string, section: string): string =>
  `resources.${resource}.sections.${section}`;
