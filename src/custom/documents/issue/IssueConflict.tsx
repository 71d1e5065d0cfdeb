import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { commands, type Order } from '../../../../domain/resources/commands.ts';
import { compareVersions } from '../../../kit/conflict/compare-versions.ts';
import { ShownDifference } from '../../../kit/conflict/VersionRow.tsx';
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog.tsx';
import { ViewContext } from '../../../kit/view/use-view.ts';
import { viewOf } from '../../../kit/view/view.ts';
import { DONE_BY_OTHERS, EDITED_BY } from '../chosen-order.ts';

type Props = {
  /** The order as the clerk wanted to issue it, and as another user has saved it in the meantime. */
  seen: Order;
  current: Order;
  onLook: () => void;
  onClose: () => void;
};

/**
 * Nothing was issued, because the order has changed since the clerk saw it: shows the differences, and
 * lets the clerk review them before issuing.
 */
export function IssueConflict({ seen, current, onLook, onClose }: Props) {
  const translate = useTranslate();
  const changed = compareVersions({ base: seen, mine: seen, theirs: current }, SHOWN);
  return (
    <ConfirmDialog
      open
      title={translate('issued.conflict.title')}
      confirmLabel={translate('issued.conflict.look')}
      onConfirm={onLook}
      onClose={onClose}
      content={
        <ViewContext value={ORDERS}>
          <Stack sx={{ gap: 1.5 }}>
            <Typography color="text.primary">{translate('issued.conflict.text')}</Typography>
            {changed.map(({ path }) => (
              <ShownDifference key={path} path={path} before={seen} after={current} />
            ))}
            {changed.length === 0 && (
              <Typography variant="body2">{translate('issued.conflict.elsewhere')}</Typography>
            )}
          </Stack>
        </ViewContext>
      }
    />
  );
}

const SHOWN = [...EDITED_BY.bill, ...DONE_BY_OTHERS];

/** How values of an order are displayed when two versions are compared. */
const ORDERS = viewOf(commands, { menu: false });
