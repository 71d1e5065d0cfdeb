import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useStoredText } from '../chat/use-stored-text.ts';
import { useOwnTexts } from '../language/use-own-texts.ts';
import { draftIn, STARS, type Stars, storedDraftOf } from './own-reviews.ts';

/** The longest text that a review takes. */
const MOST_CHARACTERS = 2_000;

type Props = {
  draftOwner: string;
  /** Sends it, and throws with the reason why not. */
  send: (rating: Stars, text: string) => Promise<void>;
  onClose: () => void;
};

/** Stars and a text. What is written stays on the device until it was sent. */
export function ReviewForm({ draftOwner, send, onClose }: Props) {
  const { review: texts, busy, back } = useOwnTexts();
  const [stored, keep] = useStoredText(draftOwner);
  const { rating, text } = draftIn(stored);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const form = useRef<HTMLFormElement>(null);
  // It opens below what was pressed, often under the edge of the screen.
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'center' });
  }, []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!rating) {
      setProblem(texts.missing);
      return;
    }
    setBusy(true);
    setProblem('');
    try {
      await send(rating, text);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };
  return (
    <form ref={form} className="own-form" onSubmit={submit}>
      <StarsChoice
        value={rating}
        onChange={(next) => keep(storedDraftOf({ rating: next, text }))}
      />
      <label className="field">
        <span>{texts.text}</span>
        <textarea
          dir="auto"
          rows={4}
          maxLength={MOST_CHARACTERS}
          value={text}
          onChange={({ target }) => keep(storedDraftOf({ rating, text: target.value }))}
        />
      </label>
      <p className="muted small">{texts.public}</p>
      <div role="alert">{problem && <p className="notice notice-error">{problem}</p>}</div>
      <div className="own-actions">
        <button type="button" className="button quiet" onClick={onClose}>
          {back}
        </button>
        <button type="submit" className="button" aria-disabled={isBusy}>
          {isBusy ? busy : texts.send}
        </button>
      </div>
    </form>
  );
}

type StarsProps = { value: Stars | undefined; onChange: (stars: Stars) => void };

/** Five stars as one choice: arrow keys go through it, and each says how many it is. */
function StarsChoice({ value, onChange }: StarsProps) {
  const { review: texts } = useOwnTexts();
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const inputs = group.current?.querySelectorAll('input');
    ([...(inputs ?? [])].find(({ checked }) => checked) ?? inputs?.[0])?.focus();
  }, []);
  const chosen = value ? STARS.indexOf(value) : -1;
  return (
    <fieldset ref={group} className="stars-choice">
      <legend>{texts.title}</legend>
      {STARS.map((stars, at) => (
        <label key={stars}>
          <input
            type="radio"
            name="rating"
            className="hidden"
            checked={stars === value}
            onChange={() => onChange(stars)}
          />
          <span className="hidden">{texts.stars[stars]}</span>
          <span aria-hidden="true">{at <= chosen ? '★' : '☆'}</span>
        </label>
      ))}
    </fieldset>
  );
}
