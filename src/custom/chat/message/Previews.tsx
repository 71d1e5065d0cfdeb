import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { ContentProps } from './content-props.ts';
import { PreviewContext } from './preview-context.ts';

const PicturePreview = lazy(() => import('./PicturePreview.tsx'));
const PdfPreview = lazy(() => import('./PdfPreview.tsx'));

type Props = {
  /** What the conversation holds; its pictures are walked through in this order. */
  messages: readonly ContentProps[];
  children: ReactNode;
};

/**
 * The place of what is looked at over the messages around it. It does not belong to a message: rows of
 * the list come and go while somebody looks.
 */
export function Previews({ messages, children }: Props) {
  const [shown, setShown] = useState<ContentProps>();
  const isPicture = shown?.message.type === 'image';
  const pictures = useMemo(
    () => (isPicture ? messages.filter(({ message }) => message.type === 'image') : []),
    [messages, isPicture],
  );
  const close = () => setShown(undefined);
  return (
    <PreviewContext value={setShown}>
      {children}
      <Suspense>
        {isPicture && <PicturePreview first={shown} pictures={pictures} onClose={close} />}
        {shown?.message.type === 'application/pdf' && <PdfPreview {...shown} onClose={close} />}
      </Suspense>
    </PreviewContext>
  );
}
