import { Skeleton } from '@org/ui/skeleton';
import { useAtomValue } from 'jotai';
import { api } from '../../../shared/api/api.ts';
import { toastError } from '../../../shared/page/messages.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { downloadFile, uploadFiles } from '../order-files.ts';
import { messagesAtom, type Order } from '../orders.atoms.ts';
import { MessagesView } from './messages-view.tsx';

/** The messages of an order's two sides. */
export function Messages({ order }: { order: Order }) {
  const { data: messages, refetch } = useAtomValue(messagesAtom(order.id));
  if (!messages) return <Skeleton width="100%" height={120} shape="box" />;
  const path = { id: order.id };
  const send = async (text: string, files: readonly File[]) => {
    try {
      const file_ids = await uploadFiles(order.id, files);
      await api.POST('/orders/{id}/messages', { params: { path }, body: { text, file_ids } });
      await refetch();
      return true;
    } catch (failure) {
      toastError(failure);
      return false;
    }
  };
  const open = async (fileId: string, name: string) => {
    try {
      saveFile(await downloadFile(order.id, fileId), name);
    } catch (failure) {
      toastError(failure);
    }
  };
  return <MessagesView side={order.side} messages={messages.data} onSend={send} onOpen={open} />;
}
