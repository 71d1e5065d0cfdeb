import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { MAX_UPLOAD_BYTES, PICTURE_TYPES } from '../../../domain/uploads.ts';
import { useAccess } from '../../kit/access/use-access.ts';
import { FileDrop } from '../../kit/files/FileDrop.tsx';
import { useView } from '../../kit/view/use-view.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import { chosenSequence } from './chosen-sequence.ts';
import { UploadRow } from './UploadRow.tsx';
import { createUploadQueue, type UploadItem, type UploadQueue } from './upload-queue.ts';

const LIMITS = { types: PICTURE_TYPES, maxBytes: MAX_UPLOAD_BYTES, most: 300 } as const;
/** The list is read again after a few files, not after each. */
const SETTLED_MS = 1_500;

/**
 * Takes many pictures at once and makes a record of each, above the list of a resource whose only
 * required field is its picture.
 */
export function ManyPictures({ children, ...rest }: Props) {
  const { definition } = useView();
  const { create } = useAccess(definition);
  return create ? <Uploads {...rest}>{children}</Uploads> : null;
}

type Props = {
  field: string;
  /** What is to be known of the records that are made. */
  children?: ReactNode;
};

function Uploads({ field, children }: Props) {
  const translate = useTranslate();
  const queue = useQueue(field);
  const items = useSyncExternalStore(queue.subscribe, queue.items);
  return (
    <Stack sx={{ gap: 1, pt: 1.5 }}>
      <FileDrop
        label={translate('uploads.several')}
        limits={LIMITS}
        files={NONE}
        onTake={queue.add}
        onRemove={nothing}
        areImages
      />
      {children}
      {items.length > 0 && <Progress queue={queue} items={items} />}
    </Stack>
  );
}

const NONE = [] as const;
const nothing = () => undefined;

function useQueue(field: string): UploadQueue {
  const { definition } = useView();
  const provider = useAppDataProvider();
  const client = useQueryClient();
  const queue = useMemo(() => {
    const { name, ordered } = definition;
    const order = chosenSequence((id, to) => provider.moveRecord(name, id, to));
    let isPlanned = false;
    return createUploadQueue({
      async send(file, sending) {
        order.begin(sending.key);
        const values = { [field]: { rawFile: file, title: file.name } };
        const made = await provider.sendRecord(name, values, sending);
        const place: unknown = ordered && made?.[ordered];
        if (made && typeof place === 'number') {
          await order.arrive(sending.key, { id: String(made.id), place });
        }
      },
      onDone() {
        if (isPlanned) return;
        isPlanned = true;
        setTimeout(() => {
          isPlanned = false;
          void client.invalidateQueries({ queryKey: [name, 'getList'] });
        }, SETTLED_MS);
      },
    });
  }, [client, definition, field, provider]);
  useEffect(() => {
    const isBusy = () =>
      queue.items().some(({ state }) => state === 'waiting' || state === 'sending');
    const warn = (event: BeforeUnloadEvent) => isBusy() && event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      queue.cancelAll();
    };
  }, [queue]);
  return queue;
}

type ProgressProps = { queue: UploadQueue; items: readonly UploadItem[] };

/** How far all of them are, and each of them. */
function Progress({ queue, items }: ProgressProps) {
  const translate = useTranslate();
  const count = (...states: readonly UploadItem['state'][]) =>
    items.filter(({ state }) => states.includes(state)).length;
  const done = count('done');
  const open = count('waiting', 'sending');
  const failed = count('failed', 'cancelled');
  const share = items.reduce((sum, item) => sum + (item.state === 'done' ? 1 : item.share), 0);
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      <Stack direction="row" sx={{ p: 1.5, gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box sx={{ flex: 1, minWidth: 180 }}>
          <Typography variant="body2" role="status" sx={{ fontWeight: 600 }}>
            {translate('uploads.sent', { done, of: items.length })}
            {failed > 0 && ` · ${translate('uploads.notSent', { count: failed })}`}
          </Typography>
          <LinearProgress
            variant="determinate"
            value={(100 * share) / items.length}
            aria-label={translate('uploads.total')}
            sx={{ mt: 0.75 }}
          />
        </Box>
        {open > 0 && (
          <Button size="small" color="inherit" onClick={queue.cancelAll}>
            {translate('uploads.cancelAll')}
          </Button>
        )}
        {open === 0 && failed > 0 && (
          <Button size="small" variant="contained" onClick={queue.retryAll}>
            {translate('uploads.retryAll')}
          </Button>
        )}
        {open === 0 && (
          <Button size="small" onClick={queue.clear}>
            {translate('uploads.clear')}
          </Button>
        )}
      </Stack>
      <Box component="ul" aria-label={translate('uploads.files')} sx={LIST}>
        {items.map((item) => (
          <UploadRow key={item.key} item={item} onCancel={queue.cancel} onRetry={queue.retry} />
        ))}
      </Box>
    </Box>
  );
}

const LIST = { listStyle: 'none', m: 0, p: 0, maxHeight: 264, overflowY: 'auto' } as const;
