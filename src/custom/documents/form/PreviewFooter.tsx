import type { DocumentKind } from '../kinds.ts';
import { PreviewActions } from '../preview/PreviewActions.tsx';
import type { MadeFile } from '../use-document-file.ts';
import { CustomsBar } from './CustomsBar.tsx';
import type { CustomsQuestion } from './use-customs-question.ts';

type Props = {
  file: MadeFile;
  kind: DocumentKind;
  question: CustomsQuestion;
  onSend: (purpose: 'send', file: MadeFile) => void;
  isSending: boolean;
};

/** The actions on a previewed document, once no question about it is open. */
export function PreviewFooter({ file, kind, question, onSend, isSending }: Props) {
  const { asked, answer } = question;
  return asked ? (
    <CustomsBar doubts={asked.doubts} onAnyway={answer} />
  ) : (
    <PreviewActions
      file={file}
      kind={kind}
      onSend={() => onSend('send', file)}
      isSending={isSending}
    />
  );
}
