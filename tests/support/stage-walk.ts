import {
  DEFAULT_STAGE,
  eachStageVerb,
  STAGE_TRANSITIONS,
  STAGES,
  START_STAGES,
  type Stage,
} from '../../domain/orders/stages.ts';

/** One change of stage: where to, and by which action. */
export type StageStep = { readonly to: Stage; readonly verb: string };

/**
 * The changes that take an order from one stage to another, read from the table of stages: a stage
 * that is added between two others is passed on the way, and no test has to know it. None if it
 * stands there already.
 */
export function stageWalk(from: Stage, to: Stage): readonly StageStep[] {
  const isReturn = STAGES.indexOf(to) < STAGES.indexOf(from);
  const steps: StageStep[] = [];
  for (let at = from; at !== to; ) {
    const step = stepFrom(at, isReturn);
    if (!step) throw new Error(`No way leads from the stage "${from}" to "${to}".`);
    steps.push(step);
    at = step.to;
  }
  return steps;
}

const steps = Object.values(eachStageVerb((verb) => ({ verb, ...STAGE_TRANSITIONS[verb] })));

const stepFrom = (stage: Stage, isReturn: boolean): StageStep | undefined =>
  steps.find((step) => step.from === stage && step.isReturn === isReturn);

/** The change that sends an order of a stage on. */
export function stepAfter(stage: Stage): StageStep {
  const step = stepFrom(stage, false);
  if (!step) throw new Error(`No stage follows "${stage}".`);
  return step;
}

/** The stage at which an order has to begin so that it can come to another one. */
export const startOnTheWayTo = (stage: Stage): Stage =>
  START_STAGES.includes(stage) ? stage : DEFAULT_STAGE;

/** A stage by its name on the wire. Throws if the table does not have it. */
export function namedStage(mode: unknown): Stage {
  const stage = STAGES.find((one) => one === mode);
  if (!stage) throw new Error(`There is no stage "${String(mode)}".`);
  return stage;
}
