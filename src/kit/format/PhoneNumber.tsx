import { formatPhone } from './format-phone.ts';

/** A telephone number, written left to right in every language. */
export function PhoneNumber({ value }: { value: string | null | undefined }) {
  return value ? (
    <bdi dir="ltr" style={{ whiteSpace: 'nowrap' }}>
      {formatPhone(value)}
    </bdi>
  ) : null;
}
