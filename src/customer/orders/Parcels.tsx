import { useId } from 'react';
import type { ParcelState } from '../../../domain/parcels/parcel-states.ts';
import { useLanguage } from '../language/language.ts';
import { formatWeight } from '../language/office-formats.ts';
import { useOrderTexts } from '../language/use-order-texts.ts';
import type { OwnParcel } from './order-details.ts';

/** Green where nothing is left to do, amber where somebody has to look; the others are quiet. */
const TAGS: Readonly<Record<ParcelState, string>> = {
  registered: 'tag tag-quiet',
  received: 'tag tag-quiet',
  loaded: 'tag tag-quiet',
  delivered: 'tag tag-good',
  missing: 'tag',
};

/** The parcels of an order: the code on each label, what it weighs, and where it was seen last. */
export function Parcels({ parcels }: { parcels: readonly OwnParcel[] }) {
  const { locale } = useLanguage();
  const { parcelList: texts } = useOrderTexts();
  const titleId = useId();
  const weights = parcels.map(({ weight }) => weight);
  const whole = weights.reduce<number>((sum, weight = 0) => sum + weight, 0);
  return (
    <section className="order" aria-labelledby={titleId}>
      <div className="order-head">
        <h3 id={titleId}>{texts.title}</h3>
        {parcels.length > 1 && !weights.includes(undefined) && (
          <strong>
            <bdi>{formatWeight(whole, locale)}</bdi>
          </strong>
        )}
      </div>
      {parcels.length === 0 && <p className="muted">{texts.none}</p>}
      <ul className="rows">
        {parcels.map(({ code, weight, state }) => (
          <li key={code}>
            <div>
              <bdi dir="ltr" className="parcel-code">
                {code}
              </bdi>
              <span className="muted small">
                <bdi>{weight === undefined ? texts.unweighed : formatWeight(weight, locale)}</bdi>
              </span>
            </div>
            <span className={TAGS[state]}>{texts.states[state]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
