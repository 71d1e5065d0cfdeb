import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { View } from '../../kit/view/view.ts';
import { AccessTable } from './AccessTable.tsx';
import { FieldTable } from './FieldTable.tsx';
import { ListFacts } from './ListFacts.tsx';
import { apiPageOf, useDescribedRules } from './use-described-rules.ts';

/** Everything that is declared of one resource. */
export function ResourceFacts({ view }: { view: View }) {
  const translate = useTranslate();
  const { definition } = view;
  const api = useDescribedRules(definition.path);
  const verbs = Object.entries(definition.actions ?? {});
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h5" component="h2">
        {translate(`resources.${definition.name}.name`, 2)}{' '}
        <Typography component="bdi" color="text.secondary">
          {definition.name}
        </Typography>
      </Typography>
      <Facts heading="fields">
        <FieldTable view={view} />
      </Facts>
      <Facts heading="access">
        <AccessTable definition={definition} />
      </Facts>
      <Facts heading="rules">
        {api.rules.length === 0 ? (
          <Typography color="text.secondary">{translate('guide.noRules')}</Typography>
        ) : (
          <Names names={api.rules} />
        )}
      </Facts>
      <Facts heading="actions">
        {verbs.length === 0 ? (
          <Typography color="text.secondary">{translate('guide.noActions')}</Typography>
        ) : (
          <Box component="ul" sx={PLAIN_LIST}>
            {verbs.map(([verb, { transition }]) => (
              <li key={verb}>
                <b>{translate(`resources.${definition.name}.actions.${verb}`)}</b>{' '}
                <bdi dir="ltr">
                  {translate('guide.transitions', {
                    field: transition.field,
                    from: transition.from.join(' | '),
                    to: String(transition.to),
                  })}
                </bdi>
              </li>
            ))}
          </Box>
        )}
      </Facts>
      <Facts heading="lists">
        <ListFacts view={view} />
      </Facts>
      <Facts heading="calls">
        {api.state === 'loading' && <Skeleton width="40%" />}
        {api.state === 'unknown' && (
          <Typography color="text.secondary">{translate('guide.notDescribed')}</Typography>
        )}
        {api.state === 'known' && (
          <Link href={apiPageOf(definition.name)} target="_blank" rel="noreferrer">
            {translate('guide.apiPage')}
          </Link>
        )}
      </Facts>
    </Box>
  );
}

const PLAIN_LIST = { m: 0, paddingInlineStart: 2.5 } as const;

const Names = ({ names }: { names: readonly string[] }) => (
  <Box component="ul" sx={PLAIN_LIST}>
    {names.map((name) => (
      <li key={name}>
        <code>{name}</code>
      </li>
    ))}
  </Box>
);

type FactsProps = {
  heading: 'fields' | 'access' | 'rules' | 'actions' | 'lists' | 'calls';
  children: ReactNode;
};

function Facts({ heading, children }: FactsProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: 2, minWidth: 0 }}>
      <Typography id={id} variant="h6" component="h3" sx={{ mb: 1 }}>
        {translate(`guide.sections.${heading}`)}
      </Typography>
      {/* Wide tables scroll on a phone, with the keyboard too. */}
      <Box tabIndex={0} role="group" aria-labelledby={id} sx={{ overflowX: 'auto' }}>
        {children}
      </Box>
    </Paper>
  );
}
