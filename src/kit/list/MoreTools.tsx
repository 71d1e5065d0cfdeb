import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ComponentType, Suspense, use } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { MoreToolsContext } from '../popup/more-tools.ts';
import { ToolPopover } from '../popup/ToolPopover.tsx';
import type { PopupProps } from '../popup/use-popup.ts';
import { useListView } from '../view/list-view.ts';
import { ColumnsButton } from './ColumnsButton.tsx';
import { DensityChoice } from './DensityChoice.tsx';
import { ExportButton } from './ExportButton.tsx';
import { SortChoice } from './SortChoice.tsx';
import { ViewsButton } from './views/ViewsButton.tsx';

type Props = PopupProps & {
  /** Where the tools open what they open. */
  button: HTMLElement;
};

/** The tools of a list under 'More', one below the other; on a phone also those that do not fit into the bar. */
export default function MoreTools({ anchor, onClose, button }: Props) {
  const translate = useTranslate();
  return (
    <ToolPopover anchor={anchor} label={translate('kit.list.more')} onClose={onClose} keepMounted>
      <MoreToolsContext value={{ button, close: onClose }}>
        <AllTools />
      </MoreToolsContext>
    </ToolPopover>
  );
}

function AllTools() {
  const { list } = useListView();
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', py: 1, minWidth: 200 }}>
      {onPhone && <Tools of={list.finders} />}
      {onPhone && <ViewsButton />}
      {onPhone || list.look ? (
        <Box sx={{ px: 2, py: 1 }}>
          <SortChoice />
        </Box>
      ) : (
        <>
          {list.ownSort && <OwnSortButton {...list.ownSort} />}
          <ColumnsButton />
          <DensityChoice />
        </>
      )}
      <ExportButton />
      <Tools of={list.moreTools} />
    </Box>
  );
}

const Tools = ({ of }: { of: readonly ComponentType[] }) => (
  <Suspense fallback={null}>
    {of.map((Tool, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the tools of a list never change
      <Tool key={at} />
    ))}
  </Suspense>
);

type OwnSort = NonNullable<ReturnType<typeof useListView>['list']['ownSort']>;

/** Restores the list's own order after another column was clicked. */
function OwnSortButton({ sort: own, label, icon: Icon }: OwnSort) {
  const { sort, setSort } = useListContext();
  const translate = useTranslate();
  const more = use(MoreToolsContext);
  const active = sort.field === own.field;
  return (
    <Button
      startIcon={<Icon />}
      sx={{
        justifyContent: 'flex-start',
        px: 2,
        minHeight: 40,
        bgcolor: active ? 'action.selected' : undefined,
      }}
      aria-pressed={active}
      onClick={() => {
        setSort(own);
        more?.close();
      }}
    >
      {translate(label)}
    </Button>
  );
}
