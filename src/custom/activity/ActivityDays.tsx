import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { ActivityEntry } from '../../../domain/activity/activity-entry.ts';
import { berlinDay } from '../../../domain/berlin-clock.ts';
import { addDays } from '../../../domain/calendar-days.ts';
import { formatLongDate } from '../../kit/format/dates.ts';
import { ViewProvider } from '../../kit/view/ViewProvider.tsx';
import type { View } from '../../kit/view/view.ts';
import { EntryRow } from './EntryRow.tsx';
import { byDayAndPerson } from './grouped-entries.ts';

type Props = {
  entries: readonly ActivityEntry[];
  views: readonly View[];
  onUndo?: (entry: ActivityEntry) => void;
  /** Id of the entry that is being undone. */
  undoing?: string | undefined;
};

/** Entries under their days and people, the latest first. */
export function ActivityDays({ entries, views, onUndo, undoing }: Props) {
  return byDayAndPerson(entries).map(({ day, people }) => (
    <Box component="section" key={day} aria-label={formatLongDate(day)} sx={{ mb: 3 }}>
      <Typography component="h2" sx={{ mb: 1.25, fontWeight: 650, color: 'text.secondary' }}>
        <DayName day={day} />
      </Typography>
      {people.map(({ person, entries: done }) => (
        <Card key={person._id ?? person.name} sx={{ mb: 1.5 }}>
          <Typography component="h3" sx={{ px: 2, pt: 1.5, fontWeight: 600 }}>
            <PersonName name={person.name} />
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, pb: 0.5 }}>
            {done.map((entry) => (
              <WithinView key={entry._id} views={views} resource={entry.resource}>
                <EntryRow entry={entry} onUndo={onUndo} isUndoing={undoing === entry._id} />
              </WithinView>
            ))}
          </Box>
        </Card>
      ))}
    </Box>
  ));
}

function DayName({ day }: { day: string }) {
  const translate = useTranslate();
  const date = <bdi dir="ltr">{formatLongDate(day)}</bdi>;
  const near =
    day === berlinDay(new Date())
      ? translate('activity.today')
      : day === addDays(berlinDay(new Date()), -1)
        ? translate('activity.yesterday')
        : undefined;
  return near ? (
    <>
      {near} · {date}
    </>
  ) : (
    date
  );
}

function PersonName({ name }: { name: string }) {
  const translate = useTranslate();
  return name ? <bdi>{name}</bdi> : <em>{translate('activity.nobody')}</em>;
}

type WithinProps = { views: readonly View[]; resource: string; children: ReactNode };

/** An entry in the view of its resource, which knows its fields; one that this client does not know is left out. */
function WithinView({ views, resource, children }: WithinProps) {
  const view = views.find(({ definition }) => definition.name === resource);
  if (!view) return null;
  const { Texts } = view;
  return (
    <Texts>
      <ViewProvider view={view}>{children}</ViewProvider>
    </Texts>
  );
}
