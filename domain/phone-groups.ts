/** Country codes of the customers; other numbers stay ungrouped. */
const COUNTRY = /^\+(49|212|33|34|32|31|39|41|43|44)(\d+)$/;

/** Area codes of two digits in Germany: Berlin, Hamburg, Frankfurt, Munich. */
const SHORT_AREA = /^(30|40|69|89)(\d{5,})$/;

/**
 * A number in E.164, in groups that are easy to read out: `+212 661 234 567`. A number that is
 * written in another way is returned unchanged.
 */
export function formatPhone(value: string): string {
  const [, country, rest] = COUNTRY.exec(value) ?? [];
  if (!country || !rest) return value;
  const [, area, number] = (country === '49' && SHORT_AREA.exec(rest)) || [];
  return [`+${country}`, ...(area && number ? [area, grouped(number)] : [grouped(rest)])].join(' ');
}

const grouped = (digits: string): string => digits.replace(/(\d{3})(?=\d{3})/g, '$1 ');
