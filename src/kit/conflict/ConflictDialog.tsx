import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { DialogFrame } from '../dialog/DialogFrame.tsx';
import { useView } from '../view/use-view.ts';
import { type Choices, compareVersions, obviousChoices, type Side } from './compare-versions.ts';
import { ShownDifference, VersionRow } from './VersionRow.tsx';
import { isLong } from './VersionValue.tsx';

type Props = {
  /** The texts that say what happened. */
  texts?: 'kit.conflict' | 'order.conflict';
  base: object;
  /** The record as edited in the form, or the part of it that the form edits. */
  mine: object;
  theirs: object;
  /** Paths of the values to choose between. */
  edited: readonly string[];
  /** Paths of values that only others can have changed in the meantime. */
  onlyShown: readonly string[];
  onChosen: (choices: Choices) => void;
  onClose: () => void;
};

/**
 * Both versions of a record that two users have changed, value by value. A value that only one of them
 * changed is decided in advance but can be overridden; where both did, the user decides.
 */
export function ConflictDialog({
  texts = 'kit.conflict',
  base,
  mine,
  theirs,
  onChosen,
  onClose,
  ...paths
}: Props) {
  const translate = useTranslate();
  const view = useView();
  const differences = useMemo(
    () => compareVersions({ base, mine, theirs }, paths.edited, (path) => isLong(view, path)),
    [base, mine, theirs, paths.edited, view],
  );
  const shown = compareVersions({ base, mine: base, theirs }, paths.onlyShown);
  const [choices, setChoices] = useState<Choices>(() => obviousChoices(differences));
  const chooseAll = (side: Side) =>
    setChoices(Object.fromEntries(differences.map(({ path }) => [path, side])));
  const isDecided = differences.every(({ path }) => choices[path]);

  return (
    <DialogFrame title={translate(`${texts}.title`)} width="md" fills="phone" onClose={onClose}>
      <DialogContent>
        <DialogContentText>{translate(`${texts}.text`)}</DialogContentText>
        {differences.length > 1 && <OneSide onChoose={chooseAll} />}
        <Stack sx={{ gap: 1.5, mt: 1.5 }}>
          {differences.map((difference) => (
            <VersionRow
              key={difference.path}
              difference={difference}
              versions={{ base, mine, theirs }}
              choice={choices[difference.path]}
              onChoose={(side) => setChoices((now) => ({ ...now, [difference.path]: side }))}
            />
          ))}
          {shown.map(({ path }) => (
            <ShownDifference key={path} path={path} before={base} after={theirs} />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('kit.conflict.back')}</Button>
        <Button variant="contained" disabled={!isDecided} onClick={() => onChosen(choices)}>
          {translate('kit.conflict.save')}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}

/** Takes one side for every value. */
function OneSide({ onChoose }: { onChoose: (side: Side) => void }) {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ gap: 1, my: 1.5, flexWrap: 'wrap' }}>
      <Button size="small" variant="outlined" onClick={() => onChoose('mine')}>
        {translate('kit.conflict.allMine')}
      </Button>
      <Button size="small" variant="outlined" onClick={() => onChoose('theirs')}>
        {translate('kit.conflict.allTheirs')}
      </Button>
    </Stack>
  );
}
