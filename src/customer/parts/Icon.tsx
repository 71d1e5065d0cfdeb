/** The outlines of the icons, on a grid of 24. */
const PATHS = {
  language:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 0c2.5 2.4 3.8 5.4 3.8 9s-1.3 6.6-3.8 9c-2.5-2.4-3.8-5.4-3.8-9S9.500 5.400 12 3ZM3.500 9.500h17M3.500 14.500h17',
  logout: 'M10 4H5v16h5M14 8l4 4-4 4M8.500 12H18',
  chat: 'M4 5h16v11H9l-5 4V5Z',
  orders: 'M4 8l8-4 8 4v8l-8 4-8-4V8Zm0 0 8 4 8-4M12 12v8',
  calendar: 'M5 6h14v13H5V6Zm0 4h14M9 3.500V6M15 3.500V6',
  more: 'M6 12v.5M12 12v.5M18 12v.5',
  send: 'M4 12 20 4l-5 16-3.500-6.500L4 12Zm7.500 1.500L20 4',
  attach:
    'M19 11.500 12 18.500a4.500 4.500 0 0 1-6.400-6.400l7.400-7.400a3 3 0 0 1 4.300 4.300l-7.100 7.100a1.500 1.500 0 0 1-2.200-2.200l6.500-6.400',
  camera:
    'M4 8h3l1.500-2.500h7L17 8h3v11H4V8Zm8 2.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7Z',
  smile:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM8.500 14c.8 1.600 2 2.400 3.500 2.400s2.700-.8 3.500-2.400M9 9.500v.5M15 9.500v.5',
  microphone:
    'M12 4a2.500 2.500 0 0 1 2.500 2.500v5a2.500 2.500 0 0 1-5 0v-5A2.500 2.500 0 0 1 12 4ZM6.500 11.500a5.500 5.500 0 0 0 11 0M12 17v3M9 20h6',
  play: 'M8 5.500v13l10-6.500-10-6.500Z',
  pause: 'M8.500 6v12M15.500 6v12',
  stop: 'M7 7h10v10H7z',
  close: 'M6 6l12 12M18 6 6 18',
  trash: 'M5 7h14M10 7V4.500h4V7M7 7l1 13h8l1-13M10.500 11v5M13.500 11v5',
  retry: 'M5 12a7 7 0 1 1 2 4.900M5 12l-2-2.500M5 12l3-2',
  save: 'M12 4v11M7.500 11 12 15.500 16.500 11M5 20h14',
  file: 'M6 3.500h8l4 4v13H6v-17ZM14 3.500v4h4',
  down: 'M6 9.500l6 6 6-6',
  eye: 'M2.500 12S6 6 12 6s9.500 6 9.500 6-3.500 6-9.500 6-9.500-6-9.500-6Zm9.500-2.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5Z',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 3.500V12l3 2',
  sent: 'M5 12.500l4.500 4.500L19 7.500',
  twice: 'M2.500 12.500 7 17l9.500-9.500M11.500 16l1 1L22 7.500',
  warning: 'M12 4 2.500 20h19L12 4Zm0 6v4.500M12 17v.5',
} as const;

export type IconName = keyof typeof PATHS;

/** An icon beside a label or on a button that has a name; it conveys nothing by itself. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg
      className={`icon icon-${name}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
