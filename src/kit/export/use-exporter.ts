import { useCallback } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { type Field, STAMPS } from '../../../domain/fields.ts';
import { leafPaths, valueAt } from '../../../domain/paths.ts';
import { choiceLabelKey, fieldLabelKey } from '../../i18n/resource-labels.ts';
import { useAccess } from '../access/use-access.ts';
import { toText } from '../format/to-text.ts';
import { columnField } from '../view/use-view.ts';
import type { View } from '../view/view.ts';
import { toCsv } from './csv.ts';
import { downloadFile } from './download-file.ts';

/** Exports a list as a table: every value that the user may read, in the words of the interface. */
export function useExporter(view: View) {
  const translate = useTranslate();
  const { definition } = view;
  const { reads } = useAccess(definition);
  return useCallback(
    (records: RaRecord[]) => {
      const columns = [...leafPaths(definition.fields), ...STAMPS].flatMap((path) => {
        const field = columnField(view, path);
        return field && reads(field) ? [{ path, field }] : [];
      });
      const head = columns.map(({ path }) => translate(fieldLabelKey(definition.name, path)));
      const text = (record: RaRecord, path: string, field: Field) =>
        toText(field, valueAt(record, path), (value) =>
          translate(choiceLabelKey(definition.name, path, value), { _: String(value) }),
        );
      const rows = records.map((record) =>
        columns.map(({ path, field }) => text(record, path, field)),
      );
      downloadFile(
        `${definition.name}.csv`,
        new Blob([toCsv([head, ...rows])], { type: 'text/csv;charset=utf-8' }),
      );
    },
    [view, definition, reads, translate],
  );
}
