import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { ANONYMOUS } from '../../domain/access.ts';
import type { Definition } from '../../domain/define.ts';
import { mayRead } from '../../domain/field-access.ts';
import { fieldsTo, leavesOf } from '../../domain/paths.ts';
import { jsonInSlices } from '../base/in-slices.ts';
import { onceFor } from '../base/once-for.ts';
import type { Engine } from './engine.ts';
import { isAnonymous } from './public-answer.ts';
import type { Resource } from './resource.ts';

/** An answer as it was sent, and the counter of the writes that it includes. */
type StoredAnswer = { readonly version: string; readonly payload: string };

/** Longer lists are written in slices, so that they block nobody. */
const LONG_LIST = 200;
const MOST_ANSWERS = 300;
const MOST_CHARACTERS = 16_000_000;
/** A longer answer is made anew each time: a few of them would push out all others. */
const LONGEST = 1_000_000;

/** Whether a stranger's answer shows anything of records besides the listed ones. */
const showsOthers = onceFor(({ fields }: Definition): boolean =>
  leavesOf(fields).some(
    ([path, field]) =>
      (field.kind === 'reference' || (field.kind === 'list' && field.of.kind === 'reference')) &&
      fieldsTo(fields, path).every((one) => mayRead(one, ANONYMOUS)),
  ),
);

/** Whether the answers of a resource follow from its own rows in the generic store alone. */
const canBeStored = ({ definition, hooks, storage }: Resource): boolean =>
  storage.table === 'content' && !hooks.listing && !showsOthers(definition);

/**
 * A value that every committed change of a resource's records changes, by whichever process and in
 * whatever way: the database counts its writes (content_change). It costs the same however many
 * records there are.
 */
async function versionOf({ database }: Engine, { definition }: Resource): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select coalesce(sum(writes), 0)::text as version
    from content_change where resource = ${definition.name}
  `.execute(database);
  return rows[0]?.version ?? '';
}

/** The answers of one process, the least recently made dropped first. */
const answersOf = onceFor((_engine: Engine) => {
  const answers = new Map<string, StoredAnswer>();
  let characters = 0;
  const drop = (key: string) => {
    characters -= answers.get(key)?.payload.length ?? 0;
    answers.delete(key);
  };
  return {
    find: (key: string, version: string): string | undefined => {
      const stored = answers.get(key);
      return stored?.version === version ? stored.payload : undefined;
    },
    keep(key: string, stored: StoredAnswer): void {
      drop(key);
      if (stored.payload.length > LONGEST) return;
      answers.set(key, stored);
      characters += stored.payload.length;
      for (const oldest of answers.keys()) {
        if (answers.size <= MOST_ANSWERS && characters <= MOST_CHARACTERS) break;
        drop(oldest);
      }
    },
  };
});

/** A long list as text, written in slices; any other answer as it is. */
async function inSlices(reply: FastifyReply, answer: object): Promise<object | string> {
  const { data } = answer as { readonly data?: unknown };
  if (!Array.isArray(data) || data.length <= LONG_LIST) return answer;
  reply.type('application/json; charset=utf-8');
  return jsonInSlices({ ...answer, data });
}

/** Which answer is requested: of which resource, and with what. */
type AnswerRequest = {
  readonly resource: Resource;
  readonly question: unknown;
  /** Whether it is a whole list, of which one after the other is read. */
  readonly isWhole: boolean;
};

/**
 * Answers a call that reads. What a stranger has requested before is answered from memory, if the
 * database shows that nothing of the resource has changed: one small query instead of several. The
 * counter is read before the records, so an answer is never older than its counter. Only what has to be
 * read waits for other whole lists, and of several calls for the same whole list, the first one reads it.
 */
export async function answerStrangers(
  request: FastifyRequest,
  reply: FastifyReply,
  { resource, question, isWhole }: AnswerRequest,
  answer: () => Promise<object>,
): Promise<object | string> {
  if (!isAnonymous(request) || !canBeStored(resource)) {
    if (isWhole) await request.waitForWholeList(reply);
    return inSlices(reply, await answer());
  }
  const { engine } = request.server;
  const answers = answersOf(engine);
  const key = JSON.stringify([resource.definition.name, question]);
  const version = await versionOf(engine, resource);
  reply.type('application/json; charset=utf-8');
  const known = answers.find(key, version);
  if (known !== undefined) return known;
  if (isWhole) await request.waitForWholeList(reply);
  const foundMeanwhile = isWhole ? answers.find(key, version) : undefined;
  if (foundMeanwhile !== undefined) return foundMeanwhile;
  const payload = JSON.stringify(await answer());
  answers.keep(key, { version, payload });
  return payload;
}
