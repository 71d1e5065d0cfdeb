import { useCallback } from 'react';
import { type RaRecord, useGetRecordRepresentation, useLocale, useTranslate } from 'react-admin';
import { partialName } from '../../../domain/record-name.ts';
import { definitionOf } from '../../providers/resource-path.ts';
import { isUnsentId } from '../../providers/unsent/unsent-change.ts';

/**
 * What a record is called where it has to be called something: a picture need not have a title, and a
 * record that waits on this device need not have the number that the server gives it.
 */
export function useRecordTitle(resource?: string): (record: RaRecord) => string {
  const represent = useGetRecordRepresentation(resource);
  const translate = useTranslate();
  const locale = useLocale();
  return useCallback(
    (record) => {
      const name = String(represent(record) ?? '').trim();
      if (!isUnsentId(name)) return name || translate('arrange.untitled');
      const fields = definitionOf(resource ?? '')?.fields ?? {};
      const known = partialName({ fields, represent: () => '' }, record, locale);
      return [translate('kit.list.unsent'), known].filter(Boolean).join(': ');
    },
    [represent, resource, translate, locale],
  );
}
