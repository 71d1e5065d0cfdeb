/** What is sent at a later moment, be it to one or to many. */
export const planning = {
  title: 'Send later',
  day: 'Day',
  time: 'Time, in Berlin',
  text: 'Text',
  plan: 'Plan',
  past: 'This moment is over. Choose a later one.',
  own: 'Own day and time …',
  until: 'Planned for %{time}',
  change: 'Change',
  now: 'Send now',
  cancel: 'Cancel',
  moments: {
    tomorrow: 'Tomorrow 9:00 (%{time})',
    monday: 'Monday 9:00 (%{time})',
  },
};

export type PlanningTexts = typeof planning;
