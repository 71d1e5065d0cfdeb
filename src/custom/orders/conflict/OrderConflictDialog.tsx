import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '../../../../domain/resources/commands.ts';
import { type Choices, compareVersions, obviousChoices, type Side } from './compare-versions.ts';
import { ShownDifference } from './ShownDifference.tsx';
import { VersionRow } from './VersionRow.tsx';

type Props = {
  base: Order;
  /** The order as it is in the form, or as much of it as the form edits. */
  mine: object;
  theirs: Order;
  /** Paths of the values to choose from. */
  edited: readonly string[];
  /** Paths of what only others can have changed meanwhile. */
  onlyShown: readonly string[];
  onChosen: (choices: Choices) => void;
  onClose: () => void;
};

/**
 * Both versions of an order that two people have changed, value by value. What only one of them has
 * touched is decided already, and can be decided otherwise; where both have, the person says it.
 */
export function OrderConflictDialog({ base, mine, theirs, onChosen, onClose, ...paths }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const differences = useMemo(
    () => compareVersions({ base, mine, theirs }, paths.edited),
    [base, mine, theirs, paths.edited],
  );
  const shown = compareVersions({ base, mine: base, theirs }, paths.onlyShown);
  const [choices, setChoices] = useState<Choices>(() => obviousChoices(differences));
  const choose = (path: string, side: Side) => setChoices((now) => ({ ...now, [path]: side }));
  const chooseAll = (side: Side) =>
    setChoices(Object.fromEntries(differences.map(({ path }) => [path, side])));
  const isDecided = differences.every(({ path }) => choices[path]);

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>{translate('order.conflict.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('order.conflict.text')}</DialogContentText>
        {differences.length > 1 && (
          <Stack direction="row" sx={{ gap: 1, my: 1.5, flexWrap: 'wrap' }}>
            <Button size="small" variant="outlined" onClick={() => chooseAll('mine')}>
              {translate('order.conflict.allMine')}
            </Button>
            <Button size="small" variant="outlined" onClick={() => chooseAll('theirs')}>
              {translate('order.conflict.allTheirs')}
            </Button>
          </Stack>
        )}
        <Stack sx={{ gap: 1.5, mt: 1.5 }}>
          {differences.map((difference) => (
            <VersionRow
              key={difference.path}
              difference={difference}
              versions={{ base, mine, theirs }}
              choice={choices[difference.path]}
              onChoose={(side) => choose(difference.path, side)}
            />
          ))}
          {shown.map(({ path }) => (
            <ShownDifference key={path} path={path} before={base} after={theirs} />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('order.conflict.back')}</Button>
        <Button variant="contained" disabled={!isDecided} onClick={() => onChosen(choices)}>
          {translate('order.conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
