import sharp from 'sharp';

// of everything that libvips can read, what may be uploaded, what is kept, and nothing else
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadPng',
    'VipsForeignLoadJpeg',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadWebp',
  ],
});
// pictures are all different: keeping decoded ones helps nobody
sharp.cache(false);

export { sharp };

/** Where the bytes of a picture lie in the storage. */
export const pictureKey = (id: string) => `pictures/${id}.webp`;

/** A picture that is kept, as papers hold it. */
export const toPng = (picture: Uint8Array): Promise<Buffer> =>
  sharp(Buffer.from(picture)).png().toBuffer();
