import { api, apiOver } from '../../../shared/api/api.ts';
import { sendWithProgress } from '../../../shared/api/send-with-progress.ts';
import { cacheProfile } from '../profile.atoms.ts';

/** Uploads a picture and sets it as the avatar. */
export async function uploadAvatar(
  file: Blob,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
) {
  const sender = apiOver((request) => sendWithProgress(request, onProgress));
  const { id } = await sender.upload('/files/upload', { file, group: 'avatar' }, { signal });
  cacheProfile(await api.POST('/user/avatar', { body: { avatar: id }, signal }));
}

export const removeAvatar = async () => cacheProfile(await api.DELETE('/user/avatar'));
