import sharp from 'sharp';

// libvips may read only the formats that are uploaded and the one that is stored
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadPng',
    'VipsForeignLoadJpeg',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadWebp',
  ],
});
// pictures are all different, so a cache of decoded ones is no use
sharp.cache(false);

export { sharp };

export const pictureKey = (id: string) => `pictures/${id}.webp`;

/** A stored picture in the format for documents. */
export const toPng = (picture: Uint8Array): Promise<Buffer> =>
  sharp(Buffer.from(picture)).png().toBuffer();
