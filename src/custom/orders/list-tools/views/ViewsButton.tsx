import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ToolButton } from '../../../../kit/list/ToolButton.tsx';
import type { OrderListConfig } from '../../stages.ts';
import { useViews, type Views } from './use-views.ts';
import { ViewDialogs, type ViewQuestion } from './ViewDialogs.tsx';
import { ViewsPanel } from './ViewsPanel.tsx';

/** The saved views of a list; the button shows the name of the current one. */
export function ViewsButton({ stage }: { stage: OrderListConfig }) {
  const translate = useTranslate();
  const views = useViews(stage);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [question, setQuestion] = useState<ViewQuestion>();
  return (
    <>
      <ToolButton
        icon={<BookmarkBorderOutlined />}
        label={useLabel(views)}
        popup="dialog"
        expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': translate('kit.views.title') },
        }}
      >
        <ViewsPanel
          views={views}
          onShow={(view) => {
            views.show(view);
            setAnchor(null);
          }}
          onAsk={setQuestion}
        />
      </Popover>
      <ViewDialogs question={question} views={views} onClose={() => setQuestion(undefined)} />
    </>
  );
}

function useLabel({ shown, left }: Views): string {
  const translate = useTranslate();
  if (shown) return translate('kit.views.shown', { name: shown.name });
  if (left) return translate('kit.views.changed', { name: left.name });
  return translate('kit.views.open');
}
