import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, useGetOne, useTranslate } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { NoticedRecipient } from '../../../../../domain/messages/notice-preview.ts';
import { fieldLabelKey } from '../../../../i18n/resource-labels.ts';
import { ActionButtons } from '../../../../kit/actions/ActionButtons.tsx';
import { DialogFrame } from '../../../../kit/dialog/DialogFrame.tsx';
import { LoadFailure } from '../../../../kit/failure/LoadFailure.tsx';
import { LoadingRows } from '../../../../kit/list/ListLoading.tsx';
import { useView } from '../../../../kit/view/use-view.ts';
import { isUnknownRecord } from '../../../../providers/capabilities.ts';
import { AudienceList } from '../AudienceList.tsx';
import { ReachedOn } from '../ReachedOn.tsx';
import { Leaving, Moment, Why } from './waiting-columns.tsx';
import { caption, WAITING, WAITING_PAGE, type WaitingNotice } from './waiting-page.ts';

/** What the list has read of it is there first, and its people later. */
type Opened = WaitingNotice & { recipients?: readonly NoticedRecipient[] };

/** A notice that waits, with everybody for whom it does, over the list. */
export default function WaitingDialog() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const navigate = useNavigate();
  const view = useView();
  const close = () => navigate(WAITING_PAGE);
  const { data, error, refetch } = useGetOne<Opened>(
    WAITING,
    { id },
    { meta: { silent: true }, retry: false },
  );
  const isDeleted = isUnknownRecord(error);
  return (
    <DialogFrame width="md" onClose={close}>
      {(titleId) => (
        <>
          <DialogTitle id={titleId}>
            <bdi>{data?.title ?? translate(caption('title'))}</bdi>
          </DialogTitle>
          <DialogContent sx={{ minHeight: 220 }}>
            {isDeleted && <Typography>{translate(caption('notWaiting'))}</Typography>}
            {error && !isDeleted ? (
              <LoadFailure error={error} onRetry={() => void refetch()} />
            ) : null}
            {data && !isDeleted && <Contents notice={data} />}
          </DialogContent>
          <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
            {data && !isDeleted && (
              <RecordContextProvider value={data}>
                <ActionButtons view={view} removing leave={close} />
              </RecordContextProvider>
            )}
            <Box sx={{ flex: 1 }} />
            <Button onClick={close}>{translate('common.close')}</Button>
          </DialogActions>
        </>
      )}
    </DialogFrame>
  );
}

function Contents({ notice }: { notice: Opened }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="body2" color="text.secondary" component="div">
        <Moment notice={notice} />
        {' · '}
        {translate(fieldLabelKey('waitingNotices', 'from'))} <Leaving notice={notice} />
        {notice.template && (
          <>
            {' · '}
            <MuiLink component={Link} to={`/templates/${notice.template._id}`} color="inherit">
              <bdi>{notice.template.title}</bdi>
            </MuiLink>
          </>
        )}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>
          <ReachedOn {...notice} />
        </Typography>
        <Why notice={notice} />
      </Box>
      {notice.recipients ? (
        <AudienceList recipients={notice.recipients} />
      ) : (
        <LoadingRows rows={4} />
      )}
    </Box>
  );
}
