import { StatusChip } from '../kit/cells/cells.tsx';
import type { CellProps } from '../kit/view/props.ts';

/** Whether a content is a draft, and if not, what its dates have made of it. */
export const PublishingState = (props: CellProps) => (
  <StatusChip
    {...props}
    colors={{
      draft: 'default',
      scheduled: 'info',
      published: 'success',
      expired: 'default',
      archived: 'default',
    }}
  />
);
