const nothing = () => undefined;

/**
 * The props of a button whose action is not possible just now. It is not `disabled`: a button that is
 * disabled by its own click would lose the focus, and one that is disabled cannot say why. They come
 * last, because they take the place of its action.
 *
 * @example
 * <Button onClick={turn} {...(isLast && unavailable())}>
 */
export const unavailable = (reason?: string) =>
  ({
    'aria-disabled': true,
    onClick: nothing,
    ...(reason !== undefined && { 'data-hint': reason }),
    disableRipple: true,
    sx: {
      '&, &:hover': { color: 'text.disabled', bgcolor: 'transparent', cursor: 'not-allowed' },
    },
  }) as const;
