/** @jsxImportSource preact */

/** Icons of this screen, drawn in lines on 24 by 24. */
const LINES = {
  sun: 'M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M4.9 19.1l1.8-1.8M17.3 6.7l1.8-1.8',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  shown:
    'M2 12c2.5-4.7 6-7 10-7s7.5 2.3 10 7c-2.5 4.7-6 7-10 7s-7.5-2.3-10-7zM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6',
  hidden:
    'M3 3l18 18M10 5.2c.7-.1 1.3-.2 2-.2 4 0 7.5 2.3 10 7-.8 1.5-1.7 2.7-2.7 3.7M6 6.8C4.5 8 3.2 9.7 2 12c2.5 4.7 6 7 10 7 1.7 0 3.3-.4 4.7-1.2M10 10a3 3 0 0 0 4.1 4.1',
  capsLock: 'M12 5l7 7h-4v4H9v-4H5zM9 19.5h6',
} as const;

export const LineIcon = ({ name }: { name: keyof typeof LINES }) => (
  <svg class="login-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={LINES[name]} />
  </svg>
);
