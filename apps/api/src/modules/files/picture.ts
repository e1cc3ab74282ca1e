import { sharp } from '../../storage/pictures.ts';
import { FileProblem } from './file-problem.ts';

export type PicturePurpose = 'avatar' | 'logo';

/** More than phones' photos have, and less than fills the memory. Read from the header, before anything is decoded. */
const MAX_PIXELS = 40_000_000;
const SIZE = 512;
const QUALITY = 82;

const RESIZE = {
  avatar: { width: SIZE, height: SIZE, fit: 'cover' },
  logo: { width: SIZE, height: SIZE, fit: 'inside', withoutEnlargement: true },
} as const;

/** Whether the upload is a WebP. It must be refused here: the decoder accepts it, since stored pictures are WebP. */
const isWebp = (upload: Uint8Array) =>
  Buffer.from(upload.subarray(8, 12)).toString('latin1') === 'WEBP';

function explain(error: unknown): unknown {
  const { message } = error as Error;
  if (/unsupported image format/.test(message)) return new FileProblem('type');
  if (/exceeds pixel limit/.test(message)) return new FileProblem('pixels');
  return new FileProblem('damaged');
}

/**
 * Converts an uploaded picture to what is stored: WebP of at most 512 × 512, upright, without metadata. An avatar is a
 * square from the middle, an animation its first frame. Rejects with a FileProblem if the content is no PNG, JPEG or
 * GIF, is damaged, or has too many pixels. Decision 34.
 */
export async function toPicture(upload: Uint8Array, purpose: PicturePurpose): Promise<Uint8Array> {
  if (isWebp(upload)) throw new FileProblem('type');
  try {
    return await sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(RESIZE[purpose])
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch (error) {
    throw explain(error);
  }
}
