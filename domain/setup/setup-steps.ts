/** What an empty installation needs before its first day of work, in the order of doing it. */
export const SETUP_STEPS = [
  'company',
  'prices',
  'tour',
  'customer',
  'order',
  'invoice',
  'colleague',
] as const;

export type SetupStep = (typeof SETUP_STEPS)[number];

/** How far one step is. What was skipped may be done all the same. */
export type SetupStepState = {
  readonly step: SetupStep;
  readonly isDone: boolean;
  readonly isSkipped: boolean;
};

/** How far the set-up of an installation is. */
export type Setup = {
  /** Whether there is nothing yet that the overview counts: orders, trips, questions, appointments. */
  readonly isEmpty: boolean;
  /** Whether an administrator has put the list away. */
  readonly isOver: boolean;
  /** Id of the newest order, which can be invoiced. */
  readonly latestOrder: string | null;
  readonly steps: readonly SetupStepState[];
};

const isSettled = ({ isDone, isSkipped }: SetupStepState): boolean => isDone || isSkipped;

/** How many steps are done or skipped. */
export const settledSteps = ({ steps }: Setup): number => steps.filter(isSettled).length;

/** The step that comes next; nothing if all are done or skipped. */
export const nextStep = ({ steps }: Setup): SetupStep | undefined =>
  steps.find((state) => !isSettled(state))?.step;

/** Whether the list stands on the overview: nobody has put it away, and something is left to do. */
export const isSettingUp = (setup: Setup): boolean =>
  !setup.isOver && nextStep(setup) !== undefined;
