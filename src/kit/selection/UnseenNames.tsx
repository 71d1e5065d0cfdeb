import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';

/** Nobody reads more names than these. */
export const NAMED = 50;

type Props<R> = {
  /** The records that are named, which may be the first of many. */
  records: readonly R[];
  count: number;
  name: (record: R) => ReactNode;
};

/** Names the selected records that are not visible, so that none is changed unnoticed. */
export function UnseenNames<R extends Pick<RaRecord, 'id'>>({ records, count, name }: Props<R>) {
  const translate = useTranslate();
  if (count === 0) return null;
  const more = count - Math.min(records.length, NAMED);
  return (
    <Alert severity="warning">
      {translate('kit.unseen.explanation', { smart_count: count })}
      {/* A list that scrolls must be reachable by keyboard. */}
      <Box
        component="ul"
        tabIndex={0}
        sx={{ m: 0, mt: 0.5, pl: 2.5, maxHeight: 160, overflowY: 'auto' }}
      >
        {records.slice(0, NAMED).map((record) => (
          <li key={record.id}>{name(record)}</li>
        ))}
        {more > 0 && <li>{translate('kit.unseen.more', { smart_count: more })}</li>}
      </Box>
    </Alert>
  );
}
