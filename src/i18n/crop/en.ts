/** The part of a picture that stays. */
export const crop = {
  open: 'Choose the part',
  again: 'Choose another part',
  title: 'Which part is shown?',
  area: 'The part that is kept. The arrow keys move the picture.',
  hint: 'Move the picture with the mouse, a finger or the arrow keys.',
  zoom: 'Enlargement',
  left: 'Turn to the left',
  right: 'Turn to the right',
  reset: 'Start again',
  choose: 'Use this part',
};

export type CropTexts = typeof crop;
