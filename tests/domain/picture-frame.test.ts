import { describe, expect, it } from 'vitest';
import {
  areaOf,
  cropErrors,
  framedSize,
  middleOf,
  turnedSize,
} from '../../domain/picture-frame.ts';

const WIDE = { ratio: [16, 9], width: 1600 } as const;
const WHOLE = { x: 0, y: 0, width: 1, height: 1, turn: 0 } as const;

describe('a picture that nobody cuts', () => {
  it('keeps the middle, as large as its frame allows', () => {
    expect(middleOf(WIDE, { width: 1600, height: 1600 })).toEqual({
      left: 0,
      top: 350,
      width: 1600,
      height: 900,
    });
    expect(middleOf(WIDE, { width: 3200, height: 900 })).toEqual({
      left: 800,
      top: 0,
      width: 1600,
      height: 900,
    });
    expect(middleOf(WIDE, { width: 1, height: 9000 })).toEqual({
      left: 0,
      top: 4499,
      width: 1,
      height: 1,
    });
  });
});

describe('a part that somebody chooses', () => {
  it('lies inside the picture, however its shares were rounded', () => {
    const size = { width: 1000, height: 500 };
    expect(areaOf({ ...WHOLE, x: 0.25, y: 0.5, width: 0.5, height: 0.5 }, size)).toEqual({
      left: 250,
      top: 250,
      width: 500,
      height: 250,
    });
    expect(areaOf({ ...WHOLE, x: 0.9999, width: 0.0001 }, size)).toMatchObject({
      left: 999,
      width: 1,
    });
    expect(areaOf({ ...WHOLE, width: 1.0005 }, size)).toMatchObject({ left: 0, width: 1000 });
  });

  it('is measured after the rotation', () => {
    const size = { width: 1000, height: 500 };
    expect(turnedSize(size, 180)).toEqual(size);
    expect(turnedSize(size, 90)).toEqual({ width: 500, height: 1000 });
  });

  it('is made smaller to its frame, and never larger', () => {
    expect(framedSize(WIDE, { width: 4000, height: 2250 })).toEqual({ width: 1600, height: 900 });
    expect(framedSize(WIDE, { width: 320, height: 180 })).toEqual({ width: 320, height: 180 });
    // A part of another shape is covered, not stretched.
    expect(framedSize(WIDE, { width: 400, height: 90 })).toEqual({ width: 160, height: 90 });
  });

  it('is rejected by name where it cannot be', () => {
    expect(cropErrors('pic.crop', WHOLE)).toEqual({});
    expect(cropErrors('pic.crop', [])).toEqual({ 'pic.crop': { code: 'notAnObject' } });
    expect(cropErrors('pic.crop', { x: '0', y: -1, width: 0, height: 2, turn: 45, z: 1 })).toEqual({
      'pic.crop.x': { code: 'notANumber' },
      'pic.crop.y': { code: 'tooSmall', limit: 0 },
      'pic.crop.height': { code: 'tooLarge', limit: 1 },
      'pic.crop.turn': { code: 'notAChoice' },
      'pic.crop.z': { code: 'unknownField' },
    });
    expect(cropErrors('c', { ...WHOLE, width: 0 })).toEqual({
      'c.width': { code: 'tooSmall', limit: 0 },
    });
    expect(cropErrors('c', { ...WHOLE, y: 0.6, height: 0.6 })).toEqual({
      'c.height': { code: 'tooLarge' },
    });
    expect(cropErrors('c', { ...WHOLE, x: Number.NaN })).toEqual({
      'c.x': { code: 'tooSmall', limit: 0 },
    });
  });
});
