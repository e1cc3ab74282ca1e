import { toast } from './messages.ts';

/** Copies a link, and says so. */
export async function copyLink(url: string) {
  try {
    await navigator.clipboard.writeText(url);
    toast.success('Ссылка скопирована');
  } catch {
    // there is no clipboard without HTTPS, and a user may forbid it
    toast.error('Браузер не дал скопировать. Выделите ссылку и скопируйте её сами');
  }
}
