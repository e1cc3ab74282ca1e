import { invalid, Missing } from '../../contract/refusal.ts';

/** 404 of something within an order: «Нет такой отгрузки». */
export const noSuch = (what: string) => new Missing(`Нет ${what}`);

/** Throws 422 at the field of the photos of a claim that aren't its maker's own. */
export function refusePhotos(claim: { field: string } | undefined) {
  if (claim) throw invalid({ [claim.field]: ['Приложите свои фото: PNG, JPG, WEBP или HEIC'] });
}
