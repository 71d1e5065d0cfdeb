/** Texts of tracking and of the trips that are over (specification 2.6 and 4, "Tracking status"). */
export const trips = {
  tracking: {
    step: '%{name}, step %{step} of %{count}',
    update: {
      title: 'Update Tracking ?',
      question: 'The trip moves from “%{from}” to “%{to}”.',
      confirm: 'Update',
    },
    restart: {
      action: 'Restart',
      title: 'Restart Tracking ?',
      text: 'By clicking Restart Tracking Will return to parcel deposit',
    },
    finish: {
      action: 'Finish',
      title: 'Finish Tracking ?',
      text: 'By clicking Finish all Orders will be Deleted from this Group',
      archived:
        'They are not lost: they are archived with this trip and stay readable under “Earlier trips”.',
    },
    meanwhile:
      'Somebody else has changed this trip in the meantime. Its current state is shown; your change was not made.',
    earlier: 'Earlier trips',
    open: 'Open the trip',
  },
  page: {
    steps: 'Route of the trip',
    orders: 'Orders of this trip',
    duration: 'Duration',
    days: '%{smart_count} day |||| %{smart_count} days',
    back: 'Back to “%{step}”',
    by: 'by %{name}',
    none: 'This trip carried no orders.',
    noneYet: 'This trip carries no orders yet.',
    unpaid: '%{amount} not paid',
    hint: 'Trips are finished in tracking, which first asks what should happen to their orders.',
  },
};

export type TripsTexts = typeof trips;
