const PREFIX = '2001:db8:1:';
/** Of the 16 bits after a /48, those of the first neighbour, and how far the next one is. */
const STEPS = { 56: 0x1, 48: 0x100 } as const;

/** Addresses of 60 neighbouring /64 in one /56, or in as many /56 of one /48. */
export const neighboursIn = (bits: 56 | 48): string[] =>
  Array.from({ length: 60 }, (_, at) => `${PREFIX}${(at * STEPS[bits]).toString(16)}::1`);
