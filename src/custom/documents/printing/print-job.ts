import type { Paper, PrintJob } from '../../../../domain/documents/papers.ts';
import { exemptionNoteOf, printTextsOf } from '../../../../domain/documents/print-texts-of.ts';
import type { TripGroup } from '../../../../domain/trips/groups.ts';
import type { PrintContent } from './print-content.ts';

type Titled = {
  papers: readonly Paper[];
  /** Decides between the texts for the one way and the other. */
  direction: TripGroup;
  title: string;
};

/** Papers as one job for the engine, with what the company says on them now. */
export function printJobOf(
  { papers, direction, title }: Titled,
  { stored, company, blocks }: PrintContent,
): PrintJob {
  const { taxMode } = stored;
  const noted = (paper: Paper): Paper =>
    paper.kind === 'invoice' && !paper.exemptionNote
      ? {
          ...paper,
          exemptionNote: exemptionNoteOf(blocks, { direction: paper.direction, taxMode }),
        }
      : paper;
  return {
    papers: papers.map(noted),
    company,
    texts: printTextsOf(blocks, { direction, taxMode }),
    createdAt: new Date().toISOString(),
    title,
  };
}
