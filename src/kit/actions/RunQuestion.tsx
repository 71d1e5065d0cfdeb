import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx';
import { UnseenNames } from '../selection/UnseenNames.tsx';
import { type ActionScope, type BulkAction, recordsText } from '../view/bulk-action.ts';
import { useRecordTitle } from '../view/use-record-title.ts';
import type { CheckedSelection } from './check-selection.ts';
import { useRecordName } from './NamedRecords.tsx';

type Props<R extends RaRecord> = {
  action: BulkAction<R>;
  selection: CheckedSelection<R>;
  scope: ActionScope<R>;
  isBusy?: boolean;
  onRun: () => void;
  onClose: () => void;
};

/** Confirms that records are changed, and shows how many and which. */
export function RunQuestion<R extends RaRecord>(props: Props<R>) {
  return props.scope.page ? <OneQuestion {...props} /> : <ManyQuestion {...props} />;
}

function ManyQuestion<R extends RaRecord>({ action, selection, scope, onRun, onClose }: Props<R>) {
  const translate = useTranslate();
  const { confirmation } = action;
  const { left } = selection;
  const already = selection.records.filter((record) => confirmation?.already?.is(record));
  const records = selection.records.filter((record) => !already.includes(record));
  const none = records.length === 0;
  const confirm = confirmation?.confirm && translate(confirmation.confirm);
  return (
    <ConfirmDialog
      open
      title={translate(confirmation?.title ?? action.label)}
      danger={action.isDanger ?? false}
      {...(none
        ? { confirmLabel: translate('common.close') }
        : confirm && { confirmLabel: confirm })}
      onConfirm={none ? onClose : onRun}
      onClose={onClose}
      content={
        <Stack sx={{ gap: 2 }}>
          {confirmation && !none && (
            <>
              <QuestionText action={action} records={records} />
              {scope.summary?.(records) ?? <ShownNames scope={scope} records={records} />}
              <UnseenRecords scope={scope} records={records} />
              {confirmation.notes?.(records)}
            </>
          )}
          {confirmation?.already && already.length > 0 && (
            <Alert severity="info">
              {translate(confirmation.already.text, { smart_count: already.length })}
            </Alert>
          )}
          {left.length > 0 && (
            <Alert severity="warning">
              {none && already.length === 0
                ? translate(recordsText(scope, 'nothingLeft'))
                : translate(recordsText(scope, 'left'), { smart_count: left.length })}
            </Alert>
          )}
        </Stack>
      }
    />
  );
}

/** The question on the page of the record itself. */
function OneQuestion<R extends RaRecord>(props: Props<R>) {
  const { action, selection, scope, isBusy = false, onRun, onClose } = props;
  const translate = useTranslate();
  const represent = useRecordTitle(scope.resource);
  const { confirmation } = action;
  const [record] = selection.records;
  if (!confirmation || !record) return null;
  const name = represent(record);
  const { title, question, confirm } = confirmation.ofOne ?? confirmation;
  return (
    <ConfirmDialog
      open
      busy={isBusy}
      danger={action.isDanger ?? false}
      title={translate(title, { name })}
      {...(confirm && { confirmLabel: translate(confirm) })}
      onConfirm={onRun}
      onClose={onClose}
      content={
        <>
          {confirmation.ofOne && question && translate(question, { name })}
          {!(confirmation.ofOne && question) && <bdi>{name}</bdi>}
          {!confirmation.ofOne && (
            <>
              {' – '}
              {translate(confirmation.question, {
                smart_count: 1,
                ...confirmation.args?.([record]),
              })}
            </>
          )}
          <Stack sx={{ mt: 2, gap: 2, '&:empty': { display: 'none' } }}>
            {confirmation.notes?.([record])}
          </Stack>
        </>
      }
    />
  );
}

type Chosen<R extends RaRecord> = { records: readonly R[] };

function QuestionText<R extends RaRecord>({
  action,
  records,
}: Chosen<R> & Pick<Props<R>, 'action'>) {
  const translate = useTranslate();
  const { confirmation, label } = action;
  if (!confirmation) return null;
  return (
    <Typography color="text.primary">
      {translate(confirmation.question, {
        smart_count: records.length,
        action: translate(label),
        ...confirmation.args?.(records),
      })}
    </Typography>
  );
}

const FIRST = 4;

/** The first of the records that the list shows; the others are named below. */
function ShownNames<R extends RaRecord>({ scope, records }: Chosen<R> & Pick<Props<R>, 'scope'>) {
  const translate = useTranslate();
  const name = useRecordName(scope);
  const shown = useShownIds();
  const named = records.filter(({ id }) => shown.has(id));
  if (named.length === 0) return null;
  const others = named.length - FIRST;
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, px: 2, py: 1 }}>
      {named.slice(0, FIRST).map((record) => (
        <Typography key={record.id} variant="body2" color="text.primary" noWrap>
          {name(record)}
        </Typography>
      ))}
      {others > 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate(recordsText(scope, 'more'), { smart_count: others })}
        </Typography>
      )}
    </Box>
  );
}

/** Names those of the records that are not among the visible rows of the list. */
export function UnseenRecords<R extends RaRecord>({
  scope,
  records,
}: Chosen<R> & { scope: Pick<ActionScope<R>, 'resource' | 'name'> }) {
  const name = useRecordName(scope);
  const shown = useShownIds();
  const unseen = records.filter(({ id }) => !shown.has(id));
  return <UnseenNames records={unseen} count={unseen.length} name={name} />;
}

function useShownIds(): ReadonlySet<unknown> {
  const { data = [] } = useListContext();
  return new Set(data.map(({ id }) => id));
}
