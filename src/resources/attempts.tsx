import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import {
  ATTEMPT_KINDS,
  ATTEMPT_WAYS,
  type Attempt,
  attempts,
} from '../../domain/sign-in-attempts/attempt-definition.ts';
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
  columns: attemptColumns,
  composedFilters: {
    kind: {
      label: 'attempts.filters.kind',
      fields: ['kind'],
      choices: ATTEMPT_KINDS.map((kind) => ({
        label: `attempts.kinds.${kind}`,
        filter: { kind },
      })),
    },
    way: {
      label: 'attempts.filters.way',
      fields: ['way'],
      choices: ATTEMPT_WAYS.map((way) => ({ label: `attempts.ways.${way}`, filter: { way } })),
    },
  },
  labels: { user: 'attempts.columns.person', network: 'attempts.columns.network' },
  exports: ['createdAt', 'what', 'person', 'network'],
  composedExports: {
    what: {
      label: 'attempts.columns.what',
      shows: ['kind', 'way'],
      value: (record, translate) => translate(sentenceKey(record as Attempt)),
    },
    person: {
      label: 'attempts.columns.person',
      shows: ['user'],
      value: (record) => (record as Attempt).user?.name,
    },
  },
  lists: {
    attempts: {
      path: ATTEMPTS,
      title: 'attempts.title',
      menu: { icon: ShieldOutlined, section: 'content', order: 100 },
      words: {
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
