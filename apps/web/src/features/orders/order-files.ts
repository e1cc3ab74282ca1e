import { api } from '../../shared/api/api.ts';

/** Uploads a file to an order, for a later message or claim. Resolves to its id. */
async function uploadFile(orderId: string, file: File): Promise<string> {
  const params = { path: { id: orderId } };
  return (await api.upload('/orders/{id}/files', { file }, { params })).id;
}

/** Uploads files one after another: on a phone that is faster than all at once. */
export async function uploadFiles(orderId: string, files: readonly File[]): Promise<string[]> {
  const ids: string[] = [];
  for (const file of files) ids.push(await uploadFile(orderId, file));
  return ids;
}

export const downloadFile = (orderId: string, fileId: string) =>
  api.download('get', '/orders/{id}/files/{file_id}', {
    params: { path: { id: orderId, file_id: fileId } },
  });
