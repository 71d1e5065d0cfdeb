import { useState } from 'react';
import { fill, useLanguage } from '../language/language.ts';
import { useOwnTexts } from '../language/use-own-texts.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { rejectionCode, sentenceIn } from '../session/own-calls.ts';
import { AppointmentFacts } from './AppointmentFacts.tsx';
import { cancelRejection, whenOf } from './appointment-texts.ts';
import type { OwnBooking } from './own-appointments.ts';

type Props = {
  booking: OwnBooking;
  now: Date;
  /** Cancels, and throws why not. */
  onCancel: () => Promise<void>;
};

/** A booking of a customer. Until it begins, they can cancel it. */
export function Booking({ booking, now, onCancel }: Props) {
  const { locale } = useLanguage();
  const texts = useOwnTexts();
  const [isRequested, setRequested] = useState(false);
  const { appointment, isBooked, note } = booking;
  const isOver = Date.parse(appointment.start) <= now.getTime();
  const name = fill(texts.cancelAt, whenOf(appointment, { texts, locale }));
  return (
    <li className="order">
      <AppointmentFacts appointment={appointment}>
        <span className={isBooked && !isOver ? 'tag tag-good' : 'tag'}>
          {isBooked ? (isOver ? texts.over : texts.booked) : texts.cancelled}
        </span>
      </AppointmentFacts>
      {note && (
        <p className="small" dir="auto">
          {fill(texts.yourNote, { note })}
        </p>
      )}
      {isBooked && !isOver && (
        <button
          type="button"
          className="button quiet"
          aria-label={name}
          onClick={() => setRequested(true)}
        >
          {texts.cancel}
        </button>
      )}
      {isRequested && (
        <CancelQuestion booking={booking} onCancel={onCancel} onClose={() => setRequested(false)} />
      )}
    </li>
  );
}

type QuestionProps = Omit<Props, 'now'> & { onClose: () => void };

function CancelQuestion({ booking, onCancel, onClose }: QuestionProps) {
  const { locale } = useLanguage();
  const texts = useOwnTexts();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const cancel = async () => {
    if (isBusy) return;
    setBusy(true);
    setProblem('');
    try {
      await onCancel();
      onClose();
    } catch (error) {
      setProblem(sentenceIn(error, locale) ?? cancelRejection(rejectionCode(error), texts));
      setBusy(false);
    }
  };
  return (
    <Dialog title={texts.cancelTitle} onClose={onClose}>
      <p>{fill(texts.cancelText, whenOf(booking.appointment, { texts, locale }))}</p>
      <div role="alert">{problem && <p className="notice notice-error">{problem}</p>}</div>
      <div className="dialog-actions">
        <button type="button" className="button quiet" onClick={onClose}>
          {texts.stay}
        </button>
        <button type="button" className="button danger" aria-disabled={isBusy} onClick={cancel}>
          {isBusy ? texts.busy : texts.cancel}
        </button>
      </div>
    </Dialog>
  );
}
