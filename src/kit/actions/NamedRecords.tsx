import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { type ActionScope, recordsText } from '../view/bulk-action.ts';
import { useRecordTitle } from '../view/use-record-title.ts';

/** Beyond this number the list itself is more useful, and a thousand items would slow the page down. */
const NAMED = 100;

type Props<R extends RaRecord> = {
  scope: Pick<ActionScope<R>, 'resource' | 'name' | 'texts'>;
  records: readonly R[];
  /** What there is to say about a record. */
  remarkOf?: ((record: R) => string | undefined) | undefined;
};

/** Some records in one line, with their names on demand. */
export function NamedRecords<R extends RaRecord>({
  label,
  ...props
}: Props<R> & { label: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        onClick={() => setOpen(!open)}
        aria-expanded={open}
        endIcon={<ExpandMore sx={{ transform: open ? 'rotate(180deg)' : undefined }} />}
        sx={{ textAlign: 'start' }}
      >
        {label}
      </Button>
      {open && <RecordNames {...props} />}
    </>
  );
}

/** Records in one line each, with a remark about each. */
export function RecordNames<R extends RaRecord>({ scope, records, remarkOf }: Props<R>) {
  const translate = useTranslate();
  const name = useRecordName(scope);
  const others = records.length - NAMED;
  return (
    <>
      <List dense disablePadding>
        {records.slice(0, NAMED).map((record) => (
          <ListItem key={record.id} disableGutters divider>
            <ListItemText primary={name(record)} secondary={remarkOf?.(record)} />
          </ListItem>
        ))}
      </List>
      {others > 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {translate(recordsText(scope, 'more'), { smart_count: others })}
        </Typography>
      )}
    </>
  );
}

/** A record in one line: as in its list, or as its resource represents it. */
export function useRecordName<R extends RaRecord>({
  resource,
  name,
}: Pick<ActionScope<R>, 'resource' | 'name'>): (record: R) => ReactNode {
  const represent = useRecordTitle(resource);
  return name ?? ((record) => <bdi>{represent(record)}</bdi>);
}
