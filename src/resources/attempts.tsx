import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import { type Attempt, attempts } from '../../domain/resources/attempts.ts';
import {
  ATTEMPTS,
  AttemptCard,
  AttemptsNote,
  attemptColumns,
  sentenceKey,
} from '../custom/people/attempts/attempt-parts.tsx';
import { viewOf } from '../kit/view/view.ts';

/** Attempts to get in, from the audit trail: wrong passwords and codes, requests and blocks. */
export const attemptsView = viewOf(attempts, {
  icon: ShieldOutlined,
  menu: false,
  screens: { list: false, show: false },
  columns: attemptColumns,
  exports: ['createdAt', 'what', 'person', 'network'],
  composedExports: {
    what: {
      label: 'attempts.columns.what',
      shows: ['kind', 'way'],
      value: (record, translate) => translate(sentenceKey(record as Attempt)),
    },
    person: {
      label: 'resources.attempts.fields.user',
      shows: ['user'],
      value: (record) => (record as Attempt).user?.name,
    },
  },
  lists: {
    attempts: {
      path: ATTEMPTS,
      title: 'attempts.title',
      menu: { icon: ShieldOutlined, section: 'settings', order: 100 },
      texts: {
        entries: 'attempts.count',
        none: 'attempts.none',
        noneHint: 'attempts.noneHint',
      },
      columns: ['at', 'what', 'person', 'from'],
      sort: ['createdAt', 'DESC'],
      perPage: 25,
      filters: ['kind', 'way', 'user', 'network', 'createdAt'],
      opens: 'nothing',
      bulk: [],
      tools: [],
      above: AttemptsNote,
      card: AttemptCard,
    },
  },
});
