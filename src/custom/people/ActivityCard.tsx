import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import MuiLink from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { orderAddress } from '../../../domain/orders/addresses.ts';
import type { Activity, UserSummary } from '../../../domain/people/user-summary.ts';
import { actionLabelKey, fieldLabelKey } from '../../i18n/resource-labels.ts';
import { Code, ShortDate } from '../../kit/format/formats.tsx';
import { ShortLine, ShortList } from './ShortList.tsx';

type Props = { summary: UserSummary | undefined; isFailed: boolean };

/** What a user has done lately, and what was done with them and their orders. */
export function ActivityCard({ summary, isFailed }: Props) {
  const translate = useTranslate();
  return (
    <ShortList
      title={translate('people.activity.title')}
      icon={HistoryOutlined}
      items={summary?.activity}
      isFailed={isFailed}
      none={translate('people.activity.none')}
      keyOf={({ _id }) => _id}
    >
      {(line) => <ActivityLine line={line} />}
    </ShortList>
  );
}

const GENERAL: readonly string[] = [
  'create',
  'change',
  'delete',
  'restore',
  'erase',
  'endSessions',
];

function ActivityLine({ line }: { line: Activity }) {
  const translate = useTranslate();
  const { action, resource, record, code, paths, at, by, byThemselves } = line;
  const name = translate(`resources.${resource}.name`, { smart_count: 1, _: resource });
  const done = GENERAL.includes(action)
    ? translate(`people.activity.${action}`)
    : translate(actionLabelKey(resource, action), { _: action });
  const fields = paths.map((path) =>
    translate(fieldLabelKey(resource, path.replace(/\.\d+/g, '')), { _: path }),
  );
  return (
    <ShortLine
      main={
        <>
          {name}{' '}
          {code && (
            <>
              <MuiLink component={Link} to={orderAddress(record)} underline="hover">
                <Code value={code} />
              </MuiLink>{' '}
            </>
          )}
          {done}
          {fields.length > 0 && `: ${fields.join(', ')}`}
        </>
      }
      below={
        <>
          <ShortDate value={at} withTime />
          {' · '}
          {byThemselves ? translate('people.activity.themselves') : <bdi>{by}</bdi>}
        </>
      }
    />
  );
}
