import { useEffect, useMemo, useRef, useState } from 'react';
import { statusOf } from '../../providers/call-error.ts';
import { useWhenFound } from '../../providers/use-connection.ts';
import { fill, useLanguage } from '../language/language.ts';
import { useOwnTexts } from '../language/use-own-texts.ts';
import { Icon } from '../parts/Icon.tsx';
import type { CustomerSession } from '../session/customer-session.ts';
import { ownCalls, rejectionCode, sentenceIn } from '../session/own-calls.ts';
import { bookingRejection, cancelRejection, whenOf } from './appointment-texts.ts';
import { Booking } from './Booking.tsx';
import { OpenAppointments } from './OpenAppointments.tsx';
import {
  type Appointments,
  book,
  cancelBooking,
  type OwnAppointment,
  type OwnBooking,
  readAppointments,
} from './own-appointments.ts';
import '../style/own.css';
import '../style/appointments.css';

type Props = { session: CustomerSession };

/** The appointments that a customer can book, and their bookings. */
export default function AppointmentsPage({ session }: Props) {
  const texts = useOwnTexts();
  const { read, state, again, change, confirmations } = useAppointments(session);
  if (state === 'missing') {
    return (
      <div className="middle">
        <Icon name="calendar" size={40} />
        <p className="muted">{texts.missing}</p>
        <WriteToUs />
      </div>
    );
  }
  if (!read && state === 'failed') {
    return (
      <div className="middle">
        <Icon name="warning" size={40} />
        <p role="alert">{texts.failed}</p>
        <button type="button" className="button" onClick={again}>
          {texts.again}
        </button>
        <WriteToUs />
      </div>
    );
  }
  if (!read) return <Loading />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section className="orders" aria-label={texts.open} tabIndex={0}>
      <Confirmed texts={confirmations} />
      {state === 'failed' && (
        <p className="notice notice-error" role="alert">
          {texts.failed}
        </p>
      )}
      <Lists session={session} read={read} change={change} />
    </section>
  );
}

/** As large as what comes, so that nothing moves then. */
function Loading() {
  const texts = useOwnTexts();
  return (
    <div className="orders">
      <p className="hidden" role="status">
        {texts.loading}
      </p>
      <div className="waiting waiting-line" />
      <div className="waiting waiting-card" />
      <div className="waiting waiting-card" />
    </div>
  );
}

/** What has just happened: the form or the question that led to it is unmounted. */
function Confirmed({ texts: labels }: { texts: string }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (labels) place.current?.focus();
  }, [labels]);
  return (
    <p ref={place} className={labels ? 'notice notice-info' : 'hidden'} role="status" tabIndex={-1}>
      {labels}
    </p>
  );
}

type ListsProps = Props & {
  read: Appointments;
  change: ReturnType<typeof useAppointments>['change'];
};

function Lists({ session, read: { open, bookings }, change }: ListsProps) {
  const texts = useOwnTexts();
  const now = new Date();
  const isAhead = ({ isBooked, appointment }: OwnBooking) =>
    isBooked && Date.parse(appointment.start) > now.getTime();
  const ahead = bookings.filter(isAhead).toSorted(byStart);
  const earlier = bookings.filter((booking) => !isAhead(booking));
  const taken = new Set(ahead.map(({ appointment }) => appointment.id));
  const free = open.filter(({ id }) => !taken.has(id));
  const self = session.state.read().signed?.user._id ?? '';
  const list = (of: readonly OwnBooking[], className = 'order-list') => (
    <ul className={className}>
      {of.map((booking) => (
        <Booking
          key={booking.id}
          booking={booking}
          now={now}
          onCancel={() => change.cancel(booking)}
        />
      ))}
    </ul>
  );
  return (
    <>
      {ahead.length > 0 && <h2>{texts.mine}</h2>}
      {ahead.length > 0 && list(ahead, 'order-list booked')}
      <h2>{texts.open}</h2>
      {free.length > 0 ? (
        <OpenAppointments
          appointments={free}
          draftOwnerOf={({ id }) => `${self}/booking/${id}`}
          onBook={change.book}
        />
      ) : (
        <div className="nothing order">
          <Icon name="calendar" size={28} />
          <p>{texts.none}</p>
          <WriteToUs />
        </div>
      )}
      {earlier.length > 0 && (
        <details className="earlier">
          <summary>{texts.earlier}</summary>
          {list(earlier)}
        </details>
      )}
    </>
  );
}

/** Where there is nothing to book, the office helps. */
function WriteToUs() {
  const texts = useOwnTexts();
  return (
    <a className="button quiet" href="#chat">
      {texts.write}
    </a>
  );
}

const byStart = (one: OwnBooking, other: OwnBooking): number =>
  Date.parse(one.appointment.start) - Date.parse(other.appointment.start);

/** A back end without appointments answers so. */
const ABSENT: readonly number[] = [403, 404];

/** Rejections that show that the list is older than what others have done. */
const OUTDATED = /^(appointment|record|transition)\./;

/** Those after which the appointment, or the booking, is not where it was. */
const GOING = /^(appointment\.closed|record\..*|transition\..*)$/;

/** The notices after a change, and after its rejection. */
type Texts = { readonly done: string; readonly rejected: (code: string) => string };

function useAppointments(session: CustomerSession) {
  const { locale } = useLanguage();
  const texts = useOwnTexts();
  const calls = useMemo(() => ownCalls(session), [session]);
  const [read, setRead] = useState<Appointments>();
  const [state, setState] = useState<'loading' | 'ready' | 'failed' | 'missing'>('loading');
  const [notified, setNotified] = useState('');
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt reads again.
  useEffect(() => {
    let isUnmounted = false;
    readAppointments(calls, new Date()).then(
      (next) => {
        if (isUnmounted) return;
        setRead(next);
        setState('ready');
      },
      (error) =>
        !isUnmounted && setState(ABSENT.includes(statusOf(error) ?? 0) ? 'missing' : 'failed'),
    );
    return () => {
      isUnmounted = true;
    };
  }, [calls, attempt]);
  const again = () => setAttempt((last) => last + 1);
  useWhenFound(again);
  /** Does something, and shows what the lists are then; a rejection is thrown on. */
  const changing = async (work: () => Promise<unknown>, labels: Texts) => {
    setNotified('');
    try {
      await work();
      setNotified(labels.done);
      again();
    } catch (error) {
      const code = rejectionCode(error);
      if (OUTDATED.test(code)) again();
      // What it was started from leaves the lists now, with whatever it shows itself.
      if (GOING.test(code)) setNotified(sentenceIn(error, locale) ?? labels.rejected(code));
      throw error;
    }
  };
  const change = {
    book: (appointment: OwnAppointment, note: string) =>
      changing(() => book(calls, appointment.id, note), {
        done: fill(texts.bookedNow, whenOf(appointment, { texts, locale })),
        rejected: (code) => bookingRejection(code, texts),
      }),
    cancel: ({ id }: OwnBooking) =>
      changing(() => cancelBooking(calls, id), {
        done: texts.cancelledNow,
        rejected: (code) => cancelRejection(code, texts),
      }),
  };
  return { read, state, again, change, confirmations: notified };
}
