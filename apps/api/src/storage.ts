import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from './config.ts';

/** The S3 driver of a URL like https://KEY:SECRET@endpoint/bucket?region=ru-central1. */
async function openS3(text: string) {
  const url = new URL(text);
  // half a second of loading that only those pay who use it
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
    supportsACL: false,
    visibility: 'private',
  });
}

/** Where files lie: an S3 bucket where one is configured, else a directory. */
export async function openStorage({
  s3Url,
  dataDir,
}: Pick<Config, 's3Url' | 'dataDir'>): Promise<Disk> {
  if (s3Url) return new Disk(await openS3(s3Url));
  return new Disk(new FSDriver({ location: join(dataDir, 'files'), visibility: 'private' }));
}
