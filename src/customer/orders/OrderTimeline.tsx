import { useId } from 'react';
import { stepsOf } from '../../../domain/trips/order-steps.ts';
import type { OrderStep } from '../../../domain/trips/step-for-customer.ts';
import { useLanguage } from '../language/language.ts';
import { formatDate } from '../language/office-formats.ts';
import { useOrderTexts } from '../language/use-order-texts.ts';
import type { OwnOrder } from './own-orders.ts';

type Props = {
  order: OwnOrder;
  /** Since when it has been at each step, as far as that is known. */
  since?: ReadonlyMap<OrderStep, string> | undefined;
};

/** All steps of an order in their order: those behind it with their dates, and those still to come. */
export function OrderTimeline({ order: { group, step }, since }: Props) {
  const { locale } = useLanguage();
  const texts = useOrderTexts();
  const titleId = useId();
  const steps = stepsOf(group);
  const now = steps.indexOf(step);
  return (
    <section className="order timeline" aria-labelledby={titleId}>
      <h3 id={titleId}>{texts.progress}</h3>
      <ol>
        {steps.map((one, at) => {
          const date = since?.get(one);
          return (
            <li
              key={one}
              className={at < now ? 'done' : at === now ? 'now' : 'ahead'}
              aria-current={at === now ? 'step' : undefined}
            >
              <span>{texts.steps[one]}</span>
              {at > now && <span className="hidden">, {texts.ahead}</span>}
              {date !== undefined && (
                <time className="muted small" dateTime={date}>
                  {formatDate(date, locale)}
                </time>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
