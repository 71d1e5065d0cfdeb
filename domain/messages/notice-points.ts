import { STAGE_NAMES, STAGE_TABLE, type Stage, stageOf } from '../orders/stages.ts';
import type { TripGroup } from '../trips/groups.ts';

/** Steps of a trip that customers can be notified of; `step7` is its end (specification 4). */
export const NOTICE_STEPS = [
  'step0',
  'step1',
  'step2',
  'step3',
  'step4',
  'step5',
  'step6',
  'step7',
] as const;

/** The moments at which a notice can be sent: each stage of an order, by its name, and each step of a trip. */
export const NOTICE_POINTS = [...STAGE_NAMES, ...NOTICE_STEPS] as const;
export type NoticePoint = (typeof NOTICE_POINTS)[number];

/** The moment that a trip reaches a status from 0 to 7. */
export const pointOfStep = (status: number): NoticePoint | undefined => NOTICE_STEPS[status];

/** The moment that an order comes to a stage. */
export const pointOfStage = (stage: Stage): NoticePoint => stageOf(stage).name;

/** The stage of which a moment is the beginning; `undefined` for the steps of a trip. */
export const stageOfPoint = (point: NoticePoint): Stage | undefined =>
  STAGE_TABLE.find(({ name }) => name === point)?.mode;

/** The moments of a group in the order of its road: only group A has stages. */
export const pointsOf = (group: TripGroup): readonly NoticePoint[] =>
  group === 'A' ? NOTICE_POINTS : NOTICE_STEPS;

const OF_ONE_GROUP = 100;

/** Where a moment is on the road, group A before group B: lists of notices are sorted by it. */
export const placeOnRoad = (group: TripGroup, point: NoticePoint): number =>
  (group === 'A' ? 0 : OF_ONE_GROUP) + NOTICE_POINTS.indexOf(point);
