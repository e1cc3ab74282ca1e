import { type Command, CommandPalette } from '@org/ui/command-palette';
import { PlusIcon } from '@org/ui/icons';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/page/paths.ts';
import { useProfileEntries } from '../profile/profile-entries.tsx';
import { navigation } from './entries.ts';

/** All places, and what begins anywhere: Ctrl+K opens them, `?` those that have keys. */
export function Commands() {
  const navigate = useNavigate();
  const entries = useProfileEntries();
  const commands = useMemo((): Command[] => {
    const to = (path: string) => ({ id: path, onRun: () => navigate(path) });
    return [
      {
        ...{ id: 'new', title: 'Новая заявка', section: 'Начать', icon: <PlusIcon size={16} /> },
        ...{ keywords: 'список закупка', shortcut: 'N', onRun: () => navigate(paths.requests) },
      },
      ...entries.map(({ path, label, Icon }) => ({
        ...to(path),
        ...{ title: label, section: 'Моё', icon: <Icon size={16} /> },
      })),
      ...navigation.map(({ path, label }) => ({ ...to(path), title: label, section: 'Каталог' })),
    ];
  }, [navigate, entries]);
  return <CommandPalette commands={commands} />;
}
