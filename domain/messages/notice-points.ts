import type { Stage } from '../orders/stages.ts';
import type { TripGroup } from '../trips/groups.ts';

/** Stages of an order that can be told, and what they are called on the wire (`commandMode`). */
export const NOTICE_STAGES = ['validation', 'warehouse', 'tracking'] as const;

/** Steps of a trip that can be told; `step7` is its end (specification 4). */
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

/** The moments at which a notice can be sent. */
export const NOTICE_POINTS = [...NOTICE_STAGES, ...NOTICE_STEPS] as const;
export type NoticePoint = (typeof NOTICE_POINTS)[number];

/** The moment that a trip reaches a status from 0 to 7. */
export const pointOfStep = (status: number): NoticePoint | undefined => NOTICE_STEPS[status];

const STAGE_OF: Readonly<Partial<Record<NoticePoint, Stage>>> = {
  validation: 'Validation',
  warehouse: 'facturation',
  tracking: 'tracking',
};

/** The moment that an order comes to a stage. */
export const pointOfStage = (stage: Stage): NoticePoint | undefined =>
  NOTICE_POINTS.find((point) => STAGE_OF[point] === stage);

/** The stage of which a moment is the beginning; `undefined` for the steps of a trip. */
export const stageOfPoint = (point: NoticePoint): Stage | undefined => STAGE_OF[point];

/** The moments of a group in the order of its road: only group A has stages. */
export const pointsOf = (group: TripGroup): readonly NoticePoint[] =>
  group === 'A' ? NOTICE_POINTS : NOTICE_STEPS;

const OF_ONE_GROUP = 100;

/** Where a moment is on the road, group A before group B: lists of notices are sorted by it. */
export const placeOnRoad = (group: TripGroup, point: NoticePoint): number =>
  (group === 'A' ? 0 : OF_ONE_GROUP) + NOTICE_POINTS.indexOf(point);
