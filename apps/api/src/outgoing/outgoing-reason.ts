import { RefusedAddressError } from './outgoing-address.ts';

/** Returns why somebody else's server has not answered properly, for the person who looks after its address. */
export function reasonOf(error: unknown, timeoutMs: number): string {
  if (error instanceof RefusedAddressError) return error.message;
  const { name, code } = error as NodeJS.ErrnoException;
  if (name === 'TimeoutError' || name === 'AbortError')
    return `Нет ответа за ${timeoutMs / 1000} секунд`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'Такого имени в интернете нет';
  if (code === 'ECONNREFUSED') return 'Сервер не принимает соединений';
  if (code?.startsWith('ERR_TLS') || code?.includes('CERT') || code?.includes('SIGNED'))
    return 'Сертификат сервера не подходит';
  if (code?.startsWith('HPE_')) return 'Сервер отвечает не так, как положено сайту';
  return `Соединение не удалось${code ? ` (${code})` : ''}`;
}
