import { useEffect, useState } from 'react';
import { bareNumber, type HomeCountry, type PhoneReading, readPhone } from './read-phone.ts';

export type PhoneReader = (typed: string, home: HomeCountry) => PhoneReading | undefined;

const INTERNATIONAL = /^\+[1-9]\d{6,14}$/;

/** Without the numbering plans, only a number with a country code is recognised. */
const plainReader: PhoneReader = (typed) => {
  const number = bareNumber(typed);
  return INTERNATIONAL.test(number) ? { number, isLikely: true } : undefined;
};

let loaded: Promise<PhoneReader> | undefined;

/** The numbering plans are 80 kB and are loaded with the first field that needs them. */
function loadReader(): Promise<PhoneReader> {
  loaded ??= import('libphonenumber-js/min').then(
    ({ parsePhoneNumberFromString }): PhoneReader =>
      (typed, home) =>
        readPhone(parsePhoneNumberFromString, typed, home),
    () => {
      // The network may be back when the next form opens.
      loaded = undefined;
      return plainReader;
    },
  );
  return loaded;
}

/** Reads telephone numbers; `undefined` until the numbering plans have loaded. */
export function usePhoneReader(): PhoneReader | undefined {
  const [reader, setReader] = useState<PhoneReader>();
  useEffect(() => {
    let isGone = false;
    void loadReader().then((found) => {
      if (!isGone) setReader(() => found);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return reader;
}
