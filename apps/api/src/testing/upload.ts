import sharp, { type Create } from 'sharp';
import type { TestApp } from './test-app.ts';
import type { User } from './visitor.ts';

export const RED = { r: 220, g: 30, b: 30 };

/** Makes a picture of one colour. */
export const image = (width: number, height: number, background: Create['background'] = RED) =>
  sharp({ create: { width, height, channels: 3, background } });

/** One part of a form. It is a file if it has a file name. */
export type Part = [name: string, value: string | Buffer, fileName?: string];

const BOUNDARY = 'boundary-of-a-test';
/** The content type of a form that `multipart` makes. */
export const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

const headOf = ([name, , fileName]: Part) => {
  const file = fileName === undefined ? '' : `; filename="${fileName}"\r\ncontent-type: image/png`;
  return `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`;
};

/** Makes a form as browsers send it. */
export const multipart = (parts: readonly Part[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap((part) => [
      Buffer.from(headOf(part)),
      Buffer.from(part[1]),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);

/** Sends a body, a form or not, to the call that takes files. */
export const sendForm = (
  { app }: Pick<TestApp, 'app'>,
  { authorization }: Pick<User, 'authorization'>,
  form: readonly Part[] | Buffer,
  contentType = MULTIPART,
) =>
  app.inject({
    method: 'POST',
    url: '/api/files/upload',
    headers: { authorization, 'content-type': contentType },
    payload: Buffer.isBuffer(form) ? form : multipart(form as Part[]),
  });
