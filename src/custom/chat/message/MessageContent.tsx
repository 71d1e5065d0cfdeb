import type { ContentProps } from './content-props.ts';
import { officeKindOf } from './office-kinds.ts';

/** What a message holds, drawn by its kind. The bubble around it and its time belong to the list. */
export function MessageContent(props: ContentProps) {
  const { Content } = officeKindOf(props.message.type);
  return <Content {...props} />;
}
