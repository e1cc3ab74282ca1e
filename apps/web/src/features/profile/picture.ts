import { type Crop, squareOf } from './crop.ts';

/** Side of the uploaded picture: large enough for any place where an avatar is shown. */
const SIDE_PX = 512;

/** Reads a file as a picture; rejects if it is none. */
export async function readPicture(file: Blob): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = URL.createObjectURL(file);
  await picture.decode();
  return picture;
}

/** Frees the memory of a picture that is no longer shown. */
export const releasePicture = ({ src }: HTMLImageElement) => URL.revokeObjectURL(src);

/** The square of a picture as a file of its own. */
export function cropPicture(picture: HTMLImageElement, crop: Crop): Promise<Blob> {
  const { naturalWidth: width, naturalHeight: height } = picture;
  const { side, left, top } = squareOf({ width, height }, crop);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.min(SIDE_PX, Math.ceil(side));
  canvas
    .getContext('2d')
    ?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}
