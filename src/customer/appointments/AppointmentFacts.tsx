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
  const { city, address, kind } = appointment;
  const isNamed = city !== '' && !address.includes(city);
  return (
    <div className="appointment">
      <div className="order-head">
        <h3>
          <time dateTime={appointment.start}>{date}</time>
        </h3>
        {children}
      </div>
      <p>{time}</p>
      <p className="muted small">
        {texts.kinds[kind]}
        {isNamed && (
          <>
            {' · '}
            <bdi>{city}</bdi>
          </>
        )}
        {address && (
          <>
            {' · '}
            <bdi>{address}</bdi>
          </>
        )}
      </p>
    </div>
  );
}
