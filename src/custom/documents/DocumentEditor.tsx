import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ComponentProps, useEffect, useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { type EditedKind, editorOf } from '../../../domain/orders/document-kinds.ts';
import { commands, type Order } from '../../../domain/resources/commands.ts';
import { useAccess } from '../../kit/access/use-access.ts';
import { LoadFailure, NotAllowed } from '../../kit/failure/LoadFailure.tsx';
import { useReadNotice } from '../../kit/list/use-read-notice.ts';
import { useNotice } from '../../kit/notices/use-notice.tsx';
import { isUnknownRecord } from '../../providers/capabilities.ts';
import { EditorScreen } from './EditorScreen.tsx';
import { DocumentSkeleton } from './form/DocumentSheet.tsx';
import { EditorFrame } from './form/EditorFrame.tsx';
import { useCompany } from './printing/print-content.ts';

/**
 * The editor of a document on top of the list that it belongs to (specification 2.7 to 2.9). It starts
 * from the server's current version, not from a list's copy.
 */
export default function DocumentEditor({ kind }: { kind: EditedKind }) {
  const { id = '' } = useParams();
  const { isKnown, edit } = useAccess(commands);
  const { data, error, isFetchedAfterMount, refetch } = useGetOne<Order>(
    'commands',
    { id, meta: OF_THE_EDITOR },
    { retry: false, refetchOnMount: 'always', gcTime: 0 },
  );
  // Loaded along with the order, so that no form appears without its logo first.
  const { isAwaited } = useCompany();
  const isHere = data !== undefined && isFetchedAfterMount && !isAwaited;
  useAnnouncedLoading(kind, { isHere, isMissing: error !== null && !data });

  const [beginning, setBeginning] = useState(0);
  const beginAnew = async () => {
    await refetch();
    setBeginning((before) => before + 1);
  };

  if (isHere && isKnown && edit) {
    return (
      <BeginningWith
        key={`${id} ${beginning}`}
        order={data}
        kind={kind}
        onRenew={() => void beginAnew()}
      />
    );
  }
  return (
    <EditorFrame kind={kind}>
      {isKnown && !edit ? (
        <NotAllowed />
      ) : error && !data ? (
        isUnknownRecord(error) ? (
          <MissingDocument kind={kind} />
        ) : (
          <LoadFailure error={error} onRetry={() => refetch()} />
        )
      ) : (
        <DocumentSkeleton />
      )}
    </EditorFrame>
  );
}

/** A version of its own: a list that is read meanwhile puts its copy where the others are stored. */
const OF_THE_EDITOR = { of: 'editor' };

/** Initialised once: a later version of the order must not change what is being typed. */
function BeginningWith({ order: loaded, ...rest }: ComponentProps<typeof EditorScreen>) {
  const [order] = useState(loaded);
  return <EditorScreen order={order} {...rest} />;
}

/** Shows one notice: that the document has loaded, or that there is none (specification 8). */
function useAnnouncedLoading(
  kind: EditedKind,
  { isHere, isMissing }: { isHere: boolean; isMissing: boolean },
): void {
  const notice = useNotice();
  const readNotice = useReadNotice();
  useEffect(() => {
    if (isHere) readNotice(`${editorOf(kind).list}.fetched`);
  }, [isHere, kind, readNotice]);
  useEffect(() => {
    if (isMissing) notice(`${editorOf(kind).list}.notFound`, { type: 'error' });
  }, [isMissing, kind, notice]);
}

/** Says that there is no such document (specification 8), as long as its URL is open. */
function MissingDocument({ kind }: { kind: EditedKind }) {
  const translate = useTranslate();
  return (
    <Stack role="alert" sx={{ alignItems: 'center', gap: 1.5, p: 6, textAlign: 'center' }}>
      <SearchOffOutlined color="disabled" sx={{ fontSize: 56 }} />
      <Typography variant="h6" component="p">
        {translate(`notice.${editorOf(kind).list}.notFound`)}
      </Typography>
      <Typography color="text.secondary">{translate('editor.missing.text')}</Typography>
      <Button variant="outlined" component={Link} to="..">
        {translate('common.backToList')}
      </Button>
    </Stack>
  );
}
