import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import { use, useId } from 'react';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { fieldLabelKey } from '../../i18n/resource-labels.ts';
import { renderValue } from '../fields/render-value.tsx';
import { useView } from '../view/use-view.ts';
import { ConflictContext } from './conflict-context.ts';
import { toFormValues } from './form-values.ts';

/**
 * Shown when somebody else has saved the record in the meantime: both versions side by side, with
 * the choice to take theirs or to apply one's own changes to it.
 */
export function RecordConflictDialog() {
  const { current, settle } = use(ConflictContext);
  const translate = useTranslate();
  const titleId = useId();
  const { definition } = useView();
  const form = useFormContext();
  const before = useRecordContext();
  if (!current) return null;
  const theirs = toFormValues(definition.fields, current);
  const mine = { ...theirs, ...form.getValues() } as RaRecord;
  const changed = Object.keys(definition.fields).filter(
    (name) => !isSame(mine[name], before?.[name]) && !isSame(mine[name], theirs[name]),
  );

  const takeTheirs = () => {
    form.reset(theirs);
    settle();
  };
  const keepMine = () => {
    const own = Object.fromEntries(changed.map((name) => [name, mine[name]]));
    form.reset(theirs);
    for (const [name, value] of Object.entries(own)) {
      form.setValue(name, value, { shouldDirty: true });
    }
    settle();
  };

  return (
    <Dialog open onClose={settle} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{translate('kit.conflict.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate('kit.conflict.text')}</DialogContentText>
        {changed.length > 0 ? <Versions names={changed} mine={mine} theirs={current} /> : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={keepMine}>{translate('kit.conflict.keepMine')}</Button>
        <Button variant="contained" onClick={takeTheirs}>
          {translate('kit.conflict.takeTheirs')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type VersionsProps = { names: readonly string[]; mine: RaRecord; theirs: RaRecord };

function Versions({ names, mine, theirs }: VersionsProps) {
  const translate = useTranslate();
  const view = useView();
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{translate('kit.conflict.field')}</TableCell>
          <TableCell>{translate('kit.conflict.mine')}</TableCell>
          <TableCell>{translate('kit.conflict.theirs')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {names.map((name) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {translate(fieldLabelKey(view.definition.name, name))}
            </TableCell>
            <TableCell>{renderValue(view, name, mine)}</TableCell>
            <TableCell>{renderValue(view, name, theirs)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
