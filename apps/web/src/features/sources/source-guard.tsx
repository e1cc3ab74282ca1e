import { Button } from '@org/ui/button';
import { ButtonLink } from '@org/ui/button-link';
import { TriangleAlertIcon } from '@org/ui/icons';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { useCall } from '../../shared/hooks/use-call.ts';
import { Changing } from '../../shared/rights/changing.tsx';
import type { Source } from './sources.atoms.ts';
import * as css from './sources.css.ts';

interface SourceGuardProps {
  source: Source;
  href: string;
  onWait: () => Promise<unknown>;
}

/** Why the last price list is not on sale, what buyers see meanwhile, and what can be done. */
export function SourceGuard({ source, href, onWait }: SourceGuardProps) {
  const { trouble, confirmed_at } = source;
  const wait = useCall(onWait);
  return (
    <div className={css.guard}>
      <span className={css.guardIcon}>
        <TriangleAlertIcon size={20} />
      </span>
      <div>
        <div className={css.guardTitle}>Прайс-лист не применён</div>
        <p>
          {trouble}.{' '}
          {confirmed_at
            ? `В продаже прежний, ${formatMoment(confirmed_at)}: покупатели видят его возраст.`
            : 'В продаже всё, как было.'}
        </p>
        <div className={css.guardActions}>
          <ButtonLink variant="primary" href={href}>
            Проверить строки
          </ButtonLink>
          <Changing>
            <Button onPress={wait.run} isPending={wait.isPending} pendingText="Отменяем">
              Ждать следующий файл
            </Button>
          </Changing>
        </div>
      </div>
    </div>
  );
}
