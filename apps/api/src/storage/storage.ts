import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '../config/config.ts';

/** The S3 driver for a URL like https://KEY:SECRET@endpoint/bucket?region=ru-central1. */
async function openS3(text: string) {
  const url = new URL(text);
  // loading it takes half a second, so it is loaded only if it is used
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new S3Driver({
    endpoint: url.origin,
    bucket: url.pathname.slice(1),
    region: url.searchParams.get('region') ?? 'us-east-1',
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
    forcePathStyle: true,
    // many servers other than Amazon's store the frames of a checksum after the content as a part of it
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    supportsACL: false,
    visibility: 'private',
  });
}

/** Opens the storage of files: an S3 bucket if one is configured, else a directory. */
export async function openStorage({
  s3Url,
  dataDir,
}: Pick<Config, 's3Url' | 'dataDir'>): Promise<Disk> {
  if (s3Url) return new Disk(await openS3(s3Url));
  return new Disk(new FSDriver({ location: join(dataDir, 'files'), visibility: 'private' }));
}

/** Stores a local file. Its length is sent first, because not every server takes a stream of unknown length. */
export async function storeFile(storage: Disk, key: string, path: string): Promise<void> {
  const { size } = await stat(path);
  await storage.putStream(key, createReadStream(path), { contentLength: size });
}

/** Yields the keys of all files in a folder, some thousand at a time; nothing if there is no such folder. */
export async function* listFiles(storage: Disk, folder: string): AsyncGenerator<string[]> {
  let paginationToken: string | undefined;
  do {
    const page = await storage
      .listAll(folder, { recursive: true, ...(paginationToken && { paginationToken }) })
      .catch((error: { code?: string; cause?: { code?: string } }) => {
        if ((error.cause ?? error).code !== 'ENOENT') throw error;
        return { objects: [], paginationToken: undefined };
      });
    yield [...page.objects].flatMap((object) => (object.isFile ? object.key : []));
    paginationToken = page.paginationToken;
  } while (paginationToken);
}
