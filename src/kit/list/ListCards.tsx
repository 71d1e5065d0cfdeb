import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { alpha } from '@mui/material/styles';
import { type MouseEvent, memo, type Ref, Suspense, use } from 'react';
import {
  type RaRecord,
  RecordContextProvider,
  useListContext,
  useNavigate,
  useTranslate,
} from 'react-admin';
import { useRowActions } from '../actions/row-actions.ts';
import { useRowMenu } from '../actions/use-row-menu.ts';
import { useSelected } from '../selection/selected-rows.tsx';
import { isUnread } from '../selection/unread-row.ts';
import { labelOf, useListView } from '../view/list-view.ts';
import { useRecordTitle } from '../view/use-record-title.ts';
import { CLEAR_OF_BARS } from './clear-of-bars.ts';
import { PageCheckbox } from './PageCheckbox.tsx';
import { RecordCard } from './RecordCard.tsx';
import { isOnControl } from './row-click.ts';
import { RowHandle } from './row-handle.ts';
import { type RowRange, RowRangeContext } from './row-range.ts';
import { stopSecondClick } from './second-click.ts';
import { UnreadCard } from './UnreadRow.tsx';
import { UnsentFlag } from './UnsentFlag.tsx';
import { useItemsInSight } from './use-items-in-sight.ts';
import { isDrawnPlainly } from './VirtualBody.tsx';

const CARD_HEIGHT = 150;

type Records = { records: readonly RaRecord[] };

/** The records of a list on a phone: one card each, with the same selection as the table. */
export default function ListCards({ records }: Records) {
  const { list } = useListView();
  const range = use(RowRangeContext);
  const translate = useTranslate();
  return (
    <Box>
      <FormControlLabel
        sx={{ px: 1, py: 0.5, mx: 0 }}
        control={<PageCheckbox />}
        label={translate(labelOf(list, 'selectPage'))}
      />
      {!range && isDrawnPlainly(records.length) ? (
        <AllCards records={records} />
      ) : (
        <CardsInSight records={records} onSight={range?.look} />
      )}
    </Box>
  );
}

const LIST = { listStyle: 'none', m: 0, p: 0 } as const;

function AllCards({ records }: Records) {
  const cardOf = useCards();
  return (
    <Box component="ul" data-rows sx={LIST}>
      {records.map((record) => (
        <ListCard key={record.id} {...cardOf(record)} />
      ))}
    </Box>
  );
}

/** Renders only the cards in view, for lists of thousands; each states its position and the total. */
function CardsInSight({ records, onSight }: Records & { onSight: RowRange['look'] | undefined }) {
  const cardOf = useCards();
  const { container, items, after, measure } = useItemsInSight<HTMLUListElement>({
    records,
    height: CARD_HEIGHT,
    onSight,
  });
  return (
    <Box
      component="ul"
      data-rows
      ref={container}
      sx={LIST}
      style={{ paddingTop: items[0]?.gap, paddingBottom: after }}
    >
      {items.flatMap(({ key, index }) => {
        const record = records[index];
        if (record && isUnread(record))
          return <UnreadCard key={key} ref={measure} index={index} height={CARD_HEIGHT} />;
        return record ? (
          <ListCard
            key={key}
            {...cardOf(record)}
            ref={measure}
            index={index}
            count={records.length}
          />
        ) : (
          []
        );
      })}
    </Box>
  );
}

/** What each card is given; the same for the same record, so that it renders again only if it changed. */
function useCards() {
  const { view, list } = useListView();
  const { onToggleItem } = useListContext();
  const represent = useRecordTitle(view.definition.name);
  const translate = useTranslate();
  return (record: RaRecord) => ({
    record,
    onToggle: onToggleItem,
    label:
      list.selectLabel?.(record, translate) ??
      translate('kit.list.selectRow', { name: represent(record) }),
  });
}

/** A finger that rests opens the card's menu, and selects no text. */
const RESTED_ON = {
  '@media (pointer: coarse)': { userSelect: 'none', WebkitTouchCallout: 'none' },
} as const;

type CardProps = {
  record: RaRecord;
  onToggle: (id: RaRecord['id']) => void;
  /** The accessible name of its checkbox. */
  label: string;
  /** Its position in a list of which only a part is rendered. */
  index?: number;
  count?: number;
  ref?: Ref<HTMLLIElement>;
};

/**
 * One record on a phone. A tap on the card opens the record where the list has a page for it, and
 * selects it otherwise; so does a tap beside the checkbox, which narrowly misses it.
 */
const ListCard = memo(function ListCard(props: CardProps) {
  const { record, onToggle, label, index, count, ref } = props;
  const selected = useSelected(({ has }) => has(record.id));
  const { card: Card = RecordCard, prepare } = useListView().list;
  const Handle = use(RowHandle);
  const { hrefOf } = useRowActions();
  const { stopClick, ...menu } = useRowMenu(record);
  const navigate = useNavigate();
  const open = (event: MouseEvent) => {
    if (isOnControl(event)) return;
    const href = hrefOf?.(record);
    if (href === undefined || isInside(event, '.card-selection')) onToggle(record.id);
    else navigate(href);
  };
  return (
    <Box
      component="li"
      ref={ref}
      {...menu}
      onClickCapture={(event) => {
        stopClick?.(event);
        stopSecondClick(event);
      }}
      onClick={open}
      onPointerEnter={() => void prepare?.()}
      {...(index !== undefined && {
        'data-index': index,
        'aria-posinset': index + 1,
        'aria-setsize': count,
      })}
      sx={{
        display: 'flex',
        gap: 0.5,
        p: 1,
        borderTop: 1,
        borderColor: 'divider',
        cursor: 'pointer',
        ...(stopClick && RESTED_ON),
        '& :is(a, button, input)': { scrollMarginBlock: CLEAR_OF_BARS },
        bgcolor: (theme) =>
          selected
            ? alpha(theme.palette.primary.main, theme.palette.action.selectedOpacity)
            : undefined,
      }}
    >
      <Box className="card-selection">
        <Checkbox
          checked={selected}
          onChange={() => onToggle(record.id)}
          slotProps={{ input: { 'aria-label': label } }}
        />
        <UnsentFlag id={record.id} isBelow />
        {Handle && (
          <RecordContextProvider value={record}>
            <Box sx={{ textAlign: 'center' }}>
              <Handle />
            </Box>
          </RecordContextProvider>
        )}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, pt: 0.75 }}>
        <RecordContextProvider value={record}>
          <Suspense fallback={<Box sx={{ minHeight: CARD_HEIGHT }} />}>
            <Card record={record} />
          </Suspense>
        </RecordContextProvider>
      </Box>
    </Box>
  );
});

const isInside = ({ target }: MouseEvent, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;
