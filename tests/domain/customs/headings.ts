/**
 * The headings of the Harmonized System, edition of 2022, in the chapters that the list of goods
 * uses: each chapter with the numbers of its headings. Some numbers are no longer in use.
 */
const CHAPTERS = `
  08 1-14; 09 1-10; 10 1-8; 11 1-9; 12 1-14; 15 1-18 20-22; 16 1-5; 17 1-4; 18 1-6; 19 1-5; 20 1-9;
  21 1-6; 22 1-9; 25 1-26 28-30; 30 1-6; 33 1-7; 34 1-7; 38 1-27; 39 1-26; 40 1-17; 42 1-3 5-6;
  44 1-21; 46 1-2; 48 1-14 16-23; 49 1-11; 57 1-5; 61 1-17; 62 1-17; 63 1-10; 64 1-6; 65 1-2 4-7;
  66 1-3; 67 1-4; 69 1-7 9-14; 70 1-11 13-20; 71 1-18; 73 1-26; 74 1-13 15-15 18-19; 76 1-16; 82 1-15;
  84 1-68 70-87; 85 1-19 21-49; 87 1-16; 90 1-8 10-33; 91 1-14; 92 1-2 5-9; 94 1-6; 95 3-8; 96 1-20
`;

/** The headings as four digits. */
export const HEADINGS: ReadonlySet<string> = new Set(
  CHAPTERS.split(';').flatMap((line) => {
    const [chapter = '', ...ranges] = line.trim().split(/\s+/);
    return ranges.flatMap((range) => {
      const [from = 0, to = 0] = range.split('-').map(Number);
      return Array.from(
        { length: to - from + 1 },
        (_, at) => `${chapter}${String(from + at).padStart(2, '0')}`,
      );
    });
  }),
);
