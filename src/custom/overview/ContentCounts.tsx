import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { isolated } from '../../i18n/languages.ts';
import { loadOverviewTexts } from '../../i18n/overview/catalogues.ts';
import { formatMoney, formatNumber } from '../../kit/format/numbers.ts';
import { lazyTexts } from '../../kit/lazy-texts.tsx';
import { listAddress } from '../../kit/list/list-address.ts';
import { type MenuPage, usePageAt } from '../../kit/menu.ts';
import { useWeightPrice, weightMoney } from '../prices/use-weight-price.ts';
import { CONTENT_FIGURES, type ContentFigure, type WaitingState } from './content-figures.ts';
import { FigureValue } from './FigureValue.tsx';
import { OverviewSection } from './OverviewSection.tsx';
import { useCount, useCounts } from './use-count.ts';

const Texts = lazyTexts('overview', loadOverviewTexts);

/** A small counter for each of the contents: nobody's day begins with them. */
export function ContentCounts() {
  return (
    <Texts>
      <Contents />
    </Texts>
  );
}

function Contents() {
  const translate = useTranslate();
  const pageAt = usePageAt();
  const counters = CONTENT_FIGURES.flatMap((figure) => {
    const page = pageAt(`/${figure.resource}`);
    return page ? [<Counter key={figure.resource} figure={figure} page={page} />] : [];
  });
  if (counters.length === 0) return null;
  return (
    <OverviewSection heading={translate('overview.contents')} columns={SMALL}>
      {counters}
    </OverviewSection>
  );
}

const SMALL = { xs: '1fr', sm: 'repeat(auto-fill, minmax(232px, 1fr))' };

/** What a content is called, how many there are, and how many of them nobody sees yet. */
function Counter({ figure, page }: { figure: ContentFigure; page: MenuPage }) {
  const translate = useTranslate();
  const count = useCount({ resource: figure.resource, filter: {} });
  const Icon = page.icon;
  return (
    <Card component="li" sx={ROW}>
      <CardActionArea component={Link} to={listAddress(page.to, {})} sx={WHOLE_ROW}>
        <Box sx={NAME}>
          <Icon fontSize="small" color="action" />
          <Typography noWrap variant="body2" fontWeight={600}>
            {translate(page.labelKey, { smart_count: 2 })}
          </Typography>
        </Box>
        {figure.resource === 'prices' && <KilogramNote />}
        <Typography component="span" sx={NUMBER}>
          <FigureValue count={count} />
        </Typography>
      </CardActionArea>
      <Notes figure={figure} to={page.to} />
    </Card>
  );
}

type NoteLinkProps = { text: WaitingState; number: number; to: string };

function NoteLink({ text, number, to }: NoteLinkProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  return (
    <MuiLink component={Link} to={to} variant="caption" color="text.secondary" noWrap>
      {translate(`overview.${text}`, {
        smart_count: number,
        number: formatNumber(number, locale),
      })}
    </MuiLink>
  );
}

/** What waits, each with the way to it. */
function Notes({ figure: { resource, waits }, to }: { figure: ContentFigure; to: string }) {
  const { counts } = useCounts();
  const states = counts?.[resource]?.states ?? {};
  const waiting = waits.filter((state) => (states[state] ?? 0) > 0);
  if (waiting.length === 0) return null;
  return (
    <Box sx={WAITING}>
      {waiting.map((state) => (
        <NoteLink
          key={state}
          text={state}
          number={states[state] ?? 0}
          to={listAddress(to, { state })}
        />
      ))}
    </Box>
  );
}

/** The price of a kilogram, beside the number of prices. */
function KilogramNote() {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { price } = useWeightPrice();
  const money = weightMoney(price?.weigthPrice);
  return (
    <Typography noWrap variant="caption" color="text.secondary" component="span" sx={NOTE}>
      {money !== undefined &&
        Number(money) > 0 &&
        translate('overview.kilogram', { price: isolated(formatMoney(money, locale), 'ltr') })}
    </Typography>
  );
}

/** Name, notes and number: a long name gives way to the notes, and the numbers stand below each other. */
const ROW = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: 1,
  px: 2,
} as const;
/** The link fills the card, with the columns of the card. */
const WHOLE_ROW = {
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  gridRow: 1,
  alignItems: 'center',
  py: 1,
  mx: -2,
  px: 2,
  width: 'auto',
  minHeight: 56,
  color: 'text.primary',
} as const;
const NAME = { display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 } as const;
const NUMBER = {
  gridColumn: 3,
  fontSize: 18,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
} as const;
/** Above the link, in a column of its own. */
const WAITING = {
  position: 'relative',
  gridColumn: 2,
  gridRow: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  fontVariantNumeric: 'tabular-nums',
} as const;
const NOTE = { gridColumn: 2, fontVariantNumeric: 'tabular-nums' } as const;
