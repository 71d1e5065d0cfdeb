import { useTranslate } from 'react-admin';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The shape of the list while it is loaded. */
export function RowsLoading() {
  const translate = useTranslate();
  return (
    <div className="chat-scroll" role="status" aria-label={translate('shell.loading.label')}>
      {ROWS.map((row) => (
        <div key={row} className="chat-person chat-loading" aria-hidden="true">
          <span className="chat-face" />
          <span className="chat-person-lines">
            <span className="chat-bone" style={{ width: '55%' }} />
            <span className="chat-bone" style={{ width: '80%' }} />
          </span>
        </div>
      ))}
    </div>
  );
}
