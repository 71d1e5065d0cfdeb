import { describe, expect, it } from 'vitest';
import { MAX_MESSAGE_CHARACTERS, messageViolations } from '../../../domain/chat/message-body.ts';
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
  ])('of type %s with %j is refused at its field', (type, content, code) => {
    expect(messageViolations(body(type, content))).toMatchObject({ 'message.content': { code } });
  });

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
