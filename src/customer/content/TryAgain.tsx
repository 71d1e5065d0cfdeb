import { useTexts } from '../language/language.ts';

/** A file that did not come, and another try. */
export function TryAgain({ onRetry }: { onRetry: () => void }) {
  const { content, chat } = useTexts();
  return (
    <div className="unloadable">
      <p>{content.unloadable}</p>
      <button type="button" className="button quiet" onClick={onRetry}>
        {chat.again}
      </button>
    </div>
  );
}
