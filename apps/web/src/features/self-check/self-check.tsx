import { CircleAlertIcon, CircleCheckIcon } from '@org/ui/icons';
import { Skeleton } from '@org/ui/skeleton';
import { Text } from '@org/ui/text';
import type { Finding } from './checks.ts';
import * as css from './self-check.css.ts';

export interface SelfCheckProps {
  /** The checks with their results; null while a check is running. */
  findings: readonly { name: string; finding: Finding | null }[];
}

/** The results of the application's checks of itself. */
export function SelfCheck({ findings }: SelfCheckProps) {
  return (
    <dl className={css.list} aria-busy={findings.some(({ finding }) => finding === null)}>
      {findings.map(({ name, finding }) => (
        <div key={name} className={css.row}>
          <Text as="dt" weight="semi" tone="inherit">
            {name}
          </Text>
          <dd className={css.finding}>
            {finding ? (
              <>
                <span className={finding.isOk ? css.ok : css.bad}>
                  {finding.isOk ? <CircleCheckIcon size={16} /> : <CircleAlertIcon size={16} />}
                </span>
                {finding.words}
              </>
            ) : (
              <Skeleton width={200} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
