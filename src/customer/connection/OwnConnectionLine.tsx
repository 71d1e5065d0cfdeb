import { useEffect } from 'react';
import { connection } from '../../providers/connection.ts';
import { useConnection, useLookForServer } from '../../providers/use-connection.ts';
import { formatTime } from '../language/formats.ts';
import { fill, useLanguage } from '../language/language.ts';
import { formatDate } from '../language/office-formats.ts';

type Props = {
  apiUrl: string;
  /** The part of the page that is shown. */
  part: string;
};

/** Says that there is no connection, and when what is shown was read. */
export default function OwnConnectionLine({ apiUrl, part }: Props) {
  useLookForServer(apiUrl);
  const { isLost, readAt } = useConnection();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another part is opened
  useEffect(() => connection.openPage(), [part]);
  return (
    <div role="status">
      {isLost && (
        <p className="banner">
          <ConnectionText readAt={readAt} />
        </p>
      )}
    </div>
  );
}

function ConnectionText({ readAt }: { readAt: number | undefined }) {
  const { texts, locale } = useLanguage();
  const { lost, lostSince, lostOn } = texts.connection;
  if (readAt === undefined) return lost;
  const moment = new Date(readAt);
  return moment.toDateString() === new Date().toDateString()
    ? fill(lostSince, { time: formatTime(moment.toISOString(), locale) })
    : fill(lostOn, { date: formatDate(moment.toISOString(), locale) });
}
