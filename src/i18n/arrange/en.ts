/** The order that the staff makes by hand. */
export const arrange = {
  untitled: 'Without a title',
  titleIn: 'Title in %{language}',
  retitle: 'Change the title “%{name}”',
  retitleHint: 'Click or press F2 to change the title',
  own: 'Own order',
  move: 'Move “%{name}”',
  handle: 'Drag to move; click for a place by number. Alt and an arrow moves it by one.',
  sortFirst: 'Sort by “Own order” to move entries by hand.',
  filtered: 'Clear search and filters to move entries by hand.',
  moved: '“%{name}” now stands at place %{place} of %{of}.',
  movedBack: '“%{name}” is back at place %{place} of %{of}.',
  placeOf: 'Place %{place} of %{of}',
  toPlace: 'Move to place',
  go: 'Move',
  toStart: 'To the beginning',
  toEnd: 'To the end',
  between: 'A number from 1 to %{of}',
  instructions: 'Press Space to lift, the arrows to move, Space to put down, Escape to cancel.',
  say: {
    lifted: '“%{name}” lifted, place %{place} of %{of} on this page.',
    over: '“%{name}” would stand at place %{place} of %{of}.',
    dropped: '“%{name}” put down at place %{place} of %{of}.',
    cancelled: '“%{name}” stays where it was.',
  },
};

export type ArrangeTexts = typeof arrange;
