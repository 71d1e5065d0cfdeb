import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ActivityEntry } from '../../../domain/activity/activity-entry.ts';
import { UNDO_HINDRANCES, type UndoHindrance } from '../../../domain/activity/undo-hindrances.ts';
import { LOCALES, type Locale } from '../../../domain/fields.ts';
import { isOneOf } from '../../../domain/is-one-of.ts';
import { choiceLabelKey } from '../../i18n/resource-labels.ts';
import { timeToday } from '../../kit/format/time-today.ts';
import { useView } from '../../kit/view/use-view.ts';
import { ChangedValues } from './ChangedValues.tsx';
import { actionText, thingBefore } from './entry-texts.ts';

type Props = {
  entry: ActivityEntry;
  /** Undoes it; a page that only shows leaves it out. */
  onUndo?: ((entry: ActivityEntry) => void) | undefined;
  isUndoing?: boolean;
};

/** One thing that somebody did: when, with what, which values, and the way back. */
export function EntryRow({ entry, onUndo, isUndoing = false }: Props) {
  const translate = useTranslate();
  const { at, action, resource, undo, isUndo } = entry;
  const name = useNameOf(entry);
  const thing = thingBefore(resource, name, translate);
  const what = [thing, name].filter(Boolean).join(' ');
  const done = actionText(resource, action, translate);
  return (
    <Box component="li" sx={ROW}>
      <Typography component="time" dateTime={at} dir="ltr" sx={TIME}>
        {timeToday(at)}
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {thing} {!OF_MANY.includes(action) && <RecordLink entry={entry} />}
          {' · '}
          {done}
          {isUndo && ` (${translate('activity.wasUndo')})`}
        </Typography>
        <ChangedValues entry={entry} />
        {undo !== null && undo !== 'possible' && <WhyNot hindrance={undo} />}
      </Box>
      {undo === 'possible' && onUndo && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<UndoOutlined className="mirrored" />}
          disabled={isUndoing}
          aria-label={translate('activity.undoOf', { what: `${what}, ${done}` })}
          onClick={() => onUndo(entry)}
          sx={{ minHeight: { xs: 44, sm: 0 } }}
        >
          {translate('activity.undo')}
        </Button>
      )}
    </Box>
  );
}

/** What was done to many records at once is of none of them. */
const OF_MANY: readonly string[] = ['import', 'undoImport', 'export'];

/** Those that say what has happened since; that somebody may not is no news. */
const SILENT: readonly UndoHindrance[] = ['denied', 'noWayBack'];

function WhyNot({ hindrance }: { hindrance: UndoHindrance }) {
  const translate = useTranslate();
  const locale = useLocale();
  if (SILENT.includes(hindrance)) return null;
  const read: Locale = isOneOf(LOCALES, locale) ? locale : 'en';
  return (
    <Typography variant="caption" color="text.secondary" component="p">
      {hindrance === 'undone' ? translate('activity.undone') : UNDO_HINDRANCES[hindrance][read]}
    </Typography>
  );
}

/** What a record is called; one that is named by a choice, in words: the server knows its key alone. */
function useNameOf({ resource, record }: ActivityEntry): string | null {
  const translate = useTranslate();
  const { namedBy } = useView();
  if (record.name === null || namedBy === undefined) return record.name;
  return translate(choiceLabelKey(resource, namedBy, record.name), { _: record.name });
}

/** The way to the record, if it has a page; else its name. */
function RecordLink({ entry }: { entry: ActivityEntry }) {
  const { resource, record } = entry;
  const translate = useTranslate();
  const { screens, definition } = useView();
  const called = useNameOf(entry);
  if (called === null) return <em>{translate('activity.noName')}</em>;
  const name = <bdi>{called}</bdi>;
  if (!record.isThere) return name;
  const id = encodeURIComponent(record._id);
  const hasForm = !definition.readOnly && screens.edit !== false;
  const address =
    resource === 'commands' || resource === 'trips' || (!hasForm && screens.show !== false)
      ? `/${resource}/${id}/show`
      : `/${resource}/${id}`;
  if (!hasForm && screens.show === false) return name;
  return (
    <MuiLink component={Link} to={address} underline="hover">
      {name}
    </MuiLink>
  );
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '56px minmax(0, 1fr) auto' },
  columnGap: 1.5,
  rowGap: 0.5,
  alignItems: 'start',
  justifyItems: 'start',
  px: 2,
  py: 1,
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
} as const;

const TIME = {
  fontSize: 14,
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
} as const;
