import type { StageActionTexts, StageTexts } from './stage-texts.ts';

export const stages: StageTexts = {
  validation: {
    name: 'Validation',
    empty: 'New orders appear here until they are sent to the warehouse.',
    reached: 'Order comes to validation',
  },
  warehouse: {
    name: 'warehouse',
    empty: 'Orders appear here when validation sends them to the warehouse.',
    reached: 'Order comes to the warehouse',
  },
  tracking: {
    name: 'Tracking',
    empty: 'Orders appear here when the warehouse sends them to tracking.',
    reached: 'Order comes to tracking',
  },
};

export const stageActions: StageActionTexts = {
  sendToWarehouse: {
    label: 'Send to the warehouse',
    title: 'Send to the warehouse ?',
    question:
      '%{smart_count} order moves from validation to the warehouse. |||| %{smart_count} orders move from validation to the warehouse.',
    running: 'Sending to the warehouse',
    done: 'Sent to the warehouse',
  },
  sendToTracking: {
    label: 'Send to tracking',
    title: 'Send to tracking ?',
    question:
      '%{smart_count} order moves from the warehouse to tracking. |||| %{smart_count} orders move from the warehouse to tracking.',
    running: 'Sending to tracking',
    done: 'Sent to tracking',
  },
  returnToValidation: {
    label: 'Return to validation',
    title: 'Return to validation ?',
    question:
      '%{smart_count} order goes back from the warehouse to validation. |||| %{smart_count} orders go back from the warehouse to validation.',
    running: 'Returning to validation',
    done: 'Returned to validation',
  },
  returnToWarehouse: {
    label: 'Return to the warehouse',
    title: 'Return to the warehouse ?',
    question:
      '%{smart_count} order goes back from tracking to the warehouse. |||| %{smart_count} orders go back from tracking to the warehouse.',
    running: 'Returning to the warehouse',
    done: 'Returned to the warehouse',
  },
};
