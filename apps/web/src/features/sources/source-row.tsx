import { Badge } from '@org/ui/badge';
import {
  DisclosureRow,
  DisclosureRowButton,
  DisclosureRowHeader,
  DisclosureRowPanel,
} from '@org/ui/disclosure-row';
import { useState } from 'react';
import { formatDeadline, formatMoment } from '../../shared/format/format-moment.ts';
import type { SourceActions } from './source-calls.ts';
import { SourceGuard } from './source-guard.tsx';
import { SourceLog } from './source-log.tsx';
import { SourceSettings, type SourceSettingsProps } from './source-settings.tsx';
import { effectOf, FETCHES, scheduleOf, stateOf } from './source-words.ts';
import * as css from './sources.css.ts';

export interface SourceRowProps
  extends SourceSettingsProps,
    Pick<SourceActions, 'onWait' | 'onLoadLog'> {
  importHrefOf: (importId: string) => string;
}

/**
 * One source: whether it works, when it was fetched and will be, and what that has changed. When opened, everything
 * else.
 */
export function SourceRow({ source, importHrefOf, onWait, ...props }: SourceRowProps) {
  const { name, url, mail_address, state, trouble, last, next_at, import_id } = source;
  const { tone, label } = stateOf(source);
  const [isOpen, setOpen] = useState(state === 'stopped');
  return (
    <li>
      <DisclosureRow isExpanded={isOpen} onExpandedChange={setOpen}>
        <DisclosureRowHeader>
          <div className={css.row}>
            <div className={css.whole}>
              <div className={css.name}>{name}</div>
              <span className={css.address}>{url ?? mail_address}</span>
            </div>
            <div className={css.whole}>
              <Badge tone={tone}>{label}</Badge>
            </div>
            <div>
              {last ? (
                <>
                  <span className={css.said}>Был </span>
                  {formatMoment(last.at)}
                  <span className={css.small}>{FETCHES[last.status].label.toLowerCase()}</span>
                </>
              ) : (
                '—'
              )}
            </div>
            <div>
              {next_at && (
                <>
                  <span className={css.said}>Будет </span>
                  {formatDeadline(next_at)}
                </>
              )}
              <span className={css.small}>{scheduleOf(source).toLowerCase()}</span>
            </div>
            <div className={trouble ? `${css.whole} ${css.bad}` : css.whole}>
              {trouble ?? (last && effectOf(last))}
            </div>
            <div>
              <DisclosureRowButton label={`Журнал и настройки: ${name}`} isQuiet>
                Журнал
              </DisclosureRowButton>
            </div>
          </div>
        </DisclosureRowHeader>
        <DisclosureRowPanel>
          {import_id && (
            <SourceGuard
              source={source}
              href={importHrefOf(import_id)}
              onWait={() => onWait(import_id)}
            />
          )}
          <div className={css.opened}>
            <div>
              <h3 className={css.part}>Журнал</h3>
              <SourceLog source={source} onLoadLog={props.onLoadLog} importHrefOf={importHrefOf} />
            </div>
            <SourceSettings source={source} {...props} />
          </div>
        </DisclosureRowPanel>
      </DisclosureRow>
    </li>
  );
}
