/** The photo of a person who has none (specification 9). */
export const NO_PHOTO = 'no-photo';

/** Whether a picture of the person is stored. */
export const hasPhoto = (photo: string | null | undefined): photo is string =>
  Boolean(photo) && photo !== NO_PHOTO;
