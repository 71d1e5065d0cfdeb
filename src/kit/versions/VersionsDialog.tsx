import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { type Identifier, type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import type { RecordVersion } from '../../../domain/activity/record-version.ts';
import { loadVersionsTexts } from '../../i18n/versions/catalogues.ts';
import { useAccess } from '../access/use-access.ts';
import { ConflictDialog } from '../conflict/ConflictDialog.tsx';
import { withChosen } from '../conflict/compare-versions.ts';
import { comparedPaths } from '../conflict/compared-fields.ts';
import { DialogFrame } from '../dialog/DialogFrame.tsx';
import { LoadFailure } from '../failure/LoadFailure.tsx';
import { toFormValues, type Values } from '../fields/form-values.ts';
import { lazyTexts } from '../lazy-texts.tsx';
import { useView } from '../view/use-view.ts';
import { ComparedVersions } from './ComparedVersions.tsx';
import { restorablePaths, restoredValues } from './compare-values.ts';
import { useRestore, useVersion, useVersions } from './use-versions.ts';
import { VersionLines, VersionList } from './VersionList.tsx';

const VersionsTextsProvider = lazyTexts('versions', loadVersionsTexts);

type Props = { id: Identifier; onClose: () => void };

/** What a record was after each save: any two versions are compared, and one can be restored. */
export function VersionsDialog({ id, onClose }: Props) {
  return (
    <VersionsTextsProvider>
      <Versions id={id} onClose={onClose} />
    </VersionsTextsProvider>
  );
}

function Versions({ id, onClose }: Props) {
  const translate = useTranslate();
  const { data, error, isError, refetch } = useVersions(id);
  const [latest, earlier] = data ?? [];
  return (
    <DialogFrame
      title={translate('versions.title')}
      width="lg"
      fills="phone"
      isLayer
      closeLabel={translate('versions.close')}
      onClose={onClose}
    >
      {isError ? (
        <DialogContent>
          <LoadFailure error={error} onRetry={() => void refetch()} />
        </DialogContent>
      ) : data === undefined ? (
        <DialogContent>
          <Skeleton variant="rounded" height={280} />
        </DialogContent>
      ) : !data || !latest ? (
        <DialogContent>
          <Typography>{translate('versions.lacking')}</Typography>
        </DialogContent>
      ) : !earlier ? (
        <DialogContent>
          <Stack>
            <VersionLines version={latest} isLatest />
          </Stack>
          <Typography sx={{ mt: 2 }}>{translate('versions.only')}</Typography>
        </DialogContent>
      ) : (
        <Comparison id={id} versions={data} onClose={onClose} />
      )}
    </DialogFrame>
  );
}

type ComparisonProps = Props & { versions: readonly RecordVersion[] };

function Comparison({ id, versions, onClose }: ComparisonProps) {
  const latest = versions[0]?.number ?? 1;
  const [chosen, setChosen] = useState(versions[1]?.number ?? latest);
  const [other, setOther] = useState(latest);
  const one = useVersion(id, chosen);
  const two = useVersion(id, other);
  const record = useRecordContext<RaRecord>();
  const translate = useTranslate();
  const otherId = useId();
  return (
    <>
      <DialogContent>
        <Box sx={COLUMNS}>
          <VersionList versions={versions} chosen={chosen} onChoose={setChosen} />
          <Box sx={{ minWidth: 0 }}>
            <TextField
              id={otherId}
              select
              fullWidth
              label={translate('versions.compareWith')}
              value={String(other)}
              onChange={(event) => setOther(Number(event.target.value))}
              sx={{ mb: 2 }}
            >
              {versions.map(({ number }) => (
                <MenuItem key={number} value={String(number)}>
                  {translate(number === latest ? 'versions.current' : 'versions.number', {
                    number,
                  })}
                </MenuItem>
              ))}
            </TextField>
            {one.isError || two.isError ? (
              <LoadFailure
                error={one.error ?? two.error}
                onRetry={() => void Promise.all([one.refetch(), two.refetch()])}
              />
            ) : one.data && two.data ? (
              <ComparedVersions one={one.data} other={two.data} />
            ) : (
              <Skeleton variant="rounded" height={200} />
            )}
          </Box>
        </Box>
      </DialogContent>
      {one.data && record && chosen !== latest && (
        <Restoring key={chosen} version={one.data} record={record} onDone={onClose} />
      )}
    </>
  );
}

type RestoringProps = {
  version: Parameters<typeof restorablePaths>[2]['version'];
  record: RaRecord;
  onDone: () => void;
};

/** The way back to a version, for whoever may change the record. */
function Restoring({ version, record, onDone }: RestoringProps) {
  const translate = useTranslate();
  const view = useView();
  const { fields } = view.definition;
  const access = useAccess(view.definition);
  const { number } = version;
  const { restore, isBusy, stale, giveUp } = useRestore(number, onDone);
  if (!access.edit) return null;
  const paths = restorablePaths(view, access, { version, record });
  return (
    <DialogActions>
      {paths.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('versions.same')}
        </Typography>
      )}
      <Button
        variant="contained"
        disabled={isBusy || paths.length === 0}
        onClick={() => void restore(restoredValues(view, { version, record }, paths), record)}
      >
        {translate('versions.restore', { number })}
      </Button>
      {stale && (
        <ConflictDialog
          {...comparedPaths(view, access)}
          base={stale.base}
          mine={stale.mine}
          theirs={stale.theirs}
          onChosen={(choices) => {
            const { base, mine } = stale;
            const theirs = toFormValues(fields, stale.theirs);
            const merged = withChosen<Values>({ base, mine, theirs }, choices);
            void restore(merged, stale.theirs);
          }}
          onClose={giveUp}
        />
      )}
    </DialogActions>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)' },
  pt: 1,
} as const;
