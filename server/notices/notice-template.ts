import { sql } from 'kysely';
import type { LocalizedTexts } from '../../domain/messages/localized-texts.ts';
import type { Template } from '../../domain/resources/templates.ts';
import type { Executor } from '../resources/storage.ts';

/** What a notice says. */
export type NoticeTemplate = {
  readonly title: string;
  readonly texts: NonNullable<LocalizedTexts>;
  readonly purpose: Template['purpose'];
};

/** The template with an id; notices keep theirs from being deleted. */
export async function noticeTemplate(id: string, executor: Executor): Promise<NoticeTemplate> {
  const { rows } = await sql<{ data: Pick<Template, 'title' | 'text' | 'purpose'> }>`
    select data from content where id = ${id}
  `.execute(executor);
  const [row] = rows;
  if (!row) throw new Error(`A notice names the template ${id}, which does not exist.`);
  const { title, text, purpose } = row.data;
  return { title, texts: text ?? {}, purpose };
}
