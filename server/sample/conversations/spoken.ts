import { type MessageType, NOTE, WRITTEN_TYPES } from '../../../domain/chat/message-types.ts';
import { isOneOf } from '../../../domain/is-one-of.ts';
import type { Random } from '../vocabulary/random.ts';
import { type ChatFile, chatFile, type FileContext } from './chat-files.ts';
import { type Facts, filled } from './order-facts.ts';
import type { Exchange } from './script.ts';

const MINUTE_MS = 60_000;

/** A message of the sample before it becomes a row. */
export type Spoken = {
  readonly by: 'customer' | 'staff' | 'note';
  readonly at: Date;
  readonly type: MessageType;
  readonly content: string;
  readonly file?: ChatFile;
  /** What it is a copy of, if many were told the same at once. */
  readonly announcement?: Announcement;
};

/** What the office tells many customers at once, each in their conversation. */
export type Announcement = Pick<Spoken, 'at' | 'content' | 'file'> & {
  readonly type: MessageType;
};

const WRITERS: Readonly<Record<string, Spoken['by']>> = { C: 'customer', S: 'staff', N: 'note' };
const LINE = /^\[?([CSN]):? (.*?)\]?$/su;

export type Speech = {
  readonly facts: Facts;
  readonly files: Omit<FileContext, 'at' | 'random'>;
  readonly random: Random;
};

function spokenLine(line: string, at: Date, { facts, files, random }: Speech): Spoken {
  const [, writer = '', said = ''] = LINE.exec(line) ?? [];
  const by = WRITERS[writer];
  if (!by) throw new Error('A line of the sample does not say who writes it.');
  if (!line.startsWith('[')) {
    return { by, at, type: by === 'note' ? NOTE : 'text', content: filled(said, facts) };
  }
  const [word = '', content = ''] = said.split(' ');
  if (isOneOf(WRITTEN_TYPES, word)) return { by, at, type: word, content };
  const file = chatFile(word, { ...files, at, random });
  if (!file) throw new Error('A line of the sample has an unknown word in brackets.');
  return { by, at, type: file.type, content: file.name, file };
}

/** The minutes until the next line: a person goes on at once, an answer takes longer. */
const pauseBefore = (line: string, before: string | undefined, random: Random): number => {
  if (before === undefined) return 0;
  const isSame = line.replace('[', '')[0] === before.replace('[', '')[0];
  return isSame ? random.between(20, 90) / 60 : random.between(60, 800) / 60;
};

/** The messages of an exchange that begins at a moment. */
export function spokenFrom(begin: Date, exchange: Exchange, speech: Speech): readonly Spoken[] {
  let at = begin.getTime();
  return exchange.map((line, place) => {
    at += Math.round(pauseBefore(line, exchange[place - 1], speech.random) * MINUTE_MS);
    return spokenLine(line, new Date(at), speech);
  });
}
