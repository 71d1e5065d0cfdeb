import {
  eachStage,
  eachStageVerb,
  STAGE_TABLE,
  type Stage,
  type StageName,
  type StageVerb,
} from '../../../domain/orders/stages.ts';

type StageText = {
  /** In the menu, above its list, and as a value of an order. */
  readonly name: string;
  /** On its list, where it has no orders. */
  readonly empty: string;
  /** As the moment of a notice. */
  readonly reached: string;
};

/** What one language says of the stages. */
export type StageTexts = Readonly<Record<StageName, StageText>>;

type StageActionText = {
  readonly label: string;
  /** On the page of one order, where that is called otherwise. */
  readonly labelOfOne?: string;
  readonly title: string;
  readonly question: string;
  readonly running: string;
  /** In the history of an order. */
  readonly done: string;
};

/** What one language says of the actions that change the stage. */
export type StageActionTexts = Readonly<Record<StageVerb, StageActionText>>;

/** One text of each stage, by its name. */
export const stageTexts = (texts: StageTexts, of: keyof StageText) =>
  eachStage(({ name }) => texts[name][of]);

/** The names of the stages by what they are called on the wire. */
export const namesByMode = (texts: StageTexts) =>
  Object.fromEntries(STAGE_TABLE.map(({ mode, name }) => [mode, texts[name].name])) as Readonly<
    Record<Stage, string>
  >;

/** The texts of the actions on selected orders. */
export const bulkTexts = (texts: StageActionTexts) =>
  eachStageVerb((verb) => {
    const { label, title, question, running } = texts[verb];
    return { label, title, question, running };
  });

/** The labels of the actions on the page of one order. */
export const labelsOfOne = (texts: StageActionTexts) =>
  eachStageVerb((verb) => texts[verb].labelOfOne ?? texts[verb].label);

/** The actions as lines of an order's history. */
export const doneTexts = (texts: StageActionTexts) => eachStageVerb((verb) => texts[verb].done);
