/** A picture of the sample week: the name that it is stored under, and how it is drawn. */
export type SampleFile = {
  readonly name: string;
  readonly svg: string;
  readonly width: number;
};
