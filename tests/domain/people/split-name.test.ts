import { expect, it } from 'vitest';
import { splitName } from '../../../domain/people/split-name.ts';

const FATIMA = { firstName: 'Fatima Zahra', lastName: 'El Amrani' };

it('a name that has not changed keeps its two parts', () => {
  expect(splitName('Fatima Zahra El Amrani', FATIMA)).toEqual(FATIMA);
});

it('a clerk who corrects the last name leaves the first name unchanged', () => {
  expect(splitName('Fatima Zahra El Amraoui', FATIMA)).toEqual({
    firstName: 'Fatima Zahra',
    lastName: 'El Amraoui',
  });
});

it('a clerk who corrects the first name leaves the last name unchanged', () => {
  expect(splitName('Fatima  Zohra El Amrani', FATIMA)).toEqual({
    firstName: 'Fatima Zohra',
    lastName: 'El Amrani',
  });
});

it('the first part of a new name is the first name', () => {
  expect(splitName(' Karim Ben Ali ', FATIMA)).toEqual({
    firstName: 'Karim',
    lastName: 'Ben Ali',
  });
});

it('a person with one name has no last name', () => {
  expect(splitName('Aïcha')).toEqual({ firstName: 'Aïcha', lastName: '' });
});
