import { calendarAt } from '../../server/sample/calendar.ts';
import { type ContentName, readSample } from '../../server/sample/sample-data.ts';
import { sampleFiles } from '../../server/sample/sample-files.ts';
import { readerAt, type SampleRecord } from '../../server/sample/sample-records.ts';

/** The records of some files of the sample week, as a load at `now` reads them: one list a file. */
export async function sampleRecords<const Names extends readonly ContentName[]>(
  now: Date,
  ...names: Names
): Promise<{ [At in keyof Names]: readonly SampleRecord[] }> {
  const reader = readerAt(calendarAt(now), sampleFiles());
  const lists: (readonly SampleRecord[])[] = [];
  for (const name of names) lists.push(reader.records(name, await readSample(name)));
  return lists as { [At in keyof Names]: readonly SampleRecord[] };
}
