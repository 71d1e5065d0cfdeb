import { expect, test } from 'vitest';
import { toFormData } from '../../../src/providers/multipart.ts';

test('the chosen part of a picture is sent before the picture, which is cut while it arrives', () => {
  const rawFile = new File(['x'], 'a.jpg');
  const crop = { x: 0.1, y: 0, width: 0.5, height: 0.5, turn: 90 } as const;
  const form = toFormData({ Tname: 'Z', pic: { rawFile, crop } });
  expect([...form.keys()]).toEqual(['Tname', 'pic.crop', 'pic']);
  expect(JSON.parse(String(form.get('pic.crop')))).toEqual(crop);
  expect([...toFormData({ pic: { rawFile } }).keys()]).toEqual(['pic']);
});
