import { useLanguage } from '../language/language.ts';
import { useOwnTexts } from '../language/use-own-texts.ts';
import { whenOf } from './appointment-words.ts';
import type { OwnAppointment } from './own-appointments.ts';

/** When and where an appointment is, and what for. */
export function AppointmentFacts({ appointment }: { appointment: OwnAppointment }) {
  const { locale } = useLanguage();
  const texts = useOwnTexts();
  const { date, time } = whenOf(appointment, { texts, locale });
  const { city, address, kind } = appointment;
  const isNamed = city !== '' && !address.includes(city);
  return (
    <div>
      <h3>
        <time dateTime={appointment.start}>{date}</time>
      </h3>
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
