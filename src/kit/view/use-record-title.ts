import { useCallback } from 'react';
import { type RaRecord, useGetRecordRepresentation, useTranslate } from 'react-admin';

/** What a record is called where it has to be called something: a picture need not have a title. */
export function useRecordTitle(resource?: string): (record: RaRecord) => string {
  const represent = useGetRecordRepresentation(resource);
  const translate = useTranslate();
  return useCallback(
    (record) => String(represent(record) ?? '').trim() || translate('arrange.untitled'),
    [represent, translate],
  );
}
