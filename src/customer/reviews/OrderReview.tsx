import { useState } from 'react';
import type { OwnTexts } from '../../i18n/customer/own/en.ts';
import { keepDraft } from '../chat/use-stored-text.ts';
import { fill, useLanguage } from '../language/language.ts';
import { useOwnTexts } from '../language/use-own-texts.ts';
import { type OwnCalls, rejectionCode, sentenceIn } from '../session/own-calls.ts';
import { type OwnReview, STARS, type Stars, sendReview } from './own-reviews.ts';
import { ReviewForm } from './ReviewForm.tsx';

const REJECTIONS: Readonly<Record<string, keyof OwnTexts['rejection']>> = {
  'request.tooMany': 'wait',
  'request.inProgress': 'wait',
  offline: 'offline',
};

/** Why a review was not taken. */
function reviewRejection(code: string, { review, rejection }: OwnTexts): string {
  if (code === 'record.invalid') return review.twice;
  if (code === 'transition.forbidden') return review.notYet;
  return rejection[REJECTIONS[code] ?? 'failed'];
}

type Props = {
  order: { readonly id: string; readonly code: string };
  calls: OwnCalls;
  /** Their review, if there is one. */
  review: OwnReview | undefined;
  /** Where what they have begun to write is stored on this device. */
  draftOwner: string;
};

/** What a customer says of an order that has arrived: once, and then it stays. */
export function OrderReview({ order, calls, review, draftOwner }: Props) {
  const { locale } = useLanguage();
  const texts = useOwnTexts();
  const [isOpen, setOpen] = useState(false);
  const [sent, setSent] = useState<OwnReview>();
  const shown = review ?? sent;
  const send = async (rating: Stars, text: string) => {
    try {
      await sendReview(calls, { order: order.id, rating, text });
    } catch (error) {
      throw new Error(sentenceIn(error, locale) ?? reviewRejection(rejectionCode(error), texts));
    }
    keepDraft(draftOwner, '');
    setSent({ rating, text: text.trim(), answer: '' });
    setOpen(false);
  };
  return (
    <>
      <p role="status" className={sent ? 'notice notice-info' : 'hidden'}>
        {sent && texts.review.thanks}
      </p>
      {shown && <WrittenReview review={shown} />}
      {!shown && isOpen && (
        <ReviewForm draftOwner={draftOwner} send={send} onClose={() => setOpen(false)} />
      )}
      {!shown && !isOpen && (
        <button
          type="button"
          className="button quiet"
          aria-label={fill(texts.review.writeFor, { code: order.code })}
          onClick={() => setOpen(true)}
        >
          {texts.review.write}
        </button>
      )}
    </>
  );
}

function WrittenReview({ review: { rating, text, answer } }: { review: OwnReview }) {
  const { review: texts } = useOwnTexts();
  const stars = rating ? STARS.indexOf(rating) + 1 : 0;
  return (
    <div className="own-review">
      <p className="muted small">{texts.yours}</p>
      {rating && (
        <p className="stars">
          <span aria-hidden="true">{'★'.repeat(stars) + '☆'.repeat(STARS.length - stars)}</span>
          <span className="hidden">{texts.stars[rating]}</span>
        </p>
      )}
      {text && <p dir="auto">{text}</p>}
      {answer && (
        <blockquote>
          <p className="muted small">{texts.answer}</p>
          <p dir="auto">{answer}</p>
        </blockquote>
      )}
    </div>
  );
}
