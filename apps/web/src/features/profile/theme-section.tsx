import { MonitorIcon, MoonIcon, SunIcon } from '@org/ui/icons';
import { SegmentedControl } from '@org/ui/segmented-control';
import { useAtom } from 'jotai';
import { themeAtom } from '../../shared/atoms.ts';
import { FormSection } from '../../shared/form/form-section.tsx';
import { isTheme } from '../../shared/session/preferences.ts';
import * as css from './profile.css.ts';

const themes = [
  { value: 'system', label: 'Как в системе', icon: <MonitorIcon size={16} /> },
  { value: 'light', label: 'Светлая', icon: <SunIcon size={16} /> },
  { value: 'dark', label: 'Тёмная', icon: <MoonIcon size={16} /> },
];

/** The theme, kept in this browser. */
export function ThemeSection() {
  const [theme, setTheme] = useAtom(themeAtom);
  return (
    <FormSection title="Оформление" note="Действует в этом браузере.">
      <div className={css.actions}>
        <SegmentedControl
          label="Тема"
          options={themes}
          value={[theme]}
          onChange={([value]) => isTheme(value) && setTheme(value)}
        />
      </div>
    </FormSection>
  );
}
