/** How a picture is viewed: its scale, and how many times it is rotated to the right by 90 degrees. */
type PictureView = { readonly zoom: number; readonly quarterTurns: number };

export const UNTOUCHED: PictureView = { zoom: 1, quarterTurns: 0 };

const ZOOMS = [1, 1.5, 2, 3, 4, 6];

/** What the user can do to the view of a picture, with the keys for it. */
export const VIEW_KEYS = {
  zoomIn: ['+', '='],
  zoomOut: ['-'],
  turnLeft: ['R'],
  turnRight: ['r'],
  reset: ['0'],
} as const;

export type ViewAction = keyof typeof VIEW_KEYS;

/** The view after an action; at the limits of the zoom it does not change. */
export function viewAfter(view: PictureView, action: ViewAction): PictureView {
  const { zoom, quarterTurns } = view;
  switch (action) {
    case 'zoomIn':
      return { ...view, zoom: ZOOMS.find((one) => one > zoom) ?? zoom };
    case 'zoomOut':
      return { ...view, zoom: ZOOMS.findLast((one) => one < zoom) ?? zoom };
    case 'turnLeft':
      return { ...view, quarterTurns: (quarterTurns + 3) % 4 };
    case 'turnRight':
      return { ...view, quarterTurns: (quarterTurns + 1) % 4 };
    case 'reset':
      return UNTOUCHED;
    default:
      return action satisfies never;
  }
}

/** Whether an action would change anything. */
export const canDo = (view: PictureView, action: ViewAction): boolean => {
  const after = viewAfter(view, action);
  return after.zoom !== view.zoom || after.quarterTurns !== view.quarterTurns;
};

/** The action assigned to a key. */
export const actionOfKey = (key: string): ViewAction | undefined =>
  (Object.keys(VIEW_KEYS) as ViewAction[]).find((action) =>
    VIEW_KEYS[action].some((one) => one === key),
  );
