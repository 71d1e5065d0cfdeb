import type { LabelFactPath } from '../../../../domain/resources/commands.ts';
import { labelTexts as de } from './de.ts';
import { labelTexts as fr } from './fr.ts';

/** The fixed texts of label and ticket as they are printed: most in both languages. */
export const LABEL_TEXTS = {
  sender: `${de.sender} · ${fr.sender}`,
  recipient: `${de.recipient} · ${fr.recipient}`,
  parcels: fr.parcels,
  shipments: de.shipments,
  order: de.order,
  returns: `${de.returns} / ${fr.returns}`,
  facts: de.facts satisfies Readonly<Record<LabelFactPath, string>>,
  paid: `${de.paid} / ${fr.paid}`,
  open: {
    1: `${de.open[1]} / ${fr.open[1]}`,
    2: `${de.open[2]} / ${fr.open[2]}`,
    3: `${de.open[3]} / ${fr.open[3]}`,
  },
  error: 'Pdf Error',
};
