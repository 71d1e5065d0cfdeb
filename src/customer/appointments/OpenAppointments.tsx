import { type ReactNode, useId, useState } from 'react';
import { berlinDay } from '../../../domain/berlin-clock.ts';
import { NUMBER_LOCALES } from '../../../domain/number-locales.ts';
import { useLanguage } from '../language/language.ts';
import { useOwnTexts } from '../language/use-own-texts.ts';
import { Icon } from '../parts/Icon.tsx';
import { nearDay, whenOf } from './appointment-texts.ts';
import { OpenAppointment } from './OpenAppointment.tsx';
import {
  APPOINTMENT_KINDS,
  type AppointmentKind,
  type OwnAppointment,
} from './own-appointments.ts';

type Props = {
  appointments: readonly OwnAppointment[];
  /** Where a note that was begun for one is stored on this device. */
  draftOwnerOf: (appointment: OwnAppointment) => string;
  /** Books one, and throws why not. */
  onBook: (appointment: OwnAppointment, note: string) => Promise<void>;
};

const cityOf = ({ city }: OwnAppointment): string => city.trim();

/** What can be booked, day by day; whoever comes for one thing or to one city reads only that. */
export function OpenAppointments({ appointments, draftOwnerOf, onBook }: Props) {
  const { locale } = useLanguage();
  const texts = useOwnTexts();
  const [city, setCity] = useState<string>();
  const [kind, setKind] = useState<AppointmentKind>();
  const cities = [...new Set(appointments.map(cityOf))].toSorted(byName(locale));
  const kinds = APPOINTMENT_KINDS.filter((one) => appointments.some((open) => open.kind === one));
  // What was chosen may have been taken meanwhile.
  const [inCity, ofKind] = [cities.find((one) => one === city), kinds.find((one) => one === kind)];
  const shown = appointments.filter(
    (open) =>
      (inCity === undefined || cityOf(open) === inCity) &&
      (ofKind === undefined || open.kind === ofKind),
  );
  const nameOf = (one: string) => one || texts.elsewhere;
  return (
    <>
      <Choice
        label={texts.city}
        all={texts.everywhere}
        options={cities.map((one) => ({ value: one, name: nameOf(one) }))}
        chosen={inCity}
        onChoose={setCity}
      />
      <Choice
        label={texts.kind}
        all={texts.allKinds}
        options={kinds.map((one) => ({ value: one, name: texts.kinds[one] }))}
        chosen={ofKind}
        onChoose={setKind}
      />
      {shown.length === 0 && (
        <div className="nothing order">
          <Icon name="calendar" size={28} />
          <p role="status">{texts.noneChosen}</p>
          <button
            type="button"
            className="button quiet"
            onClick={() => {
              setCity(undefined);
              setKind(undefined);
            }}
          >
            {texts.showAll}
          </button>
        </div>
      )}
      {daysOf(shown).map(({ day, slots: [first, ...others] }) => (
        <Day key={day} day={day} first={first}>
          {[first, ...others].map((open) => (
            <OpenAppointment
              key={open.id}
              appointment={open}
              draftOwner={draftOwnerOf(open)}
              onBook={(note) => onBook(open, note)}
            />
          ))}
        </Day>
      ))}
    </>
  );
}

type DaySlots = {
  readonly day: string;
  readonly slots: readonly [OwnAppointment, ...OwnAppointment[]];
};

/** What there is on each day in Germany, in the order in which it begins. */
function daysOf(appointments: readonly OwnAppointment[]): readonly DaySlots[] {
  const days = new Map<string, [OwnAppointment, ...OwnAppointment[]]>();
  for (const one of appointments.toSorted(byStart)) {
    const day = berlinDay(one.start);
    const slots = days.get(day);
    if (slots) slots.push(one);
    else days.set(day, [one]);
  }
  return [...days].map(([day, slots]) => ({ day, slots }));
}

const byStart = (one: OwnAppointment, other: OwnAppointment): number =>
  Date.parse(one.start) - Date.parse(other.start);

type DayProps = { day: string; first: OwnAppointment; children: ReactNode };

/** A day under its name. */
function Day({ day, first, children }: DayProps) {
  const { locale } = useLanguage();
  const texts = useOwnTexts();
  const { date } = whenOf(first, { texts, locale });
  const near = nearDay(day, new Date(), locale);
  return (
    <section className="order day" aria-label={date}>
      <h3>
        <time dateTime={day}>{date}</time>
        {near && <span className="tag tag-quiet">{near}</span>}
      </h3>
      <ul>{children}</ul>
    </section>
  );
}

/** By the alphabet of the reader; appointments without a city come last. */
const byName = (locale: keyof typeof NUMBER_LOCALES) => {
  const { compare } = new Intl.Collator(NUMBER_LOCALES[locale]);
  return (one: string, other: string): number =>
    Number(one === '') - Number(other === '') || compare(one, other);
};

type ChoiceProps<Value extends string> = {
  label: string;
  /** What is said for no choice. */
  all: string;
  options: readonly { readonly value: Value; readonly name: string }[];
  chosen: Value | undefined;
  onChoose: (value: Value | undefined) => void;
};

/** One of a few, all in sight; there is none between less than two. */
function Choice<Value extends string>({
  label,
  all,
  options,
  chosen,
  onChoose,
}: ChoiceProps<Value>) {
  const group = useId();
  if (options.length < 2) return null;
  return (
    <fieldset className="chips">
      <legend className="hidden">{label}</legend>
      {[{ value: undefined, name: all }, ...options].map(({ value, name }) => (
        <label key={name}>
          <input
            type="radio"
            className="hidden"
            name={group}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <bdi>{name}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
