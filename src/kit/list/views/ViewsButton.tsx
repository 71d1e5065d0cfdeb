import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { usePopup } from '../../popup/use-popup.ts';
import { ToolButton } from '../ToolButton.tsx';
import { useViews, type Views } from './use-views.ts';
import type { ViewQuestion } from './ViewDialogs.tsx';

const loadPanel = () => import('./ViewsPanel.tsx');
const ViewDialogs = lazy(() => import('./ViewDialogs.tsx'));

/** The saved views of a list; the button shows the name of the current one. */
export function ViewsButton() {
  const views = useViews();
  const { anchor, Panel, open, close } = usePopup(loadPanel);
  const [question, setQuestion] = useState<ViewQuestion>();
  return (
    <>
      <ToolButton
        icon={<BookmarkBorderOutlined />}
        label={useLabel(views)}
        popup="dialog"
        expanded={anchor !== null}
        onOpen={open}
      />
      {Panel && (
        <Panel
          anchor={anchor}
          onClose={close}
          views={views}
          onShow={(view) => {
            views.show(view);
            close();
          }}
          onAsk={setQuestion}
        />
      )}
      {question && (
        <Suspense fallback={null}>
          <ViewDialogs question={question} views={views} onClose={() => setQuestion(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function useLabel({ shown, left }: Views): string {
  const translate = useTranslate();
  if (shown) return translate('kit.views.shown', { name: shown.name });
  if (left) return translate('kit.views.changed', { name: left.name });
  return translate('kit.views.open');
}
