/** So many emoji alone are drawn large; more of them are a text. */
const MOST_LARGE = 6;

const ONE_EMOJI =
  /^(\p{Emoji_Presentation}|\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3)/u;

/** Whether a text consists of a few emoji and nothing else. */
export function isOnlyEmoji(text: string): boolean {
  const signs = [...new Intl.Segmenter().segment(text.replace(/\s/g, ''))];
  return (
    signs.length > 0 &&
    signs.length <= MOST_LARGE &&
    signs.every(({ segment }) => ONE_EMOJI.test(segment))
  );
}
