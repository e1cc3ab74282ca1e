import { formatNumber } from '../../shared/format/format.ts';
import type { Exchange, ExchangeEntry } from './exchange.atoms.ts';

type Tone = 'neutral' | 'ok' | 'warn' | 'danger';

export const STATES: Record<Exchange['state'], { tone: Tone; label: string }> = {
  new: { tone: 'neutral', label: 'Ждём первого обмена' },
  running: { tone: 'neutral', label: 'Загружаем' },
  working: { tone: 'ok', label: 'Работает' },
  asking: { tone: 'warn', label: 'Выберите цену' },
  stopped: { tone: 'danger', label: 'Остановлен' },
  failing: { tone: 'danger', label: 'Не работает' },
};

export const ANSWERS: Record<ExchangeEntry['answer'], Tone> = {
  success: 'ok',
  progress: 'neutral',
  failure: 'danger',
};

const KIB = 1024;

/** «type=catalog mode=file offers.xml, 3 раза»: what 1С asked, in its own terms; our own steps in our words. */
export function stepOf({ type, mode, file_name, bytes, times }: ExchangeEntry): string {
  if (mode === 'apply') return 'Применение прайса';
  if (mode === 'order') return `Заказ ${file_name}`;
  const size = bytes ? `${formatNumber(Math.max(1, Math.round(bytes / KIB)))} КБ` : undefined;
  const again = times > 1 ? `${formatNumber(times)}×` : undefined;
  return [`type=${type} mode=${mode}`, file_name, size, again].filter(Boolean).join(', ');
}

/** «+14 −6, изменено 212»; undefined for a step that has put nothing on sale. */
export function effectOf({ created, updated, removed }: ExchangeEntry): string | undefined {
  if (created === null) return undefined;
  const parts = [
    created ? `+${formatNumber(created)}` : '',
    removed ? `−${formatNumber(removed)}` : '',
    updated ? `изменено ${formatNumber(updated)}` : '',
  ];
  return parts.filter(Boolean).join(', ') || 'Ничего не изменилось';
}
