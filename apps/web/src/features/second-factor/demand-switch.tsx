import { Note } from '@org/ui/note';
import { Switch } from '@org/ui/switch';
import { Text } from '@org/ui/text';
import { countOf } from '../../shared/format/format.ts';
import { useCall } from '../../shared/page/use-call.ts';
import type { CompanyDemand } from './second-factor.atoms.ts';
import * as css from './second-factor.css.ts';

const MEMBERS = ['сотрудника', 'сотрудников', 'сотрудников'] as const;

export interface DemandSwitchProps {
  demand: CompanyDemand;
  onChange: (demanded: boolean) => Promise<unknown>;
}

/** The switch that lets only those employees into a company who have a second factor. */
export function DemandSwitch({ demand, onChange }: DemandSwitchProps) {
  const { demanded, members_without } = demand;
  const turn = useCall(() => onChange(!demanded));
  return (
    <div className={css.demand}>
      <Switch isSelected={demanded} isDisabled={turn.isPending} onChange={turn.run}>
        Требовать второй фактор от сотрудников
      </Switch>
      <Text size={13} tone="hint">
        Без ключа или приложения с кодами компания, её остатки и заказы будут закрыты.
      </Text>
      {members_without > 0 && (
        <Note>
          {demanded ? 'Закрыто для' : 'Закроется для'} {countOf(members_without, MEMBERS)} без
          второго фактора.
        </Note>
      )}
    </div>
  );
}
