import { describe, expect, test } from 'vitest';
import { MAX_ATTACHMENT_BYTES } from '../../../domain/chat/attachment-size.ts';
import {
  attachmentError,
  attachmentKindOf,
  isPhonePhoto,
  mediaTypeOf,
} from '../../../domain/chat/attachments.ts';

const named = (name: string, type = '') => ({ name, type });

describe('somebody who attaches a file', () => {
  test.each([
    ['photo.jpg', 'image/jpeg', 'image'],
    ['photo.JPG', '', 'image'],
    ['clip.mov', 'video/quicktime', 'video'],
    ['clip.webm', 'video/webm; codecs=vp9', 'video'],
    ['voice.weba', 'audio/webm;codecs=opus', 'audio'],
    ['song.mp3', 'audio/mp3', 'audio'],
    ['bill.pdf', 'application/pdf', 'application/pdf'],
    ['bill.PDF', '', 'application/pdf'],
  ])('sees %s (%s) sent as %s', (name, type, kind) => {
    expect(attachmentKindOf(named(name, type))).toBe(kind);
  });

  test.each([
    ['drawing.svg', 'image/svg+xml'],
    ['page.html', 'text/html'],
    ['papers.zip', 'application/zip'],
    ['list.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['film.mkv', 'video/x-matroska'],
    ['photo.jpg', 'text/html'],
    ['nothing', ''],
    ['constructor', ''],
    ['x.constructor', ''],
    ['x.__proto__', ''],
    ['IMG_1.HEIC', 'image/heic'],
    ['IMG_1.heic', 'image/jpeg'],
  ])('sees %s (%s) sent as a file that is only downloaded', (name, type) => {
    expect(attachmentKindOf(named(name, type))).toBe('file');
  });

  test('hears before it is sent why a file is not taken', () => {
    const error = (name: string, size: number) => attachmentError({ name, type: '', size });
    expect(error('empty.txt', 0)).toBe('empty');
    expect(error('setup.EXE', 5)).toBe('program');
    expect(error('setup.exe. ', 5)).toBe('program');
    expect(error('bill.pdf.js', 5)).toBe('program');
    expect(error('film.mp4', MAX_ATTACHMENT_BYTES + 1)).toBe('tooLarge');
    expect(error('film.mp4', MAX_ATTACHMENT_BYTES)).toBeUndefined();
  });

  test('keeps a photo of a phone whatever the browser calls it', () => {
    expect(isPhonePhoto(named('IMG_1.HEIC'))).toBe(true);
    expect(isPhonePhoto(named('photo', 'image/heif'))).toBe(true);
    expect(isPhonePhoto(named('photo.jpg', 'image/jpeg'))).toBe(false);
  });

  test('has its type read without parameters, and from its name where there is none', () => {
    expect(mediaTypeOf(named('a', 'Audio/WebM;codecs=opus'))).toBe('audio/webm');
    expect(mediaTypeOf(named('a.png'))).toBe('image/png');
    expect(mediaTypeOf(named('a.unknown'))).toBe('');
    expect(mediaTypeOf(named('a.__proto__'))).toBe('');
  });
});
