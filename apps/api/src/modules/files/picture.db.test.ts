import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { image, RED, sendForm } from '../../testing/upload.ts';
import { createUser, type User, visitor } from '../../testing/visitor.ts';

let server: TestApp;
let user: User;
beforeAll(async () => {
  server = await createTestApp();
  user = await createUser(server, { email: 'anna@koleso.ru' });
});
afterAll(() => server.close());

const upload = (content: Buffer, { name = 'photo.png', group = 'avatar' } = {}) =>
  sendForm(server, user, [
    ['group', group],
    ['file', content, name],
  ]);

/** Inspects a picture that the server has made. */
const inspect = <Result>(content: Buffer, look: (picture: Sharp) => Promise<Result>) =>
  look(sharp(content));
const stored = async (content: Buffer, options = {}) => {
  const answer = await upload(content, options);
  expect(answer.json()).toEqual({ id: expect.any(String) });
  const { rawPayload } = await visitor(server).get(`/files/${answer.json().id}`);
  const metadata = await inspect(rawPayload, (picture) => picture.metadata());
  return { content: rawPayload, metadata };
};

describe('a picture', () => {
  test.each(['png', 'jpeg', 'gif'] as const)('of type %s is kept as WebP', async (format) => {
    const { metadata } = await stored(await image(900, 600).toFormat(format).toBuffer());
    expect(metadata).toMatchObject({ format: 'webp', width: 512, height: 512 });
  });

  test('is what its content is, whatever its name says', async () => {
    const png = await image(64, 64).png().toBuffer();
    expect((await upload(png, { name: 'photo.exe' })).statusCode).toBe(200);
    expect((await upload(png, { name: '../../etc/passwd' })).statusCode).toBe(200);
  });

  test('loses its metadata and stands upright', async () => {
    const jpeg = await sharp(await image(600, 300).png().toBuffer())
      .composite([{ input: await image(300, 300, 'blue').png().toBuffer(), left: 300, top: 0 }])
      .withExif({
        IFD0: { Copyright: 'Anna Secretova', Orientation: '6' },
        IFD3: { GPSLatitude: '55/1 45/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(jpeg.includes('Secretova')).toBe(true);
    const { content, metadata } = await stored(jpeg, { group: 'logo' });
    expect(content.includes('Secretova')).toBe(false);
    const { exif, xmp, icc, orientation, width, height } = metadata;
    expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    // turned by a quarter: what was on the right is now at the bottom
    expect([width, height]).toEqual([256, 512]);
    const spot = await inspect(content, (picture) =>
      picture.extract({ left: 128, top: 450, width: 1, height: 1 }).raw().toBuffer(),
    );
    expect(spot[2]).toBeGreaterThan(200);
  });

  test('for a logo keeps its shape, and is not blown up', async () => {
    const { metadata } = await stored(await image(200, 50).png().toBuffer(), { group: 'logo' });
    expect(metadata).toMatchObject({ width: 200, height: 50 });
  });

  test('that moves is kept as its first frame', async () => {
    const frames = Buffer.concat(
      await Promise.all(
        [RED, { r: 0, g: 0, b: 255 }].map((colour) => image(20, 20, colour).raw().toBuffer()),
      ),
    );
    const gif = await sharp(frames, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
      .gif({ delay: [100, 100], loop: 0 })
      .toBuffer();
    expect((await sharp(gif).metadata()).pages).toBe(2);
    expect((await stored(gif)).metadata.pages).toBeUndefined();
  });
});

describe('what is no picture that we take', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ['a program', () => Buffer.from('MZ\x90\0 this is no picture')],
    ['text', () => Buffer.from('<?php system($_GET["c"]); ?>')],
    ['SVG', () => Buffer.from(svg)],
    ['WebP', () => image(9, 9).webp().toBuffer()],
    ['TIFF', () => image(9, 9).tiff().toBuffer()],
    ['AVIF', () => image(9, 9).avif().toBuffer()],
    ['a PDF', () => Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF')],
  ])('%s is refused by its content', async (_what, content) => {
    const answer = await upload(await content(), { name: 'photo.png' });
    expect([answer.statusCode, answer.json()]).toEqual([
      415,
      { message: 'Нужна картинка PNG, JPEG или GIF' },
    ]);
  });

  test('an empty file is refused', async () => {
    const answer = await upload(Buffer.alloc(0));
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { file: ['Файл пуст'] }]);
  });

  test('a broken one is refused', async () => {
    const jpeg = await image(800, 800).jpeg().toBuffer();
    const png = await image(800, 800).png().toBuffer();
    for (const part of [
      jpeg.subarray(0, jpeg.length / 2),
      png.subarray(0, png.length / 2),
      png.subarray(0, 20),
    ]) {
      const answer = await upload(part);
      expect([answer.statusCode, answer.json().errors]).toEqual([
        422,
        { file: ['Картинка повреждена'] },
      ]);
    }
  });

  test('one of 50 megapixels is refused by its header, without being decoded', async () => {
    const png = await image(10_000, 5000).png({ compressionLevel: 9 }).toBuffer();
    const gif = Buffer.from('GIF89a\xff\xff\xff\xff\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
    const before = process.memoryUsage.rss();
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(png)));
    for (const answer of answers)
      expect([answer.statusCode, answer.json().errors]).toEqual([
        422,
        { file: [expect.stringContaining('мегапикселей')] },
      ]);
    // decoded, one of them alone would take 150 MB
    expect(process.memoryUsage.rss() - before).toBeLessThan(100e6);
    expect((await upload(gif)).statusCode).toBe(422);
  });

  test('one larger than 5 MiB is refused', async () => {
    const answer = await upload(Buffer.alloc(5 * 1024 * 1024 + 1, 1));
    expect([answer.statusCode, answer.json()]).toEqual([413, { message: 'Файл больше 5 МБ' }]);
    expect((await upload(Buffer.alloc(5 * 1024 * 1024, 1))).statusCode).toBe(415);
  });
});
