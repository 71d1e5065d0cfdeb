import { useEffect, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { Field } from '../../../domain/fields.ts';
import { ignoringFailure } from '../../../domain/ignoring-failure.ts';
import { isOneOf } from '../../../domain/is-one-of.ts';
import { spacedParcelCode } from '../../../domain/parcels/parcel-code.ts';
import { partialName } from '../../../domain/record-name.ts';
import { isObject } from '../../../domain/validate.ts';
import { isolated } from '../../i18n/languages.ts';
import { choiceLabelKey, fieldLabelKey } from '../../i18n/resource-labels.ts';
import { isSameValue } from '../../kit/conflict/same-value.ts';
import { rejectionReason } from '../../kit/failure/rejection-reason.ts';
import { formatNumber } from '../../kit/format/numbers.ts';
import { isBlank, toText } from '../../kit/format/to-text.ts';
import { CallError } from '../../providers/call-error.ts';
import { definitionOf, loadDefinitions } from '../../providers/resource-path.ts';
import { PARCELS_OF } from '../../providers/unsent/change-rules.ts';
import type { Touch, UnsentChange, Values } from '../../providers/unsent/unsent-change.ts';

/** One value of a change in words. */
type Line = { key: string; label: string; value?: string; now?: string };

const THINGS = ['preferences', 'worklist', 'scans', 'damages'] as const;
const SCANS = ['otherTrip', 'impossible', 'unknown'] as const;

/** So many values are named; a new record may have thirty. */
const SHOWN = 4;

/** A field without what the server makes of the others: a person's parts are named once. */
const withoutAssigned = (field: Field): Field =>
  field.kind === 'group'
    ? {
        ...field,
        fields: Object.fromEntries(
          Object.entries(field.fields).filter(([, part]) => !part.assigned),
        ),
      }
    : field;

/** How many parcels a change of many has left as they were. */
const stayOf = (rejection: UnsentChange['rejection']): number | undefined => {
  const { stay } = isObject(rejection?.answer) ? rejection.answer : {};
  return typeof stay === 'number' ? stay : undefined;
};

/** Says in words what waits to be sent, and why it was not accepted. */
export function useUnsentTexts() {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  useDefinitions();

  function nameOf({ resource, id, base, values }: Touch): string {
    if (resource === 'parcels') {
      const code = isolated(spacedParcelCode(id), 'ltr');
      return translate('unsent.parcel', { code });
    }
    if (resource === PARCELS_OF) return translate('unsent.parcelsOf');
    if (resource === 'commands/bin') return translate('unsent.things.restored');
    if (isOneOf(THINGS, resource)) return translate(`unsent.things.${resource}`);
    const definition = definitionOf(resource);
    const thing = translate(`resources.${resource}.name`, { smart_count: 1, _: resource });
    // The id alone says nothing to people.
    const { id: _id, ...known } = { ...base, ...values };
    const name = definition ? partialName(definition, known, locale) : '';
    return name === '' ? thing : `${thing} ${isolated(name)}`;
  }

  function textOf(resource: string, field: Field | undefined, name: string, value: unknown) {
    if (isBlank(value)) return translate('unsent.empty');
    if (!field) return typeof value === 'object' ? '' : String(value);
    const choice = (one: unknown) => translate(choiceLabelKey(resource, name, one));
    return toText(withoutAssigned(field), value, choice, {
      yes: translate('kit.yes'),
      no: translate('kit.no'),
      locale,
    });
  }

  function parcelLine(values: Values): Line[] {
    const { weight, state } = values;
    const kilograms =
      typeof weight === 'number'
        ? isolated(formatNumber(weight, locale, 'kg'), 'ltr')
        : translate('unsent.empty');
    return [
      ...(weight === undefined
        ? []
        : [{ key: 'weight', label: translate('unsent.weight'), value: kilograms }]),
      ...(typeof state === 'string'
        ? [
            {
              key: 'state',
              label: translate('unsent.state'),
              value: translate(`parcels.states.${state}`),
            },
          ]
        : []),
    ];
  }

  /** Each parcel that stays as it is, with the reason, and how many more there are. */
  function linesOfStaying(touches: readonly Touch[], stay: number): readonly Line[] {
    const stateOf = (state: unknown) => translate(`parcels.states.${state}`);
    const lines = touches.map(({ id, base = {}, values = {} }) => {
      const place = translate('parcels.title', { number: base.number, count: base.of });
      return {
        key: id,
        label: `${isolated(String(base.billCode))} · ${place}`,
        value: translate('unsent.cannotBecome', {
          from: stateOf(base.state),
          to: stateOf(values.state),
        }),
      };
    });
    const more = stay - lines.length;
    if (more <= 0) return lines;
    const label = translate('unsent.moreParcels', { smart_count: more });
    return [...lines, { key: 'more', label }];
  }

  function linesOf(
    { resource, id, values, base = {}, named }: Touch,
    current: Values | undefined,
  ): Line[] {
    if (!values) return [];
    if (resource === 'parcels' || resource === PARCELS_OF) {
      return parcelLine(values).map((line) => ({ ...line, key: `${id} ${line.key}` }));
    }
    const fields = definitionOf(resource)?.fields ?? {};
    return Object.keys(fields)
      .filter((name) => name in values && !isSameValue(values[name], base[name]))
      .map((name) => ({
        key: `${id} ${name}`,
        label: translate(fieldLabelKey(resource, name)),
        value: textOf(resource, fields[name], name, named?.[name] ?? values[name]),
        ...(current &&
          name in current && { now: textOf(resource, fields[name], name, current[name]) }),
      }));
  }

  return {
    /** What is changed. */
    titleOf({ touches, method, rejection }: UnsentChange): string {
      if (stayOf(rejection) !== undefined) return translate('unsent.parcelsThatStay');
      const [first] = touches;
      if (!first) return method;
      const kind = first.isNew ? 'isNew' : first.isRemoved ? 'isRemoved' : undefined;
      const isInName = isOneOf(THINGS, first.resource) || first.resource === 'commands/bin';
      if (method === 'moveRecord') return `${nameOf(first)} – ${translate('unsent.moved')}`;
      return kind && !isInName
        ? `${nameOf(first)} – ${translate(`unsent.${kind}`)}`
        : nameOf(first);
    },
    /** Its values, and what the record has instead if it was not accepted for that. */
    valuesOf({ touches, rejection }: UnsentChange): readonly Line[] {
      const stay = stayOf(rejection);
      if (stay !== undefined) return linesOfStaying(touches, stay);
      const answer = isObject(rejection?.answer) ? rejection.answer : {};
      const current = isObject(answer.current) ? answer.current : undefined;
      const several = touches.filter(({ resource }) => resource === 'parcels').length > 1;
      const lines = touches.flatMap((touch) =>
        linesOf(touch, current).map((line) =>
          several ? { ...line, label: `${nameOf(touch)}, ${line.label}` } : line,
        ),
      );
      const more = lines.length - SHOWN;
      if (more <= 0) return lines;
      const rest = { key: 'more', label: translate('unsent.more', { smart_count: more }) };
      return [...lines.slice(0, SHOWN), rest];
    },
    /** Why it was not accepted. */
    reasonOf({ rejection }: UnsentChange): string {
      const { status = 0, answer } = rejection ?? {};
      const { scan, tooOld, code } = isObject(answer) ? answer : {};
      const stay = stayOf(rejection);
      if (stay !== undefined) return translate('unsent.reasons.stay', { smart_count: stay });
      if (isOneOf(SCANS, scan)) return translate(`unsent.reasons.${scan}`);
      if (tooOld === true) return translate('unsent.reasons.tooOld');
      if (code === 'record.stale') return translate('unsent.reasons.stale');
      if (status === 404) return translate('unsent.reasons.deleted');
      return rejectionReason(new CallError(status, answer), translate);
    },
  };
}

/** The fields of all resources have names once their definitions are there. */
function useDefinitions(): void {
  const [, setLoaded] = useState(false);
  useEffect(() => {
    const loading = loadDefinitions().then(() => setLoaded(true));
    void ignoringFailure(loading, 'Without a line, those that are there have to do.');
  }, []);
}
