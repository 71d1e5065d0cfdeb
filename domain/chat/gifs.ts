/** The eight animations that can be sent (specification 9), by the names that stand on the wire. */
export const GIFS = [
  'hello',
  'thanks',
  'ok',
  'heart',
  'onTheWay',
  'arrived',
  'wait',
  'celebrate',
] as const;
export type Gif = (typeof GIFS)[number];
