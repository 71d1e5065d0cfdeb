import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createContext, Fragment, type ReactNode, use } from 'react';
import { useTranslate } from 'react-admin';
import type { Locale } from '../../../domain/fields.ts';
import { BINDING_LOCALE } from '../../../domain/resources/legal-pages.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import type { Piece } from '../../kit/conflict/text-diff.ts';
import { CHANGE_ATTRIBUTE } from './ChangeSteps.tsx';
import type { ComparedBlock } from './compare-texts.ts';
import type { TextBlock } from './legal-blocks.ts';

type Props = {
  rows: readonly ComparedBlock[];
  onlyChanges: boolean;
  /** The language of the texts. */
  locale: Locale;
};

/** Two texts beside each other; on a phone below each other, paragraph by paragraph. */
export function ComparedText({ rows, onlyChanges, locale }: Props) {
  return (
    <TextLocale value={locale}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, columnGap: 3 }}>
        {(onlyChanges ? withContext(rows) : rows).map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text have no identity.
          <Fragment key={at}>
            {typeof row === 'number' ? <LeftOut count={row} /> : <Row row={row} />}
          </Fragment>
        ))}
      </Box>
    </TextLocale>
  );
}

const TextLocale = createContext<Locale>(BINDING_LOCALE);

/** The changed paragraphs with one on either side; a number stands for those left out. */
function withContext(rows: readonly ComparedBlock[]): readonly (ComparedBlock | number)[] {
  const shown: (ComparedBlock | number)[] = [];
  for (const [at, row] of rows.entries()) {
    const around = rows.slice(Math.max(0, at - 1), at + 2);
    const last = shown.at(-1);
    if (around.some(({ kind }) => kind !== 'same')) shown.push(row);
    else if (typeof last === 'number') shown.splice(-1, 1, last + 1);
    else shown.push(1);
  }
  return shown;
}

function LeftOut({ count }: { count: number }) {
  const translate = useTranslate();
  return (
    <Typography
      variant="caption"
      color="text.secondary"
      sx={{ gridColumn: '1 / -1', py: 1, textAlign: 'center', bgcolor: 'action.hover', my: 1 }}
    >
      {translate('legal.compare.left', { smart_count: count })}
    </Typography>
  );
}

function Row({ row }: { row: ComparedBlock }) {
  const translate = useTranslate();
  switch (row.kind) {
    case 'same':
      return (
        <>
          <Cell block={row.block}>{row.block.text}</Cell>
          <Cell block={row.block} isTwin>
            {row.block.text}
          </Cell>
        </>
      );
    case 'changed':
      return (
        <>
          <Cell block={row.before} sign="~" label={translate('legal.compare.changed')}>
            <Pieces pieces={row.pieces} without="added" />
          </Cell>
          <Cell block={row.after} sign="~" label={translate('legal.compare.changed')} isSecond>
            <Pieces pieces={row.pieces} without="removed" />
          </Cell>
        </>
      );
    case 'added':
    case 'movedTo': {
      const move = 'move' in row ? row.move : 0;
      const label = translate(`legal.compare.${row.kind}`, { move });
      return (
        <>
          <Empty />
          <Cell block={row.block} sign={move ? '→' : '+'} label={label}>
            <Box component="ins" sx={ADDED}>
              {row.block.text}
            </Box>
          </Cell>
        </>
      );
    }
    case 'removed':
    case 'movedFrom': {
      const move = 'move' in row ? row.move : 0;
      const label = translate(`legal.compare.${row.kind}`, { move });
      return (
        <>
          <Cell block={row.block} sign={move ? '←' : '−'} label={label}>
            <Box component="del" sx={REMOVED}>
              {row.block.text}
            </Box>
          </Cell>
          <Empty />
        </>
      );
    }
    default:
      return row satisfies never;
  }
}

const Empty = () => (
  <Box sx={{ display: { xs: 'none', md: 'block' }, bgcolor: 'action.hover', my: 0.5 }} />
);

/** Where a change begins; the page jumps from one to the next. */
const CHANGE = { [CHANGE_ATTRIBUTE]: '', tabIndex: -1 } as const;

type CellProps = {
  block: TextBlock;
  /** Whether it is the second half of a change that begins beside it. */
  isSecond?: boolean;
  sign?: string;
  label?: string;
  /** Whether it repeats what stands beside it: a phone shows it once. */
  isTwin?: boolean;
  children: ReactNode;
};

function Cell({ block, sign, label, isTwin = false, isSecond = false, children }: CellProps) {
  const locale = use(TextLocale);
  const isHeading = /^h\d$/.test(block.tag);
  return (
    <Box
      {...(label && !isSecond && CHANGE)}
      sx={{
        scrollMarginBlock: '120px',
        display: isTwin ? { xs: 'none', md: 'block' } : 'block',
        my: 0.5,
        px: 1.5,
        py: 0.5,
        minWidth: 0,
        overflowWrap: 'anywhere',
        borderInlineStart: '3px solid',
        borderColor: sign ? 'primary.main' : 'transparent',
      }}
    >
      {label && (
        <Typography variant="caption" component="p" color="text.secondary">
          <span aria-hidden>{sign} </span>
          {label}
        </Typography>
      )}
      <Typography
        lang={locale}
        dir={LANGUAGES[locale].direction}
        component={isHeading ? 'h3' : 'p'}
        variant={isHeading ? 'subtitle1' : 'body2'}
        sx={{
          fontWeight: isHeading ? 600 : undefined,
          paddingInlineStart: block.tag === 'li' ? 2 : 0,
        }}
      >
        {children}
      </Typography>
    </Box>
  );
}

function Pieces({ pieces, without }: { pieces: readonly Piece[]; without: Piece['kind'] }) {
  return pieces.flatMap(({ kind, text }, at) =>
    kind === without
      ? []
      : [
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no identity.
          <Box key={at} component={TAGS[kind]} sx={CHANGE_STYLES[kind]}>
            {text}
          </Box>,
        ],
  );
}

const TAGS = { same: 'span', added: 'ins', removed: 'del' } as const;
/** Underlined or crossed out, so that colour is not needed to distinguish them. */
const ADDED = {
  bgcolor: 'faint.success',
  color: 'ink.success',
  textDecoration: 'underline',
  borderRadius: 0.5,
} as const;
const REMOVED = {
  bgcolor: 'faint.error',
  color: 'ink.error',
  textDecoration: 'line-through',
  borderRadius: 0.5,
} as const;
const CHANGE_STYLES = { same: {}, added: ADDED, removed: REMOVED } as const;
