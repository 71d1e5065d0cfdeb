import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { keepDraft, useStoredText } from '../chat/use-stored-text.ts';
import { fill, plural, useLanguage } from '../language/language.ts';
import { useOwnTexts } from '../language/use-own-texts.ts';
import { rejectionCode, sentenceIn } from '../session/own-calls.ts';
import { AppointmentPlace } from './AppointmentFacts.tsx';
import { bookingRejection, whenOf } from './appointment-texts.ts';
import type { OwnAppointment } from './own-appointments.ts';

/** The longest note that a booking takes. */
const MOST_CHARACTERS = 200;

type Props = {
  appointment: OwnAppointment;
  /** Where a note that was begun is stored on this device. */
  draftOwner: string;
  /** Books, and throws why not. */
  onBook: (note: string) => Promise<void>;
};

/** An appointment of a day that can be booked, with the form for it once somebody wants to. */
export function OpenAppointment(props: Props) {
  const { appointment } = props;
  const { locale } = useLanguage();
  const texts = useOwnTexts();
  const [isOpen, setOpen] = useState(false);
  const { left, city } = appointment;
  const { date, time } = whenOf(appointment, { texts, locale });
  // Two cities may have one at the same time.
  const name = [fill(texts.bookAt, { date, time }), city.trim()].filter(Boolean).join(' · ');
  return (
    <li className="slot">
      <p className="slot-time">
        <time dateTime={appointment.start}>{time}</time>
      </p>
      <AppointmentPlace appointment={appointment} />
      <div className="slot-places">
        {left !== 0 && !isOpen && (
          <button
            type="button"
            className="button quiet"
            aria-label={name}
            onClick={() => setOpen(true)}
          >
            {texts.book}
          </button>
        )}
        <PlacesLeft left={left} />
      </div>
      {isOpen && <BookingForm {...props} name={name} onClose={() => setOpen(false)} />}
    </li>
  );
}

function PlacesLeft({ left }: { left: number | undefined }) {
  const { locale } = useLanguage();
  const texts = useOwnTexts();
  if (left === undefined) return null;
  if (left === 0) return <span className="tag tag-quiet">{texts.full}</span>;
  return <span className="muted small">{plural(texts.left, left, locale)}</span>;
}

type FormProps = Props & { name: string; onClose: () => void };

/** The note, and the booking. Without a connection everything stays as it is. */
function BookingForm({ draftOwner, onBook, onClose, name }: FormProps) {
  const { locale } = useLanguage();
  const texts = useOwnTexts();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  // Whoever has pressed "Book" writes next.
  useEffect(() => input.current?.focus(), []);
  const [note, setNote] = useStoredText(draftOwner);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setProblem('');
    try {
      await onBook(note);
      keepDraft(draftOwner, '');
    } catch (error) {
      setProblem(sentenceIn(error, locale) ?? bookingRejection(rejectionCode(error), texts));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="own-form" aria-label={name} onSubmit={submit}>
      <label className="field">
        <span>{texts.note}</span>
        <input
          ref={input}
          dir="auto"
          maxLength={MOST_CHARACTERS}
          aria-describedby={hintId}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </label>
      <p id={hintId} className="muted small">
        {texts.noteHint}
      </p>
      <div role="alert">{problem && <p className="notice notice-error">{problem}</p>}</div>
      <div className="own-actions">
        <button type="button" className="button quiet" onClick={onClose}>
          {texts.back}
        </button>
        <button type="submit" className="button" aria-disabled={isBusy}>
          {isBusy ? texts.busy : texts.confirm}
        </button>
      </div>
    </form>
  );
}
