import { describe, expect, it } from 'vitest';
import { MAX_MESSAGE_CHARACTERS } from '../../../domain/chat/message.ts';
import { messageViolations, placeholdersLeft } from '../../../domain/chat/message-body.ts';
import { readContent, summaryOf } from '../../../domain/chat/message-content.ts';
import { MESSAGE_KINDS, STAFF_KINDS, WRITTEN_KINDS } from '../../../domain/chat/message-kinds.ts';
import { attachmentTypeOf } from '../../../domain/chat/message-types.ts';

const body = (type: string, content: unknown) => ({ recieverId: 'x', message: { type, content } });

describe('a written message', () => {
  it.each([
    ['text', 'Salam'],
    ['text', 'javascript: is a word here'],
    ['link', 'https://example.org/a?b=c'],
    ['link', 'example.org/a'],
    ['link', 'example.org:8080/a'],
    ['gif', 'onTheWay'],
    ['note', 'only for us'],
  ])('of type %s with "%s" is accepted', (type, content) => {
    expect(messageViolations(body(type, content))).toEqual({});
  });

  it.each([
    ['text', '', 'required'],
    ['text', '  \n ', 'required'],
    ['text', 'x'.repeat(MAX_MESSAGE_CHARACTERS + 1), 'tooLong'],
    ['text', 'a\0b', 'unprintable'],
    ['text', 7, 'notText'],
    ['link', 'two words', 'notAUrl'],
    ['link', 'javascript:alert(1)', 'notAUrl'],
    ['link', 'javascript:0||alert(1)', 'notAUrl'],
    ['link', '\u200bjavascript:alert(1)', 'notAUrl'],
    ['link', '\u0001javascript:alert(1)', 'unprintable'],
    ['text', 'a bell\u0007', 'unprintable'],
    ['text', '\u200b\u2060', 'required'],
    ['link', 'data:text/html,x', 'notAUrl'],
    ['gif', '../secret', 'notAChoice'],
    ['gif', 'thumbs-up', 'notAChoice'],
  ])('of type %s with %j is rejected at its field', (type, content, code) => {
    expect(messageViolations(body(type, content))).toMatchObject({ 'message.content': { code } });
  });

  it.each(Object.entries({ ...WRITTEN_KINDS, ...STAFF_KINDS }))(
    'of the kind %s is accepted and read as its example, and by phone only if it may go there',
    (type, { example, goesByPhone }) => {
      expect(messageViolations(body(type, example))).toEqual({});
      expect(readContent({ type, content: example }).is).not.toBe('unknown');
      expect(messageViolations({ ...body(type, example), via: 'sms' })).toEqual(
        goesByPhone ? {} : { 'message.type': { code: 'notAChoice' } },
      );
    },
  );

  it('names its receiver and one of the types, and nothing else', () => {
    expect(messageViolations({ message: { type: 'text', content: 'x' } })).toEqual({
      recieverId: { code: 'required' },
    });
    expect(messageViolations(body('image', 'x'))).toEqual({
      'message.type': { code: 'notAChoice' },
    });
    expect(messageViolations({ ...body('text', 'x'), nonsense: 1 })).toEqual({
      nonsense: { code: 'unknownField' },
    });
    expect(messageViolations('text')).not.toEqual({});
  });
});

it.each([
  ['application/pdf', 'application/pdf'],
  ['image/png', 'image'],
  ['audio', 'audio'],
  ['video/webm', 'video'],
  ['application/zip', undefined],
  ['application/image', undefined],
  ['text/html', undefined],
  ['', undefined],
])('a file of the media type %j becomes the message %j', (mediaType, type) => {
  expect(attachmentTypeOf(mediaType)).toBe(type);
});

describe('a message in one line', () => {
  it.each(Object.entries(MESSAGE_KINDS))('of the kind %s says what its kind says', (type, kind) => {
    const summaries = {
      content: { text: 'what it says' },
      fileName: { text: 'list.csv' },
      kindName: { kind: type },
    };
    const message = { type, content: 'what it says', name: 'list.csv' };
    expect(summaryOf(message)).toEqual(summaries[kind.summary]);
  });

  it('is not made for a type that only another back end knows', () => {
    expect(summaryOf({ type: 'constructor', content: 'x' })).toBeUndefined();
    expect(readContent({ type: 'constructor', content: 'x' })).toEqual({
      is: 'unknown',
      text: 'x',
    });
  });
});

describe('placeholders that are left in a message of the office', () => {
  it.each([
    ['text', 'Guten Tag {nam}, {nam} und {}', '{nam}, {}'],
    ['link', 'example.org/{code}', '{code}'],
  ])('of type %s are named', (type, content, found) => {
    expect(placeholdersLeft({ type, content })).toEqual({
      'message.content': { code: 'notFilled', found },
    });
  });

  it('may stand in a note, and are no matter of animations', () => {
    expect(placeholdersLeft({ type: 'note', content: '{name}' })).toEqual({});
    expect(placeholdersLeft({ type: 'gif', content: '{name}' })).toEqual({});
    expect(placeholdersLeft({ type: 'text', content: 'Salam' })).toEqual({});
    expect(placeholdersLeft(undefined)).toEqual({});
  });
});
