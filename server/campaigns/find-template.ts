import { type Template, type TemplateUse, templates } from '../../domain/resources/templates.ts';
import { contentRecords } from '../resources/content-records.ts';
import type { Executor } from '../resources/storage.ts';

const all = async (executor: Executor): Promise<readonly (Template & { _id: string })[]> =>
  (await contentRecords(executor, templates)) as unknown as readonly (Template & { _id: string })[];

/** A template by its id, if it has not been deleted. */
export const findTemplate = async (executor: Executor, id: string) =>
  (await all(executor)).find(({ _id }) => _id === id);

/** The template that stands for an action: the oldest one of its use. */
export const templateForUse = async (executor: Executor, use: TemplateUse) =>
  (await all(executor)).find((template) => template.use === use);
