import { NUMBER_LOCALES } from '../../../domain/number-locales.ts';
import { stepsOf } from '../../../domain/trips/order-steps.ts';
import { fill, useLanguage } from '../language/language.ts';
import { useOrderTexts } from '../language/use-order-texts.ts';
import type { OwnOrder } from './own-orders.ts';

/** How far an order has come: a line with its steps, and the label of the current one. */
export function OrderSteps({ order: { group, step } }: { order: OwnOrder }) {
  const { locale } = useLanguage();
  const texts = useOrderTexts();
  const steps = stepsOf(group);
  const at = steps.indexOf(step);
  const number = new Intl.NumberFormat(NUMBER_LOCALES[locale]);
  const labels = fill(texts.step, {
    step: number.format(at + 1),
    count: number.format(steps.length),
    name: texts.steps[step],
  });
  return (
    <>
      <p className="order-step">{texts.steps[step]}</p>
      <div className="steps" role="img" aria-label={`${texts.progress}. ${labels}`}>
        {steps.map((one, index) => (
          <span
            key={one}
            className={index < at ? 'step done' : index === at ? 'step now' : 'step'}
          />
        ))}
      </div>
    </>
  );
}
