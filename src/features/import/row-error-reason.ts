import type { Definition } from '../../../domain/define.ts';
import type { Field } from '../../../domain/fields.ts';
import type { RowError } from '../../../domain/imports/import-run.ts';
import { fieldAt } from '../../../domain/paths.ts';
import { violationKey } from '../../i18n/own-sentence.ts';
import { choiceLabelKey } from '../../i18n/resource-labels.ts';
import { choicesOf, languageOf } from './table-texts.ts';

type Translate = (key: string, options?: Record<string, unknown>) => string;

type Dependencies = {
  translate: Translate;
  /** Of the resource whose records the table holds. */
  definition: Pick<Definition, 'name' | 'fields'>;
};

/** More choices than this are not listed: nobody reads them in a cell of a table. */
const MOST_CHOICES = 12;

/** What is wrong with a cell, in the reader's language. */
export function rowErrorReason(
  { code, limit, found, path, sentence }: RowError,
  { translate, definition }: Dependencies,
): string {
  // A value that stands twice in the table is named with the row that has it first.
  if (code === 'duplicate' && found !== undefined && /^\d+$/.test(found)) {
    return translate('importing.check.also', { found });
  }
  const field = invalidField(definition, path);
  if (field && code === 'tooLong' && limit !== undefined) {
    const most = field.kind === 'list' ? 'mostValues' : 'mostCharacters';
    return translate(`importing.check.${most}`, { limit });
  }
  const choices = field && code === 'notAChoice' ? choicesOf(field) : [];
  if (choices.length > 0 && choices.length <= MOST_CHOICES) {
    const of = path.replace(/\.\d+$/, '');
    const labels = choices.map((choice) =>
      translate(choiceLabelKey(definition.name, of, choice), { _: String(choice) }),
    );
    return translate('importing.check.choices', { choices: labels.join(' · ') });
  }
  return translate(violationKey({ code, ...(sentence && { sentence }) }), { limit, found });
}

/** The field that the path of an error names: of a list as a whole, or of one of its values. */
function invalidField({ fields }: Dependencies['definition'], path: string): Field | undefined {
  const field = fieldAt(fields, languageOf(path)[0]);
  if (field?.kind === 'localized') return field.of;
  return field?.kind === 'list' && /\.\d+$/.test(path) ? field.of : field;
}
