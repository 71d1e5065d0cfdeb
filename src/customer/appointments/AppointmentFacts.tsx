import type { ReactNode } from 'react';
import { useLanguage } from '../language/language.ts';
import { useOwnTexts } from '../language/use-own-texts.ts';
import { whenOf } from './appointment-texts.ts';
import type { OwnAppointment } from './own-appointments.ts';

type Props = {
  appointment: OwnAppointment;
  /** How it stands, beside the day. */
  children: ReactNode;
};

/** When and where an appointment is, and what for. */
export function AppointmentFacts({ appointment, children }: Props) {
  const { locale } = useLanguage();
  const texts = useOwnTexts();
  const { date, time } = whenOf(appointment, { texts, locale });
  return (
    <div className="appointment">
      <div className="order-head">
        <h3>
          <time dateTime={appointment.start}>{date}</time>
        </h3>
        {children}
      </div>
      <p className="slot-time">{time}</p>
      <AppointmentPlace appointment={appointment} />
    </div>
  );
}

/** Where it is and what for; the address alone where it names the city, or where there is none. */
export function AppointmentPlace({ appointment }: Pick<Props, 'appointment'>) {
  const texts = useOwnTexts();
  const { kind, address } = appointment;
  const city = appointment.city.trim();
  return (
    <div className="slot-what">
      <p className="slot-labels">
        {city && <bdi className="slot-city">{city}</bdi>}
        <span className={`tag kind-${kind}`}>{texts.kinds[kind]}</span>
      </p>
      {address && (
        <p className="muted small">
          <bdi>{address}</bdi>
        </p>
      )}
    </div>
  );
}
