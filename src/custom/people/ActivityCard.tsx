import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import MuiLink from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { orderAddress } from '../../../domain/orders/addresses.ts';
import type { Activity, UserSummary } from '../../../domain/people/user-summary.ts';
import { Code, ShortDate } from '../../kit/format/formats.tsx';
import { actionText, fieldText, thingName } from '../activity/entry-texts.ts';
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

function ActivityLine({ line }: { line: Activity }) {
  const translate = useTranslate();
  const { action, resource, record, code, paths, at, by, byThemselves } = line;
  const fields = new Set(paths.map((path) => fieldText(resource, path, translate)));
  return (
    <ShortLine
      main={
        <>
          {thingName(resource, translate)}{' '}
          {code && (
            <>
              <MuiLink component={Link} to={orderAddress(record)} underline="hover">
                <Code value={code} />
              </MuiLink>{' '}
            </>
          )}
          {actionText(resource, action, translate)}
          {fields.size > 0 && `: ${[...fields].join(', ')}`}
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
