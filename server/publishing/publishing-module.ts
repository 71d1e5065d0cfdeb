import { isPublishedForATime } from '../../domain/publishing/publishing.ts';
import type { Module } from '../resources/module.ts';
import { keepInStep } from './keep-in-step.ts';
import { publishingHooks } from './publishing-hooks.ts';

/** Contents that are published for a time: their state follows the clock, in every resource. */
export const publishingModule: Module = {
  name: 'publishing',
  everyResource: (definition) =>
    isPublishedForATime(definition) ? { hooks: publishingHooks } : undefined,
  workers: ({ engine, now }) => [
    {
      queue: 'publishing',
      // Each change leaves work for its moment; this look finds what was missed.
      every: '* * * * *',
      atStart: true,
      work: (_, signal) => keepInStep(engine, now(), signal),
    },
  ],
};
