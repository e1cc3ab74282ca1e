import { Skeleton } from '@org/ui/skeleton';
import { useAtomValue } from 'jotai';
import { api, messageOf } from '../../shared/api.ts';
import { apiBase } from '../../shared/api-base.ts';
import { sessionAtom } from '../../shared/atoms.ts';
import { tell } from '../../shared/messages.ts';
import { saveFile } from '../../shared/save-file.ts';
import { store } from '../../shared/store.ts';
import { messagesAtom, type Order } from './atoms.ts';
import { MessagesView } from './messages-view.tsx';

/** Puts a file into an order, for a message to come. */
async function uploadFile(order: string, file: File): Promise<string> {
  const session = store.get(sessionAtom);
  const body = new FormData();
  body.set('file', file);
  const answer = await fetch(`${apiBase}/orders/${order}/files`, {
    method: 'POST',
    headers: session ? { authorization: `${session.token_type} ${session.token}` } : {},
    body,
  });
  const { id, message } = (await answer.json()) as { id?: string; message?: string };
  if (!id) throw new Error(message ?? 'Файл не загрузился');
  return id;
}

/** The talk of an order's two sides. */
export function Messages({ order }: { order: Order }) {
  const { data: messages, refetch } = useAtomValue(messagesAtom(order.id));
  if (!messages) return <Skeleton width="100%" height={120} shape="box" />;
  const path = { id: order.id };
  const send = async (text: string, files: readonly File[]) => {
    try {
      const file_ids: string[] = [];
      for (const file of files) file_ids.push(await uploadFile(order.id, file));
      await api.POST('/orders/{id}/messages', { params: { path }, body: { text, file_ids } });
      await refetch();
      return true;
    } catch (failure) {
      tell.error(
        failure instanceof Error && !('status' in failure) ? failure.message : messageOf(failure),
      );
      return false;
    }
  };
  const open = async (fileId: string, name: string) => {
    try {
      const { blob, fileName } = await api.download('get', '/orders/{id}/files/{file_id}', {
        params: { path: { ...path, file_id: fileId } },
      });
      saveFile(blob, fileName ?? name);
    } catch (failure) {
      tell.error(messageOf(failure));
    }
  };
  return <MessagesView side={order.side} messages={messages.data} onSend={send} onOpen={open} />;
}
