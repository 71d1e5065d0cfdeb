/**
 * One or more keys that do the same. A key is written as `KeyboardEvent.key` names it, a blank as
 * `Space`, with its modifiers before it: `Control+K`, `Shift+ArrowUp`.
 */
type Keys = readonly [string, ...string[]];

type Group = {
  /** The files that listen to these keys. A test compares the keys in them with those here. */
  readonly heardIn: readonly string[];
  readonly keys: { readonly [action: string]: Keys };
};

/**
 * All keyboard shortcuts, by the part of a page that has them: what it does is the text of the same name
 * in `i18n/shortcuts`. The part calls `useShortcuts` while it is shown.
 */
export const SHORTCUTS = {
  everywhere: {
    heardIn: ['src/custom/layout/ShortcutsOpener.tsx', 'src/custom/search/SearchBox.tsx'],
    keys: { list: ['?'], search: ['Control+K', '/'] },
  },
  rows: {
    heardIn: [
      'src/kit/list/keyboard/use-row-keys.ts',
      'src/kit/list/PageCheckbox.tsx',
      'src/kit/list/keyboard/next-row.ts',
    ],
    keys: {
      move: ['ArrowUp', 'ArrowDown'],
      ends: ['Home', 'End'],
      screen: ['PageUp', 'PageDown'],
      open: ['Enter'],
      select: ['Space'],
      range: ['Shift+Space', 'Shift+ArrowUp', 'Shift+ArrowDown'],
      all: ['Control+A'],
      none: ['Escape'],
      within: ['ArrowLeft', 'ArrowRight'],
      delete: ['Delete'],
    },
  },
  tiles: {
    heardIn: ['src/features/tiles/use-tile-keys.ts', 'src/features/tiles/next-tile.ts'],
    keys: {
      move: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
      ends: ['Home', 'End'],
      select: ['Space'],
      all: ['Control+A'],
      none: ['Escape'],
      rename: ['F2'],
      delete: ['Delete'],
    },
  },
  arranging: {
    heardIn: ['src/features/arranging/OrderHandle.tsx'],
    keys: { move: ['Alt+ArrowUp', 'Alt+ArrowDown', 'Alt+ArrowLeft', 'Alt+ArrowRight'] },
  },
  queue: {
    heardIn: ['src/kit/queue/use-letter-keys.ts'],
    keys: { next: ['J'], previous: ['K'], sendOn: ['S'], identity: ['I'] },
  },
  conversations: {
    heardIn: [
      'src/custom/chat/inbox/use-neighbour-keys.ts',
      'src/custom/chat/inbox/use-unread-key.ts',
    ],
    keys: { neighbour: ['Alt+ArrowUp', 'Alt+ArrowDown'], unread: ['Alt+U'] },
  },
  people: {
    heardIn: ['src/custom/chat/list/PersonRows.tsx', 'src/custom/chat/list/ListHeader.tsx'],
    keys: {
      move: ['ArrowUp', 'ArrowDown'],
      ends: ['Home', 'End'],
      screen: ['PageUp', 'PageDown'],
      clear: ['Escape'],
    },
  },
  messages: {
    heardIn: [
      'src/custom/chat/thread/use-message-keys.ts',
      'src/custom/chat/thread/use-message-actions.ts',
    ],
    keys: {
      move: ['ArrowUp', 'ArrowDown'],
      ends: ['Home', 'End'],
      menu: ['Enter', 'Space', 'ContextMenu', 'Delete'],
    },
  },
  composer: {
    heardIn: [
      'src/custom/chat/composer/MessageInput.tsx',
      'src/custom/chat/composer/use-reply-menu.ts',
    ],
    keys: {
      send: ['Enter', 'Control+Enter'],
      line: ['Shift+Enter'],
      edit: ['ArrowUp'],
      reply: ['ArrowUp', 'ArrowDown'],
      cancel: ['Escape'],
    },
  },
  messageToMany: {
    heardIn: ['src/custom/messages/bulk/BulkMessageForm.tsx'],
    keys: { send: ['Control+Enter'] },
  },
  preview: {
    heardIn: ['src/custom/chat/message/PicturePreview.tsx', 'src/custom/chat/message/use-zoom.ts'],
    keys: {
      step: ['ArrowLeft', 'ArrowRight'],
      larger: ['+', '='],
      smaller: ['-'],
      whole: ['0'],
      move: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
    },
  },
  viewer: {
    heardIn: [
      'src/custom/orders/identity/PictureViewer.tsx',
      'src/custom/orders/identity/picture-view.ts',
    ],
    keys: {
      larger: ['+', '='],
      smaller: ['-'],
      whole: ['0'],
      right: ['R'],
      left: ['Shift+R'],
    },
  },
  pages: {
    heardIn: ['src/features/pdf-preview/PdfViewer.tsx'],
    keys: { larger: ['+'], smaller: ['-'], whole: ['0'] },
  },
  calendar: {
    heardIn: [
      'src/custom/appointments/AppointmentCalendar.tsx',
      'src/custom/appointments/CalendarGrid.tsx',
    ],
    keys: {
      page: ['PageUp', 'PageDown'],
      today: ['Home'],
      move: ['ArrowUp', 'ArrowDown'],
    },
  },
  lines: {
    heardIn: ['src/custom/documents/form/line-columns.ts', 'src/custom/documents/form/LineRow.tsx'],
    keys: {
      next: ['Enter'],
      previous: ['Shift+Enter'],
      move: ['ArrowUp', 'ArrowDown'],
      remove: ['Backspace'],
    },
  },
  weights: {
    heardIn: ['src/custom/orders/weighing/WeighingTable.tsx'],
    keys: {
      next: ['Enter'],
      previous: ['Shift+Enter'],
      move: ['ArrowUp', 'ArrowDown'],
      close: ['Escape'],
    },
  },
  formatted: {
    heardIn: [
      'src/features/rich-text/RichTextEditor.tsx',
      'src/features/rich-text/EditorToolbar.tsx',
    ],
    keys: {
      link: ['Control+K'],
      tools: ['Alt+F10'],
      move: ['ArrowLeft', 'ArrowRight', 'Home', 'End'],
      back: ['Escape'],
    },
  },
  menu: {
    heardIn: ['src/custom/layout/MovableList.tsx'],
    keys: { move: ['ArrowUp', 'ArrowDown'] },
  },
  scanning: {
    heardIn: ['src/custom/scanning/ScanField.tsx', 'src/custom/scanning/use-scanner-focus.ts'],
    keys: { read: ['Enter', 'Tab'] },
  },
} as const satisfies Readonly<Record<string, Group>>;

export type ShortcutGroup = keyof typeof SHORTCUTS;
