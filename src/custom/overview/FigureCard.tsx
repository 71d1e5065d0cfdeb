import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { mayReadAll } from '../../../domain/field-access.ts';
import type { MessageKey } from '../../i18n/en.ts';
import { useActor } from '../../kit/access/use-access.ts';
import { formatNumber } from '../../kit/format/numbers.ts';
import { listAddress } from '../../kit/list/list-address.ts';
import type { MenuPage } from '../../kit/menu.ts';
import { definitionOf } from '../../providers/resource-path.ts';
import { FigureValue } from './FigureValue.tsx';
import type { OverviewFigure } from './overview-figures.ts';
import { type Counted, useCount } from './use-count.ts';

/**
 * One linked figure with the name and icon of the menu entry of its page, and its parts, as far as they
 * are counted by what their reader may see.
 */
export function FigureCard({ figure, page }: { figure: OverviewFigure; page: MenuPage }) {
  const translate = useTranslate();
  const count = useCount(figure);
  const actor = useActor();
  const { fields = {} } = definitionOf(figure.resource) ?? {};
  const notes = figure.notes.filter(
    ({ filter }) => actor === undefined || mayReadAll(fields, Object.keys(filter), actor),
  );
  const Icon = page.icon;
  return (
    <Card component="li" sx={{ display: 'flex', flexDirection: 'column' }}>
      <CardActionArea
        component={Link}
        to={listAddress(figure.to, {})}
        sx={{ p: 2, pb: 0.25, flex: 1 }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
          <Box sx={badgeStyle}>
            <Icon fontSize="small" />
          </Box>
          <Typography noWrap fontWeight={600}>
            {translate(page.labelKey, { smart_count: 2 })}
          </Typography>
        </Box>
        <Typography sx={figureStyle}>
          <FigureValue count={count} />
        </Typography>
      </CardActionArea>
      <Box sx={notesStyle}>
        {notes.map(({ text, filter }) => (
          <Note
            key={text}
            text={text}
            to={listAddress(figure.to, filter)}
            counted={{ resource: figure.resource, filter: { ...figure.filter, ...filter } }}
          />
        ))}
      </Box>
    </Card>
  );
}

type NoteProps = { text: MessageKey; to: string; counted: Counted };

/** A part of the figure, which leads to its records; not shown if it is zero or unknown. */
function Note({ text, to, counted }: NoteProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const count = useCount(counted);
  if (count.state !== 'known' || count.value === 0) return null;
  return (
    <MuiLink component={Link} to={to} variant="body2" color="text.secondary">
      {translate(text, {
        smart_count: count.value,
        count: formatNumber(count.value, locale ?? 'en'),
      })}
    </MuiLink>
  );
}

const notesStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  minHeight: 38,
  px: 2,
  pb: 2,
  fontVariantNumeric: 'tabular-nums',
} as const;

const badgeStyle = {
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: 1.5,
  bgcolor: 'faint.primary',
  color: 'ink.primary',
} as const;

const figureStyle = {
  mt: 1.5,
  mb: 0.25,
  fontSize: 34,
  lineHeight: 1.2,
  fontWeight: 650,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
} as const;
