import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { actionsOf } from '../../kit/actions/actions-of.ts';
import type { ListView } from '../../kit/view/list-view.ts';
import type { View } from '../../kit/view/view.ts';

/** The lists of a resource: where they are, and what they show and offer. */
export function ListFacts({ view }: { view: View }) {
  const own = view.screens.list === false ? [] : [view.list];
  // Without an address a list is a part of another page.
  const others = view.lists.filter(({ path }) => path !== undefined);
  return [...own, ...others].map((list) => <OneList key={list.name} view={view} list={list} />);
}

function OneList({ view, list }: { view: View; list: ListView }) {
  const translate = useTranslate();
  const address = list.path ?? `/${view.definition.name}`;
  const verbs = (list.bulk ?? actionsOf(view)).map(({ verb }) => verb);
  const facts = [
    ['columns', [...list.columns, ...[...list.hidden, ...list.stamps].map((path) => `(${path})`)]],
    ['filters', list.filters],
    ['bulk', verbs],
  ] as const;
  return (
    <Box sx={{ mb: 1.5 }}>
      <Link component={RouterLink} to={address}>
        {address}
      </Link>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)' }}
      >
        {facts.map(([name, values]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography
              component="dt"
              variant="body2"
              color="text.secondary"
              sx={{ paddingInlineEnd: 2 }}
            >
              {translate(`guide.list.${name}`)}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0 }}>
              <bdi dir="ltr">{values.join(', ') || '–'}</bdi>
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
